/** Chapter 14, LB-SEQ-07: the Approach from the arriving move to the withdrawal. */
import { describe, expect, it } from 'vitest';
import {
  acting,
  actingIn,
  approached,
  facingOff,
  placeOf,
  plainly,
  rollFilled,
  unitOf,
} from '../../../test/fighting.ts';
import type { Playing } from '../../../test/scriptedPlay.ts';
import { battlefield, type UnitSpec } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';

const APPROACH: Command = { type: 'approach', unit: 0, sector: -1 };
const cavalry = { kind: 'lightCavalry' } as const;
const battery = { kind: 'battery' } as const;

/** Dice of two lines (4 each) for the splits of actions; the first die is a tie unless said otherwise. */
const ONE_ALL = [
  [5, 4, 2, 1],
  [5, 3, 3, 1],
] as const;
const NIL_TWO = [
  [5, 3, 3, 1],
  [5, 4, 4, 1],
] as const;
const NIL_ONE = [
  [5, 3, 2, 1],
  [5, 4, 2, 1],
] as const;

const duel = (a: Partial<UnitSpec>, d: Partial<UnitSpec>, dice: readonly (readonly number[])[], actions = 1): Playing =>
  approached(acting(facingOff(a, d), actions), 0, dice[0] as readonly number[], dice[1] as readonly number[]);

/** Kinds of commands open to a side, each once. */
const kinds = (t: Playing, seat: string): string[] => [...new Set(t.offers(seat).map((offer) => offer.type))].sort();

