/** What changed in the scores between two moments. Pure. */
import type { Tally } from '@drumhead/engine';
import type { ScoreLine } from '../battle/screen.ts';

export interface ScoreChanged {
  /** Index of the side. */
  readonly side: number;
  /** How it stands now. */
  readonly label: string;
  /** By how much each part of the sum changed. */
  readonly parts: Tally;
  /** Pieces that did it by where they stand. */
  readonly pieces: readonly string[];
}

/** Sides whose sum has changed, with its parts that are more or less than before. */
export function changesOf(before: readonly ScoreLine[], after: readonly ScoreLine[]): readonly ScoreChanged[] {
  return after.flatMap(({ label, tally, pieces = [] }, side) => {
    const was = before[side]?.tally ?? [];
    const kinds = new Map([...was, ...tally].map((part) => [part.what, part]));
    const parts = [...kinds.values()].flatMap((part) => {
      const add = sumOf(tally, part.what) - sumOf(was, part.what);
      return add === 0 ? [] : [{ ...part, add }];
    });
    return parts.length === 0 ? [] : [{ side, label, parts, pieces }];
  });
}

const sumOf = (tally: Tally, what: string): number =>
  tally.reduce((sum, part) => (part.what === what ? sum + part.add : sum), 0);

/** The changes in a few words. */
export const inWords = (changes: readonly ScoreChanged[], translate: (key: string) => string): string =>
  changes
    .map(({ label, parts }) => {
      const reasons = parts.map(({ what, add }) => `${translate(what)} ${add > 0 ? '+' : '−'}${Math.abs(add)}`);
      return `${label} (${reasons.join(', ')}).`;
    })
    .join(' ');
