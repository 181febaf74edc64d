// A referee of Large Battles: fights worked out again from the printed lines.
import { expect } from 'vitest';
import { type LineReader, numbers, type Reader, readerOf } from './reading.ts';

const PAIR: Readonly<Record<string, number>> = { won: 1, tied: 0, lost: -1, vinta: 1, pari: 0, persa: -1 };
const CONTACT = /^(?:Contact won|Contatto vinto)/;
/** LB-DICE-08, -09: the pairs whose ties take an unused die; those of a bombarded sector take none. */
const APPROACH = /^(?:Approach of|.*, avvicinamento:)/;
const SECTOR = /built-up sector|settore abitato/;
/** LB-CON-10: a tied first die that went as far as the unused dice has spent them. */
const SPENT =
  / (?:on an unused die|on the better Combat|on the face of the tied die|con un dado non usato|per il Combattimento migliore|per la faccia del dado in parità):/;

/** LB-DICE-01 to -09: dice meet in order; where a tie has no effect of its own, the next unused die is added. */
function metPairs(line: string, a: readonly number[], d: readonly number[], count: number): readonly number[] {
  const takes = CONTACT.test(line)
    ? [false, false, true]
    : APPROACH.test(line)
      ? [false, true, true]
      : [true, true, true];
  let spare = SPENT.test(line) ? 4 : 3;
  return Array.from({ length: count }, (_, i) => {
    const met = Math.sign((a[i] ?? 1) - (d[i] ?? 1));
    if (met !== 0 || takes[i] !== true || SECTOR.test(line)) return met;
    const added = Math.sign((a[spare] ?? 0) - (d[spare] ?? 0));
    spare++;
    return added;
  });
}

/** So many dice as the sums say, and the pairs that come of them. */
const pairs: LineReader = ({ line, sums }) => {
  const match = /(?:[Pp]airs|Coppie[^:]*): ((?:\w+(?:, )?)+) \(([\d ]*) (?:against|contro) ([\d ]*)\)/.exec(line);
  if (match === null) return false;
  const stated = (match[1] ?? '').split(', ').map((word) => PAIR[word]);
  const [a, d] = [numbers(match[2]), numbers(match[3])];
  expect([a.length, d.length], line).toEqual(sums.map(({ value }) => value));
  const met = metPairs(line, a, d, stated.length);
  // A Contact has a winner even where the first dice are equal, and says what settled it.
  const settled = CONTACT.test(line) && met[0] === 0;
  expect(settled ? stated.slice(1) : stated, line).toEqual(settled ? met.slice(1) : met);
  if (settled) expect(line).toMatch(/^(?:Contact won|Contatto vinto) [^:]+:/);
  return true;
};

export const largeBattlesReader = (): Reader => readerOf({ pairs });
