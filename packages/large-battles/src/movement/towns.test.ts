/** Chapter 18 in play: going into towns and out of them, from sector to sector, and what a fight there leaves. */
import { probe } from '../testing.ts';
import { facing, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { acting, actingIn, placeOf, plainly, rollFilled, unitOf } from '../../test/fighting.ts';
import type { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { largeBattles } from '../ruleset.ts';

/** Sectors of 120 mm, by centre. */
const sector = (x: number, y: number, dis = 0): TerrainSpec => ({ kind: 'sector', box: [x, y, 120, 120], dis });
/** A town of 2 x 2: 0 and 1 above, 2 and 3 below; red comes from below. */
const SQUARE: readonly TerrainSpec[] = [sector(840, 480), sector(960, 480), sector(840, 600), sector(960, 600)];
const column = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  at: [x, y],
  formation: 'attackColumn',
  ...more,
});
const garrison = (n: number, more: Partial<UnitSpec> = {}): UnitSpec => {
  const at = [
    [840, 480],
    [960, 480],
    [840, 600],
    [960, 600],
  ][n] as [number, number];
  return { at, formation: 'garrison', sector: n, ...more };
};
const town = (units: readonly UnitSpec[], terrain = SQUARE, more: BattlefieldSpec = {}): BattlefieldSpec => ({
  units,
  terrain,
  ...more,
});
const enter = (n: number): Command => ({ type: 'enter', unit: 0, sector: n });
const storm = (n: number): Command => ({ type: 'storm', unit: 0, sector: n });
const leave = (degrees: number): Command => ({ type: 'leave', unit: 0, facing: facing(degrees) });
const holders = (t: Playing): readonly number[] => t.state.sectors.map((s) => s.unit);
/** An attack from sector to sector with these first dice, to the point where the beaten unit goes. */
const stormed = (spec: BattlefieldSpec, to: number, attack: number[], defence: number[]): Playing =>
  rollFilled(plainly(acting(spec, 1).red(storm(to))), attack, defence);
const WON = [
  [6, 3, 1],
  [5, 2, 2],
] as const;
const beat = (spec: BattlefieldSpec, to: number): Playing => stormed(spec, to, [...WON[0]], [...WON[1]]);

