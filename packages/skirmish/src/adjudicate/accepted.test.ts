/** Random fights and shots: what `adjudicate` accepts, a battle laid out alike has with the same sums. */
import { type Tally, total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, attacked, facing, shotBy } from '../../test/fightPositions.ts';
import { type ModelSpec, position } from '../../test/positions.ts';
import { profileFaults } from '../armies/profileLimits.ts';
import type { Special } from '../armies/specials.ts';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import { commandBonus, moraleBonus } from '../command/leaders.ts';
import { bracedBy } from '../combat/handToHand/handWeapons.ts';
import { shotProblem } from '../combat/shooting/shooting.ts';
import { shotScores } from '../combat/shooting/shotScores.ts';
import { VARIANTS } from '../state/variant.ts';
import { adjudicate } from './index.ts';

const weapon = fc.constantFrom(...(Object.keys(WEAPONS) as readonly Weapon[]));
const c = fc.integer({ min: 1, max: 4 });
const man = fc.record({
  c,
  weapons: fc.uniqueArray(weapon, { minLength: 1, maxLength: 2 }),
  specials: fc.subarray(['mounted', 'strong', 'weak', 'elan', 'cuirass'] as const),
});
/** SK-PRO-5, in Shakos and in Tomahawks. */
const sound = (one: { readonly weapons: readonly Weapon[]; readonly specials: readonly Special[] }): boolean =>
  VARIANTS.every((variant) => profileFaults({ q: 4, c: 2, ...one }, variant).every(({ rule }) => rule !== 'SK-PRO-5'));
const sums = (...tallies: readonly Tally[]) => tallies.map(total);

