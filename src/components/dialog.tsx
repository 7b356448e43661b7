import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Name of the corner's close control. */
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog: the browser's own, which keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ open, onClose, title, closeLabel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current!;
    if (open === dialog.hasAttribute('open')) return;
    // Engines before 2022 know no dialog: there it is a box in the page, and still says what it has to say.
    if (!('showModal' in dialog)) (dialog as HTMLElement).toggleAttribute('open', open);
    else if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current!;
    // The box has no padding of its own, so that only the backdrop has the dialog itself as target. A press that began
    // on the text, to mark it, and ends on the backdrop is a click on the dialog too.
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
      className=":uno-dialog: w-[min(480px,calc(100%-2*var(--gutter)))] max-h-[calc(100%-48px)] m-auto p-0 rounded-dialog overflow-auto backdrop:bg-black/70"
      aria-label={title}
      onClose={onClose}
    >
      <div className="tone-paper p-8 stack-4">
        <h2 className="heading-lg pr-10">{title}</h2>
        {children}
        <button type="button" className="icon-btn absolute top-5 right-5" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
