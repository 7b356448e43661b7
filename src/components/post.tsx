import type { ReactNode } from 'react';
import { Identicon } from './identicon.tsx';

/** A post in a conversation: who says it, and what. */
export function Post({
  author,
  className = '',
  children,
}: {
  author: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`post ${className}`}>
      <Identicon of={author} />
      <div>
        <p className="post-author" translate="no">
          @{author}
        </p>
        <p className="post-text">{children}</p>
      </div>
    </div>
  );
}
