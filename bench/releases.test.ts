import { describe, expect, it } from 'vitest';
import type { Report } from './harness.ts';
import { comparisons } from './index.ts';
import { besideReleases, figuresOf, readReleases, type Release, withRelease } from './releases.ts';

const spread = (median: number) => ({ median, min: median, max: median });
const side = { bench: 'x', unit: 'x', perSecond: spread(1) };

const report = (name: string, ratio: number, offersP99Us: number, cpu = 'one'): Report => ({
  machine: { cpu, cores: 2, node: '24', pinned: true },
  rounds: 1,
  secondsARound: 1,
  comparisons: [
    {
      name,
      ours: side,
      reference: side,
      ratio: { ...spread(ratio), rounds: [ratio], reached: 'must' },
      figures: { offersP99Us: spread(offersP99Us) },
    },
  ],
});

describe('the figures of releases', () => {
  it('are the medians, a ratio turned round so that less is better', () => {
    expect(figuresOf(report('skirmish', 0.02, 123.456))).toEqual({
      skirmish: { timesAsSlowAsReference: 50, offersP99Us: 123 },
    });
  });

  it('are kept one after the other, comparisons of one release together', () => {
    const first = withRelease([], '0.2.0', report('skirmish', 0.02, 100));
    const both = withRelease(first, '0.2.0', report('simplicity', 0.01, 200));
    expect(both).toHaveLength(1);
    expect(Object.keys(both[0]?.figures ?? {})).toEqual(['skirmish', 'simplicity']);
    expect(withRelease(both, '0.3.0', report('skirmish', 0.02, 1)).map(({ release }) => release)).toEqual([
      '0.2.0',
      '0.3.0',
    ]);
  });

  it('stand beside those of a new run, of the last release that has them, and a slip is called one', () => {
    const kept = [
      ...withRelease([], '0.1.0', report('skirmish', 0.02, 50)),
      ...withRelease([], '0.2.0', report('skirmish', 0.02, 100)),
      ...withRelease([], '0.3.0', report('simplicity', 0.02, 1)),
    ];
    expect(besideReleases(kept, report('skirmish', 0.02, 125))).toEqual([
      'skirmish: timesAsSlowAsReference 50, 50 in 0.2.0',
      'skirmish: offersP99Us 125, 100 in 0.2.0',
    ]);
    expect(besideReleases(kept, report('skirmish', 0.015, 126, 'two'))).toEqual([
      'skirmish: timesAsSlowAsReference 66.7, 50 in 0.2.0 on another machine, SLIPPED',
      'skirmish: offersP99Us 126, 100 in 0.2.0 on another machine, SLIPPED',
    ]);
    expect(besideReleases(kept, report('large-battles', 1, 1))).toEqual([]);
  });

  it('that are kept belong to comparisons there are', () => {
    const known = comparisons.map(({ name }) => name);
    const kept: readonly Release[] = readReleases();
    for (const { figures } of kept) expect(known).toEqual(expect.arrayContaining(Object.keys(figures)));
  });
});
