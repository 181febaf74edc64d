/** Random fights: `adjudicate` answers just those that a battle lets happen, with the same dice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acting, facingOff, plainly, rollFilled } from '../../test/fighting.ts';
import { battlefield, type UnitSpec } from '../../test/positions.ts';
import type { Playing } from '../../test/scriptedPlay.ts';
import { decide, pending } from '../turn/machine.ts';
import { brigadeDis, isShaken, shakenLimit } from '../victory/victory.ts';
import { adjudicate } from './index.ts';

const dis = fc.integer({ min: 0, max: 3 });
const c = fc.integer({ min: 2, max: 6 });
const infantry = fc.record({
  arm: fc.constant('infantry' as const),
  formation: fc.constantFrom('line' as const, 'attackColumn' as const, 'marchColumn' as const, 'square' as const),
  c,
  sk: fc.integer({ min: 0, max: 3 }),
  dis,
});
const cavalry = fc.record({
  arm: fc.constant('cavalry' as const),
  class: fc.constantFrom('light' as const, 'dragoons' as const, 'heavy' as const),
  formation: fc.constantFrom('line' as const, 'column' as const),
  c,
  dis,
});
const battery = fc.record({
  arm: fc.constant('artillery' as const),
  calibre: fc.constantFrom('light' as const, 'medium' as const, 'heavy' as const),
  formation: fc.constantFrom('unlimbered' as const, 'limbered' as const),
  loaded: fc.boolean(),
  dis,
});
const unit = fc.oneof(infantry, cavalry, battery);
type Told = typeof unit extends fc.Arbitrary<infer T> ? T : never;

const HORSE = { light: 'lightCavalry', dragoons: 'dragoons', heavy: 'heavyCavalry' } as const;

/** The same unit on a table. */
function onTable(told: Told): Partial<UnitSpec> {
  const { arm, ...rest } = told;
  if (arm === 'infantry') return { kind: 'infantry', ...rest };
  if (arm === 'artillery') return { kind: 'battery', ...rest };
  const { class: kind, ...others } = told;
  return { kind: HORSE[kind], formation: others.formation, c: others.c, dis: others.dis };
}

/** The attacker has won the Approach, kept two actions from its dice, and moved into Contact. */
function closedIn(attacker: Told, defender: Told): Playing {
  const t = acting(facingOff(onTable(attacker), onTable(defender)), 3).red({ type: 'approach', unit: 0, sector: -1 });
  rollFilled(t.red({ type: 'spend', dice: 0 }), [6, 5, 5], [5, 1, 1]);
  if (t.waits === 'blue defender') t.say('blue', { type: 'waive' });
  return t.red({ type: 'contact', unit: 0 });
}

