import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ControlIcon } from './icon.tsx';
import './dialog.css';

interface Props {
  onClose: () => void;
  title: string;
  /** The message, read out with the title. */
  text: string;
  /** Accessible name of the close button in the corner. */
  closeLabel: string;
  children: ReactNode;
}

/** A native modal dialog, open while rendered: keeps focus inside, closes on Escape, and returns focus. */
export function Dialog({ onClose, title, text, closeLabel, children }: Props) {
  const textId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect cleans up while the dialog is still in the page, so that closing it can return focus.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const { classList, clientWidth, style } = document.documentElement;
    const scrollBar = innerWidth - clientWidth;
    // The page keeps its width without a classic scroll bar, whose strip no backdrop would cover. Unset otherwise: an
    // inherited property on the root costs a pass over every element.
    if (scrollBar > 0) style.setProperty('--scroll-bar', `${scrollBar}px`);
    classList.add('covered');
    dialog.showModal();
    const uncover = () => {
      classList.remove('covered');
      dialog.close();
      style.removeProperty('--scroll-bar');
    };
    // A content filter may hide every dialog, but a hidden modal would still make the page inert. Asked last, because
    // each change of the root before or after would style the whole page once more.
    if (dialog.offsetHeight === 0) return uncover();
    // The dialog has no padding, so only a press on the backdrop targets the dialog itself. It must also begin there:
    // releasing a text selection over the backdrop counts as a click on the dialog, too.
    let pressed: EventTarget | null = null;
    dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close();
    });
    return uncover;
  }, []);
  return (
    <dialog
      ref={ref}
      className="modal tone-paper"
      aria-label={title}
      aria-describedby={textId}
      // In development, React mounts twice, and the first `close` event fires when the dialog is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className="flex flex-col gap-4 px-5 py-8 sm:px-8">
        <h2 className="pr-10 text-subtitle">{title}</h2>
        <p id={textId}>{text}</p>
        {children}
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <ControlIcon name="close" />
        </button>
      </div>
    </dialog>
  );
}
