/** The option The charge goes home: cavalry closes in without an action (chapter 22). */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { acting, facingOff, placeOf, rollFilled } from '../../../test/fighting.ts';
import type { UnitSpec } from '../../../test/positions.ts';
import { Playing } from '../../../test/scriptedPlay.ts';
import type { Command } from '../../state/commands.ts';

const HORSE = { kind: 'lightCavalry' } as const;
const ON = { switches: { chargeGoesHome: true } } as const;

interface Charge {
  readonly d: Partial<UnitSpec>;
  /** Dice of both sides in the Approach. */
  readonly dice: readonly [readonly number[], readonly number[]];
  readonly a?: Partial<UnitSpec>;
  readonly actions?: number;
  readonly others?: readonly UnitSpec[];
}

/** Horse that has rolled its Approach, under the option or without it. */
function charge(option: boolean, { d, dice, a = HORSE, actions = 1, others = [] }: Charge): Playing {
  const spec = facingOff(a, d, others, option ? ON : {});
  const t = acting(spec, actions).red({ type: 'approach', unit: 0, sector: -1 });
  if (t.waits === 'red approachDice') t.red({ type: 'spend', dice: 0 });
  return rollFilled(t, dice[0], dice[1]);
}

/** The Contact that came of it, and the rule it came by. */
const contact = (t: Playing): unknown => {
  const found = t.eventTypes.includes('intoContact') ? (t.event('intoContact') as { rule: string }) : null;
  return found?.rule ?? null;
};

/** Nobody is hurt more than once, and nobody wins an action. */
const NIL_NIL = [
  [5, 3, 2, 1],
  [5, 3, 2, 1],
] as const;
/** D wins the second and the third die. */
const NIL_TWO = [
  [5, 3, 3, 1],
  [5, 4, 4, 1],
] as const;
/** A wins both. */
const TWO_NIL = [
  [5, 4, 4, 1],
  [5, 3, 3, 1],
] as const;

const kinds = (t: Playing, seat: string): string[] => [...new Set(t.offers(seat).map((offer) => offer.type))].sort();

describe('the charge goes home', () => {
  const line = {} as const;

  it('LB-OPT-05 LB-APP-44 horse without an action closes in, and withdraws where the option is off', () => {
    const off = charge(false, { d: HORSE, dice: NIL_NIL });
    expect([contact(off), off.event('retreated')]).toMatchObject([null, { unit: 0, rule: 'LB-APP-36' }]);
    const on = charge(true, { d: HORSE, dice: NIL_NIL });
    expect(contact(on)).toBe('LB-OPT-05');
    expect(on.eventTypes).not.toContain('retreated');
    expect(on.event('intoContact')).toMatchObject({ unit: 0, against: [1] });
    expect(placeOf(on, 0).y).toBeLessThan(655);
  });

  it('LB-OPT-05 its actions still buy Contact dice', () => {
    const t = charge(true, { d: HORSE, dice: TWO_NIL });
    expect(contact(t)).toBe('LB-OPT-05');
    expect(t.offered('red', 'declare').map((offer) => offer.bought)).toEqual([0, 1, 2]);
  });

  it('LB-OPT-05 a square sends it back, an evade leaves it where it is', () => {
    const t = charge(true, { d: line, dice: NIL_TWO });
    expect(kinds(t, 'blue')).toContain('form');
    t.blue({ type: 'form', unit: 1, formation: 'square', facing: 2880 });
    expect([contact(t), t.event('retreated')]).toMatchObject([null, { unit: 0, rule: 'LB-APP-34' }]);
    const evaded = charge(true, { d: HORSE, dice: NIL_TWO });
    evaded.blue({ type: 'retreat', unit: 1 });
    if (evaded.waits === 'blue defender') evaded.blue({ type: 'waive' });
    expect(contact(evaded)).toBeNull();
  });

  it('LB-OPT-05 a defender who waives, or only turns, is charged', () => {
    const t = charge(true, { d: line, dice: NIL_TWO });
    expect(contact(t.blue({ type: 'waive' }))).toBe('LB-OPT-05');
  });

  it('LB-OPT-05 LB-APP-31 guns cancel actions: those are lost, the charge is not', () => {
    const t = charge(true, { d: { kind: 'battery', loaded: true }, dice: NIL_TWO, actions: 2 });
    expect(t.waits).toBe('blue defender');
    t.blue({ type: 'cancel', unit: 1 });
    expect(contact(t)).toBe('LB-OPT-05');
    expect(t.offered('red', 'declare').map((offer) => offer.bought)).toEqual([]);
  });

  it('LB-OPT-05 infantry needs an action as ever', () => {
    const t = charge(true, { a: {}, d: line, dice: NIL_NIL });
    expect([contact(t), t.event('retreated')]).toMatchObject([null, { unit: 0, rule: 'LB-APP-36' }]);
  });

  it('LB-OPT-05 a target that is eliminated is not charged', () => {
    const t = charge(true, {
      d: { ...HORSE, dis: 3 },
      dice: [
        [6, 3, 2, 1],
        [5, 3, 2, 1],
      ],
    });
    expect(t.eventTypes).toContain('eliminated');
    expect(contact(t)).toBeNull();
  });

  it('LB-OPT-05 LB-APP-33 asks for reach: what stands in the way stops it', () => {
    const across: Command = { type: 'approach', unit: 0, sector: -1 };
    const t = acting(facingOff(HORSE, HORSE, [], ON), 1).red(across);
    // The target stands farther off before the dice are read.
    const moved = t.state.units.map((u, i) => (i === 1 ? { ...u, y: u.y - steps(100) } : u));
    const away = rollFilled(new Playing({ ...t.state, units: moved }), [5, 3, 2, 1], [5, 3, 2, 1]);
    expect(contact(away)).toBeNull();
  });
});
