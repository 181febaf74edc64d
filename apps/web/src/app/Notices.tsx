/** What was refused, and what went wrong. */
import type { Refusal } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { host, useHosted } from '../battle/index.ts';
import type { Screen } from '../battle/screen.ts';
import { useSpeech } from '../i18n/index.ts';
import { useBook, useTold } from '../i18n/useBundle.ts';
import { RuleLink } from '../reference/RuleLink.tsx';

export function Notices(): ReactNode {
  const { say, tell } = useSpeech();
  const refusal = useHosted((h) => h.refusal);
  const fault = useHosted((h) => h.fault);
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  return (
    <div role="alert">
      {refusal && screen && battle && <Refused screen={screen} state={battle.state} refusal={refusal.refusal} />}
      {fault && (
        <section className="panel refused">
          <p>{tell(fault.key, fault.facts)}</p>
          {typeof fault.facts['reason'] === 'string' && (
            <p>{tell(fault.facts['reason'], fault.facts['facts'] as Record<string, unknown>)}</p>
          )}
          {isWhy(fault.facts['why']) && <Why {...fault.facts['why']} />}
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

function Refused({
  screen,
  state,
  refusal,
}: {
  readonly screen: Screen;
  readonly state: unknown;
  readonly refusal: Refusal;
}): ReactNode {
  const speech = useSpeech();
  const understood = useBook(screen.refusalWords);
  return (
    <section className="panel refused">
      <h2>{speech.say('web.refused')}</h2>
      <p>{understood && screen.refusal(speech, state, refusal)}</p>
      <p>
        <RuleLink rule={refusal.rule} />
      </p>
      <button type="button" onClick={() => host.forgive()}>
        {speech.say('web.close')}
      </button>
    </section>
  );
}

/** What was found wrong, in words of the rule set that are fetched for it. */
interface WhyProps {
  readonly book: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

const isWhy = (why: unknown): why is WhyProps => typeof why === 'object' && why !== null;

function Why({ book, reason, facts }: WhyProps): ReactNode {
  const told = useTold(book);
  return <p>{told(reason, facts)}</p>;
}
