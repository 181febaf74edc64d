/** Offered once a battle is over, by when its gestures are known: orders that go at once, with a settled number of dice. */
import { type ReactNode, useState } from 'react';
import { setSettings, useSettings } from '../battle/settings.ts';
import { dismissHint, useProgress } from '../guide/progress.ts';
import { useMessages } from '../i18n/index.ts';

const OFFER = 'orders at once';

export function FasterOrders(): ReactNode {
  const { t } = useMessages();
  const isOpen = useSettings(({ orders, dice }) => orders === 'confirmed' && dice === 'ask');
  const isDismissed = useProgress(({ dismissed }) => dismissed.includes(OFFER));
  const [isTaken, setTaken] = useState(false);
  if (isTaken) return <p role="status">{t('web.over.faster.taken')}</p>;
  if (!isOpen || isDismissed) return null;
  const take = () => {
    // Between the one and the three that captains mostly roll, by game.
    setSettings({ orders: 'atOnce', dice: 'two' });
    setTaken(true);
  };
  return (
    <section className="faster-orders">
      <p>{t('web.over.faster')}</p>
      <ul className="choices row">
        <li>
          <button type="button" onClick={take}>
            {t('web.over.faster.take')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => dismissHint(OFFER)}>
            {t('web.over.faster.leave')}
          </button>
        </li>
      </ul>
    </section>
  );
}
