/** Random fights: `adjudicate` answers just those that a battle lets happen, with the same dice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acting, facingOff, plainly, rollFilled } from '../../test/fighting.ts';
import type { UnitSpec } from '../../test/positions.ts';
import type { Playing } from '../../test/scriptedPlay.ts';
import { decide, pending } from '../turn/machine.ts';
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
