/** Who holds the field, and why in one sentence. */
import type { ReactNode } from 'react';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { Holder, winnerIn } from './Holder.tsx';
import { nameOfBattle } from '../battle/records/nameOfBattle.ts';

export function Verdict({ battle, screen }: { readonly battle: AnyBattle; readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages();
  const { translate } = messages;
  const { ruleset, state, setup } = battle;
  const outcome = ruleset.outcome(state);
  if (outcome === null) return null;
  const winner = winnerIn(battle);
  const score = screen.scores(messages, state)[winner];
  // A winner with nothing left would read as beaten: the reason before it says why it won.
  const left = score?.left === 0 ? undefined : score?.label;
  return (
    <header className={`side-${winner}`}>
      <p className="minor">{translate(nameOfBattle(screen, setup))}</p>
      <h2>
        <Holder battle={battle} screen={screen} />
      </h2>
      <p>
        {translate(outcome.reason)} {screen.lasted(messages, state)}
        {left !== undefined && ` ${left}.`}
      </p>
    </header>
  );
}
