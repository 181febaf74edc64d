/** Who holds the field, and why in one sentence. */
import type { ReactNode } from 'react';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { Flag } from '../table/troops/Flag.tsx';
import { flagOf } from '../table/troops/nations.ts';
import type { ReportKey } from './messages.ts';

export function Verdict({ battle, screen }: { readonly battle: AnyBattle; readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages<MessageKey | ReportKey>();
  const { t, translate } = messages;
  const { ruleset, state, setup } = battle;
  const outcome = ruleset.outcome(state);
  if (outcome === null) return null;
  const winner = outcome.winner === null ? -1 : ruleset.seats(state).indexOf(outcome.winner);
  const flag = flagOf(screen.uniforms(state)[winner] ?? '');
  const score = screen.scores(messages, state)[winner];
  // A winner with nothing left would read as beaten: the reason before it says why it won.
  const left = score?.left === 0 ? undefined : score?.label;
  return (
    <header className={`side-${winner}`}>
      <p className="minor">{translate(screen.nameOf(setup))}</p>
      <h2>
        {flag && (
          <svg className="flag" width="50" height="34" viewBox="0 -9.1 11 7.6" aria-hidden="true">
            <Flag {...flag} />
          </svg>
        )}
        {outcome.winner === null
          ? t('web.over.drawn')
          : t('web.report.holds', { side: screen.seatName(messages, state, outcome.winner) })}
      </h2>
      <p>
        {translate(outcome.reason)} {screen.lasted(messages, state)}
        {left !== undefined && ` ${left}.`}
      </p>
    </header>
  );
}
