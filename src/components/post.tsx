import { Icon } from './icon.tsx';
import { Identicon } from './identicon.tsx';
import './payment.css';

type PostLook = 'own' | 'reply';

const looks: Record<PostLook, string> = {
  own: ':uno-post-own: bg-paper text-ink',
  reply: ':uno-post-reply: bg-surface text-fg shadow-[inset_0_0_0_1px_var(--edge)]',
};

interface Props {
  author: string;
  text: string;
  /** Whose post it is: a person's own, or the bot's reply, which bears the brand's mark. */
  look: PostLook;
}

/** Shows a post in a conversation: its author and text, with every handle in it emphasised. */
export function Post({ author, text, look }: Props) {
  return (
    <div className={`post ${looks[look]}`} dir="ltr">
      {look === 'own' ? (
        <Identicon of={author} className="face" />
      ) : (
        <span className="face">
          <Icon name="tag" />
        </span>
      )}
      <div>
        <p className=":uno-handle: font-mono text-sm leading-note" translate="no">
          {`@${author}`}
        </p>
        <p className=":uno-post-text: leading-snug">
          {text.split(/(@\w+)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
        </p>
      </div>
    </div>
  );
}
