import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { ConfirmSheet, Post, Receipt, Signature } from '../../components/payment.tsx';
import { withIcon } from '../../components/icon.tsx';
import { useClientOnly } from '../../hooks/use-client-only.ts';
import { useOutOfView } from '../../hooks/use-in-view.ts';
import { BOT, confirmation, PAYER, receipt, sendCommand, sendReply, SIGNATURE } from '#token/content/example.ts';
import { hero } from '#token/content/hero.ts';
import './payment-to-sign.css';

const WRITING_MS = 900;
/** A pointer that has moved further draws, and its click does not count. */
const DRAG_PX = 8;
/** A drag that ends before this part of the signature is taken back. */
const ENOUGH = 0.6;

const signature = { signer: PAYER, signature: SIGNATURE };

/** The writing of the signature, which a press plays and a drag moves. */
function penOn(ink: Element, onWritten: () => void, onTakenBack: () => void): Animation {
  const stroke = SIGNATURE ? { strokeDashoffset: ['1', '0'] } : { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] };
  const pen = ink.animate(
    { visibility: ['visible', 'visible'], ...stroke },
    { duration: WRITING_MS, fill: 'forwards' },
  );
  pen.pause();
  pen.onfinish = () => (pen.playbackRate > 0 ? onWritten() : onTakenBack());
  return pen;
}

/** The line on which the visitor signs: one button, to press or to drag along. */
function SigningLane({ signed, onSigned }: { signed: boolean; onSigned: () => void }) {
  const isLive = useClientOnly();
  const lane = useRef<HTMLButtonElement>(null);
  const away = useOutOfView(lane);
  const ink = useRef<SVGSVGElement & HTMLSpanElement>(null);
  const pen = useRef<Animation>(null);
  /** Where a pointer went down, and whether it has been dragged since. */
  const drag = useRef({ from: null as number | null, moved: false });

  const take = () => (pen.current ??= penOn(ink.current!, onSigned, () => (drag.current.moved = false)));
  const write = (forwards: boolean) => {
    const animation = take();
    animation.playbackRate = forwards ? 1 : -1;
    animation.play();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) animation.finish();
  };
  const begin = ({ clientX, isPrimary, button, pointerId, currentTarget }: PointerEvent) => {
    if (!isPrimary || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { from: clientX, moved: false };
  };
  const move = ({ clientX }: PointerEvent) => {
    const { from, moved } = drag.current;
    if (from === null || (!moved && Math.abs(clientX - from) <= DRAG_PX)) return;
    drag.current.moved = true;
    const { left, width } = ink.current!.getBoundingClientRect();
    const written = (clientX - Math.max(from, left)) / width;
    const animation = take();
    animation.pause();
    // Neither of its ends: played from there, it would begin anew at the other.
    animation.currentTime = WRITING_MS * Math.min(Math.max(written, 0.01), 0.99);
  };
  const end = ({ type }: PointerEvent) => {
    drag.current.from = null;
    if (!drag.current.moved) return;
    write(type === 'pointerup' && Number(pen.current!.currentTime) >= ENOUGH * WRITING_MS);
  };
  const press = ({ detail }: MouseEvent) => {
    // A key's or a screen reader's press has no detail.
    if (!drag.current.moved || detail === 0) write(true);
  };
  const handlers = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClick: press,
  };

  return (
    <button
      type="button"
      className="lane"
      ref={lane}
      disabled={!isLive}
      aria-disabled={signed || undefined}
      data-away={away || undefined}
      {...(signed ? undefined : handlers)}
    >
      <span className={`lane-label ${signed ? withIcon('check') : ''}`}>{signed ? hero.signed : hero.sign}</span>
      <span className="lane-line">
        {/* What to write over. In type, it would be too pale to read. */}
        {SIGNATURE && <Signature {...signature} />}
        <Signature {...signature} className="lane-ink" ref={ink} />
      </span>
    </button>
  );
}

/** One payment from the post to its receipt, an outline until the visitor signs. It never signs itself. */
export function PaymentToSign() {
  const [signed, setSigned] = useState(false);
  return (
    <figure className="payment lg:row-span-2" aria-labelledby="payment-label" data-signed={signed || undefined}>
      <Post author={PAYER} text={sendCommand} look="own" label={<span id="payment-label">{hero.example}</span>} />
      <Post author={BOT} text={sendReply} look="reply" />
      <ConfirmSheet rows={confirmation.rows} sign={confirmation.sign} {...signature}>
        <SigningLane signed={signed} onSigned={() => setSigned(true)} />
      </ConfirmSheet>
      <div className="payment-end">
        <div className="receipt-outline" aria-hidden="true">
          <Receipt {...receipt} />
        </div>
        <Receipt {...receipt} />
      </div>
      <output className="sr-only">{signed && hero.signedStatus}</output>
    </figure>
  );
}
