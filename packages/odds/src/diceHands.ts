/**
 * Every hand a pool can show as far as a contest looks, with its probability and with what it becomes when
 * the lowest die is rolled again; and the result of every hand against every other.
 */
import { PLACES } from './diceHand.ts';
import { chanceOfTop, sortedRuns } from './pools.ts';

/** The hands of one pool, looking `depth` dice deep. */
export interface Hands {
  readonly count: number;
  /** Six places a hand: three compared dice filled with 1, then unused dice, 0 where none is looked at. */
  readonly places: Uint8Array;
  readonly chances: Float64Array;
  /** next[hand * 6 + face - 1]: the hand once the lowest die of the whole pool shows that face instead. */
  readonly next: Uint16Array;
}

function keyOf(run: readonly number[]): number {
  let key = 0;
  for (const face of run) key = key * 7 + face;
  return key;
}

const kept = new Map<number, Hands>();

/** The hands of a pool of `dice` dice, of which the highest `depth` (3 to 6) are looked at. */
export function handsOf(dice: number, depth: number): Hands {
  const key = dice * 8 + depth;
  const known = kept.get(key);
  if (known) return known;
  const runs = sortedRuns(Math.min(dice, depth));
  const numbers = new Map(runs.map((run, hand) => [keyOf(run), hand]));
  const hands: Hands = {
    count: runs.length,
    places: new Uint8Array(runs.length * PLACES),
    chances: Float64Array.from(runs, (run) => chanceOfTop(dice, run)),
    next: new Uint16Array(runs.length * 6),
  };
  runs.forEach((run, hand) => {
    for (let place = 0; place < PLACES; place++) {
      hands.places[hand * PLACES + place] = run[place] ?? (place < 3 ? 1 : 0);
    }
    // In a deeper pool the lowest die is out of sight, and what is rolled in its stead may come into sight.
    const stay = dice > depth ? run : run.slice(0, -1);
    for (let face = 1; face <= 6; face++) {
      const rolled = [...stay, face].sort((x, y) => y - x).slice(0, run.length);
      hands.next[hand * 6 + face - 1] = numbers.get(keyOf(rolled))!;
    }
  });
  kept.set(key, hands);
  return hands;
}

/** A result in the order of its table, for two hands at these places of their lists. */
export type HandResult = (a: Uint8Array, atA: number, b: Uint8Array, atB: number) => number;

/** Joint result, 0 to 26, of a contest in which the tied pairs in `bits` (pair 1 highest) take unused dice. */
export function contestResult(bits: number): HandResult {
  return (a, atA, b, atB) => {
    let joint = 0;
    let next = 3;
    for (let pair = 0; pair < 3; pair++) {
      let lead = a[atA + pair]! - b[atB + pair]!;
      if (lead === 0 && ((bits >> (2 - pair)) & 1) === 1) {
        lead = a[atA + next]! - b[atB + next]!;
        next++;
      }
      joint = joint * 3 + (lead > 0 ? 0 : lead === 0 ? 1 : 2);
    }
    return joint;
  };
}

/**
 * Whom a ladder form favours, 0 A and 1 B, once circumstances before the unused dice are silent.
 * Forms: 0 and 1 settled before for A and B; then 2 + (4 where unused dice are compared) + how it falls
 * after them: 0 A, 1 B, 2 an even face for A, 3 an even face for B.
 */
export function ladderFall(form: number, face: number): number {
  if (form < 2) return form;
  const fall = (form - 2) & 3;
  return fall < 2 ? fall : face % 2 === 0 ? fall - 2 : 3 - fall;
}

/** Ending, 0 to 23, of a ladder contest of this form: winner * 12 + second * 3 + third, as in `LADDER_OUTCOMES`. */
export function ladderResult(form: number): HandResult {
  return (a, atA, b, atB) => {
    const face = a[atA]!;
    let lead = face - b[atB]!;
    let next = 3;
    if (lead === 0 && form >= 6) {
      lead = a[atA + next]! - b[atB + next]!;
      next++;
    }
    const winner = lead > 0 ? 0 : lead < 0 ? 1 : ladderFall(form, face);
    const own = a[atA + 1]!;
    const other = b[atB + 1]!;
    const doubled = winner === 0 ? own >= 2 * other : other >= 2 * own;
    const second = doubled ? 3 : own > other ? 0 : own === other ? 1 : 2;
    let pursuit = a[atA + 2]! - b[atB + 2]!;
    if (pursuit === 0) pursuit = a[atA + next]! - b[atB + next]!;
    return winner * 12 + second * 3 + (pursuit > 0 ? 0 : pursuit === 0 ? 1 : 2);
  };
}

const matrices = new Map<string, Uint8Array>();

/**
 * matrix[own hand * hands of the other + the other's hand]: the results, seen from A, of all hands; `side`
 * says whose hands the rows are, and `name` tells apart what is resolved.
 */
export function resultMatrix(name: string, own: Hands, other: Hands, side: 'a' | 'b', result: HandResult): Uint8Array {
  const key = `${name} ${side} ${own.count} ${other.count}`;
  const known = matrices.get(key);
  if (known) return known;
  const matrix = new Uint8Array(own.count * other.count);
  for (let i = 0; i < own.count; i++) {
    for (let j = 0; j < other.count; j++) {
      const [mine, his] = [i * PLACES, j * PLACES];
      matrix[i * other.count + j] =
        side === 'a' ? result(own.places, mine, other.places, his) : result(other.places, his, own.places, mine);
    }
  }
  matrices.set(key, matrix);
  return matrix;
}
