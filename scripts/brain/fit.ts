// The weights of numbers that make the ends of battles likeliest: a multinomial logistic fit by Newton's method, in which
// no weight has a sign that the rules forbid.
import { PARTS, type ValuePosition, type ValueWeights, WEIGHT_PARTS } from '@drumhead/bots';
import { solved } from './equations.ts';

/** A position, and the index of the seat that won its battle in the end, or null. */
export interface Ended {
  readonly position: ValuePosition;
  readonly winner: number | null;
}

/** How weights are held back: the more, the less the numbers of few battles say. */
export interface Restraint {
  /** By number of a side: 1, 0 or -1, the only sign that its weight may have; 0: either. */
  readonly signs: readonly number[];
  /** By number of a side: how strongly its weight is drawn to what it is expected to be, and that. */
  readonly ridge: readonly number[];
  readonly expected: readonly number[];
  /** How many numbers speak for a draw, where there can be one. */
  readonly draws: number;
}

const MOST_STEPS = 60;
const SMALL = 1e-5;
/** On the weights of a draw, which are few. */
const RIDGE_OF_DRAW = 0.5;

/** Whole weights: those of a wrong sign are left out and the others fitted again, until there is none. */
export function fit(samples: readonly Ended[], restraint: Restraint): ValueWeights {
  const left = new Set(restraint.signs.keys());
  let from: Weights = { sides: restraint.expected, draw: new Array<number>(restraint.draws).fill(0) };
  for (;;) {
    from = newton(samples, restraint, left, from);
    const { sides, draw } = from;
    const wrong = [...left].filter((i) => (sides[i] as number) * (restraint.signs[i] as number) < 0);
    if (wrong.length === 0) return { sides: sides.map(toParts), draw: draw.map(toParts) };
    for (const i of wrong) left.delete(i);
  }
}

const toParts = (weight: number): number => Math.round(weight * WEIGHT_PARTS);

interface Weights {
  readonly sides: readonly number[];
  readonly draw: readonly number[];
}

/** The likeliest weights of the numbers that are left, sought from those that were likeliest before. */
function newton(
  samples: readonly Ended[],
  { ridge, expected, draws: ofDraw }: Restraint,
  left: ReadonlySet<number>,
  from: Weights,
): Weights {
  const used = [...left];
  const size = used.length + ofDraw;
  const rows = samples.map((sample) => endsOf(sample, used, ofDraw));
  const aim = [...used.map((i) => expected[i] as number), ...new Array<number>(ofDraw).fill(0)];
  let weights: readonly number[] = [...used.map((i) => from.sides[i] as number), ...from.draw];
  const hold = [...used.map((i) => ridge[i] as number), ...new Array<number>(ofDraw).fill(RIDGE_OF_DRAW)];
  for (let step = 0; step < MOST_STEPS; step++) {
    const system = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size + 1);
      row[i] = hold[i] as number;
      row[size] = -(hold[i] as number) * ((weights[i] as number) - (aim[i] as number));
      return row;
    });
    for (const row of rows) add(system, row, weights);
    // The curvature is the same across as down, and was added up on one side alone.
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < i; j++) (system[j] as Float64Array)[i] = system[i]?.[j] as number;
    }
    const change = solved(system);
    const now = cost(rows, weights, hold, aim);
    // A whole step may go too far where the curvature is small: it is halved until it is one for the better.
    let part = 1;
    const after = (): readonly number[] => weights.map((weight, i) => weight + part * (change[i] as number));
    while (part > SMALL && cost(rows, after(), hold, aim) > now) part /= 2;
    weights = after();
    if (change.every((one) => Math.abs(part * one) < SMALL)) break;
  }
  const sides = expected.map(() => 0);
  used.forEach((i, k) => {
    sides[i] = weights[k] as number;
  });
  return { sides, draw: weights.slice(used.length) };
}

/** The ways in which a battle may end from here: the numbers of each, and which of them came. */
interface Ends {
  readonly numbers: readonly Float64Array[];
  readonly came: readonly boolean[];
}

function endsOf({ position, winner }: Ended, used: readonly number[], ofDraw: number): Ends {
  const { sides, draw, winsDraws } = position;
  const numbers = sides.map((own) => {
    const row = new Float64Array(used.length + ofDraw);
    used.forEach((i, k) => {
      row[k] = (own[i] as number) / PARTS;
    });
    return row;
  });
  if (draw !== null) {
    const row = new Float64Array(used.length + ofDraw);
    draw.forEach((number, i) => {
      row[used.length + i] = number / PARTS;
    });
    numbers.push(row);
  }
  // A side that wins draws may have won by one: nobody has written down which.
  const came = numbers.map((_, end) => {
    const isDraw = end === sides.length;
    return end === winner || (isDraw && (winner === null || winner === winsDraws));
  });
  if (!came.includes(true)) throw new Error('A battle ended as its numbers say that it cannot.');
  return { numbers, came };
}

/** What Newton's steps make smaller: how unlikely what came is, and how far the weights are from what is expected. */
function cost(
  rows: readonly Ends[],
  weights: readonly number[],
  hold: readonly number[],
  aim: readonly number[],
): number {
  let sum = 0;
  for (const { numbers, came } of rows) {
    const scores = numbers.map((row) => scoreOf(row, weights));
    const most = Math.max(...scores);
    let all = 0;
    let happened = 0;
    scores.forEach((score, end) => {
      const share = Math.exp(score - most);
      all += share;
      if (came[end]) happened += share;
    });
    sum += happened > 0 ? Math.log(all / happened) : Number.MAX_VALUE / rows.length;
  }
  for (let i = 0; i < weights.length; i++) {
    sum += ((hold[i] as number) * ((weights[i] as number) - (aim[i] as number)) ** 2) / 2;
  }
  return sum;
}

function scoreOf(row: Float64Array, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (row[i] as number) * (weights[i] as number);
  return sum;
}

/** Adds gradient (last column) and curvature of a sample's likelihood. */
function add(system: readonly Float64Array[], { numbers, came }: Ends, weights: readonly number[]): void {
  const size = weights.length;
  const scores = numbers.map((row) => scoreOf(row, weights));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((a, b) => a + b, 0);
  const chances = shares.map((share) => share / all);
  const happened = chances.reduce((sum, chance, end) => sum + (came[end] ? chance : 0), 0);
  const mean = new Float64Array(size);
  numbers.forEach((row, end) => {
    for (let i = 0; i < size; i++) mean[i] = (mean[i] as number) + (chances[end] as number) * (row[i] as number);
  });
  const off = new Float64Array(size);
  numbers.forEach((row, end) => {
    const chance = chances[end] as number;
    const wanted = came[end] ? chance / happened : 0;
    for (let i = 0; i < size; i++) off[i] = (row[i] as number) - (mean[i] as number);
    for (let i = 0; i < size; i++) {
      const to = system[i] as Float64Array;
      const own = off[i] as number;
      to[size] = (to[size] as number) + wanted * own;
      if (own !== 0) for (let j = 0; j <= i; j++) to[j] = (to[j] as number) + chance * own * (off[j] as number);
    }
  });
}
