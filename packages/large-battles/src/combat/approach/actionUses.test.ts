/** Chapter 14, LB-SEQ-07 steps 7 to 9: what either side does with its actions. */
import { describe, expect, it } from 'vitest';
import { acting, approached, facingOff, placeOf, rollFilled, unitOf } from '../../../test/fighting.ts';
import { Playing } from '../../../test/scriptedPlay.ts';
import type { UnitSpec } from '../../../test/positions.ts';
import type { Command } from '../../state/commands.ts';

const APPROACH: Command = { type: 'approach', unit: 0, sector: -1 };
const cavalry = { kind: 'lightCavalry' } as const;
const battery = { kind: 'battery' } as const;

/** Dice of two lines (4 each) for the splits of actions; the first die is a tie unless said otherwise. */
const ONE_ALL = [
  [5, 4, 2, 1],
  [5, 3, 3, 1],
] as const;
const TWO_NIL = [
  [5, 4, 4, 1],
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
const formations = (t: Playing, seat: string): string[] => t.offered(seat, 'form').map((offer) => offer.formation);

describe('options of D', () => {
  it('LB-APP-26 infantry against infantry: cancel, retreat, form, Contact; never turn in front', () => {
    const t = duel({}, {}, NIL_TWO, 2);
    expect(kinds(t, 'blue')).toEqual(['cancel', 'contact', 'form', 'retreat', 'waive']);
    expect(t.refused('blue', { type: 'turn', unit: 1, facing: 1440 })).toBe('LB-APP-27');
  });

  it('LB-APP-26 the orders allowed: form then retreat or Contact, retreat then form or retreat, nothing after', () => {
    const formed = duel({}, {}, NIL_TWO).blue({ type: 'form', unit: 1, formation: 'attackColumn', facing: 2880 });
    expect(kinds(formed, 'blue')).toEqual(['contact', 'retreat', 'waive']);
    expect(formed.frame('combat').combat.d).toEqual([1]);
    const back = duel({}, {}, NIL_TWO).blue({ type: 'retreat', unit: 1 });
    expect(kinds(back, 'blue')).toEqual(['form', 'retreat', 'waive']);
    expect(back.refused('blue', { type: 'contact', unit: 1 })).toBe('LB-APP-26');
    expect(back.frame('combat').combat.d).toEqual([1]);
    expect(back.refused('blue', { type: 'stay' })).toBe('LB-APP-26');
  });

  it('LB-FORM-02 LB-APP-26 a change of formation is into another one, and there must be room for it', () => {
    const t = duel({}, {}, NIL_TWO);
    expect(formations(t, 'blue')).toEqual(['attackColumn', 'marchColumn', 'square']);
    expect(t.refused('blue', { type: 'form', unit: 1, formation: 'line', facing: 2880 })).toBe('LB-FORM-02');
    // A friend beside the column leaves no room for a line of 120 mm.
    const beside: UnitSpec = { side: 1, at: [800, 560], formation: 'attackColumn' };
    const narrow = acting(facingOff({}, { formation: 'attackColumn', at: [880, 560] }, [beside]), 1).red(APPROACH);
    rollFilled(narrow, [5, 3, 3], [5, 4, 4]);
    expect(formations(narrow, 'blue')).toEqual(['marchColumn', 'square']);
    expect(narrow.refused('blue', { type: 'form', unit: 1, formation: 'line', facing: 2880 })).toBe('LB-PASS-01');
  });

  it('LB-APP-26 LB-APP-34 against infantry a square does not make A fall back', () => {
    const t = duel({}, {}, ONE_ALL).blue({ type: 'form', unit: 1, formation: 'square', facing: 2880 });
    expect(t.eventTypes).not.toContain('retreated');
    expect(t.waits).toBe('red attacker');
  });

  it('LB-APP-40 the turns offered are straight at A, along his line, a quarter either way, and about', () => {
    // A comes up a little from the right, looking a little to the left.
    const t = duel({ at: [915, 707.5], facing: 350 }, { facing: 90, at: [900, 515] }, [
      [5, 2, 2, 1, 1, 1],
      [5, 4, 4, 1],
    ]);
    expect(kinds(t, 'blue')).toContain('turn');
    const [at, ...others] = t.offered('blue', 'turn').map((offer) => offer.facing / 16);
    expect(at).toBeGreaterThan(175);
    expect(at).toBeLessThan(180);
    expect(others).toEqual([170, 180, 0, 270]);
  });

  it('LB-APP-40 LB-GEO-11 a unit attacked in flank that forms square sees A, and is no longer in flank', () => {
    const t = duel({}, { facing: 90, at: [900, 515] }, [
      [5, 2, 2, 1, 1, 1],
      [5, 4, 4, 1],
    ]);
    expect(t.frame('combat').combat.flank).toEqual([true]);
    t.blue({ type: 'form', unit: 1, formation: 'square', facing: 1440 });
    expect(t.frame('combat').combat.flank).toEqual([false]);
  });

  it('LB-APP-45 LB-APP-40 of two in flank the one that turns is in flank no more; each has its own order of uses', () => {
    const t = acting(
      {
        units: [
          { at: [900, 707.5] },
          { side: 1, at: [848, 515], facing: 270 },
          { side: 1, at: [952, 515], facing: 90 },
        ],
      },
      1,
    ).red(APPROACH);
    expect(t.event('approached').flank).toBe(true);
    rollFilled(t, [5, 3, 3], [5, 4, 4]);
    t.blue({ type: 'turn', unit: 1, facing: 2880 });
    expect(t.frame('combat').combat.flank).toEqual([false, true]);
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toBe('LB-APP-26');
    expect(t.offered('blue', 'retreat')).toEqual([{ type: 'retreat', unit: 2 }]);
  });

  it('LB-RET-04 LB-APP-26 with A not in its front it turns away from him first, then goes back', () => {
    const t = duel({}, { facing: 90, at: [900, 515] }, [
      [5, 2, 2, 1, 1, 1],
      [5, 4, 4, 1],
    ]).blue({ type: 'retreat', unit: 1 });
    expect(t.event('retreated').rule).toBe('LB-APP-26');
    expect(placeOf(t, 1)).toMatchObject({ x: 900, y: 515 - 120, facing: 180 });
  });

  it('LB-RET-06 a voluntary retreat stops just short of an enemy behind, without loss', () => {
    const t = acting(facingOff({}, {}, [{ at: [900, 480] }]), 1);
    approached(t, 0, ONE_ALL[0], ONE_ALL[1]).blue({ type: 'retreat', unit: 1 });
    expect(unitOf(t, 1).status).toBe('table');
    expect(placeOf(t, 1).y - 7.5 - 487.5).toBeGreaterThan(0);
    expect(placeOf(t, 1).y - 7.5 - 487.5).toBeLessThan(1);
  });

  it('LB-APP-27 at 1-1 infantry may not close in; with one against none it may', () => {
    const level = duel({}, {}, ONE_ALL);
    expect(level.refused('blue', { type: 'contact', unit: 1 })).toBe('LB-APP-27');
    const alone = duel({}, {}, NIL_ONE);
    expect(kinds(alone, 'blue')).toContain('contact');
  });

  it('LB-APP-27 LB-APP-40 taken in flank: no Contact, but a turn, after which it is in flank no more', () => {
    const t = duel(
      {},
      { facing: 90, at: [900, 515] },
      [
        [5, 2, 2, 1, 1, 1],
        [5, 4, 4, 1],
      ],
      2,
    );
    expect(t.refused('blue', { type: 'contact', unit: 1 })).toBe('LB-APP-27');
    expect(t.frame('combat').combat.flank).toEqual([true]);
    t.blue({ type: 'turn', unit: 1, facing: 2880 });
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toBe('LB-APP-26');
    expect(t.frame('combat').combat).toMatchObject({ wasFlanked: [true], flank: [false], d: [1] });
  });

  it('LB-APP-40 a turn is up to 90 degrees, or an about-face', () => {
    const t = duel({}, { facing: 90, at: [900, 515] }, [
      [5, 2, 2, 1, 1, 1],
      [5, 4, 4, 1],
    ]);
    expect(t.refused('blue', { type: 'turn', unit: 1, facing: 1440 + 1600 })).toBe('LB-APP-40');
    t.blue({ type: 'turn', unit: 1, facing: 1440 + 2880 });
    expect(unitOf(t, 1).facing).toBe(4320);
  });

  it('LB-APP-40 a turn that does not bring A into its arc leaves it in flank', () => {
    const t = duel(
      {},
      { facing: 90, at: [900, 515] },
      [
        [5, 2, 2, 1, 1, 1],
        [5, 4, 4, 1],
      ],
      2,
    ).blue({ type: 'turn', unit: 1, facing: 4320 });
    expect(t.frame('combat').combat.flank).toEqual([true]);
  });

  it('LB-APP-28 cancelling works on kept actions too, one by one', () => {
    const t = duel({}, {}, NIL_TWO, 3);
    t.blue({ type: 'cancel', unit: 1 }).blue({ type: 'cancel', unit: 1 });
    expect(t.event('cancelled').left).toBe(0);
    expect(t.waits).toBe('red slot'); // nothing left: it withdrew
    expect(duel({}, {}, NIL_ONE).refused('blue', { type: 'cancel', unit: 1 })).toBe('LB-APP-28');
  });

  it('LB-APP-29 cavalry may counter-charge even at 1-1', () => {
    const t = duel({}, cavalry, ONE_ALL);
    expect(kinds(t, 'blue')).toContain('contact');
    t.blue({ type: 'contact', unit: 1 });
    expect(t.event('intoContact')).toMatchObject({ unit: 1, against: [0] });
  });

  it('LB-APP-30 artillery against infantry: cancel, limber, retreat if limbered, never Contact', () => {
    const t = duel({}, battery, NIL_TWO, 2);
    expect(kinds(t, 'blue')).toEqual(['cancel', 'form', 'waive']);
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toBe('LB-APP-30');
    expect(t.refused('blue', { type: 'contact', unit: 1 })).toBe('LB-APP-30');
    t.blue({ type: 'form', unit: 1, formation: 'limbered', facing: 2880 });
    expect(kinds(t, 'blue')).toContain('retreat');
  });

  it('LB-APP-30 LB-FORM-04 a limbered battery may unlimber, and lays its guns as it likes', () => {
    const t = duel({}, { ...battery, formation: 'limbered' }, [
      [5, 3, 3, 1],
      [6, 4],
    ]);
    t.blue({ type: 'form', unit: 1, formation: 'unlimbered', facing: 2880 + 400 });
    expect(unitOf(t, 1)).toMatchObject({ formation: 'unlimbered', facing: 2880 + 400 });
  });

  it('LB-APP-31 infantry against cavalry: a square or a turn', () => {
    const t = duel(cavalry, {}, NIL_TWO);
    expect(kinds(t, 'blue')).toEqual(['form', 'waive']);
    expect(formations(t, 'blue')).toEqual(['square']);
    expect(t.refused('blue', { type: 'form', unit: 1, formation: 'attackColumn', facing: 2880 })).toBe('LB-APP-31');
    expect(t.refused('blue', { type: 'retreat', unit: 1 })).toBe('LB-APP-31');
    expect(t.refused('blue', { type: 'cancel', unit: 1 })).toBe('LB-APP-31');
  });

  it('LB-APP-31 LB-SPEC-01 LB-SPEC-15 Conscripts and Militia need two actions for the square', () => {
    for (const traits of [{ conscript: true }, { militia: true }]) {
      expect(duel(cavalry, { traits }, NIL_TWO).offered('blue', 'form')).toHaveLength(1);
      // With one action there is nothing they could do, so nobody asks them.
      expect(duel(cavalry, { traits }, ONE_ALL).waits).toBe('red attacker');
    }
  });

  it('LB-APP-31 cavalry against cavalry: counter-charge, or evade 1L for each action', () => {
    const t = duel(cavalry, cavalry, NIL_TWO);
    expect(kinds(t, 'blue')).toEqual(['contact', 'retreat', 'waive']);
    const before = placeOf(t, 1).y;
    t.blue({ type: 'retreat', unit: 1 }).blue({ type: 'retreat', unit: 1 });
    expect(before - placeOf(t, 1).y).toBeCloseTo(360, 1);
  });

  it('LB-APP-31 artillery against cavalry only cancels', () => {
    expect(kinds(duel(cavalry, battery, NIL_TWO, 2), 'blue')).toEqual(['cancel', 'waive']);
  });

  it('LB-APP-34 LB-APP-44 a square sends cavalry back 1L, its actions are no use for Contact', () => {
    const t = duel(cavalry, {}, ONE_ALL);
    const before = placeOf(t, 0).y;
    t.blue({ type: 'form', unit: 1, formation: 'square', facing: 2880 });
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-34' });
    expect(placeOf(t, 0).y - before).toBeCloseTo(180, 1);
    expect(t.waits).toBe('red slot');
  });

  it('LB-APP-12 LB-APP-45 each defender has its own actions, in any order; a cancel of any takes one of A’s', () => {
    const t = acting(
      { units: [{ at: [900, 707.5] }, { side: 1, at: [835, 567.5] }, { side: 1, at: [965, 567.5] }] },
      2,
    ).red(APPROACH);
    t.red({ type: 'spend', dice: 0 }).roll([5, 3, 3, 1], [5, 4, 4, 1, 1, 1, 1, 1]);
    t.blue({ type: 'cancel', unit: 2 });
    expect(t.frame('combat').combat).toMatchObject({ a: 0, d: [2, 1] });
    expect(t.refused('blue', { type: 'cancel', unit: 2 })).toBe('LB-APP-28');
    const spent = new Playing(t.state).blue({ type: 'retreat', unit: 2 });
    expect(spent.refused('blue', { type: 'retreat', unit: 2 })).toBe('LB-APP-24');
    t.blue({ type: 'retreat', unit: 1 }).blue({ type: 'waive' });
    // LB-APP-36: unit 2 has not gone back, so A withdraws.
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-36' });
  });

  it('LB-APP-44 with an action left it may move in, and one action is enough', () => {
    const t = duel(cavalry, {}, ONE_ALL).blue({ type: 'waive' });
    expect(t.waits).toBe('red attacker');
    expect(t.red({ type: 'contact', unit: 0 }).event('intoContact')).toMatchObject({ unit: 0, rule: 'LB-CON-02' });
  });
});

describe('options of A', () => {
  it('LB-APP-32 Contact and dice; form then Contact or retreat; retreat then form or retreat', () => {
    const t = duel({}, {}, TWO_NIL, 2);
    expect(kinds(t, 'red')).toEqual(['contact', 'form', 'retreat', 'waive']);
    t.red({ type: 'form', unit: 0, formation: 'attackColumn', facing: 0 });
    expect(kinds(t, 'red')).toEqual(['contact', 'retreat', 'waive']);
    t.red({ type: 'contact', unit: 0 });
    expect(t.offered('red', 'declare').map((offer) => offer.bought)).toEqual([0, 1]);
    const back = duel({}, {}, TWO_NIL).red({ type: 'retreat', unit: 0 });
    expect(kinds(back, 'red')).toEqual(['form', 'retreat', 'waive']);
    expect(back.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-32' });
    expect(back.refused('red', { type: 'stay' })).toBe('LB-APP-32');
  });

  it('LB-APP-32 two things in a row at most, however many actions are left', () => {
    const t = duel({}, {}, TWO_NIL, 3).red({ type: 'retreat', unit: 0 });
    expect(t.frame('combat').combat.a).toBe(3);
    t.red({ type: 'retreat', unit: 0 });
    expect(t.waits).toBe('red slot');
  });

  it('LB-APP-08 infantry never moves into Contact with cavalry', () => {
    const t = duel({}, cavalry, TWO_NIL);
    expect(t.refused('red', { type: 'contact', unit: 0 })).toBe('LB-APP-08');
    expect(kinds(t, 'red')).not.toContain('contact');
    // Nor if there is infantry beside it.
    const both = acting(
      {
        units: [
          { at: [900, 707.5] },
          { side: 1, at: [865, 560], formation: 'attackColumn' },
          { side: 1, kind: 'lightCavalry', at: [930, 560] },
        ],
      },
      1,
    ).red(APPROACH);
    expect(both.event('approached').defenders).toEqual([1, 2]);
    rollFilled(both, [6, 5, 5], [5, 1, 1]);
    expect(both.refused('red', { type: 'contact', unit: 0 })).toBe('LB-APP-08');
  });

  it('LB-APP-33 no Contact out of reach: a target that has gone back, a path that is not free', () => {
    const gone = duel({}, {}, ONE_ALL, 2).blue({ type: 'retreat', unit: 1 });
    expect(gone.refused('red', { type: 'contact', unit: 0 })).toBe('LB-APP-37');
    const atTheEnd = acting(facingOff({}, {}, [{ at: [940, 598], formation: 'marchColumn', facing: 90 }]), 1);
    approached(atTheEnd, 0, TWO_NIL[0], TWO_NIL[1]);
    expect(atTheEnd.refused('red', { type: 'contact', unit: 0 })).toBe('LB-APP-33');
  });

  it('LB-APP-33 LB-PASS-01 the step into Contact passes friends whom it clears', () => {
    const t = acting(facingOff({}, {}, [{ at: [940, 615], formation: 'marchColumn', facing: 90 }]), 1);
    approached(t, 0, TWO_NIL[0], TWO_NIL[1]);
    t.red({ type: 'contact', unit: 0 });
    expect(t.event('intoContact').against).toEqual([1]);
  });

  it('LB-FORM-08 a square does not move into Contact', () => {
    const t = duel({}, {}, TWO_NIL).red({ type: 'form', unit: 0, formation: 'square', facing: 0 });
    expect(t.refused('red', { type: 'contact', unit: 0 })).toBe('LB-FORM-08');
  });

  it('LB-APP-35 after an evasion A stays, or falls back 1L for each action', () => {
    const t = duel(cavalry, cavalry, ONE_ALL, 2).blue({ type: 'retreat', unit: 1 });
    expect(kinds(t, 'red')).toEqual(['retreat', 'waive']);
    expect(t.refused('red', { type: 'form', unit: 0, formation: 'column', facing: 0 })).toBe('LB-APP-35');
    const before = placeOf(t, 0).y;
    t.red({ type: 'retreat', unit: 0 }).red({ type: 'retreat', unit: 0 });
    expect(t.event('retreated').rule).toBe('LB-APP-35');
    expect(placeOf(t, 0).y - before).toBeCloseTo(360, 1);
  });

  it('LB-APP-35 LB-APP-37 cavalry that goes back before infantry has not evaded: A may change formation', () => {
    const t = duel({}, cavalry, ONE_ALL).blue({ type: 'retreat', unit: 1 });
    expect(kinds(t, 'red')).toEqual(['form', 'waive']);
  });

  it('LB-APP-36 a change of formation of either side is no retreat: A withdraws', () => {
    const d = duel({}, {}, NIL_ONE).blue({ type: 'form', unit: 1, formation: 'attackColumn', facing: 2880 });
    expect(d.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-36' });
    const a = duel({}, {}, TWO_NIL).red({ type: 'form', unit: 0, formation: 'attackColumn', facing: 0 });
    a.red({ type: 'waive' });
    expect(a.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-36' });
  });

  it('LB-APP-36 LB-APP-38 without Contact infantry withdraws M and cavalry L', () => {
    const foot = duel({}, {}, NIL_ONE).blue({ type: 'waive' });
    expect(placeOf(foot, 0).y).toBeCloseTo(662.5 + 120, 1);
    const horse = duel(cavalry, {}, NIL_ONE).blue({ type: 'waive' });
    expect(placeOf(horse, 0).y).toBeCloseTo(670 + 180, 1);
  });

  it('LB-APP-36 LB-APP-37 if D went back A stays, and may only change formation', () => {
    const t = duel({}, {}, ONE_ALL).blue({ type: 'retreat', unit: 1 });
    expect(kinds(t, 'red')).toEqual(['form', 'waive']);
    t.red({ type: 'waive' });
    expect(placeOf(t, 0).y).toBeCloseTo(662.5, 1);
  });

  it('LB-APP-37 its own retreat replaces the withdrawal', () => {
    const t = duel({}, {}, TWO_NIL).red({ type: 'retreat', unit: 0 }).red({ type: 'waive' });
    expect(placeOf(t, 0).y).toBeCloseTo(662.5 + 120, 1);
  });

  it('LB-APP-38 a chosen retreat is M for infantry and foot guns, L for cavalry and horse guns', () => {
    const back = (d: Partial<UnitSpec>): number => {
      const limbered = d.formation === 'limbered';
      const t = duel(
        {},
        d,
        limbered
          ? [
              [5, 3, 3, 1],
              [6, 4],
            ]
          : NIL_TWO,
      );
      const before = placeOf(t, 1).y;
      return before - placeOf(t.blue({ type: 'retreat', unit: 1 }), 1).y;
    };
    expect(back({})).toBeCloseTo(120, 1);
    expect(back(cavalry)).toBeCloseTo(180, 1);
    expect(back({ ...battery, formation: 'limbered' })).toBeCloseTo(120, 1);
    expect(back({ kind: 'horseBattery', formation: 'limbered' })).toBeCloseTo(180, 1);
  });

  it('LB-APP-39 formation stays as it is after a retreat or a withdrawal', () => {
    const t = duel({}, {}, ONE_ALL).blue({ type: 'retreat', unit: 1 }).red({ type: 'waive' });
    expect([unitOf(t, 0).formation, unitOf(t, 1).formation]).toEqual(['line', 'line']);
    expect(placeOf(t, 1)).toEqual({ x: 900, y: 575 - 7.5 - 120, facing: 180 });
    const withdrawn = duel({}, {}, ONE_ALL).blue({ type: 'waive' }).red({ type: 'waive' });
    expect(unitOf(withdrawn, 0).formation).toBe('line');
    expect(placeOf(withdrawn, 0)).toMatchObject({ x: 900, facing: 0 });
    expect(placeOf(withdrawn, 0).y).toBeGreaterThan(placeOf(t, 0).y + 100);
  });

  it('LB-APP-38 LB-APP-39 LB-RET-04 taken in flank it goes back along A’s line, and stays a line', () => {
    const dice = [
      [5, 2, 2, 1, 1, 1],
      [5, 4, 4, 1],
    ] as const;
    const t = duel({}, { facing: 90, at: [900, 515] }, dice).blue({ type: 'retreat', unit: 1 });
    expect(unitOf(t, 1).formation).toBe('line');
    expect(placeOf(t, 1)).toEqual({ x: 900, y: 515 - 120, facing: 180 });
  });

  it('LB-APP-38 LB-APP-39 with an enemy behind it stops short, and is not lost', () => {
    const t = acting(facingOff({}, {}, [{ at: [900, 480] }]), 1);
    approached(t, 0, ONE_ALL[0], ONE_ALL[1]).blue({ type: 'retreat', unit: 1 });
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', formation: 'line' });
    expect(placeOf(t, 1).y).toBeGreaterThan(495);
  });

  it('LB-APP-41 LB-ACT-19 kept actions end with the fight, and so does the activation', () => {
    const t = duel({}, {}, NIL_ONE, 3).blue({ type: 'waive' }).red({ type: 'waive' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-APP-44 no free charge: without an action left cavalry withdraws', () => {
    const t = duel(cavalry, {}, NIL_ONE).blue({ type: 'waive' });
    expect(t.event('retreated')).toMatchObject({ unit: 0, rule: 'LB-APP-36' });
  });
});
