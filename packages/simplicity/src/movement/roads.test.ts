/** Marches along roads: where they go, how far, past whom. */
import { facing as facingOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { checkRefusal } from '../../test/promises.ts';
import { position, type Position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import type { Line, State } from '../state/state.ts';
import { directionAt, farthestMarch, planRoad, rateOnRoad, roadOffer, roadUnder } from './roads.ts';

const one = (at: readonly [number, number] = [60, 30], more: Partial<Troop> = {}): Troop => ({ at, ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });
const FAR = foe([115, 85]);
/** North for 40 cm, then east: a corner at (60, 40). */
const BENT: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 40, 110, 40] };
const STRAIGHT: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 90] };
const box = (kind: 'woods' | 'river' | 'bridge' | 'section', ...at: [number, number, number, number]) =>
  ({ id: kind, kind, box: at }) as TerrainFile;

const on = (
  units: readonly Troop[],
  terrain: readonly TerrainFile[] = [STRAIGHT],
  more: Partial<Position> = {},
): State => position({ units: [...units, FAR], terrain, ...more });

interface March {
  readonly distance?: number;
  readonly facing?: number;
  readonly road?: number;
}

/** Where unit 0 ends, in centimetres and degrees, or the rule and reason. It marches 15 cm north. */
function march(state: State, { distance = 15, facing = 0, road = 0 }: March = {}): string {
  const plan = planRoad(state, 0, road, cm(distance), facingOf(facing));
  if (!plan.ok) {
    checkRefusal(plan.refusal);
    return `${plan.refusal.rule} ${plan.refusal.reason.replace('sip.refusal.', '')}`;
  }
  const { x, y, facing: faced } = plan.value.pose;
  const tenth = (length: number) => Math.round((length * 10) / cm(1)) / 10;
  return [tenth(x), tenth(state.field.depth - y), faced / 16, tenth(plan.value.cost)].join(' ');
}

