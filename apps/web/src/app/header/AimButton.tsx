/** Opens the card of the aim and the turn, also by the key `?`. */
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lazyComponent } from '../../panels/lazyComponent.tsx';
import { takesKeys } from '../../table/takesKeys.ts';

const AimCard = lazyComponent(() => import('../../guide/AimCard.tsx').then((found) => found.AimCard));

export function AimButton(): ReactNode {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || takesKeys(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('web.battle.aim')}
      </button>
      {open && <AimCard onClose={() => setOpen(false)} />}
    </>
  );
}
