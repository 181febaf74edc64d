import { begin, type Command } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { manifests } from '../rulesets.ts';
import { regretsOf, valuedPositions, worthOf } from './regret.ts';

const kept = manifests.flatMap((manifest) => {
  const found = valuedPositions(manifest.ruleset.id);
  return found === null ? [] : [[manifest.ruleset.id, manifest, found] as const];
});

it('is kept of one rule set at the least', () => {
  expect(kept.length).toBeGreaterThan(0);
});

describe.each(kept)('what players of %s give away', (id, manifest, valued) => {
  const { ruleset, orders } = manifest;

  it('is told by orders that may be given, the best first', () => {
    expect(valued.positions.length).toBeGreaterThan(20);
    for (const { position, seat, orders: listed } of valued.positions) {
      const begun = begin(ruleset, position);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
      const { state } = begun.value;
      for (const { order } of listed) {
        const command = orders.commandFrom(state, { ...order }, '', []) as unknown as Command;
        expect(ruleset.decide(state, seat, command)).toMatchObject({ ok: true });
      }
      const worths = listed.map(({ worth }) => worth);
      expect(worths).toEqual([...worths].sort((a, b) => b - a));
      expect(worths.every((worth) => worth >= 0 && worth <= 1)).toBe(true);
    }
  });

  it('is the best less what was given, nothing for whoever gives the best, and comes out again', () => {
    const [first] = valued.positions;
    if (first === undefined) throw new Error('no position');
    const begun = begin(ruleset, first.position);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const giving = (choose: number) => ({
      name: 'giver',
      play: () => ({
        name: 'giver',
        choose: () => {
          const { order } = first.orders.at(choose) ?? { order: {} };
          return orders.commandFrom(begun.value.state, { ...order }, '', []) as never;
        },
      }),
    });
    const regretOf = (choose: number) =>
      regretsOf(knowledgeOf(id), manifest, { ...valued, positions: [first] }, giving(choose) as never)[0];
    const worths = first.orders.map(({ worth }) => worth);
    expect(regretOf(0)).toBe(0);
    expect(regretOf(-1)).toBe((worths[0] as number) - (worths.at(-1) as number));
    const last = orders.commandFrom(begun.value.state, { ...first.orders.at(-1)?.order }, '', []) as never;
    const again = worthOf(knowledgeOf(id), begun.value.state, first.seat, last, `${valued.seed}/0`, valued.samples);
    expect(again).toBeCloseTo(worths.at(-1) as number, 3);
  });
});