describe('entering a sector', () => {
  it('LB-BUA-02 the front touches a side, 1 action more, in attack or march column: a garrison', () => {
    const t = acting(town([column(840, 700)]), 3).red({
      type: 'move',
      unit: 0,
      move: { kind: 'straight', distance: steps(25) },
    });
    expect(t.offered('red', 'enter')).toEqual([enter(2)]);
    t.red(enter(2));
    expect(t.event('entered')).toMatchObject({ rule: 'LB-BUA-02', unit: 0, sector: 2 });
    expect(unitOf(t, 0)).toMatchObject({ formation: 'garrison', sector: 2 });
    expect(placeOf(t, 0)).toMatchObject({ x: 840, y: 600 });
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 1, moves: 1 });
    const marching = acting(town([column(840, 690, { formation: 'marchColumn' })]), 1);
    expect(marching.offered('red', 'enter')).toEqual([enter(2)]);
  });

  it('LB-BUA-02 not from afar, not sideways, not in line, not beside another sector', () => {
    expect(acting(town([column(840, 676)])).refused('red', enter(2))).toBe('LB-BUA-02');
    expect(acting(town([column(840, 690, { facing: 90 })])).refused('red', enter(2))).toBe('LB-BUA-02');
    expect(acting(town([{ at: [840, 667.5] }])).refused('red', enter(2))).toBe('LB-BUA-02');
    expect(acting(town([column(840, 675)])).refused('red', enter(3))).toBe('LB-BUA-02');
    expect(acting(town([column(840, 675)])).refused('red', enter(9))).toBe('LB-BUA-02');
    expect(acting(town([column(840, 675)])).refused('red', leave(0))).toBe('LB-BUA-04');
    expect(acting(town([column(840, 675)])).refused('red', storm(2))).toBe('LB-BUA-17');
  });

  it('LB-BUA-01 one infantry unit a sector, no other arm', () => {
    expect(acting(town([column(840, 675), garrison(2, { side: 1 })])).refused('red', enter(2))).toBe('LB-BUA-01');
    expect(acting(town([column(840, 675), garrison(2)])).refused('red', enter(2))).toBe('LB-BUA-01');
    const horse = town([{ kind: 'dragoons', at: [840, 690], formation: 'column' }]);
    expect(acting(horse).refused('red', enter(2))).toBe('LB-BUA-01');
    expect(acting(horse).offered('red', 'enter')).toEqual([]);
    const guns = town([{ kind: 'battery', at: [840, 700], formation: 'limbered' }]);
    expect(acting(guns).refused('red', enter(2))).toBe('LB-BUA-01');
  });

  it('LB-BUA-21 no unit enters ruins; damage up to 6 does not close a sector', () => {
    const into = (dis: number): Playing => acting(town([column(840, 675)], [sector(840, 600, dis)]));
    expect(into(7).refused('red', enter(0))).toBe('LB-BUA-21');
    expect(into(6).offered('red', 'enter')).toEqual([enter(0)]);
  });

  it('LB-BUA-22 entering a sector at 5 or 6 does no harm', () => {
    for (const dis of [5, 6]) {
      const t = acting(town([column(840, 675)], [sector(840, 600, dis)])).red(enter(0));
      expect(unitOf(t, 0)).toMatchObject({ dis: 0, sector: 0, status: 'table' });
      expect(t.eventTypes).not.toContain('disordered');
    }
  });

  it('LB-REACT-17 LB-CINC-05 the Reserve goes neither in nor out until it is assigned; a group may', () => {
    const reserve = battlefield(town([column(840, 675, { brigade: -1 })]));
    expect(actingIn(reserve, 0, 3, {}, 'reaction').refused('red', enter(2))).toBe('LB-REACT-17');
    expect(actingIn(reserve, 0, 3).refused('red', enter(2))).toBe('LB-CINC-05');
    const inside = battlefield(town([garrison(2, { brigade: -1 })]));
    expect(actingIn(inside, 0, 3).refused('red', leave(180))).toBe('LB-CINC-05');
    const own = battlefield(town([column(840, 675)]));
    for (const mode of ['group', 'reaction'] as const) {
      expect(actingIn(own, 0, 1, {}, mode).offered('red', 'enter')).toEqual([enter(2)]);
    }
  });
});