describe('an Approach', () => {
  it('LB-APP-02 LB-APP-03 LB-APP-14 LB-APP-15 LB-FORM-08 LB-UNIT-07 is answered if and as a battle has it', () => {
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 0, max: 2 }), (attacker, defender, bought) => {
        const answer = adjudicate('approach', { attacker, defender, bought });
        const table = acting(facingOff(onTable(attacker), onTable(defender)), 3);
        const begun = decide(table.state, 'red', { type: 'approach', unit: 0, sector: -1 });
        expect(answer.ok, JSON.stringify(answer)).toBe(begun.ok);
        if (!answer.ok || !begun.ok) {
          const rules = answer.ok ? [] : answer.problems.map(({ rule }) => rule);
          if (!begun.ok) expect(rules).toContain(begun.refusal.rule);
          return;
        }
        const asked = decide(begun.state, 'red', { type: 'spend', dice: bought });
        if (!asked.ok) throw new Error(JSON.stringify(asked.refusal));
        const counts = pending(asked.state)[0]?.dice?.map(({ count }) => count);
        expect([answer.value.attack.total, answer.value.defence.total]).toEqual(counts);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a Contact', () => {
  it('LB-CON-05 LB-CON-06 LB-APP-08 has the dice of a battle in which the attacker closed in', () => {
    // Below DIS 3, or the Approach would end it.
    const fresh = (told: Told): Told => ({ ...told, dis: Math.min(told.dis, 2) });
    let compared = 0;
    fc.assert(
      fc.property(unit.map(fresh), unit.map(fresh), (attacker, defender) => {
        const answer = adjudicate('contact', {
          attacker,
          defender: { ...defender, dis: defender.dis + 1 },
          mover: 'attacker',
        });
        const possible = adjudicate('approach', { attacker, defender }).ok;
        // The one Contact that an Approach never leads to: infantry into cavalry.
        const foot = attacker.arm === 'infantry' && defender.arm === 'cavalry';
        // A square at DIS 3 in Contact was at DIS 3 when it was approached: its DIS grew by nothing.
        const openSquare = attacker.arm === 'cavalry' && defender.formation === 'square' && defender.dis === 2;
        expect(answer.ok, JSON.stringify(answer)).toBe((possible && !foot) || openSquare);
        if (!possible || !answer.ok) return;
        compared++;
        const t = plainly(closedIn(attacker, defender));
        const dice = [answer.value.attack.total, answer.value.defence.total];
        expect(pending(t.state)[0]?.dice?.map(({ count }) => count)).toEqual(dice);
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(30);
  });
});

describe('a bombardment', () => {
  /** Millimetres from the guns to the target: within 1M, and in each range. */
  const NEAR = 100;
  const GAPS = { short: 150, medium: 300, long: 500 } as const;
  const facts = fc.record({
    range: fc.constantFrom('short' as const, 'medium' as const, 'long' as const),
    added: fc.integer({ min: 0, max: 3 }),
    skirmishersSpoil: fc.boolean(),
  });

  it('LB-BOMB-01 LB-BOMB-05 LB-BOMB-06 LB-BOMB-08 LB-ACT-07 is answered if and as a battle has it', () => {
    let accepted = 0;
    fc.assert(
      fc.property(battery, unit, facts, (guns, target, { range, added, skirmishersSpoil }) => {
        const answer = adjudicate('bombardment', { battery: guns, target, range, added, skirmishersSpoil });
        const spec = facingOff(onTable(guns), onTable(target));
        const [own, enemy, ...others] = spec.units as readonly [UnitSpec, UnitSpec];
        const further = (skirmishersSpoil ? NEAR : GAPS[range]) - 125;
        const there = { ...enemy, at: [enemy.at[0], enemy.at[1] - further] } as const;
        const table = acting({ ...spec, units: [own, there, ...others] }, added + 1);
        const ordered = decide(table.state, 'red', { type: 'fire', unit: 0, target: 1, sector: -1, added });
        // What no table has: skirmishers without infantry, or near at a longer range; four actions of plain guns.
        const spoilt = target.arm === 'infantry' && target.sk > 0 && range === 'short';
        const strange = (skirmishersSpoil && !spoilt) || added > 2;
        expect(answer.ok, JSON.stringify([answer, ordered.ok])).toBe(!strange && ordered.ok);
        if (!answer.ok) {
          const rules = answer.problems.map(({ rule }) => rule);
          if (!ordered.ok) expect(rules).toContain(ordered.refusal.rule);
          if (added > 2) expect(rules).toContain('LB-ACT-07');
          if (skirmishersSpoil && !spoilt) expect(rules).toContain('LB-BOMB-08');
          return;
        }
        if (!ordered.ok) return;
        accepted++;
        const counts = pending(ordered.state)[0]?.dice?.map(({ count }) => count);
        expect([answer.value.attack.total, answer.value.defence.total]).toEqual(counts);
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(30);
  });
});

describe('a brigade', () => {
  it('LB-VIC-08 LB-VIC-09 LB-UNIT-05 is Shaken if and as one on the table is', () => {
    const members = fc.array(fc.option(dis), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(members, fc.integer({ min: 1, max: 9 }), (told, more) => {
        const laid = battlefield({
          units: told.map((its, i): UnitSpec => {
            const at = [200 + 200 * i, 900] as const;
            return its === null ? { at, status: 'eliminated' } : { at, dis: its };
          }),
        });
        const standing = told.filter((its) => its !== null);
        const lost = told.length - standing.length;
        const state = { ...laid, brigades: laid.brigades.map((one, i) => (i === 0 ? { ...one, lost } : one)) };
        const sum = standing.reduce<number>((all, its) => all + its, 0);
        const brigade = { units: standing.length, lost, dis: sum };
        expect(adjudicate('breakpoint', { brigades: [brigade] })).toMatchObject({
          ok: true,
          value: {
            brigades: [{ shakenAt: shakenLimit(state, 0), dis: brigadeDis(state, 0), shaken: isShaken(state, 0) }],
          },
        });
        const beyond = { ...brigade, dis: 3 * standing.length + more };
        expect(adjudicate('breakpoint', { brigades: [brigade, beyond] })).toMatchObject({
          ok: false,
          problems: [{ path: 'brigades[1].dis', rule: 'LB-UNIT-05', facts: { most: 3 * standing.length } }],
        });
      }),
      { numRuns: 200 },
    );
  });
});
