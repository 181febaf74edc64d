import { pointSegmentGapSquared, steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { acting, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { mayStandAt } from '../ground/standingRoom.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { alongside, mirrored, nearestLanding, type Touched, type Wanted } from './landing.ts';
import { planPassage } from './openings.ts';

const doingOf = (state: State): Activation => activationIn(state.frames.at(-1) as Frame) as Activation;

/** A man before the window of a house, and two friends within, with room for a base and a hair between them. */
const crowded = (middle: number, hair: number): State =>
  acting(
    {
      features: [{ kind: 'building', box: [300, 240, 100, 100], openings: [{ kind: 'window', wall: 2 }] }],
      models: [{ at: [305, 300.2] }, { at: [middle - 20 - hair / 2, 279.8] }, { at: [middle + 20 + hair / 2, 279.8] }],
    },
    0,
    3,
  );
const climbed = (state: State) =>
  planPassage(state, doingOf(state), { type: 'climb', model: 0, feature: 0, opening: 0 });

describe('a place beyond a window', () => {
  test('SK-MOV-11, SK-TER-18: is found, however narrow the room between two others', () => {
    for (const middle of [299.1, 299.96, 300.03, 300.1, 301.3]) {
      const state = crowded(middle, 0.05);
      const found = climbed(state);
      expect([middle, found.ok]).toEqual([middle, true]);
      if (!found.ok) continue;
      const { x, y, level } = found.value.at;
      expect(Math.abs(x - steps(middle))).toBeLessThan(steps(0.5));
      expect(y).toBeLessThan(steps(290));
      expect(mayStandAt(state, 0, x, y, level)).toBe(true);
      expect(climbed(crowded(middle, -0.4)).ok).toBe(false);
    }
  });
});

type Spot = readonly [number, number];

/** A man somewhere else, who may land among these. */
const lands = (others: readonly ModelSpec[] = [], features: readonly FeatureSpec[] = []): State =>
  position({ features, models: [{ at: [100, 100] }, ...others] });

/** The nearest legal one of these places (steps), tried one by one: its distance from (x, y), squared; null for none. */
function nearestOf(state: State, places: readonly Spot[], [x, y]: Spot, level: number, wanted: Wanted): number | null {
  const legal = places.filter(([px, py]) => wanted(px, py) && mayStandAt(state, 0, px, py, level));
  return legal.length === 0 ? null : Math.min(...legal.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2));
}

/** Twelve rings of 48 places around a centre (steps). */
const rings = ({ x, y, reach }: Touched): readonly Spot[] =>
  Array.from({ length: 13 * 48 }, (_, i) => {
    const [off, angle] = [(reach * Math.floor(i / 48)) / 12, ((i % 48) * Math.PI) / 24];
    return [x + Math.round(Math.sin(angle) * off), y - Math.round(Math.cos(angle) * off)];
  });

const landed = (state: State, [x, y]: Spot, middle: Touched, wanted: Wanted, first: readonly Spot[] = []) =>
  nearestLanding(state, 0, x, y, 0, middle, wanted, first);
const far2 = (place: { readonly x: number; readonly y: number } | null, [x, y]: Spot) =>
  place && (place.x - x) ** 2 + (place.y - y) ** 2;

describe('the nearest landing', () => {
  test('SK-MOV-11, SK-GEO-5: none is soon found where a wall leaves less than a base to the edge of the table', () => {
    const state = lands([], [{ kind: 'building', box: [66.5, 300, 100, 100], openings: [] }]);
    const wall = steps(16.5);
    const isAmiss = (x: number, _y: number, stray: number): boolean => x - stray >= wall;
    const before: Touched = { x: wall, y: steps(300), reach: steps(20.5), isAmiss };
    let asked = 0;
    const outside: Wanted = (x) => {
      asked++;
      return x < wall;
    };
    expect(landed(state, [steps(27), steps(300)], before, outside)).toBeNull();
    expect(asked).toBeLessThan(5_000);
  });

  const middle: Touched = { x: steps(300), y: steps(310), reach: steps(24) };
  const spot = (x: number, y: number): Spot => [steps(x), steps(y)];
  const anywhere: Wanted = () => true;

  test.each<[string, State, Spot, Wanted]>([
    ['a free place is where it lands', lands(), spot(310, 300), anywhere],
    ['a friend in the way', lands([{ at: [305, 303] }]), spot(306, 300), anywhere],
    ['a friend at the centre', lands([{ at: [300, 310] }]), spot(290, 316), anywhere],
    ['from far off', lands(), spot(400, 330), anywhere],
    ['from far above', lands([{ at: [310, 290] }]), spot(320, 220), anywhere],
    ['from the left', lands([{ at: [290, 310] }, { at: [285, 330] }]), spot(200, 300), anywhere],
    ['only below', lands([{ at: [296, 331] }]), spot(304, 306), (_, y) => y > steps(312)],
    ['only on the right', lands([{ at: [318, 310] }]), spot(290, 300), (x) => x > steps(305)],
    [
      'between two walls',
      lands(
        [],
        [
          { kind: 'highWall', from: [290, 280], to: [290, 340] },
          { kind: 'highWall', from: [314, 280], to: [314, 340] },
        ],
      ),
      spot(292, 312),
      anywhere,
    ],
  ])('SK-TER-18: the nearest of the rings: %s', (_, state, from, wanted) => {
    const places = [from, ...rings(middle)];
    const found = landed(state, from, middle, wanted);
    expect(found?.level).toBe(0);
    expect(mayStandAt(state, 0, found?.x ?? 0, found?.y ?? 0, 0)).toBe(true);
    expect(far2(found, from)).toBe(nearestOf(state, places, from, 0, wanted));
  });

  test('SK-MOV-11: one of the places named first, if none is nearer', () => {
    const from = spot(300, 334);
    const wanted: Wanted = (_, y) => y < steps(320);
    const [near, far] = [spot(300.5, 319.9), spot(290, 310)];
    expect(landed(lands(), from, middle, wanted, [far, near])).toEqual({ x: near[0], y: near[1], level: 0 });
    expect(landed(lands([{ at: [300, 300] }]), from, middle, (x, y) => x === far[0] && y === far[1], [near, far])).toBe(
      null,
    );
    expect(landed(lands(), from, middle, (x, y) => x === far[0] && y === far[1], [near, far])).toMatchObject({
      x: far[0],
    });
  });

  /** All whole steps in reach of a centre. */
  const disc = ({ x, y, reach }: Touched): readonly Spot[] => {
    const wide = Math.ceil(reach);
    const all: Spot[] = [];
    for (let px = x - wide; px <= x + wide; px += 1) {
      for (let py = y - wide; py <= y + wide; py += 1)
        if ((px - x) ** 2 + (py - y) ** 2 <= reach * reach) all.push([px, py]);
    }
    return all;
  };
  const small: Touched = { x: steps(300), y: steps(300), reach: 40 };
  const onRings = new Set(rings(small).map(([x, y]) => `${x} ${y}`));
  /** Few places, none of them on a ring. */
  const scattered: Wanted = (x, y) => (3 * x + 7 * y) % 59 === 4 && !onRings.has(`${x} ${y}`);

  test.each<[string, State, Spot, Wanted]>([
    ['nobody there', lands(), [steps(300) + 9, steps(300) - 14], scattered],
    ['from the right', lands(), [steps(300) + 300, steps(300) + 31], scattered],
    ['from below', lands(), [steps(300) - 12, steps(300) + 500], scattered],
    ['a friend on the left', lands([{ at: [280.1, 300] }]), [steps(300) - 20, steps(300) + 3], scattered],
    [
      'friends above and below',
      lands([{ at: [300, 279.8] }, { at: [300, 320.1] }]),
      [steps(300), steps(300) - 30],
      scattered,
    ],
    [
      'one place, at the very rim',
      lands(),
      [steps(300), steps(300)],
      (x, y) => x === steps(300) + 24 && y === steps(300) - 32 && !onRings.has(`${x} ${y}`),
    ],
    [
      'one place just beyond',
      lands(),
      [steps(300), steps(300)],
      (x, y) => x === steps(300) + 25 && y === steps(300) - 32,
    ],
    ['no place at all', lands([{ at: [305, 300] }, { at: [295, 300] }]), [steps(300), steps(300)], scattered],
  ])('SK-MOV-11, SK-TER-18: where the rings have none, the nearest of all: %s', (_, state, from, wanted) => {
    expect(far2(landed(state, from, small, wanted), from)).toBe(nearestOf(state, disc(small), from, 0, wanted));
  });

  test('SK-GEO-5, SK-TER-18: at the edge of the table, the nearest of all that are on it', () => {
    const state = lands();
    const edge: Touched = { x: steps(10) - 5, y: steps(300), reach: 40 };
    const onEdge = new Set(rings(edge).map(([x, y]) => `${x} ${y}`));
    const wanted: Wanted = (x, y) => x <= steps(10) + 3 && scattered(x, y) && !onEdge.has(`${x} ${y}`);
    const from: Spot = [steps(10) - 30, steps(300) + 2];
    const nearest = nearestOf(state, disc(edge), from, 0, wanted);
    expect(nearest).not.toBeNull();
    expect(far2(landed(state, from, edge, wanted), from)).toBe(nearest);
  });

  test('SK-MOV-11: of all places that touch a line', () => {
    const line = [steps(300) - 25, steps(300) - 10, steps(300) + 25, steps(300) - 10] as const;
    const touched: Touched = { ...small, line, beside: 12 };
    const wanted: Wanted = (x, y) => pointSegmentGapSquared(...line, x, y) <= 144 && scattered(x, y);
    for (const from of [
      [0, 5],
      [30, 30],
      [-60, -30],
    ] as const) {
      const at: Spot = [steps(300) + from[0], steps(300) + from[1]];
      expect(far2(landed(lands(), at, touched, wanted), at)).toBe(nearestOf(lands(), disc(touched), at, 0, wanted));
    }
    // What is too far from the line need not be looked at.
    let looked = 0;
    landed(lands(), [steps(300), steps(300) + 5], touched, (x, y) => {
      if (!onRings.has(`${x} ${y}`)) looked += 1;
      return false;
    });
    expect(looked).toBeLessThan(4200);
  });
});

describe('places along a line', () => {
  test('SK-MOV-11: on both sides of a window, and past its ends as long as the base touches', () => {
    const places = alongside(lands(), 0, steps(200), steps(300), steps(220), steps(300)).map(([x, y]) => [
      x - steps(200),
      y - steps(300),
    ]);
    // A base of 640 steps and one more; sqrt(672² - 641²) steps past the ends; one every 16 steps.
    expect(places.slice(0, 4)).toEqual([
      [-202, -641],
      [-202, 641],
      [-186, -641],
      [-186, 641],
    ]);
    expect(places).toHaveLength(2 * (Math.floor((1280 + 2 * 201.7) / 16) + 1));
    expect(places.at(-1)).toEqual([-202 + 16 * 105, 641]);
  });

  test('SK-MOV-11: at a slant', () => {
    // 30 and 40 mm: along the line 50 mm, the sides are (0.8, -0.6) and the other way.
    const places = alongside(lands(), 0, steps(200), steps(300), steps(230), steps(340));
    expect(places[0]).toEqual([
      steps(200) + Math.round(-201.7 * 0.6 + 641 * 0.8),
      steps(300) + Math.round(-201.7 * 0.8 - 641 * 0.6),
    ]);
    expect(places[1]).toEqual([
      steps(200) + Math.round(-201.7 * 0.6 - 641 * 0.8),
      steps(300) + Math.round(-201.7 * 0.8 + 641 * 0.6),
    ]);
    for (const [x, y] of places) {
      const gap = Math.sqrt(pointSegmentGapSquared(steps(200), steps(300), steps(230), steps(340), x, y));
      expect(gap).toBeGreaterThan(639);
      expect(gap).toBeLessThan(674);
    }
    expect(places).toHaveLength(2 * (Math.floor((3200 + 2 * 201.7) / 16) + 1));
  });

  test('SK-MOV-11: the mirror image, just touching the line', () => {
    const image = (x: number, y: number, x2: number, y2: number) => {
      const [px, py] = mirrored(lands(), 0, steps(x), steps(y), steps(200), steps(300), steps(x2), steps(y2));
      return [px - steps(200), py - steps(300)];
    };
    expect(image(205, 310, 220, 300)).toEqual([320, -641]);
    expect(image(205, 280, 220, 300)).toEqual([320, 641]);
    expect(image(190, 307, 200, 320)).toEqual([641, 448]);
    expect(image(212, 307, 200, 320)).toEqual([-641, 448]);
    // Ten millimetres beside a line of (0.6, 0.8), at 20 mm along.
    expect(image(200 + 12 - 8, 300 + 16 + 6, 230, 340)).toEqual([
      Math.round(768 + 0.8 * 641),
      Math.round(1024 - 0.6 * 641),
    ]);
  });
});