describe('along the road', () => {
  it('SIP-TER-11 in its sense or against it, round its bends, faced along it one way or the other', () => {
    expect(march(on([one()]))).toBe('60 45 0 15');
    expect(march(on([one()]), { distance: -15 })).toBe('60 15 0 15');
    expect(march(on([one()]), { distance: -15, facing: 180 })).toBe('60 15 180 15');
    expect(march(on([one()]), { facing: 90 })).toBe('SIP-TER-11 alongRoad');
    const bent = on([one()], [BENT]);
    expect(march(bent, { facing: 90 })).toBe('65 40 90 15');
    expect(march(bent, { facing: 270 })).toBe('65 40 270 15');
    expect(march(bent, { facing: 0 })).toBe('SIP-TER-11 alongRoad');
    expect(march(bent, { distance: 10 })).toBe('60 40 0 10');
    expect(march(on([one([70, 40])], [BENT]), { distance: -15 })).toBe('60 35 0 15');
  });

  it('SIP-TER-11 SIP-GEN-6 half as much again as its rate, no farther than the road goes', () => {
    expect([march(on([one()]), { distance: 15.05 }), march(on([one()]), { distance: 15.06 })]).toEqual([
      '60 45.1 0 15.1',
      'SIP-TER-11 tooFar',
    ]);
    expect(march(on([one()]), { distance: -15.06 })).toBe('SIP-TER-11 tooFar');
    expect(march(on([one([60, 30], { kind: 'lightCavalry' })]), { distance: 37.5 })).toBe('60 67.5 0 37.5');
    const short: TerrainFile = { id: 'road', kind: 'road', points: [60, 20, 60, 40] };
    const ends = 'SIP-TER-11 roadEnds';
    const at = (distance: number) => march(on([one()], [short]), { distance });
    expect([at(10), at(10.05), at(10.06)]).toEqual(['60 40 0 10', '60 40 0 10.1', ends]);
    expect([at(-10), at(-10.05), at(-10.06), at(0)]).toEqual(['60 20 0 10', '60 20 0 10.1', ends, ends]);
  });

  it('SIP-TER-11 SIP-GEN-6 begun with its centre within 1.5 cm of the road', () => {
    const from = (x: number, y: number, terrain = [STRAIGHT]) => march(on([one([x, y])], terrain), { distance: 5 });
    const off = 'SIP-TER-11 notOnRoad';
    expect([from(61.55, 30), from(61.56, 30)]).toEqual(['60 35 0 5', off]);
    expect([from(58.45, 30), from(58.44, 30)]).toEqual(['60 35 0 5', off]);
    const short: TerrainFile = { id: 'road', kind: 'road', points: [60, 20, 60, 40] };
    expect([from(60, 18.45, [short]), from(60, 18.44, [short])]).toEqual(['60 25 0 5', off]);
    const back = (y: number) => march(on([one([60, y])], [short]), { distance: -5 });
    expect([back(41.55), back(41.56)]).toEqual(['60 35 0 5', off]);
    // Off the corner of the box around the road.
    expect(from(61.3, 18.7, [short])).toBe(off);
    expect(march(on([one()], [box('woods', 50, 20, 70, 40), STRAIGHT]), { road: 1 })).toBe('60 45 0 15');
    expect(march(on([one()], [box('woods', 50, 20, 70, 40), STRAIGHT]), { road: 0 })).toBe(off);
    expect(march(on([one()]), { road: 5 })).toBe(off);
  });

  it('SIP-TER-7 SIP-MOV-15 not by a garrison, nor by a unit left on barred ground, nor to an end that is closed', () => {
    const town = box('section', 55, 26, 65, 34);
    expect(march(on([one([0, 0], { section: 0 })], [STRAIGHT, town]))).toBe('SIP-TER-7 inSection');
    const stuck = [one([60, 30], { kind: 'heavyCavalry' })];
    expect(march(on(stuck, [STRAIGHT, box('woods', 50, 20, 70, 40)]))).toBe('SIP-MOV-15 stranded');
    expect(march(on([one()], [STRAIGHT, box('section', 55, 44, 65, 52)]))).toBe('SIP-TER-7 section');
    // Through an empty section it may march.
    expect(march(on([one()], [STRAIGHT, box('section', 55, 33, 65, 41)]))).toBe('60 45 0 15');
    expect(march(on([one([60, 30], { kind: 'heavyCavalry' })], [STRAIGHT, box('woods', 50, 41, 70, 60)]))).toBe(
      'SIP-TER-3 barred',
    );
  });
});

