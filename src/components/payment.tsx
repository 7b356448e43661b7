import { Fragment } from 'react';
import { withIcon } from './icon.tsx';
import { Identicon } from './identicon.tsx';
import type { IconName } from '../lib/icons.ts';
import './payment.css';

type PostLook = 'own' | 'reply';

const looks: Record<PostLook, string> = {
  own: 'post post-own border-fg solid',
  reply: 'post post-reply border-edge bg-surface',
};

interface PostProps {
  author: string;
  text: string;
  /** A person's own post, or the bot's reply with the brand's mark. */
  look: PostLook;
  /** Shown at the upper right: what the conversation is. */
  label?: React.ReactNode;
}

/** The brand's mark, as the bot's picture. */
export function BotFace() {
  return <span className={`disc solid face face-bot ${withIcon('mark')}`} />;
}

/** A post in a conversation, with every handle in it emphasised. */
export function Post({ author, text, look, label }: PostProps) {
  return (
    <div className={looks[look]} dir="ltr">
      {look === 'own' ? <Identicon of={author} className="disc face" /> : <BotFace />}
      <p className="row justify-between gap-x-3 max-w-none font-mono text-sm">
        <span translate="no">{`@${author}`}</span>
        {label}
      </p>
      <p>{text.split(/(@\w+)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}</p>
    </div>
  );
}

interface Row {
  label: string;
  value: string;
  /** Shown before the value: somebody's picture, or an icon. */
  person?: string;
  icon?: IconName;
}

/** A signature in one stroke. */
const SIGNATURE =
  'M4 20C10 16 17 3 14 2s-8 20-3 22 10-12 13-12-4 9 0 9 7-10 10-10-3 9 1 9 8-16 11-16-6 18-2 18 8-11 11-11-2 9 2 9 7-6 11-6 3 3 16 1';

interface SheetProps {
  /** Above the rows: whose sheet it is, and what the drawing is. */
  titles?: readonly string[];
  rows: readonly Row[];
  sign: string;
}

/** A drawing of the sheet on which a payer confirms a payment. Nothing on it is interactive. */
export function ConfirmSheet({ titles, rows, sign }: SheetProps) {
  return (
    <div className="sheet solid">
      {titles && (
        <p className="flex justify-between max-w-none font-mono text-sm">
          {titles.map((title) => (
            <span key={title}>{title}</span>
          ))}
        </p>
      )}
      <dl>
        {rows.map(({ label, value, person, icon }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="ltr" translate="no" className={icon && withIcon(icon)}>
              {person && <Identicon of={person} className="disc face" />}
              {value}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className={`sheet-sign ${withIcon('sign')}`}>
        {sign}
        <svg className="sheet-signature" viewBox="0 0 88 28" aria-hidden="true">
          <path d={SIGNATURE} pathLength="1" />
        </svg>
      </p>
    </div>
  );
}

interface ReceiptProps {
  amount: string;
  text: string;
  /** Handle of the person whose picture bears the check mark. */
  person: string;
}

/** Shows that a payment has arrived. */
export function Receipt({ amount, text, person }: ReceiptProps) {
  return (
    <div className="receipt">
      <p>
        <span className="figure">{amount}</span> <span className="pt-1 text-lead font-600">{text}</span>
      </p>
      <div className="receipt-person icon-after icon-check">
        <Identicon of={person} className="disc face" />
      </div>
    </div>
  );
}
