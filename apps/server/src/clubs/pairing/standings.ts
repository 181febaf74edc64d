/** Points of a league, and who stands before whom. */
import type { Entry } from './rounds.ts';

/** Points of one battle. Each two who meet play two, one from each side. */
export const WIN = 2;
export const DRAW = 1;
/** What can be won in a round. */
export const ROUND = 2 * WIN;

/** What somebody got in a round; `opponent`: null where he had none. */
export interface Got {
  readonly entry: Entry;
  readonly opponent: Entry | null;
  readonly points: number;
  /** Battles of it that are counted. */
  readonly battles: number;
}

export interface Standing {
  readonly entry: Entry;
  /** Those who are equal in all share it. */
  readonly place: number;
  readonly battles: number;
  readonly points: number;
  /** The points of all whom he met; whoever had no opponent in a round counts himself for it. */
  readonly opponents: number;
  /** Points of the battles among those who are equal in both. */
  readonly direct: number;
}

/** First points, then those of the opponents, then the battles among those who are equal. Of equal ones, as they are given. */
export function standingsOf(entries: readonly Entry[], got: readonly Got[]): readonly Standing[] {
  const sum = (lines: readonly Got[], count: (line: Got) => number): number =>
    lines.reduce((total, line) => total + count(line), 0);
  const points = new Map(entries.map((entry) => [entry, sum(of(got, entry), (line) => line.points)]));
  const pointsOf = (entry: Entry): number => points.get(entry) ?? 0;
  const counted = entries.map((entry) => {
    const own = of(got, entry);
    return {
      entry,
      battles: sum(own, (line) => line.battles),
      points: pointsOf(entry),
      opponents: sum(own, ({ opponent }) => pointsOf(opponent ?? entry)),
    };
  });
  const rows = counted.map((row) => {
    const equals = counted
      .filter((other) => other.points === row.points && other.opponents === row.opponents)
      .map(({ entry }) => entry);
    const among = of(got, row.entry).filter(({ opponent }) => opponent !== null && equals.includes(opponent));
    return { ...row, direct: sum(among, (line) => line.points) };
  });
  const before = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number =>
    b.points - a.points || b.opponents - a.opponents || b.direct - a.direct;
  return [...rows]
    .sort(before)
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => before(other, row) < 0).length }));
}

const of = (got: readonly Got[], entry: Entry): readonly Got[] => got.filter((line) => line.entry === entry);
