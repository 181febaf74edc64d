/** Chapter 13, LB-SEQ-06: bombardment on the table. */
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { acting, actingIn, placeOf, rollFilled, unitOf } from '../../test/fighting.ts';
import type { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, mover, type UnitSpec } from '../../test/positions.ts';
import { shotProblem } from './bombardment.ts';
import type { Command } from '../state/commands.ts';
import type { UnitActivation } from '../state/frames.ts';
import { bombardTallies } from './dice/tallies.ts';

const guns = { kind: 'battery', at: [900, 900] } as const;
const fire = (added = 0, target = 1): Command => ({ type: 'fire', unit: 0, target, sector: -1, added });
const spec = (
  target: Partial<UnitSpec>,
  others: readonly UnitSpec[] = [],
  rest: BattlefieldSpec = {},
  battery: Partial<UnitSpec> = {},
): BattlefieldSpec => ({
  units: [{ ...guns, ...battery }, { side: 1, at: [900, 600], ...target }, ...others],
  ...rest,
});
/** Fires with the faces given, filled with 1s. */
const shot = (position: BattlefieldSpec, attack: number[], defence: number[], actions = 1): Playing =>
  rollFilled(acting(position, actions).red(fire(actions - 1)), attack, defence);
const refusal = (
  position: BattlefieldSpec,
  command: Command = fire(),
  actions = 1,
  change: Partial<UnitActivation> = {},
): string => acting(position, actions, change).refused('red', command);

