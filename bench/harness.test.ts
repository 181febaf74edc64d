import { describe, expect, it } from 'vitest';
import { runBench, spreadOf, verdict } from './harness.ts';
import { benches, comparisons } from './index.ts';

describe('the harness', () => {
  it('takes the middle of the rounds', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, min: 1, max: 4 });
  });

  it('says what was reached, at the limit too', () => {
    const ratio = { must: 0.05, goal: 0.1 };
    expect([0.1, 0.0999, 0.05, 0.0499].map((value) => verdict(value, ratio, 'more'))).toEqual([
      'goal',
      'must',
      'must',
      'missed',
    ]);
    const figure = { must: 20, goal: 8 };
    expect([8, 8.1, 20, 20.1].map((value) => verdict(value, figure, 'less'))).toEqual([
      'goal',
      'must',
      'must',
      'missed',
    ]);
  });

  it('compares only benches there are', () => {
    for (const { ours, reference } of comparisons)
      expect(Object.keys(benches)).toEqual(expect.arrayContaining([ours, reference]));
  });

  it('measures in processes of their own: the floor against itself', async () => {
    const heard: string[] = [];
    const self = { name: 'self', ours: 'floor', reference: 'floor', ratio: { must: 0.01, goal: 0.02 } };
    const report = await runBench([self], { rounds: 2, warmUp: 20, milliseconds: 20 }, (message) =>
      heard.push(message),
    );
    expect(report.comparisons).toHaveLength(1);
    const [result] = report.comparisons;
    expect(result?.ratio.rounds).toHaveLength(2);
    expect(result?.ratio.reached).toBe('goal');
    expect(result?.ours.perSecond.min).toBeGreaterThan(0);
    expect(heard).toHaveLength(2);
  });
});
