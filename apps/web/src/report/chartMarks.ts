/** Which rolls and orders stand beside the curve of a battle, and where. Pure. */
import { type Account, LITTLE, type Posting } from '@drumhead/bots';
import { DICE } from '@drumhead/engine';

/** Rolls that are marked, at most: so many targets have room on a small phone. */
const MOST_ROLLS = 5;

/** The rolls that changed most for a side, in the order of the battle. */
export const tellingRolls = ({ postings }: Pick<Account, 'postings'>, side: number): readonly Posting[] =>
  postings
    .filter(({ by, changes }) => by === DICE && Math.round(100 * Math.abs(changes[side] ?? 0)) >= LITTLE)
    .sort((a, b) => Math.abs(b.changes[side] ?? 0) - Math.abs(a.changes[side] ?? 0))
    .slice(0, MOST_ROLLS)
    .sort((a, b) => a.at - b.at);

/** How a side stood after each posting, beginning with the start. */
export function curveOf(
  { from, start, postings }: Pick<Account, 'from' | 'start' | 'postings'>,
  side: number,
): readonly (readonly [at: number, standing: number])[] {
  let standing = start[side] ?? 0;
  return [[from, standing], ...postings.map(({ at, changes }) => [at, (standing += changes[side] ?? 0)] as const)];
}

/**
 * Places in a row, in their order, as near to what is wanted as may be with so much between two of them, none outside of
 * `low` and `high`; where they have no room there, closer.
 */
export function spread(wanted: readonly number[], between: number, low: number, high: number): readonly number[] {
  const gap = Math.min(between, (high - low) / Math.max(1, wanted.length - 1));
  const places: number[] = [];
  for (const [i, place] of wanted.entries())
    places.push(Math.max(place, low, i === 0 ? low : (places[i - 1] as number) + gap));
  for (let i = places.length - 1, most = high; i >= 0; i--, most -= gap)
    places[i] = Math.min(places[i] as number, most);
  return places;
}