describe('coming out of a sector', () => {
  it('LB-BUA-04 1 action: outside, attack column, rear edge on that side, facing away; then it may move on', () => {
    const t = acting(town([garrison(3)]), 2).red(leave(90));
    expect(t.event('cameOut')).toMatchObject({ rule: 'LB-BUA-04', sector: 3 });
    expect(placeOf(t, 0)).toEqual({ x: 1020 + 15, y: 600, facing: 90 });
    expect(unitOf(t, 0)).toMatchObject({ formation: 'attackColumn', sector: -1 });
    expect(holders(t)).toEqual([-1, -1, -1, -1]);
    t.red({ type: 'move', unit: 0, move: { kind: 'straight', distance: steps(100) } });
    expect(placeOf(t, 0).x).toBeCloseTo(1135);
  });

  it('LB-BUA-04 by the sides that lead out, not into the next sector, not aslant', () => {
    const t = acting(town([garrison(3)]));
    expect(t.offered('red', 'leave')).toEqual([leave(90), leave(180)]);
    expect(t.refused('red', leave(0))).toBe('LB-BUA-05');
    expect(t.refused('red', leave(45))).toBe('LB-BUA-04');
    expect(t.refused('red', { type: 'move', unit: 0, move: { kind: 'straight', distance: 64 } })).toBe('LB-BUA-04');
  });

  it('LB-BUA-05 centred, not onto anybody, not off the table, not to 1S of an enemy', () => {
    const out = (other: UnitSpec): Playing => acting(town([garrison(3), other]));
    expect(out(column(1030, 640)).refused('red', leave(90))).toBe('LB-BUA-05');
    expect(out(column(1155, 600, { side: 1 })).refused('red', leave(90))).toBe('LB-BUA-05'); // 75 mm off
    expect(out(column(1165, 600, { side: 1 })).offered('red', 'leave')).toContainEqual(leave(90)); // 85 mm off
    const atEdge = acting(town([{ at: [60, 600], formation: 'garrison', sector: 0 }], [sector(60, 600)]));
    expect(atEdge.offered('red', 'leave')).toEqual([leave(0), leave(90), leave(180)]);
  });

  it('LB-BUA-09 LB-BUA-10 coming out beside friends in the town is no violation; beside one in the open it is', () => {
    const t = acting(town([garrison(3), garrison(2)]), 1).red(leave(180));
    expect(unitOf(t, 0).violation).toBe(false);
    // The next unit that marches by, and stays, must keep clear of the garrison.
    const by = acting(town([column(840, 760), garrison(2)]), 1);
    expect(by.refused('red', { type: 'move', unit: 0, move: { kind: 'straight', distance: steps(60) } })).toBe(
      'LB-PROX-01',
    );
    const crowded = acting(town([garrison(3), column(1120, 630)]), 1);
    expect(crowded.refused('red', leave(90))).toBe('LB-PROX-01');
    const movesOn = acting(town([garrison(3), column(1120, 630)]), 2).red(leave(90));
    expect(movesOn.refused('red', { type: 'stop' })).toBe('LB-PROX-05');
  });

  it('LB-BUA-10 entering beside a friend outside is no violation', () => {
    const t = acting(town([column(840, 675), column(740, 600)]), 1).red(enter(2));
    expect([unitOf(t, 0).violation, unitOf(t, 1).violation]).toEqual([false, false]);
  });

  it('LB-BUA-04 the nearest side that is open is found for one that is not', () => {
    const t = acting(town([garrison(3)]));
    expect(largeBattles.nearest(t.state, 'red', leave(40))).toEqual(leave(90));
    expect(largeBattles.nearest(t.state, 'red', leave(260))).toEqual(leave(180));
    expect(largeBattles.nearest(acting(town([column(840, 675)])).state, 'red', leave(0))).toBe(null);
  });

  it('LB-BUA-04 out of a sector that stands aslant', () => {
    const aslant: TerrainSpec = { kind: 'sector', points: [900, 500, 972, 596, 876, 668, 804, 572] };
    const t = acting(town([{ at: [888, 584], formation: 'garrison', sector: 0 }], [aslant]));
    expect(t.offered('red', 'leave')).toHaveLength(4);
    t.red(t.offered('red', 'leave')[1] as Command);
    expect(probe.faults(t.state)).toEqual([]);
    const back = t.offered('red', 'move').filter((offer) => offer.move.kind === 'straight');
    expect(back.length).toBeGreaterThan(0);
  });
});

