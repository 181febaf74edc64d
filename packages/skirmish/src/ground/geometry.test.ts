import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import {
  contactBetween,
  contactsAt,
  contactsOf,
  engagedWith,
  gapBetween,
  inContact,
  isConnected,
  isEnemy,
  isFriend,
  isOwn,
  isWithin,
  nearBy,
  nearTo,
  onTable,
  radiusOf,
  touchedEnemies,
} from './geometry.ts';

const red = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });
const blue = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...rest });

/** A red and a blue model this far apart from edge to edge, with features between them. */
const pair = (mm: number, features: PositionSpec['features'] = []) =>
  position({ models: [red(300, 300), blue(320 + mm, 300)], features });

describe('bases', () => {
  it('SK-GEO-2 are 20 mm across on foot and 30 mm mounted at scale 15, larger at the others', () => {
    const riders = { specials: ['mounted'] } as const;
    for (const [scale, foot, mounted] of [
      [15, 10, 15],
      [28, 12.5, 20],
      [40, 20, 30],
    ] as const) {
      const state = position({ scale, models: [red(100, 100), red(200, 200, riders)] });
      expect(radiusOf(state, 0)).toBe(steps(foot));
      expect(radiusOf(state, 1)).toBe(steps(mounted));
    }
    // A dismounted model stands on a foot base.
    expect(radiusOf(position({ models: [red(100, 100, { ...riders, mounted: false })] }), 0)).toBe(steps(10));
  });

  it('SK-GEO-3 SK-GEO-4 the gap is from edge to edge', () => {
    expect(gapBetween(pair(50), 0, 1)).toBe(steps(50));
    expect(isWithin(pair(50), 0, 1, steps(50))).toBe(true);
    expect(isWithin(pair(50.02), 0, 1, steps(50))).toBe(false);
  });
});

describe('contact', () => {
  it('SK-GEO-3 is a gap of at most 0.5 mm', () => {
    expect(inContact(pair(0), 0, 1)).toBe(true);
    expect(inContact(pair(0.5), 0, 1)).toBe(true);
    expect(inContact(pair(0.52), 0, 1)).toBe(false);
  });

  it('SK-GEO-3 is cut by a wall between the centres', () => {
    const wall = { kind: 'highWall', from: [310, 250], to: [310, 350] } as const;
    expect(inContact(pair(0, [wall]), 0, 1)).toBe(false);
    expect(inContact(pair(0, [{ ...wall, from: [310, 301] }]), 0, 1)).toBe(true);
  });

  it('SK-GEO-16 reaches S/10 across a linear obstacle or a window, and only across it', () => {
    const fence = { kind: 'fence', from: [312, 250], to: [312, 350] } as const;
    expect(contactBetween(pair(5, [fence]), 0, 1)).toBe('obstacle');
    expect(contactBetween(pair(5.02, [fence]), 0, 1)).toBe('none');
    expect(contactBetween(pair(5), 0, 1)).toBe('none');
    expect(contactBetween(pair(5, [{ ...fence, from: [312, 301] }]), 0, 1)).toBe('none');
    for (const kind of ['hedge', 'lowWall'] as const) {
      expect(contactBetween(pair(5, [{ ...fence, kind }]), 0, 1)).toBe('obstacle');
    }
    const house = (kind: 'door' | 'window', along: number) =>
      ({ kind: 'building', box: [362, 300, 100, 100], openings: [{ kind, wall: 3, along }] }) as const;
    expect(contactBetween(pair(4, [house('window', 50)]), 0, 1)).toBe('obstacle');
    expect(contactBetween(pair(5.02, [house('window', 50)]), 0, 1)).toBe('none');
    expect(contactBetween(pair(4, [house('window', 20)]), 0, 1)).toBe('none');
    // Contact through a doorway needs touching bases.
    expect(contactBetween(pair(4, [house('door', 50)]), 0, 1)).toBe('none');
    expect(contactBetween(pair(0.5, [house('door', 50)]), 0, 1)).toBe('door');
  });

  it('SK-GEO-6 is never between levels, but at a hill’s edge and at stairs', () => {
    const hill = { kind: 'hill', box: [350, 300, 80, 80] } as const;
    const onHill = position({ models: [red(300, 300), blue(320, 300, { level: 1 })], features: [hill] });
    expect(inContact(onHill, 0, 1)).toBe(true);
    const house = { kind: 'building', box: [350, 300, 100, 100], stairs: [390, 340] } as const;
    const apart = position({ models: [red(340, 300), blue(360, 300, { level: 1 })], features: [house] });
    expect(inContact(apart, 0, 1)).toBe(false);
    const atStairs = position({ models: [red(380, 330), blue(389, 331, { level: 1 })], features: [house] });
    expect(inContact(atStairs, 0, 1)).toBe(true);
  });

  it('SK-GEO-6 SK-TER-18 is at a ladder between its foot and its window', () => {
    const house = {
      kind: 'building',
      box: [350, 300, 100, 100],
      stairs: [390, 340],
      openings: [{ kind: 'window', wall: 3, level: 1 }],
      ladder: { at: [300, 300], opening: 0 },
    } as const;
    const at = (x: number, y: number) =>
      position({ models: [red(289.5, 300), blue(x, y, { level: 1 })], features: [house] });
    expect(inContact(at(310, 300), 0, 1)).toBe(true);
    expect(inContact(at(310, 330), 0, 1)).toBe(false);
  });

  it('SK-HTH-1 SK-HTH-15 engaged means Standing enemies in contact', () => {
    const state = position({
      models: [
        red(300, 300),
        blue(320, 300),
        blue(280, 300, { posture: 'fallen' }),
        red(300, 320),
        blue(300, 280, { posture: 'prone' }),
        blue(340, 300),
        blue(300, 280, { out: 'wounded' }),
      ],
    });
    expect(contactsOf(state, 0)).toEqual([1, 2, 3, 4]);
    expect(engagedWith(state, 0)).toEqual([1]);
    expect(engagedWith(state, 3)).toEqual([]);
  });

  it('SK-GEO-14 a group is connected', () => {
    const state = position({ models: [red(100, 100), red(140, 100), red(120, 100), red(160.6, 100)] });
    expect(isConnected(state, [0, 1, 2])).toBe(true);
    expect(isConnected(state, [0, 1])).toBe(false);
    expect(isConnected(state, [0, 1, 2, 3])).toBe(false);
    expect(isConnected(state, [0])).toBe(true);
    expect(isConnected(state, [])).toBe(false);
  });
});

