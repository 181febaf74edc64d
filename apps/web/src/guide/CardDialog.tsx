/** A card over whatever is on the screen, closed by Escape, its button or a press beside it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../i18n/index.ts';
import './guide.css';

export function CardDialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const card = dialog.current;
    // The browser keeps the focus inside, takes Escape, and gives the focus back where it was.
    card?.showModal();
    // Not on the first term in the text.
    heading.current?.focus();
    const onPress = (event: MouseEvent) => {
      if (event.target === card) card?.close(); // beside the card
    };
    card?.addEventListener('click', onPress);
    return () => card?.removeEventListener('click', onPress);
  }, []);
  return (
    <dialog ref={dialog} className="guide-card" aria-labelledby="guide-card-title" onClose={onClose}>
      <div className="guide-card-body">
        <h2 id="guide-card-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <button type="button" className="primary large" onClick={() => dialog.current?.close()}>
          {t('web.close')}
        </button>
      </div>
    </dialog>
  );
}
