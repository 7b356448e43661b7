import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { nextTask } from '../lib/next-task.ts';
import { currentView, drawParts, skipParts, type View } from '../lib/parts.ts';
import { ControlIcon } from './control-icon.tsx';

interface Props {
  /** Whether it is shown. One that is already rendered, closed, opens sooner. */
  open: boolean;
  onClose: () => void;
  title: string;
  /** The message, read out with the title. */
  text: string;
  /** Accessible name of the close control in the corner. */
  closeLabel: string;
  children: ReactNode;
}

/** Keeps the page from scrolling behind a dialog, or no longer. */
const holdPage = (on: boolean) => document.documentElement.toggleAttribute('data-modal', on);

/**
 * Opens a dialog in a task of its own, so that what the press itself changes is painted first. Making the page inert
 * restyles everything in the window, which takes longer than all the rest:
 * https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 *
 * @returns a function that closes it
 */
function showModal(dialog: HTMLDialogElement, view: View): () => void {
  let waiting = true;
  const show = () => {
    removeEventListener('keydown', show, true);
    if (!waiting) return;
    waiting = false;
    skipParts(view, dialog);
    dialog.showModal();
    holdPage(true);
  };
  nextTask(show);
  // A key pressed in the meantime, such as Escape, is meant for the dialog.
  addEventListener('keydown', show, true);
  return () => {
    if (waiting) {
      waiting = false;
      return;
    }
    dialog.close();
    holdPage(false);
    drawParts(view);
  };
}

/**
 * The browser's own modal dialog: it keeps focus inside, closes on Escape and returns focus when it closes. Rendered on
 * demand, it costs the document nothing.
 */
export function Dialog({ open, onClose, title, text, closeLabel, children }: Props) {
  const textId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  // Asked while rendering: once React has changed the page, the browser would have to lay it out first.
  const view = useMemo(() => (open ? currentView() : null), [open]);
  // A layout effect's clean-up runs while the dialog is still in the page, so that closing it can return focus.
  useLayoutEffect(() => {
    if (!view) return;
    const dialog = ref.current!;
    // Engines from before 2022 have no modal dialogs (https://caniuse.com/dialog); there it opens as a box in the page.
    if (!dialog.showModal) {
      dialog.toggleAttribute('open', true);
      return;
    }
    return showModal(dialog, view);
  }, [view]);
  useEffect(() => {
    const dialog = ref.current!;
    // The dialog has no padding, so only a press on the backdrop targets the dialog itself. The press must also have
    // begun there: selecting text and releasing over the backdrop counts as a click on the dialog too.
    let pressed: EventTarget | null = null;
    const onPress = ({ target }: PointerEvent) => {
      pressed = target;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog && pressed === dialog) close();
    };
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
    };
  }, []);
  return (
    <dialog
      ref={ref}
      // Engines that do not know the element would show it.
      hidden={!open}
      className=":uno-modal: w-[min(480px,calc(100%-2*var(--gutter)))] max-h-[calc(100%-48px)] m-auto p-0 rounded-dialog overflow-auto backdrop:bg-black/70"
      aria-label={title}
      aria-describedby={textId}
      onClose={onClose}
    >
      <div className="tone-paper p-8 stack-4">
        <h2 className="heading-lg pr-10">{title}</h2>
        <p id={textId}>{text}</p>
        {children}
        <button type="button" className="icon-btn absolute top-5 right-5" aria-label={closeLabel} onClick={onClose}>
          <ControlIcon name="close" />
        </button>
      </div>
    </dialog>
  );
}