describe('a fight hand to hand', () => {
  it('SK-HTH-2 SK-HTH-3 SK-HTH-21 SK-HTH-22 has the same sums as in a battle', () => {
    const flags = fc.record({
      powerful: fc.boolean(),
      movedIn: fc.boolean(),
      ambush: fc.boolean(),
      charge: fc.boolean(),
      vorwaerts: fc.boolean(),
    });
    // Most of them possible, or hardly any would be judged.
    const coming = flags.map((f) => ({ ...f, ambush: f.ambush && f.movedIn, charge: f.charge && f.movedIn }));
    const how = fc.oneof(flags, coming, coming);
    const anyone = fc.oneof(man, ...Array.from({ length: 5 }, () => man.filter(sound)));
    const posture = fc.constantFrom('standing' as const, 'fallen' as const);
    let accepted = 0;
    fc.assert(
      fc.property(
        anyone,
        anyone,
        how,
        posture,
        fc.integer({ min: 0, max: 2 }),
        (attacker, struck, how, lies, braced) => {
          const defender = { ...struck, posture: lies };
          const answer = adjudicate('melee', {
            attacker,
            defender,
            ...how,
            braced,
            dice: { attacker: 3, defender: 3 },
          });
          const others = [280, 320]
            .slice(0, braced)
            .map((x): ModelSpec => ({ at: [x, 300], player: 1, weapons: ['musket'] }));
          const run = { x: steps(300), y: steps(380), clear: true };
          const state = facing(attacker, defender, {
            others,
            doing: {
              movedIntoContact: how.movedIn,
              unseen: how.ambush,
              vorwaerts: how.vorwaerts,
              charge: how.charge ? run : null,
            },
          });
          if (!answer.ok) {
            const rules = answer.problems.map(({ rule }) => rule);
            const { specials } = attacker;
            const mayCharge = specials.includes('mounted') && !defender.specials.includes('mounted');
            if (rules.includes('SK-HTH-21')) expect(how.charge && how.movedIn && mayCharge).toBe(false);
            if (rules.includes('SK-HTH-13')) expect(how.ambush && !how.movedIn).toBe(true);
            if (rules.includes('SK-PRO-5')) expect(sound(attacker) && sound(defender)).toBe(false);
            if (rules.includes('SK-HTH-22')) expect(bracedBy(state, 1)).toBe(0);
            if (rules.includes('SK-NAT-3')) expect(how.movedIn && !specials.includes('mounted')).toBe(false);
            return;
          }
          accepted++;
          expect(sound(attacker) && sound(defender)).toBe(true);
          expect(how.movedIn || !(how.ambush || how.charge)).toBe(true);
          expect(braced === 0 || bracedBy(state, 1) === braced).toBe(true);
          const { attack, defence } = attacked(state, how.powerful).roll([3], [3]).event('melee');
          expect(sums(attack, defence)).toEqual([answer.value.attack.total, answer.value.defence.total]);
        },
      ),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

describe('a shot', () => {
  it('SK-RNG-1 SK-RNG-2 SK-RNG-3 SK-RNG-9 is accepted if a battle allows it, with the same sums', () => {
    const shooter = fc.record({ c, weapons: weapon.map((one) => [one]), mounted: fc.boolean() });
    const gap = fc.integer({ min: 20, max: 380 });
    const ways = fc.record({ variant: fc.constantFrom(...VARIANTS), aimed: fc.boolean() });
    let accepted = 0;
    fc.assert(
      fc.property(
        shooter,
        man.filter(sound),
        gap,
        ways,
        ({ mounted, ...own }, target, distance, { variant, aimed }) => {
          const armed = { ...own, specials: mounted ? (['mounted'] as const) : [] };
          const answer = adjudicate('shot', { shooters: [{ ...armed, gap: distance }], target, variant, aimed });
          const there = (WEAPONS[own.weapons[0] as Weapon].variants as readonly string[]).includes(variant);
          const wide = (mounted ? 5 : 0) + (target.specials.includes('mounted') ? 5 : 0);
          const state = apart(distance + wide, armed, target, { variant });
          const problem = shotProblem(state, 0, 0, 1, { aimed, volley: false });
          expect(answer.ok, `${JSON.stringify(answer)} ${JSON.stringify(problem)}`).toBe(there && problem === null);
          if (!answer.ok) return;
          accepted++;
          const { attack, defence } = shotScores(state, shotBy([0], 1, { aimed }));
          expect(sums(attack, defence)).toEqual([answer.value.attack.total, answer.value.defence.total]);
        },
      ),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(30);
  });
});

describe('a roll against Quality', () => {
  const helpers = ['leader', 'nco', 'flagBearer'] as const;
  const own = fc.subarray(['leader', 'nco', 'flagBearer', 'wavering', 'steadfast', 'fearless', 'mounted'] as const);
  const near = fc.record({ leader: fc.boolean(), nco: fc.boolean(), flagBearer: fc.boolean() });
  /** The model with those helpers beside it, who are Standing. */
  const beside = (specials: readonly Special[], who: readonly (typeof helpers)[number][]) =>
    position({
      models: [
        { at: [300, 300], specials },
        ...who.map((helper, i): ModelSpec => ({ at: [340 + 40 * i, 300], specials: [helper] })),
        { at: [300, 20], player: 1 },
      ],
    });

  it('SK-CMD-1 SK-CMD-2 SK-CMD-3 SK-MOR-4 SK-SPR-5 SK-SPR-6 SK-SPR-19 SK-SPR-23 has the bonus of a battle', () => {
    let accepted = 0;
    fc.assert(
      fc.property(own, near, fc.option(fc.boolean(), { nil: undefined }), (specials, there, steadfast) => {
        const who = helpers.filter((helper) => there[helper]);
        const state = beside(specials, who);
        const { leader, nco, flagBearer: flag } = there;
        // SK-SQD-5: a squad has one Leader.
        const twoLeaders = leader && specials.includes('leader');
        const isSound = sound({ weapons: ['musket'], specials });
        const activation = adjudicate('activation', { specials, leader, nco });
        expect(activation.ok, JSON.stringify(activation)).toBe(isSound && !twoLeaders);
        if (activation.ok) expect(activation.value.bonus.total).toBe(total(commandBonus(state, 0)));
        const morale = adjudicate('morale', {
          specials,
          leader,
          nco,
          flag,
          ...(steadfast === undefined ? {} : { steadfast }),
        });
        const tests = isSound && !twoLeaders && !specials.includes('fearless');
        expect(morale.ok, JSON.stringify(morale)).toBe(
          tests && !(steadfast === false && specials.includes('steadfast')),
        );
        if (!morale.ok) return;
        accepted++;
        // Steadfast without the rule are the attackers of the Forlorn Hope.
        const attacking =
          steadfast === true ? { ...state, field: { ...state.field, scenario: 'forlornHope' as const } } : state;
        expect(morale.value.bonus.total).toBe(total(moraleBonus({ ...attacking, attacker: 0 }, 0)));
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
