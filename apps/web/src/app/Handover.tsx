import type { ReactNode } from 'react';
import { host, useHosted } from '../battle/index.ts';
import { useSpeech } from '../i18n/index.ts';

/** Between two players at one screen: nothing of the battle is to be seen. */
export function Handover(): ReactNode {
  const speech = useSpeech();
  const { say } = speech;
  const { screen, battle, handover } = useHosted((h) => h);
  if (!screen || !battle || handover === null) return null;
  const side = screen.seatName(speech, battle.state, handover);
  return (
    <main className="cover">
      <div className="panel">
        <h1>{say('web.handover.title', { side })}</h1>
        <p>{say('web.handover.about')}</p>
        {/* biome-ignore lint/a11y/noAutofocus: it is the only thing there */}
        <button type="button" className="primary large" autoFocus onClick={() => host.takeOver()}>
          {say('web.handover.take', { side })}
        </button>
      </div>
    </main>
  );
}
