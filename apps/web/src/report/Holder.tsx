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

/** The edge of a cloth in the wind, within that of the flag. */
const WAVING = 'M.4 -8.300q2.500 -1 5.100 -.2t5.100 -.2v6.200q-2.500 1 -5.100 .2t-5.100 .2z';

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
        <svg className="flag" width="84" height="66" viewBox="0 -9.6 11 8.64" aria-hidden="true">
          <clipPath id="holder-cloth">
            <path d={WAVING} />
          </clipPath>
          <g clipPath="url(#holder-cloth)">
            <Flag {...flag} />
            <path d="M3.4 -10h2.300v9h-2.300zM8.600 -10h2.400v9h-2.400z" fill="#1a1410" opacity={0.14} />
          </g>
          <path d={WAVING} fill="none" stroke="#2b2620" strokeWidth={0.4} />
        </svg>
      )}
      {seat === undefined
        ? messages.t('web.over.drawn')
        : messages.t(isHeld ? 'web.over.holds' : 'web.over.won', { side: screen.seatName(messages, state, seat) })}
    </>
  );
}
