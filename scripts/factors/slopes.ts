// What the factors of both sides say of the result: least squares.
import { solved } from '../brain/equations.ts';

/** A battle: by term, the logarithm of the first side's factor less that of the second, and what came of it for the first. */
export interface Asked {
  readonly less: readonly number[];
  readonly found: number;
}

/** What a factor e more of a term is worth, and the half-width of its 95 % interval. */
export interface Slope {
  readonly slope: number;
  readonly half: number;
}

const Z = 1.959964;

/** By term; null where there are too few battles to tell. The first side's seat may be worth something, too. */
export function slopesOf(asked: readonly Asked[]): readonly Slope[] | null {
  const size = 1 + (asked[0]?.less.length ?? 0);
  if (asked.length <= size) return null;
  const rows = asked.map(({ less }) => [1, ...less]);
  const products = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => sum(rows.map((row) => (row[i] as number) * (row[j] as number)))),
  );
  const solve = (aim: (i: number) => number): readonly number[] =>
    solved(products.map((product, i) => Float64Array.from([...product, aim(i)])));
  const found = solve((i) => sum(rows.map((row, at) => (row[i] as number) * (asked[at]?.found as number))));
  const errors = rows.map((row, at) => (asked[at]?.found as number) - sum(row.map((x, i) => x * (found[i] as number))));
  const variance = sum(errors.map((error) => error * error)) / (asked.length - size);
  return found.slice(1).map((slope, term) => {
    const own = solve((i) => (i === term + 1 ? 1 : 0))[term + 1] as number;
    return { slope, half: Z * Math.sqrt(Math.max(0, variance * own)) };
  });
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** What is told of a term: what a quarter more of it is worth. */
const MORE = Math.log(1.25);

/** A line for each term, the surest first. */
export function told(terms: readonly string[], slopes: readonly Slope[]): readonly string[] {
  const sureness = ({ slope, half }: Slope): number => Math.abs(slope) / half;
  const signed = (part: number): string => `${part < 0 ? '-' : '+'}${Math.abs(100 * part).toFixed(1)}`;
  return slopes
    .map((slope, i) => ({ ...slope, term: terms[i] as string }))
    .sort((a, b) => sureness(b) - sureness(a))
    .map(({ term, slope, half }) => `  ${term}: ${signed(MORE * slope)} ±${(100 * MORE * half).toFixed(1)} %`);
}
