import { Fragment } from 'react';
import { withIcon } from './icon.tsx';
import { Identicon } from './identicon.tsx';
import type { IconName } from '../../shape/token.ts';
import { Text } from './text.tsx';
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

/** A text with every handle in it emphasised. */
export function Handles({ children }: { children: string }) {
  return children
    .split(/(@\w+)/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <Text key={index}>{part}</Text>));
}

/** A post in a conversation. */
export function Post({ author, text, look, label }: PostProps) {
  return (
    <div className={looks[look]} dir="ltr">
      {look === 'own' ? <Identicon of={author} className="disc face" /> : <BotFace />}
      <p className="row justify-between gap-x-3 max-w-none font-mono text-sm">
        <span translate="no">{`@${author}`}</span>
        {label}
      </p>
      <p>
        <Handles>{text}</Handles>
      </p>
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

interface SignatureProps {
  /** Handle of the payer. */
  signer: string;
  /** An SVG path on a grid of 240 × 90, or null for the signer's name in type. */
  signature: string | null;
  className?: string;
  ref?: React.Ref<SVGSVGElement & HTMLSpanElement>;
}

/** The payer's signature. */
export function Signature({ signer, signature, className = '', ref }: SignatureProps) {
  return signature ? (
    <svg className={`signature-drawn ${className}`} viewBox="0 0 240 90" aria-hidden="true" ref={ref}>
      <path d={signature} pathLength="1" />
    </svg>
  ) : (
    <span className={className} translate="no" aria-hidden="true" ref={ref}>
      {signer}
    </span>
  );
}

interface SheetProps extends Pick<SignatureProps, 'signer' | 'signature'> {
  /** Above the rows: whose sheet it is, and what the drawing is. */
  titles?: readonly string[];
  rows: readonly Row[];
  sign: string;
  /** Where a visitor can sign, before the signed line. */
  children?: React.ReactNode;
}

/** A drawing of the sheet on which a payer confirms a payment. */
export function ConfirmSheet({ titles, rows, sign, signer, signature, children }: SheetProps) {
  return (
    <div className="sheet solid">
      {titles && (
        <p className="sheet-titles max-w-none font-mono text-sm">
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
              <span>
                <Text>{value}</Text>
              </span>
            </dd>
          </Fragment>
        ))}
      </dl>
      {children}
      <p className={`sheet-sign ${withIcon('sign')}`}>
        {sign}
        <Signature signer={signer} signature={signature} className="sheet-signature" />
      </p>
    </div>
  );
}

interface ReceiptProps {
  amount: string;
  text: string;
  /** Handle of the person whose picture bears the check mark. */
  person: string;
  /** Where nothing else says what the drawing is. */
  label?: string;
}

/** Shows that a payment has arrived. */
export function Receipt({ amount, text, person, label }: ReceiptProps) {
  return (
    <div className="receipt">
      <p>
        <span className="figure">{amount}</span> <span className="pt-1 text-lead font-600">{text}</span>
        {label && <span className="pt-1 font-mono text-sm">{label}</span>}
      </p>
      <div className="receipt-person icon-after icon-check">
        <Identicon of={person} className="disc face" />
      </div>
    </div>
  );
}
