import { seededRandomInt } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { fieldFrom } from '../../scenarios/index.ts';
import type { Field, UnitProfile } from '../../state/state.ts';
import { type ArmyPlan, randomArmies } from './index.ts';

const PLAN: ArmyPlan = {
  scale: '6mm',
  deployment: 'alternate',
  switches: { grandBattery: true, wornUnits: false, chargeGoesHome: false },
};

function armies(seed: number, plan = PLAN): Field {
  const read = fieldFrom(randomArmies(seededRandomInt(`armies ${seed}`), plan));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
/** Drawn in each test, so that a broken draw is a failed test. */
const drawn = () => Array.from({ length: 60 }, (_, seed) => armies(seed));

/** How many of each arm. */
const armsOf = (units: readonly UnitProfile[]) =>
  ['infantry', 'cavalry', 'artillery'].map((arm) => units.filter((unit) => unit.arm === arm).length);
const spread = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];

describe('random armies', () => {
  it('LB-ARMY-01 LB-ARMY-16 two or three Corps of brigades, divisions of cavalry and batteries, each under a Leader', () => {
    const corps = drawn().flatMap(({ brigades, units, generals }) =>
      brigades.map((_, b) => ({
        arms: armsOf(units.filter(({ brigade }) => brigade === b)),
        leaders: generals.filter(({ brigade }) => brigade === b).length,
      })),
    );
    expect(
      spread(drawn().flatMap(({ brigades }) => [0, 1].map((s) => brigades.filter((b) => b.side === s).length))),
    ).toEqual([2, 3]);
    expect(spread(corps.map(({ arms: [foot = 0] }) => foot))).toEqual([3, 5]);
    expect(spread(corps.map(({ arms: [, horse = 0] }) => horse))).toEqual([0, 1]);
    expect(spread(corps.map(({ arms: [, , guns = 0] }) => guns))).toEqual([1, 1]);
    expect(spread(corps.map(({ leaders }) => leaders))).toEqual([1, 1]);
  });

  it('LB-ARMY-07 LB-ARMY-16 the army commander holds the Reserve, if there is one: cavalry and heavy guns', () => {
    const reserves = drawn().flatMap(({ units }) =>
      [0, 1].map((s) => units.filter(({ side, brigade }) => side === s && brigade < 0)),
    );
    expect(new Set(reserves.map((units) => armsOf(units).join(' ')))).toEqual(new Set(['0 0 0', '0 1 1']));
    for (const units of reserves) for (const { calibre } of units) expect([null, 'heavy']).toContain(calibre);
    for (const { generals } of drawn()) {
      expect(generals.filter(({ brigade }) => brigade < 0).map(({ side }) => side)).toEqual([0, 1]);
    }
  });

  it('LB-ARMY-12 LB-ARMY-13 LB-ARMY-14 LB-ARMY-15 every value is one that the tables give', () => {
    const all = drawn().flatMap(({ units }) => units);
    const of = (arm: string) => all.filter((unit) => unit.arm === arm);
    expect(spread(of('infantry').map(({ sk }) => sk))).toEqual([0, 3]);
    for (const { sk } of [...of('cavalry'), ...of('artillery')]) expect(sk).toBe(0);
    for (const { q, c, arm, traits } of all) {
      if (!traits.unpredictable) expect([2, 3, 4, 5]).toContain(q);
      if (arm !== 'artillery') expect(c).toBeGreaterThanOrEqual(1);
    }
  });

  it('LB-ARMY-01 LB-GEN-10 at army level, set up as a pick-up game, as the plan says', () => {
    const field = armies(1);
    expect([field.level, field.setUp, field.scale, field.terrain]).toEqual(['army', 'pickup', '6mm', []]);
    expect([field.hiddenDeployment, field.switches]).toEqual([false, PLAN.switches]);
    const hidden = armies(1, {
      scale: '15mm',
      deployment: 'hidden',
      switches: { grandBattery: false, wornUnits: true, chargeGoesHome: false },
    });
    expect([hidden.hiddenDeployment, hidden.scale, hidden.switches.wornUnits]).toEqual([true, '15mm', true]);
    for (const { deployment } of field.brigades) expect(deployment).toMatchObject({ zones: [2, 3], inCommand: true });
  });

  it('LB-QC-05 some units and Generals have a special rule, most have none', () => {
    const all = drawn().flatMap(({ units, generals }) =>
      [...units, ...generals].filter((one) => !('arm' in one) || one.arm !== 'artillery'),
    );
    const rules = all.map(({ traits }) => Object.values(traits).filter(Boolean).length);
    expect(spread(rules)).toEqual([0, 1]);
    const share = rules.filter((count) => count === 1).length / rules.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.42);
  });

  it('LB-ARMY-12 LB-ARMY-14 LB-ARMY-16 cavalry is a third of the time split in two, light guns as often as medium', () => {
    const all = drawn().flatMap(({ units }) => units);
    const guns = all.filter(({ arm, brigade }) => arm === 'artillery' && brigade >= 0).map(({ calibre }) => calibre);
    expect(new Set(guns)).toEqual(new Set(['light', 'medium']));
    for (const calibre of ['light', 'medium']) {
      expect(guns.filter((one) => one === calibre).length / guns.length).toBeGreaterThan(0.3);
    }
    const horse = all.filter(({ arm }) => arm === 'cavalry');
    expect(spread(horse.map(({ c }) => c))).toEqual([2, 10].map((n) => expect.closeTo(n, -1)));
    const corps = drawn().flatMap(({ brigades }) => brigades.length);
    expect(spread(corps)).toEqual([4, 6]);
  });
});