describe('arriving', () => {
  it('LB-APP-01 LB-APP-04 LB-SEQ-07 the unit stops at 1S; the move costs 1 action, the Approach none', () => {
    const t = acting(facingOff({}, {}), 3).red(APPROACH);
    expect(placeOf(t, 0).y).toBeCloseTo(655 + 7.5, 1);
    expect(t.event('approached')).toMatchObject({ defenders: [1], flank: false, passive: false });
    expect(t.offered('red', 'spend').map((offer) => offer.dice)).toEqual([0, 1, 2]);
  });

  it('LB-APP-19 actions spent become dice, the rest is kept', () => {
    const t = acting(facingOff({}, {}), 3).red(APPROACH);
    expect(t.refused('red', { type: 'spend', dice: 3 })).toBe('LB-APP-19');
    expect(t.refused('red', { type: 'waive' })).toBe('LB-APP-19');
    t.red({ type: 'spend', dice: 1 });
    expect(t.waits).toBe('dice combat');
    t.roll([6, 1, 1, 1, 1], [5, 1, 1, 1]);
    expect(t.event('approachRolled')).toMatchObject({ a: 2, d: 0 }); // 1 kept, 1 won by the spare die of the third tie
  });

  it('LB-APP-02 LB-UNIT-07 artillery, and units at DIS 3, never Approach', () => {
    expect(acting(facingOff({ dis: 3 }, {})).refused('red', APPROACH)).toBe('LB-UNIT-07');
    expect(acting(facingOff({ ...battery, formation: 'limbered' }, {})).refused('red', APPROACH)).toBe('LB-APP-02');
  });

  it('LB-APP-02 LB-REACT-06 infantry does not Approach in reaction', () => {
    const t = actingIn(battlefield(facingOff({}, {})), 0, 2, {}, 'reaction');
    expect(['LB-APP-02', 'LB-REACT-06']).toContain(t.refused('red', APPROACH));
  });

  it('LB-APP-03 cavalry Approaches a square only at DIS 3', () => {
    expect(acting(facingOff(cavalry, { formation: 'square', dis: 2 })).refused('red', APPROACH)).toBe('LB-APP-03');
    const t = acting(facingOff(cavalry, { formation: 'square', dis: 3 })).red(APPROACH);
    expect(t.eventTypes).toContain('approached');
  });

  it('LB-APP-09 LB-SKIR-04 cavalry at its first action sweeps skirmishers away for good', () => {
    const t = acting(facingOff(cavalry, { sk: 2 })).red(APPROACH);
    expect(unitOf(t, 1).sk).toBe(0);
    expect(t.eventTypes).toContain('skirmishersLost');
    expect(acting(facingOff(cavalry, {})).red(APPROACH).eventTypes).not.toContain('skirmishersLost');
  });

  it('LB-APP-09 at a later action they merely withdraw; infantry drives no skirmishers away', () => {
    expect(unitOf(acting(facingOff(cavalry, { sk: 2 }), 2, { taken: 1 }).red(APPROACH), 1).sk).toBe(2);
    expect(unitOf(acting(facingOff({}, { sk: 2 })).red(APPROACH), 1).sk).toBe(2);
  });

  it('LB-APP-10 LB-APP-11 all enemies reached at 1S and in the arc are attacked together', () => {
    const spec = facingOff({ dis: 2 }, { at: [830, 567.5], formation: 'attackColumn', dis: 3 }, [
      { side: 1, kind: 'battery', at: [950, 555] },
    ]);
    const units = spec.units?.map((unit, i) => (i === 1 ? { ...unit, at: [830, 560] as const } : unit)) ?? [];
    const t = acting({ units }, 1).red(APPROACH);
    expect(t.event('approached').defenders).toEqual([1, 2]);
    t.roll([1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('LB-APP-13 LB-GEO-12 attacked from outside its arc a unit is passive: +2 dice, no DIS, actions won', () => {
    const t = acting(facingOff({}, { facing: 90, at: [900, 515] }), 1).red(APPROACH);
    expect(t.event('approached')).toMatchObject({ flank: true, passive: true });
    t.roll([5, 1, 1, 1, 1, 1], [6, 6, 6, 1]);
    expect(unitOf(t, 0).dis).toBe(0);
    expect(t.event('approachRolled')).toMatchObject({ d: 2 });
  });

  it('LB-APP-13 LB-CD-03 a battery that is not loaded is passive and rolls 2', () => {
    const t = acting(facingOff({}, { ...battery, loaded: false }), 1).red(APPROACH);
    expect(t.event('approached')).toMatchObject({ flank: false, passive: true });
    t.roll([1, 1, 1, 1], [6, 6]);
    expect(unitOf(t, 0).dis).toBe(0);
  });

  it('LB-APP-11 LB-APP-13 of several targets one that is not passive is enough to hurt', () => {
    const t = acting(
      {
        units: [
          { at: [900, 707.5] },
          { side: 1, at: [835, 567.5] },
          { side: 1, at: [950, 555], kind: 'battery', loaded: false },
        ],
      },
      1,
    ).red(APPROACH);
    expect(t.event('approached')).toMatchObject({ defenders: [1, 2], flank: false, passive: false });
    rollFilled(t, [1], [6, 5, 5]);
    expect(unitOf(t, 0).dis).toBe(1);
    // LB-CD-05: the battery was passive, so it has not fired.
    expect(t.frame('combat').combat.discharged).toEqual([]);
  });

  it('LB-LEAD-17 LB-CINC-12 an enemy General in the way of the arriving move is tested before the dice', () => {
    const t = acting(facingOff({}, {}, [], { generals: [{ brigade: 1, side: 1, at: [860, 670] }] })).red(APPROACH);
    expect([t.waits, t.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
    t.roll([1, 4]);
    expect(t.waits).toBe('red approachDice');
    // If he lives his owner places him anew, before the fight goes on.
    const lives = acting(facingOff({}, {}, [], { generals: [{ brigade: 1, side: 1, at: [860, 670] }] })).red(APPROACH);
    expect(lives.roll([4, 4]).waits).toBe('blue reposition');
    const cinc = acting(facingOff({}, {}, [], { generals: [{ cinc: true, side: 1, at: [860, 670] }] })).red(APPROACH);
    expect(cinc.asks).toBe('LB-CINC-12');
  });
});

describe('results', () => {
  it('LB-APP-12 LB-APP-20 every defender suffers; those left fight on', () => {
    const t = acting(
      { units: [{ at: [900, 707.5] }, { side: 1, at: [835, 567.5], dis: 3 }, { side: 1, at: [965, 567.5] }] },
      1,
    ).red(APPROACH);
    t.roll([6, 5, 5, 1, 1, 1, 1], [5, 1, 1, 1, 1, 1, 1, 1]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(unitOf(t, 2).dis).toBe(1);
    expect(t.waits).toBe('red attacker');
  });

  it('LB-APP-24 LB-APP-25 D decides first, then A', () => {
    const t = duel({}, {}, ONE_ALL);
    expect(t.waits).toBe('blue defender');
    t.blue({ type: 'waive' });
    expect(t.waits).toBe('red attacker');
  });

  it('LB-APP-22 D eliminated: no Contact; carry, form and turn cost 1 each', () => {
    const t = duel({}, { dis: 3 }, [
      [6, 5, 5, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]);
    expect(t.waits).toBe('red victor');
    expect(kinds(t, 'red')).toEqual(['carry', 'form', 'turn', 'waive']);
    expect(t.reasons).toEqual(['approachRolled LB-APP-20', 'eliminated LB-APP-20', 'shaken LB-VIC-08']);
    expect(t.refused('red', { type: 'form', unit: 1, formation: 'attackColumn', facing: 0 })).toBe('LB-APP-22');
    expect(t.refused('red', { type: 'turn', unit: 1, facing: 1440 })).toBe('LB-APP-22');
    expect(t.refused('red', { type: 'fallBack' })).toBe('LB-APP-22');
    expect(t.refused('red', { type: 'retreat', unit: 0 })).toBe('LB-APP-22');
    expect(t.offered('red', 'turn').map((offer) => offer.facing)).toEqual([1440, 4320, 2880]);
    t.red({ type: 'carry' });
    expect(placeOf(t, 0).y).toBeCloseTo(567.5, 1);
    t.red({ type: 'form', unit: 0, formation: 'attackColumn', facing: 0 });
    expect(t.waits).toBe('red slot');
    expect(unitOf(t, 0).formation).toBe('attackColumn');
  });

  it('LB-APP-23 without actions, or waiving them, A stays where it is; kept actions serve too', () => {
    const still = duel({}, { dis: 3 }, [
      [6, 5, 5, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]).red({ type: 'waive' });
    expect([still.waits, placeOf(still, 0).y]).toEqual(['red slot', 662.5]);
    const none = duel({}, { dis: 3 }, [
      [6, 1, 1, 1, 1, 1, 1],
      [5, 5, 5, 1],
    ]);
    expect([none.waits, placeOf(none, 0).y]).toEqual(['red slot', 662.5]);
    const kept = approached(acting(facingOff({}, { dis: 3 }), 2), 0, [6, 1, 1, 1, 1, 1, 1], [5, 5, 5, 1]);
    expect(kinds(kept, 'red')).toContain('carry');
  });

  it('LB-APP-22 each use costs its action, and none is left at the end; a Conscript pays two for his formation', () => {
    const won = (a: Partial<UnitSpec>, actions = 1): Playing =>
      approached(acting(facingOff(a, { dis: 3 }), actions), 0, [6, 5, 5, 1, 1, 1, 1], [5, 1, 1, 1]);
    const turned = won({}).red({ type: 'turn', unit: 0, facing: 1440 });
    expect([unitOf(turned, 0).facing, turned.frame('combat').combat.a]).toEqual([1440, 1]);
    expect(turned.reasons).toEqual(['turned LB-APP-40']);
    const carried = won({}, 2).red({ type: 'carry' });
    expect(carried.reasons).toEqual(['carried LB-CON-21']);
    expect(carried.frame('combat').combat.a).toBe(2);
    expect(carried.refused('red', { type: 'carry' })).toBe('LB-CON-21');
    const conscript = won({ traits: { conscript: true } }).red({ type: 'turn', unit: 0, facing: 1440 });
    expect(kinds(conscript, 'red')).toEqual(['turn', 'waive']);
    expect(conscript.refused('red', { type: 'form', unit: 0, formation: 'attackColumn', facing: 1440 })).toBe(
      'LB-FORM-02',
    );
  });

  it('LB-SEQ-09 LB-LEAD-16 consequences of an elimination come before A uses its actions', () => {
    const spec = facingOff({}, { dis: 3 }, [], { generals: [{ brigade: 1, side: 1, unit: 1 }] });
    const t = approached(acting(spec, 1), 0, [6, 5, 5, 1, 1, 1, 1], [5, 1, 1, 1]);
    expect(t.waits).toBe('dice generalTest');
    rollFilled(t, [1]);
    expect(t.waits).toBe('red victor');
  });

  it('LB-APP-22 cavalry may fall back 1L instead, without an action', () => {
    const t = duel(cavalry, { dis: 3 }, [
      [6, 1, 1, 1, 1, 1, 1],
      [5, 5, 5, 1],
    ]);
    expect(kinds(t, 'red')).toEqual(['fallBack', 'waive']);
    const before = placeOf(t, 0).y;
    t.red({ type: 'fallBack' });
    expect(placeOf(t, 0).y - before).toBeCloseTo(180, 1);
    expect(t.reasons).toEqual(['retreated LB-APP-22']);
    expect(t.waits).toBe('red slot');
    // Not after it has used an action.
    const formed = duel(cavalry, { dis: 3 }, [
      [6, 5, 5, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]);
    expect(kinds(formed, 'red')).toEqual(['carry', 'fallBack', 'form', 'turn', 'waive']);
    formed.red({ type: 'turn', unit: 0, facing: 1440 });
    expect(kinds(formed, 'red')).toEqual(['form', 'turn', 'waive']);
    expect(formed.refused('red', { type: 'fallBack' })).toBe('LB-APP-22');
    const carried = duel(cavalry, { dis: 3 }, [
      [6, 5, 5, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]).red({ type: 'carry' });
    expect(carried.refused('red', { type: 'fallBack' })).toBe('LB-APP-22');
  });

  it('LB-APP-22 LB-CON-21 a unit that forms square carries no position', () => {
    const t = duel({}, { dis: 3 }, [
      [6, 5, 5, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]).red({ type: 'form', unit: 0, formation: 'square', facing: 0 });
    expect(t.refused('red', { type: 'carry' })).toBe('LB-CON-21');
    expect(kinds(t, 'red')).not.toContain('carry');
  });

  it('LB-LEAD-17 LB-LEAD-18 a General ridden over by a victor falling back is tested', () => {
    // He is safe where he is: one of his units is nearer to that cavalry, another nearer to him.
    const his: readonly UnitSpec[] = [
      { side: 1, at: [1050, 700] },
      { side: 1, at: [900, 900] },
    ];
    const spec = facingOff(cavalry, { dis: 3 }, his, { generals: [{ brigade: 1, side: 1, at: [900, 850] }] });
    const t = approached(acting(spec, 1), 0, [6, 1, 1, 1, 1, 1, 1], [5, 5, 5, 1]).red({ type: 'fallBack' });
    expect([t.waits, t.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
  });

  it('LB-UNIT-08 raised to DIS 3 by its own Approach A may still close in', () => {
    const t = approached(acting(facingOff({ dis: 2 }, {}), 2), 0, [5, 1, 1, 1], [6, 1, 1, 1, 1, 1]);
    expect(unitOf(t, 0).dis).toBe(3);
    t.blue({ type: 'waive' });
    t.red({ type: 'contact', unit: 0 });
    expect(t.eventTypes).toContain('intoContact');
  });
});

describe('flank of several', () => {
  it('LB-APP-11 LB-GEO-12 the +2 counts only if every one of them is taken in flank', () => {
    const flanked = (facing: number): Playing =>
      acting(
        {
          units: [
            { at: [900, 707.5] },
            { side: 1, at: [865, 560], formation: 'attackColumn', facing },
            { side: 1, at: [952, 515], facing: 90 },
          ],
        },
        1,
      ).red(APPROACH);
    const one = flanked(180);
    expect(one.event('approached')).toMatchObject({ defenders: [1, 2], flank: false });
    rollFilled(one, [6, 5, 5], [5, 1, 1]);
    expect(one.event('approachRolled').attack.map((line) => line.what)).not.toContain('lb.tally.flank');
    one.red({ type: 'contact', unit: 0 });
    rollFilled(plainly(one), [6], [5]);
    expect(one.event('contactRolled').defenders).toEqual([1, 2]);
    expect(one.event('contactRolled').attack.map((line) => line.what)).not.toContain('lb.tally.flank');
  });
});

describe('going back', () => {
  it('LB-RET-03 LB-PASS-02 every backward move of a fight disorders the friends it passes through', () => {
    const friend: UnitSpec = { at: [900, 760], formation: 'attackColumn' };
    const withdrawal = approached(acting(facingOff({}, {}, [friend]), 1), 0, NIL_ONE[0], NIL_ONE[1]).blue({
      type: 'waive',
    });
    expect(withdrawal.event('retreated')).toMatchObject({ rule: 'LB-APP-36', passed: [2] });
    expect(unitOf(withdrawal, 2).dis).toBe(1);
    const behind: UnitSpec = { side: 1, at: [900, 500], formation: 'attackColumn' };
    const chosen = approached(acting(facingOff({}, {}, [behind]), 1), 0, ONE_ALL[0], ONE_ALL[1]).blue({
      type: 'retreat',
      unit: 1,
    });
    expect(unitOf(chosen, 2).dis).toBe(1);
    const square = approached(
      acting(facingOff(cavalry, {}, [{ at: [900, 800], formation: 'attackColumn' }]), 1),
      0,
      ONE_ALL[0],
      ONE_ALL[1],
    );
    square.blue({ type: 'form', unit: 1, formation: 'square', facing: 2880 });
    expect(unitOf(square, 2).dis).toBe(1);
  });

  it('LB-LEAD-11 LB-LEAD-17 an attached Leader goes along; an enemy General ridden over is tested', () => {
    const spec = facingOff({}, {}, [], {
      generals: [
        { brigade: 0, unit: 0 },
        { brigade: 1, side: 1, at: [860, 760] },
      ],
    });
    const t = approached(acting(spec, 1), 0, NIL_ONE[0], NIL_ONE[1]).blue({ type: 'waive' });
    expect(t.state.generals[0]).toMatchObject({ status: 'attached', unit: 0 });
    expect(t.waits).toBe('dice generalTest');
    expect(t.frame('generalTest')).toMatchObject({ general: 1, dice: 2, rule: 'LB-LEAD-17' });
  });
});

describe('re-rolls in the Approach', () => {
  const determined = { traits: { determined: true } };
  const wavering = { traits: { wavering: true } };

  it('LB-SPEC-03 LB-DICE-12 LB-FAQ-08 Determined: one die again, after seeing all, the new face stands', () => {
    const t = duel(determined, {}, NIL_TWO);
    expect(t.waits).toBe('red approachReroll');
    t.red({ type: 'reroll', die: 3 }).roll([6]);
    expect(t.event('combatRerolled')).toMatchObject({ rule: 'LB-SPEC-03', of: 'a', from: 1, to: 6 });
    expect(t.event('approachRolled').faces[0]).toEqual([5, 3, 3, 6]);
  });

  it('LB-DICE-12 the owner may keep his dice', () => {
    const t = duel(determined, {}, NIL_TWO).red({ type: 'keep' });
    expect(t.event('approachRolled').faces[0]).toEqual([5, 3, 3, 1]);
  });

  it('LB-SPEC-23 LB-DICE-14 Wavering lets the enemy re-roll one of his own dice', () => {
    const t = duel(wavering, {}, NIL_TWO);
    expect(t.waits).toBe('blue approachReroll');
    t.blue({ type: 'reroll', die: 3 }).roll([6]);
    expect(t.event('approachRolled').faces[1]).toEqual([5, 4, 4, 6]);
  });

  it('LB-DICE-13 A decides on all its rights, then D; a die is rolled again once only', () => {
    const t = duel(determined, { traits: { determined: true, wavering: true } }, NIL_TWO);
    t.red({ type: 'reroll', die: 3 }).roll([2]);
    expect(t.waits).toBe('red approachReroll');
    expect(t.refused('red', { type: 'reroll', die: 3 })).toBe('LB-DICE-13');
    expect(t.offered('red', 'reroll').map((offer) => offer.die)).toEqual([0, 1, 2]);
    t.red({ type: 'keep' });
    expect(t.waits).toBe('blue approachReroll');
    t.blue({ type: 'keep' });
    expect(t.eventTypes).toContain('approachRolled');
    const both = duel({ traits: { wavering: true } }, { traits: { determined: true } }, NIL_TWO);
    both.blue({ type: 'reroll', die: 3 }).roll([2]);
    expect(both.refused('blue', { type: 'reroll', die: 3 })).toBe('LB-DICE-13');
    expect(both.refused('blue', { type: 'reroll', die: 4 })).toBe('LB-DICE-12');
  });

  it('LB-SPEC-03 LB-SPEC-23 LB-APP-11 of several units on a side one that has the rule is enough', () => {
    const asked = (one: Partial<UnitSpec>): string => {
      const t = acting(
        { units: [{ at: [900, 707.5] }, { side: 1, at: [835, 567.5], ...one }, { side: 1, at: [965, 567.5] }] },
        1,
      ).red(APPROACH);
      return rollFilled(t, [5, 3, 3], [5, 4, 4]).waits;
    };
    expect(asked({})).toBe('blue defender');
    expect(asked({ traits: { determined: true } })).toBe('blue approachReroll');
    expect(asked({ traits: { wavering: true } })).toBe('red approachReroll');
  });
});

describe('after the fight', () => {
  it('LB-CD-05 a loaded battery that rolled is marked fired when the combat is over, a passive one is not', () => {
    const t = duel({}, battery, NIL_ONE);
    expect(unitOf(t, 1).loaded).toBe(true);
    t.blue({ type: 'waive' });
    expect(unitOf(t, 1).loaded).toBe(false);
    const flanked = duel({}, { ...battery, facing: 90, at: [900, 545] }, [
      [5, 3, 2, 1, 1, 1],
      [5, 4, 2, 1],
    ]);
    if (flanked.waits === 'blue defender') flanked.blue({ type: 'waive' });
    expect(unitOf(flanked, 1).loaded).toBe(true);
  });

  it('LB-CD-04 LB-CD-05 limbered guns have not fired, loaded or not', () => {
    const t = duel({}, { ...battery, formation: 'limbered' }, [
      [5, 3, 3, 1],
      [6, 4],
    ]);
    t.blue({ type: 'waive' }).red({ type: 'waive' });
    expect(t.waits).toBe('red slot');
    expect(unitOf(t, 1).loaded).toBe(true);
  });

  it('LB-OPT-04 LB-SEQ-09 LB-LEAD-16 a worn unit at DIS 3 is lost, with the consequences of an elimination', () => {
    const spec = facingOff({}, { worn: true, dis: 3 }, [], {
      switches: { wornUnits: true },
      generals: [{ brigade: 1, side: 1, unit: 1 }],
    });
    const t = rollFilled(acting(spec, 1).red(APPROACH), [5, 1, 1], [6, 1, 1]).red({ type: 'waive' });
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(t.reasons).toContain('eliminated LB-OPT-03');
    expect([t.waits, t.asks]).toEqual(['dice generalTest', 'LB-LEAD-16']);
  });

  it('LB-OPT-03 LB-OPT-04 infantry without DIS from the fight is worn; worn again it suffers 1 DIS and is rid of it', () => {
    const worn = (before: boolean): Playing => {
      const spec = facingOff({ worn: before }, {}, [], { switches: { wornUnits: true } });
      return approached(acting(spec, 1), 0, [6, 2, 2, 1], [5, 3, 2, 1]).blue({ type: 'waive' });
    };
    const first = worn(false);
    expect([unitOf(first, 0).worn, unitOf(first, 0).dis, unitOf(first, 1).worn]).toEqual([true, 0, false]);
    const second = worn(true);
    expect([unitOf(second, 0).worn, unitOf(second, 0).dis]).toEqual([false, 1]);
  });

  it('LB-OPT-03 no unit is worn unless the rule is on; cavalry never', () => {
    const off = approached(acting(facingOff({}, {}), 1), 0, [6, 2, 2, 1], [5, 3, 2, 1]).blue({ type: 'waive' });
    expect(unitOf(off, 0).worn).toBe(false);
    const spec = facingOff(cavalry, cavalry, [], { switches: { wornUnits: true } });
    const horse = approached(acting(spec, 1), 0, [6, 2, 2, 1], [5, 3, 2, 1]).blue({ type: 'waive' });
    expect(unitOf(horse, 0).worn).toBe(false);
  });

  it('LB-ACT-20 LB-LEAD-21 a fight is one action, without reactions inside it', () => {
    const t = duel({}, {}, ONE_ALL);
    expect(t.waits).not.toContain('window');
    t.blue({ type: 'waive' });
    expect(t.waits).not.toContain('window');
    // The rest of the actions is lost with the fight.
    const kept = duel({}, {}, ONE_ALL, 3);
    while (!kept.waits.endsWith('slot')) {
      const [seat = ''] = kept.waits.split(' ');
      expect(kept.waits).not.toContain('window');
      kept.say(seat, kept.offers(seat).find(({ type }) => type === 'waive') ?? kept.offers(seat)[0]!);
    }
    expect(kept.waits).toBe('red slot');
  });
});