describe('from sector to sector', () => {
  it('LB-BUA-06 into an empty one that shares a side, 1 action', () => {
    const t = acting(town([garrison(2)]), 3);
    expect(t.offered('red', 'enter')).toEqual([enter(0), enter(3)]);
    expect(t.refused('red', enter(1))).toBe('LB-BUA-06');
    t.red(enter(0));
    expect(t.event('entered').rule).toBe('LB-BUA-06');
    expect(holders(t)).toEqual([0, -1, -1, -1]);
    expect(t.frame('acting').doings[0]?.left).toBe(2);
  });

  it('LB-BUA-01 sectors that only touch at a corner, or share part of a side, are no neighbours', () => {
    const shifted = [sector(840, 600), sector(960, 620)];
    expect(acting(town([{ at: [840, 600], formation: 'garrison', sector: 0 }], shifted)).refused('red', enter(1))).toBe(
      'LB-BUA-06',
    );
  });

  it('LB-BUA-17 attack the next one for 1 action: Contact at once', () => {
    const t = acting(town([garrison(2), garrison(0, { side: 1 })]), 2);
    expect(t.offered('red', 'storm')).toEqual([storm(0)]);
    t.red(storm(0));
    expect(t.event('stormed')).toMatchObject({ rule: 'LB-BUA-17', sector: 0, against: 1 });
    expect(t.waits).toBe('red declareA');
    expect(t.offered('red', 'declare').map((offer) => offer.bought)).toEqual([0, 1]); // LB-BUA-25
  });

  it('LB-BUA-17 not a friend, not an empty sector, not one across the corner', () => {
    const t = acting(town([garrison(2), garrison(0), garrison(1, { side: 1 })]));
    expect(t.refused('red', storm(0))).toBe('LB-BUA-17');
    expect(t.refused('red', storm(3))).toBe('LB-BUA-17');
    expect(t.refused('red', storm(1))).toBe('LB-BUA-17');
    expect(t.refused('red', { type: 'approach', unit: 0, sector: 1 })).toBe('LB-BUA-17');
  });

  it('LB-REACT-18 LB-BUA-25 the bans on an Approach hold for this attack: reaction, group order, DIS 3', () => {
    const spec = town([garrison(2), garrison(0, { side: 1 })]);
    for (const mode of ['reaction', 'group'] as const) {
      const t = actingIn(battlefield(spec), 0, 3, {}, mode);
      expect(t.offered('red', 'storm')).toEqual([]);
      expect(t.refused('red', storm(0))).toBe('LB-REACT-18');
    }
    const shaken = town([garrison(2, { dis: 3 }), garrison(0, { side: 1 })]);
    expect(acting(shaken).refused('red', storm(0))).toBe('LB-REACT-18');
    const reserve = town([garrison(2, { brigade: -1 }), garrison(0, { side: 1 })]);
    expect(acting(reserve).refused('red', storm(0))).toBe('LB-CINC-05');
  });

  it('LB-BUA-17 LB-BUA-16 LB-APP-41 the winner holds the sector, and its activation is over', () => {
    const t = beat(town([garrison(2), garrison(0, { side: 1 }), garrison(1, { side: 1 })]), 0);
    expect(holders(t)).toEqual([0, 2, -1, -1]);
    expect(placeOf(t, 1).y + 15).toBeCloseTo(420 - 120);
    expect(t.waits).toBe('red slot');
  });
});

