/** The warning on copies of the site; the real host goes between `before` and `after`. */
export const cloneBar = {
  label: 'Warning',
  before: 'This is not ',
  after: '. Check where you are before you trust an address.',
  home: 'Go to the real site',
};