describe('firing', () => {
  it('LB-BOMB-01 LB-SEQ-06 one action, and the battery is marked fired', () => {
    const t = shot(spec({}), [6, 5, 1], [5, 4, 3, 1]);
    expect(unitOf(t, 0).loaded).toBe(false);
    expect(t.waits).toBe('red slot');
  });

  it('LB-BOMB-01 unloaded or limbered guns do not fire', () => {
    expect(refusal(spec({}, [], {}, { loaded: false }))).toBe('LB-BOMB-01');
    expect(refusal(spec({}, [], {}, { formation: 'limbered' }))).toBe('LB-BOMB-01');
    const infantry = acting(spec({}, [], {}, { kind: 'infantry' }));
    expect(infantry.refusal('red', fire())).toMatchObject({
      rule: 'LB-BOMB-01',
      reason: 'lb.refusal.fire.notABattery',
    });
  });

  it('LB-BOMB-01 LB-BOMB-05 the target must be in the arc and within 3L', () => {
    expect(refusal(spec({ at: [1100, 600] }))).toBe('LB-BOMB-01');
    expect(refusal(spec({ at: [900, 330] }))).toBe('LB-BOMB-05');
    expect(acting(spec({ at: [900, 340] })).offered('red', 'fire')).toHaveLength(3);
  });

  it('LB-BOMB-02 once per activation, however it was reloaded', () => {
    expect(refusal(spec({}), fire(), 2, { fired: true })).toBe('LB-BOMB-02');
    const t = acting(spec({}), 3);
    rollFilled(t.red(fire()), [6], [5]).red({ type: 'reload', unit: 0 });
    expect(unitOf(t, 0).loaded).toBe(true);
    expect(t.refused('red', fire())).toBe('LB-BOMB-02');
  });

  it('LB-BOMB-03 in reaction it may fire if loaded, or reload if not', () => {
    const loaded = actingIn(battlefield(spec({})), 0, 1, {}, 'reaction');
    expect(loaded.offered('red', 'fire')).toHaveLength(1);
    const empty = actingIn(battlefield(spec({}, [], {}, { loaded: false })), 0, 1, {}, 'reaction');
    expect(empty.offered('red', 'reload')).toHaveLength(1);
  });

  it('LB-CINC-07 LB-CINC-08 LB-LEAD-06 no fire on the way from the Reserve, nor in a group order', () => {
    const state = battlefield(spec({}));
    const ruleOf = (mode: 'free' | 'reserve') => shotProblem(state, mover(state, 0, {}, mode), 1, -1, 0)?.rule;
    expect(ruleOf('free')).toBe('LB-CINC-07');
    expect(ruleOf('reserve')).toBe('LB-CINC-08');
    expect(actingIn(battlefield(spec({})), 0, 1, {}, 'group').refused('red', fire())).toBe('LB-LEAD-06');
  });

  it('LB-BOMB-01 LB-BOMB-06 offered are all targets in reach, units and sectors, with any number of actions added', () => {
    const far: BattlefieldSpec = {
      units: [
        guns,
        { side: 1, at: [900, 600] },
        { side: 1, at: [900, 100] },
        { side: 1, at: [900, 650], status: 'eliminated' },
        { side: 1, at: [860, 780], sector: 0, formation: 'garrison' },
        { side: 0, at: [300, 300] },
      ],
      terrain: [
        { kind: 'sector', box: [860, 780, 30, 60] },
        { kind: 'sector', box: [940, 780, 30, 60] },
        { kind: 'sector', box: [100, 100, 60, 60] },
      ],
    };
    const offered = (actions: number, change: Partial<UnitActivation> = {}) =>
      acting(far, actions, change)
        .offered('red', 'fire')
        .map((o) => [o.target, o.sector, o.added]);
    expect(offered(2)).toEqual([
      [1, -1, 0],
      [1, -1, 1],
      [-1, 0, 0],
      [-1, 0, 1],
      [-1, 1, 0],
      [-1, 1, 1],
    ]);
    expect(offered(1)).toHaveLength(3);
    expect(offered(2, { fired: true })).toEqual([]);
  });

  it('LB-BOMB-04 LB-LOS-10 enemies on the table, never friends, never a garrison', () => {
    expect(refusal(spec({ side: 0 }))).toBe('LB-BOMB-04');
    expect(refusal(spec({ status: 'eliminated' }))).toBe('LB-BOMB-04');
    expect(refusal(spec({}), fire(0, 0))).toBe('LB-BOMB-04');
    const target = (t: number, sector: number): Command => ({ type: 'fire', unit: 0, target: t, sector, added: 0 });
    const town: BattlefieldSpec = { terrain: [{ kind: 'sector', box: [1200, 640, 120, 120] }] };
    expect(refusal(spec({}, [], town), target(1, 0))).toBe('LB-BOMB-04');
    const state = battlefield(spec({}, [], town));
    const gunner = mover(state, 0);
    expect(shotProblem(state, gunner, 9, -1, 0)?.rule).toBe('LB-BOMB-04');
    expect(shotProblem(state, gunner, -1, 9, 0)?.rule).toBe('LB-BOMB-04');
    expect(refusal(spec({}), { type: 'fire', unit: 0, target: -1, sector: -1, added: 0 })).toBe('LB-BOMB-04');
    const held = spec({ at: [900, 640], sector: 0, formation: 'garrison' }, [], {
      terrain: [{ kind: 'sector', box: [900, 640, 120, 120] }],
    });
    expect(refusal(held)).toBe('LB-LOS-10');
  });

  it('LB-BOMB-06 actions added are named before the roll, and spent', () => {
    expect(refusal(spec({}), fire(3), 3)).toBe('LB-BOMB-06');
    expect(acting(spec({}), 3).refusal('red', fire(3)).facts).toEqual({ needed: 4, left: 3 });
    const t = acting(spec({}), 3).red(fire(2));
    rollFilled(t, [6], [5]);
    expect(t.event('bombarded').attack).toContainEqual({ rule: 'LB-BOMB-06', add: 2, what: 'lb.tally.actions' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-MOVE-34 foot guns do not fire after moving, horse guns do', () => {
    expect(refusal(spec({}), fire(), 2, { gunsMoved: true })).toBe('LB-MOVE-34');
    expect(
      acting(spec({}, [], {}, { kind: 'horseBattery' }), 2, { gunsMoved: true }).offered('red', 'fire').length,
    ).toBeGreaterThan(0);
  });

  it('LB-BOMB-05 LB-BOMB-09 ranges are measured footprint to footprint, a limit belongs to the nearer', () => {
    // The battery's front edge is at 880, the target's at y + 7.5.
    const dice = (y: number): number => total(bombardTallies(battlefield(spec({ at: [900, y] })), 0, 1, -1, 0).attack);
    expect([dice(880 - 180 - 7.5), dice(880 - 181 - 7.5)]).toEqual([5, 4]);
    expect([dice(880 - 360 - 7.5), dice(880 - 361 - 7.5)]).toEqual([4, 3]);
  });

  it('LB-BOMB-08 skirmishers within 1M, with the battery in their unit’s arc', () => {
    const aim = (target: Partial<UnitSpec>): number =>
      bombardTallies(battlefield(spec(target)), 0, 1, -1, 0).attack.filter((line) => line.rule === 'LB-BOMB-08').length;
    expect(aim({ sk: 1, at: [900, 760] })).toBe(1);
    expect(aim({ sk: 0, at: [900, 760] })).toBe(0);
    expect(aim({ sk: 1, at: [900, 740] })).toBe(0);
    expect(aim({ sk: 1, at: [900, 760], facing: 0 })).toBe(0);
  });
});

describe('troops fired at', () => {
  it('LB-BOMB-10 LB-BOMB-14 the second pair drives it 1VS straight back, facing kept', () => {
    const t = shot(spec({}), [4, 4, 1], [5, 3, 1, 1]);
    expect(unitOf(t, 1).dis).toBe(0);
    expect(placeOf(t, 1)).toMatchObject({ y: 550, facing: 180 });
  });

  it('LB-BOMB-14 hit from behind it first turns to face the battery', () => {
    const t = shot(spec({ facing: 0 }), [4, 4, 1], [5, 3, 1, 1]);
    expect(placeOf(t, 1)).toMatchObject({ y: 550, facing: 180 });
  });

  it('LB-BOMB-16 LB-BOMB-17 the ball flies on through the centre of the target and hits the first unit behind, of either side', () => {
    const friend = shot(
      spec({}, [
        { side: 0, at: [900, 450] },
        { side: 1, at: [900, 400] },
      ]),
      [6, 2, 4],
      [5, 5, 1],
    );
    expect(friend.event('bounced').unit).toBe(2);
    expect([unitOf(friend, 2).dis, unitOf(friend, 3).dis]).toEqual([1, 0]);
    expect(friend.reasons).toEqual([
      'bombarded LB-BOMB-06',
      'disordered LB-BOMB-10',
      'bounced LB-BOMB-16',
      'disordered LB-BOMB-16',
    ]);
    const aside = shot(spec({}, [{ side: 1, at: [975, 450] }]), [6, 5, 4], [5, 4, 3, 1]);
    expect(aside.eventTypes).not.toContain('bounced');
  });

  it('LB-BOMB-17 the line goes through the place where the target was fired at, not the one it has fallen back to', () => {
    // It goes back askew, 35 mm to the right, and leaves the line to the first unit behind; the second stands beyond its new place.
    const behind: UnitSpec[] = [
      { side: 1, at: [860, 450] },
      { side: 1, at: [985, 450] },
    ];
    const t = shot(spec({ facing: 225 }, behind), [6, 5, 4], [5, 4, 3, 1]);
    expect(placeOf(t, 1).x).toBeGreaterThan(930);
    expect(t.event('bounced').unit).toBe(2);
  });

  it('LB-BOMB-16 not beyond 3L of the battery', () => {
    const near = shot(spec({}, [{ side: 1, at: [900, 345] }]), [6, 5, 4], [5, 4, 3, 1]);
    expect(near.eventTypes).toContain('bounced');
    const far = shot(spec({}, [{ side: 1, at: [900, 325] }]), [6, 5, 4], [5, 4, 3, 1]);
    expect(far.eventTypes).not.toContain('bounced');
  });

  it('LB-BOMB-17 woods, houses and crests behind the target stop it; Generals and garrisons are not hit', () => {
    const others: UnitSpec[] = [{ side: 1, at: [900, 400] }];
    for (const kind of ['wood', 'building', 'gentleHill'] as const) {
      const t = shot(spec({}, others, { terrain: [{ kind, box: [900, 500, 100, 40] }] }), [6, 5, 4], [5, 4, 3, 1]);
      expect(t.eventTypes).not.toContain('bounced');
    }
    const held = spec({}, [{ side: 1, at: [900, 440], sector: 0, formation: 'garrison' }], {
      terrain: [{ kind: 'sector', box: [900, 440, 120, 120] }],
    });
    expect(shot(held, [6, 5, 4], [5, 4, 3, 1]).eventTypes).not.toContain('bounced');
    const general = spec({}, [], { generals: [{ brigade: 1, side: 1, at: [900, 500] }] });
    expect(shot(general, [6, 5, 4], [5, 4, 3, 1]).eventTypes).not.toContain('bounced');
  });

  it('LB-SEQ-09 LB-LEAD-14 the Leader of an eliminated unit is tested, and a threatened General is repositioned', () => {
    const led = spec({ dis: 3 }, [], { generals: [{ side: 1, brigade: 1, unit: 1 }] });
    const t = shot(led, [6, 5, 4], [5, 4, 3, 1]);
    expect(t.waits).toBe('dice generalTest');
    const rode = spec({}, [], { generals: [{ side: 0, brigade: 0, at: [900, 565] }] });
    const u = shot(rode, [4, 4, 1], [5, 3, 1, 1]);
    expect([u.waits, u.asks]).toEqual(['dice generalTest', 'LB-LEAD-17']);
  });

  it('LB-BOMB-12 LB-SEQ-06 an eliminated target does not retreat; the bounce still comes', () => {
    const t = shot(spec({ dis: 3 }, [{ side: 1, at: [900, 450] }]), [6, 5, 4], [5, 4, 3, 1]);
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(t.eventTypes).not.toContain('retreated');
    expect(unitOf(t, 2).dis).toBe(1);
  });
});

describe('batteries fired at', () => {
  const enemy = { kind: 'battery' } as const;

  it('LB-BOMB-11 1 DIS, limbers at once, and back a full move', () => {
    const t = shot(spec(enemy), [6, 5, 4], [5, 4, 3, 1]);
    expect(unitOf(t, 1)).toMatchObject({ dis: 1, formation: 'limbered' });
    expect(t.eventTypes.filter((type) => ['disordered', 'formed', 'retreated'].includes(type))).toEqual([
      'disordered',
      'formed',
      'retreated',
    ]);
    expect(t.reasons).toEqual([
      'bombarded LB-BOMB-06',
      'disordered LB-BOMB-11',
      'formed LB-BOMB-11',
      'retreated LB-BOMB-15',
    ]);
    expect(t.event('formed')).toMatchObject({ unit: 1, formation: 'limbered' });
  });

  it('LB-BOMB-13 the target does not hit back and stays loaded', () => {
    const t = shot(spec(enemy), [1], [6, 6, 6]);
    expect(unitOf(t, 0).dis).toBe(0);
    expect(unitOf(t, 1).loaded).toBe(true);
    expect([t.event('bombarded').pairs[0], t.eventTypes]).toEqual(['L', ['bombarded']]);
    // Hit, it suffers and is still loaded; whatever it rolls, the battery that fires suffers nothing.
    const hit = shot(spec(enemy), [6], [5, 4, 4]);
    expect(hit.reasons).toContain('disordered LB-BOMB-11');
    expect(unitOf(hit, 1)).toMatchObject({ dis: 1, loaded: true, formation: 'unlimbered' });
    expect(unitOf(hit, 0)).toMatchObject({ dis: 0, loaded: false });
  });

  it('LB-BOMB-15 a full move is M for foot guns and L for horse guns, facing kept', () => {
    const back = (kind: 'battery' | 'horseBattery'): number => {
      const t = shot(spec({ kind, formation: 'limbered' }), [1, 1, 1, 1], [6, 6, 6, 6]);
      const before = placeOf(t, 1).y;
      const u = shot(spec({ kind, formation: 'limbered' }), [5, 4, 4], [6, 6, 3]);
      expect(placeOf(u, 1).facing).toBe(180);
      return before - placeOf(u, 1).y;
    };
    expect([back('battery'), back('horseBattery')]).toEqual([120, 180]);
  });

  it('LB-BOMB-22 no room to limber: 1 DIS instead, and it stays unlimbered for the third pair', () => {
    const cramped = spec(enemy, [{ side: 1, at: [900, 570], formation: 'line' }]);
    const t = shot(cramped, [5, 5, 4], [6, 4, 3, 1]);
    expect(unitOf(t, 1)).toMatchObject({ formation: 'unlimbered', dis: 2 });
    // Infantry cannot limber, and has no need to: the dice are read as those of troops.
    expect(shot(spec({ formation: 'attackColumn' }), [4, 4, 1], [5, 3, 1, 1]).eventTypes).toContain('retreated');
  });

  it('LB-BOMB-11 a unit in the way stops a retreat without eliminating it', () => {
    const behind: UnitSpec = { side: 0, at: [900, 500] };
    const limbered = shot(spec({ ...enemy, formation: 'limbered' }, [behind]), [5, 4, 4], [6, 6, 3]);
    expect(unitOf(limbered, 1)).toMatchObject({ status: 'table', dis: 0 });
    const line = shot(spec({}, [{ side: 0, at: [900, 570] }]), [4, 4, 1], [5, 3, 1, 1]);
    expect(unitOf(line, 1)).toMatchObject({ status: 'table', dis: 0 });
  });
});

describe('sectors fired at', () => {
  const town = (dis: number, garrison?: Partial<UnitSpec>, others: readonly UnitSpec[] = []): BattlefieldSpec => ({
    units: [
      guns,
      garrison === undefined
        ? { side: 1, at: [100, 100] }
        : { side: 1, at: [900, 640], sector: 0, formation: 'garrison', ...garrison },
      ...others,
    ],
    terrain: [{ kind: 'sector', box: [900, 640, 120, 120], dis }],
  });
  const shell = (position: BattlefieldSpec, wins: number): Playing => {
    const t = acting(position, 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 });
    return rollFilled(
      t,
      [6, 6, 6].slice(0, wins),
      [5, 5, 5].map((face, i) => (i < wins ? face : 6)),
    );
  };

  it('LB-BOMB-18 the sector rolls 3 dice and takes 1 DIS for each pair', () => {
    const t = shell(town(0, {}), 1);
    expect(total(t.event('bombarded').defence)).toBe(3);
    expect(t.state.sectors[0]?.dis).toBe(0); // the 6s of the sector stand against it, sorted first
    expect(
      rollFilled(
        acting(town(0, {}), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
        [6, 6],
        [5, 5, 5],
      ).state.sectors[0]?.dis,
    ).toBe(2);
  });

  it('LB-BOMB-19 at 5 the garrison suffers 1 DIS, below nothing', () => {
    const three = (dis: number): Playing =>
      rollFilled(
        acting(town(dis, {}), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
        [6],
        [5, 5, 5],
      );
    expect(unitOf(three(3), 1).dis).toBe(0);
    expect(unitOf(three(4), 1).dis).toBe(1);
    expect(three(4).reasons).toEqual(['bombarded LB-BOMB-18', 'sectorDamaged LB-BOMB-19', 'disordered LB-BOMB-19']);
    expect(three(4).event('sectorDamaged')).toMatchObject({ sector: 0, dis: 5 });
    expect(three(4).event('bombarded')).toMatchObject({ target: -1, sector: 0 });
  });

  it('LB-BOMB-19 LB-BUA-23 LB-BUA-15 at 6 it suffers and leaves by the side of its own baseline, 1M away, its back to it', () => {
    const t = rollFilled(
      acting(town(5, {}), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
      [6],
      [5, 5, 5],
    );
    expect(unitOf(t, 1)).toMatchObject({ dis: 1, formation: 'attackColumn', sector: -1 });
    expect(t.state.sectors[0]?.unit).toBe(-1);
    expect(placeOf(t, 1)).toMatchObject({ x: 900, facing: 0 });
    expect(placeOf(t, 1).y + 15).toBeCloseTo(580 - 120, 1); // rear edge
    expect(t.reasons).toContain('formed LB-BUA-23');
    // Who came in later leaves the ruins unharmed (LB-BUA-22).
    const ruins = rollFilled(
      acting(town(6, {}), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
      [6],
      [5, 5, 5],
    );
    expect(unitOf(ruins, 1)).toMatchObject({ dis: 0, formation: 'attackColumn', sector: -1 });
    // At DIS 3 the step that would drive it out is its end.
    const spent = rollFilled(
      acting(town(5, { dis: 3 }), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
      [6],
      [5, 5, 5],
    );
    expect(unitOf(spent, 1).status).toBe('eliminated');
    expect(spent.eventTypes).not.toContain('retreated');
  });

  it('LB-BOMB-19 LB-BUA-21 at 7 the sector is destroyed, and cannot be fired at again', () => {
    const t = rollFilled(
      acting(town(6), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
      [6],
      [5, 5, 5],
    );
    expect(t.state.sectors[0]?.dis).toBe(7);
    expect(acting(town(7), 1).refused('red', { type: 'fire', unit: 0, target: -1, sector: 0, added: 0 })).toBe(
      'LB-BUA-21',
    );
  });

  it('LB-BOMB-20 two steps at once: 1 DIS at 5, 1 more and out at 6', () => {
    const t = rollFilled(
      acting(town(4, {}), 1).red({ type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
      [6, 6],
      [5, 5, 5],
    );
    expect(unitOf(t, 1)).toMatchObject({ dis: 2, sector: -1 });
  });

  it('LB-BOMB-04 a sector held by friends is no target', () => {
    expect(
      acting(town(0, { side: 0 }), 1).refused('red', { type: 'fire', unit: 0, target: -1, sector: 0, added: 0 }),
    ).toBe('LB-BOMB-04');
  });
});
