/** What was refused, and what went wrong. */
import type { ReactNode } from 'react';
import { host, useHosted } from '../battle/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Notices(): ReactNode {
  const speech = useSpeech();
  const { say, tell } = speech;
  const refusal = useHosted((h) => h.refusal);
  const fault = useHosted((h) => h.fault);
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  return (
    <div role="alert">
      {refusal && screen && battle && (
        <section className="panel refused">
          <h2>{say('web.refused')}</h2>
          <p>{screen.refusal(speech, battle.state, refusal.refusal)}</p>
          <p>
            <RuleLink rule={refusal.refusal.rule} />
          </p>
          <button type="button" onClick={() => host.forgive()}>
            {say('web.close')}
          </button>
        </section>
      )}
      {fault && (
        <section className="panel refused">
          <p>{tell(fault.key, fault.facts)}</p>
          {typeof fault.facts['reason'] === 'string' && (
            <p>{tell(fault.facts['reason'], fault.facts['facts'] as Record<string, unknown>)}</p>
          )}
          <button type="button" onClick={() => host.retry()}>
            {say('web.fault.again')}
          </button>
          <button type="button" onClick={() => host.forgive()}>
            {say('web.close')}
          </button>
        </section>
      )}
    </div>
  );
}
