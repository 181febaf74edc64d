/** Small positions for situations, and their judgement. */
import type { Checked, Problem, Refusal } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { COMMAND_BASE_SIZE, sizeOf } from '../state/unitTables.ts';
import { toCm } from '../state/lengths.ts';
import { type Base, type Position, position, type Troop } from '../scenarios/position.ts';
import type { State } from '../state/state.ts';
import type { GivenUnit } from './situations.ts';
import { type Playout, rollGiven, type Step, stepsOf, type DiceWanted } from './givenDice.ts';

/** Something that may come of the dice, and to whom. Of one unit's fate the chances need not exclude each other. */
export interface Chance {
  readonly loser?: string;
  readonly what: string;
  readonly chance: number;
  /** It may come together with others. */
  readonly together?: boolean;
}

export interface Judgement {
  /** What happened, step by step, with the dice that were given. */
  readonly steps: readonly Step[];
  /** Dice that are still to be rolled; null: all is settled. */
  readonly wants: DiceWanted | null;
  readonly odds: readonly Chance[];
}

/** A table large enough for any shot and rout; red looks north from its middle. */
const TABLE = [180, 150] as const;
export const MIDDLE = { x: 90, y: 70 } as const;

const baseOf = ({ kind, class: unitClass = 'regular' }: GivenUnit) => sizeOf({ kind, class: unitClass });
export const depthOf = (given: GivenUnit): number => toCm(baseOf(given).depth);
export const widthOf = (given: GivenUnit): number => toCm(baseOf(given).width);

export const troop = (given: GivenUnit, more: Pick<Troop, 'at'> & Partial<Troop>): Troop => ({
  kind: given.kind,
  class: given.class ?? 'regular',
  dp: given.dp ?? 0,
  ...more,
});

/** A Command base touching the back of a unit that looks north (red) or south (blue). */
export function generalBehind(given: GivenUnit, side: 0 | 1, [x, y]: readonly [number, number]): readonly Base[] {
  const away = depthOf(given) / 2 + toCm(COMMAND_BASE_SIZE.depth) / 2;
  return given.general === true ? [{ side, at: [x, side === 0 ? y - away : y + away] }] : [];
}

export const layOut = (asked: Position): State => position({ table: TABLE, ...asked });

/** A refusal of the game as a fault of a situation; units are named by their kinds. */
export function faultOf(table: State, path: string, { rule, reason, facts }: Refusal): Problem {
  const nameOf = (value: unknown) => table.field.units.find(({ id }) => id === value)?.name;
  const named = Object.entries(facts).map(([key, value]) => [key, nameOf(value) ?? value] as const);
  return problem(path, reason, Object.fromEntries(named), rule);
}

/** The judgement of a moment played with the dice, or the faults of the dice. */
export function judged<T>(
  moment: Playout,
  dice: readonly number[] | undefined,
  names: readonly string[],
  odds: readonly Chance[],
  more: (played: Playout) => T,
): Checked<Judgement & T> {
  const problems: Problem[] = [];
  const played = rollGiven(moment, dice ?? [], problems);
  if (problems.length > 0) return { ok: false, problems };
  const { events, wants } = played;
  return { ok: true, value: { steps: stepsOf(events, names), wants, odds, ...more(played) } };
}
