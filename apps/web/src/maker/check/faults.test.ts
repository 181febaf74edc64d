import { readFileSync } from 'node:fs';
import type { AnyRuleset, Envelope } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { manifests } from '../../rulesets/manifests.ts';
import { added, kindOf, piecesOf, reshaped, setupOf, titled, withSetup } from '../document/edits.ts';
import type { Place } from '../draw/places.ts';
import { boxBetween, moved, type Shape } from '../draw/shape.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { unbridged } from './crossings.ts';
import { type Fault, faultsIn, groundState } from './faults.ts';

const makers = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, (await manifest.maker()) as RulesMaker] as const)),
);

function opened(ruleset: string) {
  const rules = makers.get(ruleset) as RulesMaker;
  const judge = rulesetById(ruleset) as AnyRuleset;
  const file = JSON.parse(readFileSync(`examples/scenarios/${ruleset}.json`, 'utf8')) as Envelope;
  return { rules, judge, file, faults: (of: Envelope): readonly Fault[] => faultsIn(judge, rules, of) };
}

const CROSSED: Shape = {
  is: 'area',
  points: [
    [40, 40],
    [160, 160],
    [160, 40],
    [30, 150],
  ] as readonly Place[],
};

describe.each(manifests.map(({ id }) => id))('the live check of %s', (ruleset) => {
  it('finds nothing in the example', () => {
    const { faults, file } = opened(ruleset);
    expect(faults(file).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('offers for every fault of every piece a remedy that mends it', () => {
    const { rules, faults, file } = opened(ruleset);
    for (const { id, shape } of piecesOf(rules, file)) {
      const off = reshaped(rules, id, (one) => moved(one, -3000, 20))(file);
      const broken = shape.is === 'area' ? [off, reshaped(rules, id, () => CROSSED)(file)] : [off];
      for (const one of broken) {
        const found = faults(one).filter(({ problem }) => problem !== null);
        if (found.length === 0) continue;
        expect(found.map(({ piece }) => piece)).toContain(id);
        const mended = found.reduce((now, { remedy }) => (remedy === null ? now : remedy.edit(now)), one);
        expect(faults(mended).filter(({ problem }) => problem !== null)).toEqual([]);
      }
    }
  });

  it('promises no language that is not spoken', () => {
    const { faults, file } = opened(ruleset);
    const [fault] = faults(titled('it', '')(file));
    expect([fault?.piece, fault?.remedy?.name]).toEqual([null, 'languages']);
  });

  it('shows the ground while the forces are wrong', () => {
    const { rules, judge, file, faults } = opened(ruleset);
    const setup = setupOf(file) as unknown as Record<'sides' | 'players', readonly object[] | undefined>;
    const spoilt = (all: readonly object[], by: object) => [{ ...all[0], ...by }, all[1]];
    const wrong = withSetup(file, {
      ...setup,
      ...(setup.sides && { sides: spoilt(setup.sides, { brigades: [] }) }),
      ...(setup.players && { players: spoilt(setup.players, { zone: { x: 0, y: 0, width: 1, height: 1 } }) }),
    });
    expect(faults(wrong).length).toBeGreaterThan(0);
    expect(groundState(judge, rules, wrong)).not.toBeNull();
  });

  it('offers a bridge where a road goes through water, and none where one lies', () => {
    const { rules, file, faults } = opened(ruleset);
    const water = rules.kinds.find(({ bridge }) => bridge !== undefined);
    const road = rules.kinds.find(({ tool, id }) => tool === 'road' && id !== water?.bridge);
    if (water === undefined || road === undefined) return;
    const empty = withSetup(file, { ...setupOf(file), terrain: [] });
    const across: Shape = {
      is: 'line',
      points: [
        [0, 300],
        [900, 340],
      ],
    };
    const wet = water.form === 'line' ? across : boxBetween([0, 300], [900, 340]);
    const down: Shape = {
      is: 'line',
      points: [
        [400, 0],
        [420, 700],
      ],
    };
    const both = added(rules, road, down)(added(rules, water, wet)(empty));
    const [fault, ...others] = faults(both);
    expect([fault?.remedy?.name, fault?.problem, others]).toEqual(['bridge', null, []]);
    const bridged = fault?.remedy?.edit(both) ?? both;
    expect(kindOf(rules, piecesOf(rules, bridged).at(-1)?.kind ?? '')?.id).toBe(water.bridge);
    expect([faults(bridged), unbridged(rules, bridged)]).toEqual([[], []]);
  });
});
