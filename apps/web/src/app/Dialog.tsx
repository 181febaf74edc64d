/** A card over whatever is on the screen, closed by Escape, its button or a press beside it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import './dialog.css';

/** `title`: the id of its heading, which is among the children. */
export function Dialog({
  title,
  className = '',
  onClose,
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const card = dialog.current;
    // The browser keeps the focus inside, takes Escape, and gives the focus back where it was.
    card?.showModal();
    const onPress = (event: MouseEvent) => {
      if (event.target === card) card?.close(); // beside the card
    };
    card?.addEventListener('click', onPress);
    return () => card?.removeEventListener('click', onPress);
  }, []);
  return (
    <dialog ref={dialog} className={`dialog-card ${className}`} aria-labelledby={title} onClose={onClose}>
      <div className="dialog-card-body">
        {children}
        <button type="button" className="primary large" onClick={() => dialog.current?.close()}>
          {t('web.close')}
        </button>
      </div>
    </dialog>
  );
}
