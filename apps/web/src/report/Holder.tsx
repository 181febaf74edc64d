/** The side that won, with its flag, and whether it holds the field; or that nobody did. */
import type { ReactNode } from 'react';
import type { AnyBattle } from '../battle/host/hosted.ts';
import type { AnyScreen } from '../battle/screen.ts';
import { useMessages } from '../i18n/index.ts';
import { Flag } from '../table/troops/Flag.tsx';
import { flagOf } from '../table/troops/nations.ts';

/** Index of the side that won; -1: nobody has. */
export function winnerIn({ ruleset, state }: AnyBattle): number {
  const winner = ruleset.outcome(state)?.winner ?? null;
  return winner === null ? -1 : ruleset.seats(state).indexOf(winner);
}

export function Holder({ battle, screen }: { readonly battle: AnyBattle; readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages();
  const { state } = battle;
  const winner = winnerIn(battle);
  const isHeld = screen.held.includes(battle.ruleset.outcome(state)?.reason ?? '');
  const seat = battle.ruleset.seats(state)[winner];
  const flag = flagOf(screen.uniforms(state)[winner] ?? '');
  return (
    <>
      {flag && (
        <svg className="flag" width="62" height="43" viewBox="0 -9.1 11 7.6" aria-hidden="true">
          <Flag {...flag} />
        </svg>
      )}
      {seat === undefined
        ? messages.t('web.over.drawn')
        : messages.t(isHeld ? 'web.over.holds' : 'web.over.won', { side: screen.seatName(messages, state, seat) })}
    </>
  );
}
