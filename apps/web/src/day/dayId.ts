/** The name by which the battle of a try at the battle of a day is known. Pure. */

/** Ids of such puzzles begin like this. */
export const DAY = 'day-';

/** Which position of a rule set was played on which day. */
export interface DayId {
  readonly ruleset: string;
  /** As `utcDay` counts. */
  readonly day: number;
  /** The number of the position. */
  readonly number: number;
}

export const dayId = ({ ruleset, day, number }: DayId): string => `${DAY}${day}-${number}-${ruleset}`;

/** Null: it is the id of another puzzle. */
export function readDayId(id: string): DayId | null {
  const [, day, number, ruleset] = /^day-(\d{1,6})-(\d{1,3})-([\w-]+)$/.exec(id) ?? [];
  return ruleset === undefined ? null : { ruleset, day: Number(day), number: Number(number) };
}
