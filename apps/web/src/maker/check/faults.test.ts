import { readFileSync } from 'node:fs';
import { type AnyRuleset, begin, type Envelope } from '@drumhead/engine';
import { uniformsOf } from '@drumhead/content/sketch';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { manifests } from '../../rulesets/manifests.ts';
import { sideColours } from '../../table/troops/nations.ts';
import { added, kindOf, movedBy, piecesOf, reshaped, setupOf, titled, withSetup } from '../document/edits.ts';
import type { Place } from '../draw/places.ts';
import { boxBetween, moved, type Shape } from '../draw/shape.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { unbridged } from './crossings.ts';
import { type Fault, faultsIn, groundState } from './faults.ts';
import { parentOf, without } from './without.ts';

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

describe('a fault of the troops', () => {
  it('is mended by leaving out what stands where it cannot', () => {
    const { rules, faults, file } = opened('skirmish');
    // The house is moved onto a sentry.
    const wrong = movedBy(rules, 'cabin', -12, 5)(file);
    const [fault] = faults(wrong);
    expect([fault?.problem?.path, fault?.remedy?.name]).toEqual(['setup.players[1].placed[0]', 'drop']);
    let mended = wrong;
    // One after the other, as the page looks again after each.
    for (let i = 0; i < 3; i++) mended = faults(mended)[0]?.remedy?.edit(mended) ?? mended;
    expect(faults(mended)).toEqual([]);
  });

  it('is mended by leaving out a condition of ground that is gone', () => {
    const { faults, file } = opened('large-battles');
    const setup = setupOf(file) as unknown as { readonly sides: readonly { readonly brigades: readonly object[] }[] };
    const near = { zones: [2, 3], within: { terrain: 'nowhere', sticks: '2L' } };
    const sides = setup.sides.map((side) => ({
      ...side,
      brigades: side.brigades.map((brigade, i) => (i === 0 ? { ...brigade, deployment: near } : brigade)),
    }));
    const wrong = withSetup(file, { ...setup, sides });
    const found = faults(wrong).filter(({ problem }) => problem !== null);
    expect(found.map(({ remedy }) => remedy?.name)).toEqual(['drop', 'drop']);
    const mended = found.reduce((now, { remedy }) => remedy?.edit(now) ?? now, wrong);
    expect(faults(mended).filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('leaves nothing out that is not there, and no side', () => {
    const value = { setup: { sides: [{ id: 'a', zones: [1, 2], place: [4] }] } };
    expect(without(value, 'setup.sides[0].zones[0]')).toEqual({
      setup: { sides: [{ id: 'a', zones: [2], place: [4] }] },
    });
    expect(without(value, 'setup.sides[0].place[0]')).toEqual({ setup: { sides: [{ id: 'a', zones: [1, 2] }] } });
    expect(without(value, 'setup.sides[3].zones')).toEqual(value);
    expect(parentOf('setup.sides[0].zones[0]')).toBe('setup.sides[0].zones');
  });
});

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

  it('shows it in the colours that the sides have in battle', () => {
    const { rules, judge, file } = opened(ruleset);
    const begun = begin(judge, file);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const worn = (state: unknown) => {
      const { field } = state as { readonly field: Parameters<typeof uniformsOf>[0] | { readonly sides?: never } };
      return field.sides === undefined ? [] : sideColours(uniformsOf(field));
    };
    expect(worn(groundState(judge, rules, file))).toEqual(worn(begun.value.state));
  });

  it('offers a bridge where a road goes through water, and none where one lies', () => {
    const { rules, file, faults } = opened(ruleset);
    const water = rules.kinds.find(({ bridges }) => bridges !== undefined);
    const road = rules.kinds.find(({ tool, id }) => tool === 'road' && !water?.bridges?.includes(id));
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
    expect(kindOf(rules, piecesOf(rules, bridged).at(-1)?.kind ?? '')?.id).toBe(water.bridges?.[0]);
    expect([faults(bridged), unbridged(rules, bridged)]).toEqual([[], []]);
    if (water.form === 'line') return;
    // A road that begins in the water goes out of it, and through it further on.
    const from: Shape = {
      is: 'line',
      points: [
        [450, 320],
        [450, 600],
        [600, 600],
        [600, 0],
      ],
    };
    const out = added(rules, road, from)(added(rules, water, wet)(empty));
    expect(unbridged(rules, out).map(({ at }) => at)).toEqual([[600, 320]]);
  });
});
