import { type ReactNode, useEffect, useRef } from 'react';
import { useHosted, useSession } from '../battle/index.ts';
import { useMessages } from '../i18n/index.ts';

/** Hides the battle while one player hands the screen to the other. */
export function Handover(): ReactNode {
  const messages = useMessages();
  const { t } = messages;
  const { screen, battle, handover } = useHosted((h) => h);
  const { local } = useSession();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), []);
  if (!screen || !battle || handover === null) return null;
  const side = screen.seatName(messages, battle.state, handover);
  return (
    <main className="cover">
      <div className="panel">
        <h1>{t('web.handover.title', { side })}</h1>
        <p>{t('web.handover.about')}</p>
        <button type="button" className="primary large" ref={take} onClick={() => local?.takeOver()}>
          {t('web.handover.take', { side })}
        </button>
      </div>
    </main>
  );
}
