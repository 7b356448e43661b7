import { site } from 'virtual:site';

export const cloneBar = {
  label: 'Warning',
  text: `This is not ${new URL(site.origin).host}. Check where you are before you trust an address.`,
  home: 'Go to the real site',
};
