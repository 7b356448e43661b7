/**
 * Lets links scroll smoothly. Only them: browsers would also apply smooth scrolling to positions that they choose
 * themselves, the fragment of a first document and the position that Back restores.
 */
export function scrollOnLinks(): void {
  const { classList } = document.documentElement;
  /** Where the last click leads, if it was on a link. */
  let target: string | undefined;
  const follow = (event: Event) => {
    target = (event.target as Element).closest('a')?.href;
    if (target) classList.add('smooth');
  };
  // Captures, because some links scroll by their own handler.
  addEventListener('click', follow, true);
  addEventListener('popstate', () => {
    // A link to a fragment dispatches this event, too.
    if (location.href !== target) classList.remove('smooth');
    target = undefined;
  });
}
