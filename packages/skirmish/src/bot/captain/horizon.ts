/** What is left of the game: no preparation is worth more than the turns in which it can be used. */
import type { State } from '../../state/state.ts';
import { lastGameTurn } from '../../victory/scenarioVictory.ts';
import type { Ahead } from '../outlook.ts';

/** SK-END-6, SK-SCN-2, -3, -4. Whether a player, and whether any of his enemies, has a turn to come before time is up. */
export function aheadOf(state: State, player: number): Ahead {
  const { players } = state.field;
  const goesOn = state.gameTurn < lastGameTurn(state.field);
  const hasTurn = (other: number): boolean => goesOn || state.waiting.includes(other);
  const isFoe = (other: number): boolean => players[other]?.team !== players[player]?.team;
  return {
    own: hasTurn(player) ? 1 : 0,
    foes: players.some((_, other) => isFoe(other) && hasTurn(other)) ? 1 : 0,
  };
}
