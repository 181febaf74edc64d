import { describe, expect, it } from 'vitest';
import { changesOf, inWords } from './scoreChanges.ts';

const UNITS = { rule: 'LB-VIC-04', what: 'lb.score.units' };
const NEAR = { rule: 'LB-VIC-11', what: 'lb.score.infantryZone1' };
const DEEP = { rule: 'LB-VIC-11', what: 'lb.score.infantryZone2' };
const line = (label: string, ...tally: readonly { rule: string; what: string; add: number }[]) => ({
  side: 'France',
  label,
  short: '',
  sum: '',
  tally,
});

describe('the log of the score', () => {
  it('LB-VIC-03 is silent while no sum changes', () => {
    const now = [line('3', { ...UNITS, add: 1 }), line('2')];
    expect(changesOf(now, now)).toEqual([]);
  });

  it('LB-VIC-11 names points that an advance gives and takes away, besides those that stay', () => {
    const before = [line('3', { ...UNITS, add: 1 }, { ...NEAR, add: 1 }), line('2')];
    const deep = { ...line('2', { ...UNITS, add: 1 }, { ...DEEP, add: 2 }), pieces: ['unit-4'] };
    const after = [deep, line('1', { ...UNITS, add: 1 })];
    expect(changesOf(before, after)).toEqual([
      {
        side: 0,
        label: '2',
        parts: [
          { ...NEAR, add: -1 },
          { ...DEEP, add: 2 },
        ],
        pieces: ['unit-4'],
      },
      { side: 1, label: '1', parts: [{ ...UNITS, add: 1 }], pieces: [] },
    ]);
  });

  it('LB-VIC-11 says in a few words what was lost, and why', () => {
    const changes = changesOf(
      [line('France: 8 until it breaks')],
      [line('France: 7 until it breaks', { ...NEAR, add: 1 })],
    );
    expect(inWords(changes, (key) => key)).toBe('France: 7 until it breaks (lb.score.infantryZone1 +1).');
  });
});