describe('other units', () => {
  it('SIP-TER-11 none is touched by the column, 3 cm wide, friend or enemy', () => {
    const taken = 'SIP-TER-11 roadTaken';
    const beside = (x: number, more: Partial<Troop> = {}) => march(on([one(), one([x, 38], more)]));
    // Half a column and half a unit.
    expect([beside(64.5), beside(64.46), beside(64.44)]).toEqual(['60 45 0 15', '60 45 0 15', taken]);
    expect(beside(64, { status: 'routing' })).toBe(taken);
    expect(beside(64, { status: 'removed' })).toBe('60 45 0 15');
    expect(march(on([one([60, 30], { kind: 'lightCavalry' }), one([56, 60])]), { distance: 37 })).toBe(taken);
    // Round the corner, and at it.
    const bent = (x: number, y: number) =>
      march(on([one([60, 30], { kind: 'heavyCavalry' }), one([x, y])], [BENT]), { distance: 30, facing: 90 });
    expect([bent(56.5, 41.5), bent(68, 34)]).toEqual([taken, '80 40 90 30']);
    expect(
      march(on([one([60, 30], { kind: 'heavyCavalry' }), one([76, 41])], [BENT]), { distance: 30, facing: 90 }),
    ).toBe(taken);
    expect(
      march(on([one([60, 30], { kind: 'heavyCavalry' }), one([72, 30])], [BENT]), { distance: 30, facing: 90 }),
    ).toBe('80 40 90 30');
  });

  it('SIP-TER-11 SIP-GEN-6 20 cm from every enemy, from the start to the end', () => {
    const near = 'SIP-TER-11 roadNearEnemy';
    const with_ = (enemy: Troop, more: March = {}) => march(on([one(), enemy]), more);
    // At the end: 45 + 1.5 + 20 + 1.5.
    expect([with_(foe([60, 67.95])), with_(foe([60, 67.94]))]).toEqual(['60 45 0 15', near]);
    // At the start, though it marches away.
    expect([with_(foe([60, 52.95]), { distance: -15 }), with_(foe([60, 52.94]), { distance: -15 })]).toEqual([
      '60 15 0 15',
      near,
    ]);
    // On the way: half a column, 20 and half a unit.
    const past = (x: number) => march(on([one([60, 30], { kind: 'heavyCavalry' }), foe([x, 45])]), { distance: 30 });
    expect([past(84.5), past(84.46), past(84.44)]).toEqual(['60 60 0 30', '60 60 0 30', near]);
    expect(with_(one([64.6, 38]))).toBe('60 45 0 15');
    // Wherever the road goes meanwhile: up and down again, beside where it begins and ends.
    for (const [turn, c, s] of [
      [0, 1, 0],
      [90, 0, 1],
      [180, -1, 0],
      [270, 0, -1],
    ] as const) {
      const at = (x: number, y: number): [number, number] => [60 + x * c + y * s, 45 - x * s + y * c];
      const loop: TerrainFile = {
        id: 'loop',
        kind: 'road',
        points: [at(0, -20), at(0, 15), at(6, 15), at(6, -20)].flat(),
      };
      const round = (enemy: number) =>
        march(
          on([one(at(0, 0), { kind: 'lightCavalry', facing: turn }), foe(at(3, enemy), { facing: turn })], [loop]),
          {
            distance: 36,
            facing: (turn + 180) % 360,
          },
        );
      expect(round(30)).toBe(near);
      expect(round(39)).not.toBe(near);
    }
    // Where it stands across the road its footprint is wider than the column.
    expect(march(on([one(), foe([85.9, 45])]))).toBe(near);
  });

  it('SIP-TER-11 over a bridge at its own rate, and as near to the enemy as it likes', () => {
    const river = [STRAIGHT, box('river', 0, 36, 120, 38), box('bridge', 58, 35.5, 62, 38.5)];
    const over = (units: readonly Troop[], more: March = {}, terrain = river) => march(on(units, terrain), more);
    expect([over([one()], { distance: 10 }), over([one()], { distance: 12 })]).toEqual([
      '60 40 0 10',
      'SIP-TER-11 tooFar',
    ]);
    expect(over([one(), foe([60, 46])], { distance: 10 })).toBe('60 40 0 10');
    expect(over([one(), foe([60, 41.5])], { distance: 10 })).toBe('SIP-TER-11 roadTaken');
    // Begun on it, ended on it, and nowhere near it.
    const broad = [STRAIGHT, box('bridge', 50, 35.5, 70, 38.5)];
    expect(over([one([60, 37])], { distance: 12 }, broad)).toBe('SIP-TER-11 tooFar');
    expect(over([one([60, 26])], { distance: 11 }, broad)).toBe('SIP-TER-11 tooFar');
    const dry = [STRAIGHT, box('bridge', 58, 35.5, 62, 38.5)];
    expect(over([one([60, 37])], { distance: 12 }, dry)).toBe('SIP-TER-11 tooFar');
    expect(over([one([60, 26])], { distance: 11 }, dry)).toBe('SIP-TER-11 tooFar');
    expect(over([one([60, 50])], { distance: 15 })).toBe('60 65 0 15');
    expect(over([one([60, 20])], { distance: 9 })).toBe('60 29 0 9');
    const beside = [STRAIGHT, box('river', 0, 36, 120, 38), box('bridge', 80, 35.5, 84, 38.5)];
    expect(over([one([60, 50])], { distance: 15 }, beside)).toBe('60 65 0 15');
    const rate = (y: number, distance: number, terrain = river) =>
      rateOnRoad(on([one([60, y])], terrain), 0, 0, cm(distance)) / cm(1);
    expect([rate(30, 10), rate(44, -10), rate(50, 15), rate(30, 10, [STRAIGHT])]).toEqual([10, 10, 15, 15]);
    expect(rateOnRoad(on([one([80, 30])]), 0, 0, cm(10))).toBe(cm(10));
    expect(rateOnRoad(on([one()]), 0, 3, cm(10))).toBe(cm(10));
    // Broader than the reach of its corners, and crossed from one bank to the other.
    const long = on([one([60, 31.4])], [STRAIGHT, box('river', 0, 36, 120, 38), box('bridge', 53, 36.5, 67, 37.5)]);
    expect(march(long, { distance: 11.2 })).toBe('SIP-TER-11 tooFar');
    expect(rateOnRoad(long, 0, 0, cm(11.2))).toBe(cm(10));
    // A bridge that the road only passes is part of the march where the column goes by it.
    const wide = [STRAIGHT, box('bridge', 64.4, 40, 70, 44)];
    const narrow = [STRAIGHT, box('bridge', 64.6, 40, 70, 44)];
    expect([rate(30, 15, wide), rate(30, 15, narrow)]).toEqual([10, 15]);
  });
});

