/**
 * How likely the sorted dice of a pool are. All by counting: the number of rolls that sort into given top
 * dice is a product of binomials, and up to 6^20 every count is an exact number. Nothing is sampled.
 */
import { MAX_DICE } from './diceHand.ts';

/** BINOMIAL[n][k]: ways to pick k of n dice. */
const BINOMIAL: readonly (readonly number[])[] = buildBinomials();
/** POWER[base][n]: rolls of n dice that have `base` faces to show. */
const POWER: readonly (readonly number[])[] = buildPowers();

function buildBinomials(): number[][] {
  const rows: number[][] = [];
  for (let n = 0; n <= MAX_DICE; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (k === 0 || k === n ? 1 : above[k - 1]! + above[k]!)));
  }
  return rows;
}

function buildPowers(): number[][] {
  return Array.from({ length: 7 }, (_, base) => {
    const row = [1];
    for (let n = 1; n <= MAX_DICE; n++) row.push(row[n - 1]! * base);
    return row;
  });
}

/** How many of the 6^dice rolls have exactly these highest dice (sorted high to low, not more than `dice`). */
export function countTop(dice: number, top: readonly number[]): number {
  const lowest = top.at(-1);
  if (lowest === undefined) return POWER[6]![dice]!;
  let ways = 1;
  let left = dice;
  let place = 0;
  while (top[place]! > lowest) {
    let same = place;
    while (top[same] === top[place]) same++;
    ways *= BINOMIAL[left]![same - place]!;
    left -= same - place;
    place = same;
  }
  // At least this many of the dice left show the lowest face, the others less.
  let atLeast = 0;
  for (let equal = top.length - place; equal <= left; equal++) {
    atLeast += BINOMIAL[left]![equal]! * POWER[lowest - 1]![left - equal]!;
  }
  return ways * atLeast;
}

/** The probability of exactly these highest dice. */
export function chanceOfTop(dice: number, top: readonly number[]): number {
  return countTop(dice, top) / POWER[6]![dice]!;
}

/**
 * Every way to sort `length` dice high to low, those with the lowest highest face first: the ones without
 * a face above f are the first {@link runsUpTo}(f, length).
 */
export function sortedRuns(length: number): number[][] {
  let runs: number[][] = [[]];
  for (let die = 0; die < length; die++) {
    const longer: number[][] = [];
    for (const run of runs) for (let face = 1; face <= (run.at(-1) ?? 6); face++) longer.push([...run, face]);
    runs = longer;
  }
  return runs;
}

/** How many sorted runs of `length` dice have no face above `face`. */
export function runsUpTo(face: number, length: number): number {
  return length === 0 ? 1 : BINOMIAL[face + length - 1]![length]!;
}

/** The 56 triples of compared dice. */
export const TRIPLES: readonly (readonly number[])[] = sortedRuns(3);

/**
 * The dice below a triple depend only on its lowest face and on how often it shows that face:
 * 16 classes. TAIL_CLASS names the class of each triple, CLASS_LEADERS one triple of each class.
 */
export const CLASS_LEADERS: readonly (readonly number[])[] = buildLeaders();
export const TAIL_CLASS: Uint8Array = Uint8Array.from(TRIPLES, classOf);

function buildLeaders(): number[][] {
  const leaders: number[][] = [];
  for (let face = 1; face < 6; face++) leaders.push([6, 6, face], [6, face, face], [face, face, face]);
  leaders.push([6, 6, 6]);
  return leaders;
}

function classOf(triple: readonly number[]): number {
  const lowest = triple[2]!;
  if (lowest === 6) return 15;
  return (lowest - 1) * 3 + triple.filter((face) => face === lowest).length - 1;
}

/** The lowest face of each class: no unused die is higher. */
export const CLASS_FACE: Uint8Array = Uint8Array.from(CLASS_LEADERS, (leader) => leader[2]!);

/** The faces that a pool of dice may show. */
export interface Pool {
  readonly dice: number;
  /** The probability of each of {@link TRIPLES}, missing dice filled with 1. */
  readonly triples: Float64Array;
  /**
   * tails[class][length]: given a triple of that class, the probability of each sorted run of the next
   * `length` dice, for lengths that the pool has.
   */
  readonly tails: readonly (readonly Float64Array[])[];
}

const pools: (Pool | undefined)[] = [];

/** The pool of 1 to 20 dice; counted once. */
export function poolOf(dice: number): Pool {
  const known = pools[dice];
  if (known) return known;
  const filled = Math.max(0, 3 - dice);
  const triples = Float64Array.from(TRIPLES, (triple) => {
    if (filled > 0 && triple[3 - filled] !== 1) return 0;
    return chanceOfTop(dice, triple.slice(0, 3 - filled));
  });
  const longest = Math.min(3, Math.max(0, dice - 3));
  const tails = CLASS_LEADERS.map((leader, index) => {
    const lengths: Float64Array[] = [Float64Array.of(1)];
    for (let length = 1; length <= longest; length++) {
      const runs = RUNS[length]!.slice(0, runsUpTo(CLASS_FACE[index]!, length));
      const whole = countTop(dice, leader);
      lengths.push(Float64Array.from(runs, (run) => countTop(dice, [...leader, ...run]) / whole));
    }
    return lengths;
  });
  const pool: Pool = { dice, triples, tails };
  pools[dice] = pool;
  return pool;
}

/** Sorted runs by length, 0 to 3 dice. */
export const RUNS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map(sortedRuns);
