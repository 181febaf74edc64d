import { describe, expect, it } from 'vitest';
import type { PairedBattle } from './pair.ts';
import { adjustedScores, matchOf } from './tournament.ts';

const battle = (score: number, luck?: number): PairedBattle => ({
  score,
  margin: 0,
  commands: 10,
  winner: null,
  capped: false,
  ...(luck === undefined ? {} : { luck }),
});

describe('a match', () => {
  const pairs = [
    { battles: [battle(1, 0.6), battle(1, 0.2)] },
    { battles: [battle(0, -0.7), battle(1, 0.3)] },
    { battles: [battle(0, -0.5), battle(0.5, 0.1)] },
  ] as const;

  it('tells the score without what the dice gave, which is surer where they decided much', () => {
    const { score, interval, adjusted } = matchOf(pairs);
    expect(score).toBeCloseTo(3.5 / 6, 12);
    expect(adjusted?.score).toBeCloseTo(3.5 / 6, 12);
    const width = ([low, high]: readonly [number, number]): number => high - low;
    expect(width(adjusted?.interval ?? [0, 9])).toBeLessThan(width(interval));
  });

  it('tells none where some battle does not know what they gave', () => {
    expect(adjustedScores([...pairs, { battles: [battle(1, 0), battle(1)] }])).toBeNull();
    expect(matchOf([{ battles: [battle(1), battle(0, 0)] }]).adjusted).toBeNull();
  });
});
