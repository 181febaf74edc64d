/** SIP-AP-1. Where the action points of a turn came from. Pure. */
import type { BattleEvent, Tally } from '@drumhead/engine';
import type { SideIndex, State } from '@drumhead/simplicity/screen';
import { findLast } from '../../../table/findLast.ts';

/** Facts of the line beneath the points; `face` null: they were not rolled in this battle, but were there when it began. */
export interface PointsOfTurn {
  readonly face: number | null;
  readonly bases: number;
  readonly spent: number;
}

interface Step {
  readonly events: readonly (BattleEvent & { readonly side?: unknown; readonly tally?: unknown })[];
}

const isRoll = ({ events }: Step): boolean =>
  events.some(({ type }) => type === 'turnBegan' || type === 'pointsRolled');

/** From the newest roll, or the beginning of a turn that is still to roll. `steps`: all that were accepted so far. */
export function pointsOfTurn(steps: readonly Step[], state: State, side: SideIndex): PointsOfTurn {
  const rolled = findLast(steps, isRoll)?.events.find((event) => event.type === 'pointsRolled' && event.side === side);
  const [die, bases] = (rolled?.tally as Tally | undefined) ?? [];
  if (die) {
    const gained = bases?.add ?? 0;
    return { face: die.add, bases: gained, spent: die.add + gained - state.points };
  }
  const own = state.commands.filter(
    ({ status }, i) => status === 'table' && state.field.commands[i]?.side === side,
  ).length;
  return { face: null, bases: own, spent: 0 };
}