describe('beaten in a town', () => {
  it('LB-BUA-18 LB-BUA-19 into the empty sector opposite the attack, or another empty one: the owner says', () => {
    const row = [sector(840, 600), sector(840, 480), sector(840, 360), sector(960, 480)];
    const at = (n: number, y: number, side: 0 | 1): UnitSpec => ({
      at: [840, y],
      formation: 'garrison',
      sector: n,
      side,
    });
    const t = beat(town([at(0, 600, 0), at(1, 480, 1)], row), 1);
    expect(t.waits).toBe('blue contactRetreat');
    const ways = [2, 3].map((n): Command => ({ type: 'retire', unit: 1, sector: n }));
    expect(t.offers('blue')).toEqual(ways);
    expect(t.refused('blue', { type: 'retire', unit: 1, sector: -1 })).toBe('LB-BUA-19');
    expect(t.refused('blue', { type: 'retire', unit: 1, sector: 0 })).toBe('LB-BUA-19');
    expect(t.refused('blue', { type: 'stop' })).toBe('LB-BUA-19');
    t.blue({ type: 'retire', unit: 1, sector: 3 });
    expect(t.event('entered')).toMatchObject({ rule: 'LB-BUA-18', unit: 1, sector: 3 });
    expect(holders(t)).toEqual([-1, 0, -1, 1]);
  });

  it('LB-BUA-19 out of the town is the first choice where the opposite side leads out', () => {
    const t = beat(town([garrison(2), garrison(0, { side: 1 })]), 0);
    expect(t.offers('blue')).toEqual([
      { type: 'retire', unit: 1, sector: -1 },
      { type: 'retire', unit: 1, sector: 1 },
    ]);
    t.blue({ type: 'retire', unit: 1, sector: -1 });
    expect(unitOf(t, 1)).toMatchObject({ sector: -1, formation: 'attackColumn' });
    expect(placeOf(t, 1).y + 15).toBeCloseTo(420 - 120);
  });

  it('LB-BUA-18 through a friend, which suffers 1 DIS, and on in the same direction', () => {
    const row = [sector(840, 720), sector(840, 600), sector(840, 480), sector(840, 360)];
    const at = (n: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
      at: [840, 720 - 120 * n],
      formation: 'garrison',
      sector: n,
      ...more,
    });
    const intoLast = beat(town([at(0), at(1, { side: 1 }), at(2, { side: 1 })], row), 1);
    expect(holders(intoLast)).toEqual([-1, 0, 2, 1]);
    expect(unitOf(intoLast, 2).dis).toBe(1);
    const outBehind = beat(town([at(0), at(1, { side: 1 }), at(2, { side: 1 }), at(3, { side: 1 })], row), 1);
    expect(holders(outBehind)).toEqual([-1, 0, 2, 3]);
    expect([unitOf(outBehind, 2).dis, unitOf(outBehind, 3).dis]).toEqual([1, 1]);
    expect(placeOf(outBehind, 1).y + 15).toBeCloseTo(300 - 120);
  });

  it('LB-BUA-18 an enemy in the next sector eliminates it', () => {
    const row = [sector(840, 720), sector(840, 600), sector(840, 480)];
    const at = (n: number, side: 0 | 1): UnitSpec => ({
      at: [840, 720 - 120 * n],
      formation: 'garrison',
      sector: n,
      side,
    });
    const t = beat(town([at(0, 0), at(1, 1), at(2, 0)], row), 1);
    expect(unitOf(t, 1).status).toBe('eliminated');
    expect(t.event('eliminated').rule).toBe('LB-BUA-18');
    expect(holders(t)).toEqual([-1, 0, 2]);
  });

  it('LB-BUA-18 ruins are no refuge: it goes on until it is clear of them', () => {
    const row = [sector(840, 720), sector(840, 600), sector(840, 480, 7)];
    const at = (n: number, side: 0 | 1): UnitSpec => ({
      at: [840, 720 - 120 * n],
      formation: 'garrison',
      sector: n,
      side,
    });
    const t = beat(town([at(0, 0), at(1, 1)], row), 1);
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', sector: -1 });
    expect(placeOf(t, 1).y + 15).toBeLessThanOrEqual(420);
  });

  it('LB-BUA-20 a beaten attacker from a sector leaves it the same way', () => {
    const t = stormed(town([garrison(2), garrison(0, { side: 1 })]), 0, [5, 2, 2], [6, 3, 1]);
    expect(t.offers('red')).toEqual([
      { type: 'retire', unit: 0, sector: -1 },
      { type: 'retire', unit: 0, sector: 3 },
    ]);
    t.red({ type: 'retire', unit: 0, sector: -1 });
    expect(unitOf(t, 0)).toMatchObject({ sector: -1, formation: 'attackColumn' });
    expect(placeOf(t, 0).y - 15).toBeCloseTo(660 + 120);
    expect(holders(t)).toEqual([1, -1, -1, -1]);
  });

  it('LB-BUA-14 LB-BUA-19 driven out from the open into the sector behind, unless its owner says otherwise', () => {
    const t = acting(town([column(840, 760), garrison(2, { side: 1 })]), 1).red({
      type: 'approach',
      unit: 0,
      sector: 2,
    });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    rollFilled(plainly(t.red({ type: 'contact', unit: 0 })), ...WON.map((faces) => [...faces]));
    expect(t.offers('blue')).toEqual([
      { type: 'retire', unit: 1, sector: 0 },
      { type: 'retire', unit: 1, sector: 3 },
    ]);
    t.blue({ type: 'retire', unit: 1, sector: 0 });
    expect(holders(t)).toEqual([1, -1, 0, -1]);
  });

  it('LB-BUA-14 attacked near a corner, it is the side touched that counts', () => {
    const t = acting(town([column(918, 760), garrison(0, { at: [840, 600], side: 1 })], [sector(840, 600)]), 1).red({
      type: 'approach',
      unit: 0,
      sector: 0,
    });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    rollFilled(plainly(t.red({ type: 'contact', unit: 0 })), ...WON.map((faces) => [...faces]));
    expect(placeOf(t, 1)).toMatchObject({ x: 840, facing: 0 });
  });
});