describe('what is offered and asked', () => {
  const offered = (units: readonly Troop[], sign: 1 | -1, terrain = [STRAIGHT]) => {
    const found = roadOffer(on(units, terrain), 0, 0, sign);
    return found === null ? null : [found.road, found.distance / cm(1), found.facing / 16];
  };

  it('SIP-TER-11 the longest march each way, faced the way it goes; else one at its own rate', () => {
    expect([offered([one()], 1), offered([one()], -1)]).toEqual([
      [0, 15, 0],
      [0, -15, 180],
    ]);
    expect([offered([one()], 1, [BENT]), offered([one([70, 40])], -1, [BENT])]).toEqual([
      [0, 15, 90],
      [0, -15, 180],
    ]);
    const short: TerrainFile = { id: 'road', kind: 'road', points: [60, 22, 60, 36] };
    expect([offered([one()], 1, [short]), offered([one()], -1, [short])]).toEqual([
      [0, 6, 0],
      [0, -8, 180],
    ]);
    expect(offered([one([60, 36])], 1, [short])).toBeNull();
    const river = [STRAIGHT, box('river', 0, 36, 120, 38), box('bridge', 58, 35.5, 62, 38.5)];
    expect(offered([one()], 1, river)).toEqual([0, 10, 0]);
    expect(offered([one([70, 30])], 1)).toBeNull();
    expect(offered([one(), one([60, 36])], 1)).toBeNull();
  });

  it('SIP-TER-11 where the road is, and which way it leads', () => {
    const state = on([one()], [BENT]);
    expect(roadUnder(state, 0, 0)).toEqual({ at: cm(30), length: cm(90) });
    const line = state.terrain[0] as Line;
    expect([0, 39.9, 40, 40.1, 90].map((at) => directionAt(line, cm(at)) / 16)).toEqual([0, 0, 0, 90, 90]);
    const three = on([one()], [{ id: 'road', kind: 'road', points: [60, 0, 60, 40, 80, 40, 80, 0] }])
      .terrain[0] as Line;
    expect([50, 70, 100.01].map((at) => directionAt(three, cm(at)) / 16)).toEqual([90, 180, 180]);
  });

  it('SIP-TER-11 how far off other units can matter: the march, 20 cm and the width of two columns', () => {
    const { field } = on([one()]);
    expect(farthestMarch(field.units[0] as (typeof field.units)[number])).toBe(cm(15 + 20 + 3));
  });
});
