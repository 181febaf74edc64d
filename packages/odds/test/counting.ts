/** For tests only: pools counted without any of the package's tables, once by listing rolls, once by growing. */

export interface Shown {
  /** Faces, high to low. */
  readonly faces: readonly number[];
  readonly chance: number;
}

/** All 6^dice rolls, like ones together. */
export function rawPool(dice: number): Shown[] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++)
    rolls = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  const counts = new Map<string, { faces: number[]; rolls: number }>();
  for (const roll of rolls) {
    const faces = [...roll].sort((x, y) => y - x);
    const known = counts.get(faces.join()) ?? { faces, rolls: 0 };
    known.rolls++;
    counts.set(faces.join(), known);
  }
  return [...counts.values()].map(({ faces, rolls: ways }) => ({ faces, chance: ways / rolls.length }));
}

/** The highest `keep` dice of a pool, grown a die at a time. */
export function sortedPool(dice: number, keep = 6): Shown[] {
  let pool = new Map<string, Shown>([['', { faces: [], chance: 1 }]]);
  for (let die = 0; die < dice; die++) {
    const grown = new Map<string, Shown>();
    for (const { faces, chance } of pool.values()) {
      for (let face = 1; face <= 6; face++) {
        const more = [...faces, face].sort((x, y) => y - x).slice(0, keep);
        const before = grown.get(more.join())?.chance ?? 0;
        grown.set(more.join(), { faces: more, chance: before + chance / 6 });
      }
    }
    pool = grown;
  }
  return [...pool.values()];
}

/** The probability of each of `kinds` results of all rolls of two pools, read one by one. */
export function listed(
  a: readonly Shown[],
  b: readonly Shown[],
  kinds: number,
  read: (a: readonly number[], b: readonly number[]) => number,
): Float64Array {
  const odds = new Float64Array(kinds);
  for (const mine of a) for (const his of b) odds[read(mine.faces, his.faces)]! += mine.chance * his.chance;
  return odds;
}

/** The largest difference between two tables. */
export function worst(x: ArrayLike<number>, y: ArrayLike<number>): number {
  let most = x.length === y.length ? 0 : Number.POSITIVE_INFINITY;
  for (let place = 0; place < x.length; place++) most = Math.max(most, Math.abs(x[place]! - y[place]!));
  return most;
}

/** The sum of a table. */
export function sum(odds: ArrayLike<number>): number {
  let all = 0;
  for (let place = 0; place < odds.length; place++) all += odds[place]!;
  return all;
}

/** Dice as the examples print them: `faces('5 4 2')`. */
export function faces(text: string): number[] {
  return text.split(' ').map(Number);
}
