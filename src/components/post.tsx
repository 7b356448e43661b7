import type { ReactNode } from 'react';
import { Identicon } from './identicon.tsx';

export type PostLook = 'dark' | 'light' | 'outlined';

const looks: Record<PostLook, { box: string; picture: string }> = {
  dark: { box: ':uno-post-dark: bg-ink text-paper [&_b]:text-signal', picture: 'bg-paper text-ink' },
  light: { box: 'bg-paper text-ink', picture: 'bg-ink text-paper' },
  outlined: {
    box: ':uno-post-own: bg-surface text-ink [box-shadow:inset_0_0_0_1px_var(--edge)]',
    picture: 'bg-ink text-paper',
  },
};

interface Props {
  author: string;
  look?: PostLook;
  /** Class of the author's picture, if it differs from the variant's default. */
  picture?: string;
  children: ReactNode;
}

/** Shows a post in a conversation: its author and text. */
export function Post({ author, look = 'dark', picture = looks[look].picture, children }: Props) {
  return (
    <div className={`post ${looks[look].box}`}>
      <Identicon of={author} className={picture} />
      <div>
        <p className=":uno-handle: font-mono text-sm leading-note" translate="no">
          {`@${author}`}
        </p>
        <p className=":uno-post-text: text-lg leading-snug">{children}</p>
      </div>
    </div>
  );
}
