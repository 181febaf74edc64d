/** The card of the piece in hand. At a desk its head lies in a corner of the table, or below the squads; a press opens the rest. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import './cardFold.css';

export function CardFold({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? 'card-fold open' : 'card-fold'}>
      {children}
      <button type="button" aria-expanded={open} aria-label={t('web.card.whole')} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </button>
    </div>
  );
}
