import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ControlIcon } from './icon.tsx';

interface Props {
  onClose: () => void;
  title: string;
  /** The message, read out with the title. */
  text: string;
  /** Accessible name of the close control in the corner. */
  closeLabel: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open for as long as it is rendered: it keeps focus inside, closes on Escape and on
 * Back, and returns focus when it closes.
 */
export function Dialog({ onClose, title, text, closeLabel, children }: Props) {
  const textId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect's clean-up runs while the dialog is still in the page, so that closing it can return focus.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    // A content filter may hide every dialog, but a modal one would still make the page inert.
    if (dialog.offsetHeight === 0) dialog.close();
    // The dialog has no padding, so only a press on the backdrop targets the dialog itself. The press must also have begun
    // there: selecting text and releasing over the backdrop counts as a click on the dialog, too.
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    });
    const close = () => dialog.close();
    addEventListener('popstate', close);
    return () => {
      removeEventListener('popstate', close);
      close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className=":uno-modal: w-[min(480px,calc(100%-2*var(--gutter)))] max-h-[calc(100%-48px)] m-auto p-0 rounded-dialog overflow-auto backdrop:bg-black/70"
      aria-label={title}
      aria-describedby={textId}
      // In development, React mounts twice, and the first `close` event comes when the dialog is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="tone-paper p-8 stack-4">
        <h2 className="heading-lg pr-10 lt-2xs:text-[1.25rem]">{title}</h2>
        <p id={textId}>{text}</p>
        {children}
        <button type="button" className="icon-btn absolute top-5 right-5" aria-label={closeLabel} onClick={onClose}>
          <ControlIcon name="close" />
        </button>
      </div>
    </dialog>
  );
}