describe('who is near', () => {
  const state = position({
    models: [
      red(300, 300),
      red(330, 300),
      blue(300, 335, { specials: ['mounted'] }),
      blue(280, 300),
      blue(300, 250, { out: 'wounded' }),
      red(500, 300),
    ],
  });
  const place = { x: steps(310), y: steps(300), level: 0 };

  it('SK-GEO-3 SK-GEO-4 those whose bases come within a limit, by their own size, from where it stands or elsewhere', () => {
    const near = (mm: number) => nearBy(state, 0, steps(mm));
    expect([near(0), near(9.9), near(10), near(30)]).toEqual([[3], [3], [1, 2, 3], [1, 2, 3]]);
    expect([near(179), near(180), near(500)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 5],
      [1, 2, 3, 5],
    ]);
    const there = (mm: number) => nearTo(state, 0, place, steps(mm));
    expect([there(0), there(9), there(10), there(12)]).toEqual([[1], [1], [1, 3], [1, 2, 3]]);
    expect(there(169)).toEqual([1, 2, 3]);
    expect(there(170)).toEqual([1, 2, 3, 5]);
  });

  it('SK-GEO-3 those in contact, here and at another place; the Out and the model itself never', () => {
    expect([contactsOf(state, 0), touchedEnemies(state, 0)]).toEqual([[3], [3]]);
    expect(contactsAt(state, 0, place)).toEqual([1]);
    expect(contactsAt(state, 0, { ...place, x: steps(480) })).toEqual([5]);
    expect(contactsAt(state, 0, { ...place, x: steps(400) })).toEqual([]);
    // To the left and right, above and below, just touching and just not.
    for (const [x, y] of [
      [280, 300],
      [320, 300],
      [300, 280],
      [300, 320],
    ] as const) {
      const two = position({ models: [red(300, 300), blue(x, y)] });
      expect([contactsOf(two, 0), engagedWith(two, 0)]).toEqual([[1], [1]]);
    }
    for (const [x, y] of [
      [279.4, 300],
      [320.6, 300],
      [300, 279.4],
      [300, 320.6],
    ] as const) {
      expect(contactsOf(position({ models: [red(300, 300), blue(x, y)] }), 0)).toEqual([]);
    }
  });

  it('SK-GEO-6 what is known of one table is not taken for another with the same models', () => {
    const two = position({ models: [red(300, 300), blue(320, 300)] });
    expect(touchedEnemies(two, 0)).toEqual([1]);
    const wall = position({
      models: [red(300, 300), blue(320, 300)],
      features: [{ kind: 'highWall', from: [310, 200], to: [310, 400] }],
    });
    expect(touchedEnemies({ ...two, features: wall.features }, 0)).toEqual([]);
    expect(touchedEnemies(two, 0)).toEqual([1]);
    const friends = { ...two.field, models: two.field.models.map((one) => ({ ...one, player: 0 })) };
    expect(touchedEnemies({ ...two, field: friends }, 0)).toEqual([]);
  });
});

describe('sides', () => {
  it('SK-MPL-6 own is of one player, friend of one team', () => {
    const state = position({
      players: [{ team: 0 }, { team: 1 }, { team: 0 }],
      models: [red(100, 100), red(150, 100), blue(200, 100), red(250, 100, { player: 2 })],
    });
    expect([isOwn(state, 0, 1), isOwn(state, 0, 3), isOwn(state, 0, 2)]).toEqual([true, false, false]);
    expect([isFriend(state, 0, 1), isFriend(state, 0, 3), isFriend(state, 0, 2)]).toEqual([true, true, false]);
    expect(isFriend(state, 0, 0)).toBe(false);
    expect([isEnemy(state, 0, 2), isEnemy(state, 0, 3)]).toEqual([true, false]);
  });

  it('SK-GEN-14 models that are Out or not yet deployed are not on the table', () => {
    const state = position({
      models: [red(100, 100), red(150, 100, { out: 'fled' }), red(200, 100, { posture: 'waiting' }), blue(300, 100)],
    });
    expect(onTable(state, 0)).toEqual([0]);
    expect(onTable(state, 1)).toEqual([3]);
  });
});
