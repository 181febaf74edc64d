/** The chance of victory in Simplicity in Practice. */
import { total } from '@drumhead/engine';
import { breakingPoint, lossesOf, pointsOf, type State, WINNING_LEAD } from '@drumhead/simplicity/screen';
import { leads, type Prospects } from '../../../report/chance.ts';

const SIDES = [0, 1] as const;

/**
 * The captain's worth of a position, the part of its breaking point that an army has lost, and its lead in points. That
 * counts at the turn limit alone, and a smaller one is a draw: both matter the more, the fewer turns are left.
 */
export const prospects: Prospects<State> = {
  facts(state, readings) {
    const { turnLimit, sides } = state.field;
    const near = 1 / Math.max(1, turnLimit + 1 - state.gameTurn);
    const broken = leads(SIDES.map((side) => -((lossesOf(state, side) / breakingPoint(state, side)) ** 2)));
    const ahead = total(pointsOf(state, 0)) - total(pointsOf(state, 1));
    const favoured = sides.findIndex(({ winsDraws }) => winsDraws);
    return {
      sides: SIDES.map((side) => [
        (readings[side]?.worth ?? 0) / 10,
        broken[side] as number,
        ((side === 0 ? ahead : -ahead) / WINNING_LEAD) * near,
      ]),
      draw: [1, near],
      winsDraws: favoured < 0 ? null : favoured,
    };
  },
  weights: { sides: [0.134, 2.117, 1.292], draw: [-1.971, 3.144] },
  battles: 240,
};