describe('marching through', () => {
  const road: TerrainSpec = { kind: 'road', points: [840, 900, 840, 200], id: 'highway' };
  const march = (mm: number): Command => ({
    type: 'move',
    unit: 0,
    move: { kind: 'road', road: 'highway', distance: steps(mm), facing: 0 },
  });
  const lane = (units: readonly UnitSpec[]): BattlefieldSpec => town(units, [sector(840, 600), road]);
  const marcher = (y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
    at: [840, y],
    formation: 'marchColumn',
    ...more,
  });

  it('LB-BUA-07 by road only, and no other unit enters until it is clear', () => {
    const t = acting(lane([marcher(700), column(740, 600, { facing: 90 })]), 3).red(march(100));
    expect(unitOf(t, 0)).toMatchObject({ formation: 'marchColumn', sector: -1 });
    expect(
      t.refused('red', { type: 'move', unit: 0, move: { kind: 'fast', direction: 0, distance: 64, facing: 0 } }),
    ).toBe('LB-BUA-07');
    expect(t.refused('red', { type: 'form', unit: 0, formation: 'line', facing: 0 })).toBe('LB-BUA-07');
    const beside = actingIn(
      { ...t.state, units: t.state.units.map((u, i) => (i === 1 ? { ...u, x: steps(765) } : u)) },
      1,
    );
    expect(beside.refused('red', { type: 'enter', unit: 1, sector: 0 })).toBe('LB-BUA-07');
    t.red(march(100));
    expect(placeOf(t, 0).y).toBeCloseTo(500);
    const behind = acting(lane([marcher(700), marcher(560)]));
    expect(behind.refused('red', march(60))).toBe('LB-BUA-07');
    const free = acting(lane([marcher(700), marcher(450)]));
    expect(free.offered('red', 'move').some((offer) => offer.move.kind === 'road')).toBe(true);
  });

  it('LB-BUA-08 caught there, it fights as in the open, and its victor may march out again', () => {
    const caught = lane([column(680, 600, { facing: 90 }), marcher(600, { side: 1, facing: 180 })]);
    const t = acting(caught, 2).red({ type: 'approach', unit: 0, sector: -1 });
    expect(t.event('approached')).toMatchObject({ flank: true, sector: -1 });
    t.red({ type: 'spend', dice: 0 });
    rollFilled(t, [6, 5, 5], [5, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [6, 3, 1], [5, 2, 2]);
    expect(t.event('contactRolled').defence).not.toContainEqual(expect.objectContaining({ rule: 'LB-BUA-13' }));
    expect(unitOf(t, 0)).toMatchObject({ sector: -1, formation: 'attackColumn' });
    expect(probe.faults(t.state)).toEqual([]);
    const next = actingIn(t.state, 0);
    expect(next.offered('red', 'move').length).toBeGreaterThan(0);
  });
});
