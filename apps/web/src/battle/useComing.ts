/** Troops that are still to come, as the viewer may know of them, and in words. */
import type { ArrivalNow } from '@drumhead/engine';
import { useMemo } from 'react';
import type { Messages } from '../i18n/index.ts';
import type { AnyBattle } from './host/hosted.ts';
import { useHosted } from './index.ts';
import type { AnyScreen } from './screen.ts';

export function useComing(): readonly ArrivalNow[] {
  const screen = useHosted((h) => h.screen);
  const battle = useHosted((h) => h.battle);
  const viewer = useHosted((h) => h.viewer);
  return useMemo(
    () => (screen && battle ? screen.script.arrivals(battle.ruleset.view(battle.state, viewer)) : []),
    [screen, battle, viewer],
  );
}

/** A sentence each. Its words are those of `web-script-pages`. */
export const comingInWords = (
  messages: Messages,
  screen: AnyScreen,
  { ruleset, state }: Pick<AnyBattle, 'ruleset' | 'state'>,
  coming: readonly ArrivalNow[],
): readonly string[] =>
  coming.map(({ side, turn, edge, pieces }) =>
    messages.translate(turn === null ? 'scn.coming.open' : 'scn.coming.turn', {
      side: screen.seatName(messages, state, ruleset.seats(state)[side] ?? ''),
      turn,
      edge: messages.translate(`scn.edge.${edge}`),
      troops: pieces.map((piece) => screen.pieceName(messages, state, piece)).join(', '),
    }),
  );
