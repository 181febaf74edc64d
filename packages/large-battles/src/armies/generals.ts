/** Generals of a pick-up game: results of the die (LB-LIST-05..08, -13). */
import type { GeneralRow, NationId } from './armyList.ts';
import { NATIONS } from './nations.ts';

/** A General of a Division: the CinC, or the Leader of the first, second or third Brigade. */
export type Who = 'cinc' | 'leader1' | 'leader2' | 'leader3';

const LEADERS: readonly Who[] = ['leader1', 'leader2', 'leader3'];

/** The Generals of a Division with so many Brigades: Leaders in the order of their Brigades, then the CinC. */
export function generalsOf(brigades: number): readonly Who[] {
  return [...LEADERS.slice(0, brigades), 'cinc'];
}

/** LB-LIST-05. The nation's table for one General; without one: no rows. */
export function generalTable(nation: NationId, who: Who): readonly GeneralRow[] {
  const { cinc, leaders } = NATIONS[nation];
  return who === 'cinc' ? cinc : (leaders[LEADERS.indexOf(who)] ?? []);
}

/** LB-LIST-05, LB-LIST-07. The result of a die of 1 to 6; of two rows with the same face the first. */
export function generalRoll(nation: NationId, who: Who, face: number): { readonly q: number; readonly plus: boolean } {
  const row = generalTable(nation, who).find(({ from, to }) => from <= face && face <= to);
  if (row === undefined) throw new RangeError(`${nation} has no ${who} for a roll of ${face}`);
  return { q: row.q, plus: row.plus };
}
