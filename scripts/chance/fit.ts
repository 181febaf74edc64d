// The weights of facts that make the ends of battles likeliest: a multinomial logistic fit by Newton's method.
import { chancesOf, type Facts, type Weights } from '../../apps/web/src/report/chance.ts';

/** A position, and the index of the side that won its battle in the end, or null. */
export interface Sample {
  readonly facts: Facts;
  readonly winner: number | null;
}

/** Keeps weights of facts that hardly occur near 0. */
const RIDGE = 0.5;
const MOST_STEPS = 100;
const SMALL = 1e-6;

export function fit(samples: readonly Sample[]): Weights {
  const ofSides = samples[0]?.facts.sides[0]?.length ?? 0;
  const ofDraw = Math.max(0, ...samples.map(({ facts }) => facts.draw?.length ?? 0));
  const size = ofSides + ofDraw;
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const system = Array.from({ length: size }, (_, i) => {
      const row = new Array<number>(size + 1).fill(0);
      row[i] = RIDGE;
      row[size] = -RIDGE * (weights[i] as number);
      return row;
    });
    for (const sample of samples) add(system, sample, weights, ofSides);
    const change = solved(system);
    weights = weights.map((weight, i) => weight + (change[i] as number));
    if (change.every((one) => Math.abs(one) < SMALL)) break;
  }
  return { sides: weights.slice(0, ofSides), draw: weights.slice(ofSides) };
}

/** Adds gradient (last column) and curvature of a sample's likelihood. */
function add(system: number[][], { facts, winner }: Sample, weights: readonly number[], ofSides: number): void {
  const size = weights.length;
  const none = new Array<number>(size - ofSides).fill(0);
  const ends = facts.sides.map((own) => [...own, ...none]);
  if (facts.draw !== null) ends.push([...new Array<number>(ofSides).fill(0), ...facts.draw]);
  const apart = { ...facts, winsDraws: null };
  const sides = chancesOf(apart, { sides: weights.slice(0, ofSides), draw: weights.slice(ofSides) });
  const chances = facts.draw === null ? sides : [...sides, 1 - sides.reduce((sum, chance) => sum + chance, 0)];
  // A side that wins draws may have won by one: nobody has written down which.
  const wanted = ends.map((_, end) => {
    const isDraw = end === facts.sides.length;
    return end === winner || (isDraw && (winner === null || winner === facts.winsDraws)) ? (chances[end] as number) : 0;
  });
  const sum = wanted.reduce((a, b) => a + b, 0);
  if (sum === 0) throw new Error('A battle ended as its facts say that it cannot.');
  const mean = Array.from({ length: size }, (_, i) =>
    ends.reduce((at, end, k) => at + (chances[k] as number) * (end[i] as number), 0),
  );
  for (const [k, end] of ends.entries()) {
    const off = end.map((fact, i) => fact - (mean[i] as number));
    for (let i = 0; i < size; i++) {
      const row = system[i] as number[];
      row[size] = (row[size] as number) + ((wanted[k] as number) / sum) * (off[i] as number);
      for (let j = 0; j < size; j++)
        row[j] = (row[j] as number) + (chances[k] as number) * (off[i] as number) * (off[j] as number);
    }
  }
}

/** The solution of linear equations, each row with its right side last; by elimination. */
function solved(rows: number[][]): readonly number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const best = rows.slice(i).reduce((a, b) => (Math.abs(b[i] as number) > Math.abs(a[i] as number) ? b : a));
    rows[rows.indexOf(best)] = rows[i] as number[];
    rows[i] = best;
    for (const row of rows) {
      if (row === best) continue;
      const factor = (row[i] as number) / (best[i] as number);
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - factor * (best[j] as number);
    }
  }
  return rows.map((row, i) => (row[size] as number) / (row[i] as number));
}
