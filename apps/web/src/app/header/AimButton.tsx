/** Opens the card of the aim and the turn, also by the key `?`. */
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../../i18n/index.ts';
import { useBundle } from '../../i18n/useBundle.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { takesKeys } from '../../table/takesKeys.ts';
import type { MenuKey } from './messages.ts';

const AimCard = lazyComponent(() => import('../../guide/AimCard.tsx').then((found) => found.AimCard));

const opened = createStore(() => ({ open: false }));
const open = () => opened.setState({ open: true });

export function AimButton(): ReactNode {
  const { t } = useMessages<MenuKey>();
  const ready = useBundle('web-menu-pages');
  if (!ready) return null;
  return (
    <button type="button" aria-haspopup="dialog" onClick={open}>
      {t('web.battle.aim')}
    </button>
  );
}

/** The card over the battle, once it is asked for. */
export function OpenAim(): ReactNode {
  const isOpen = useStore(opened, (card) => card.open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || takesKeys(event.target)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      // The next battle begins without it.
      opened.setState({ open: false });
    };
  }, []);
  return isOpen && <AimCard onClose={() => opened.setState({ open: false })} />;
}
