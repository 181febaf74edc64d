import type { RandomInt } from '@drumhead/engine';
import { QUARTER_TURN, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import type { RolledFeature } from '../../state/frames.ts';
import type { Feature, State } from '../../state/state.ts';
import { bareTable } from './generator.ts';
import { type LayCommand, mayLie } from './laying.ts';
import { laidAtRandom, layingsFor, placeFor } from './terrainPlaces.ts';

// 15 mm: quarters of 300 mm, S 50, M 80, L 120, a foot radius 10; places are tried every 10 mm.
const MM = 64;
const table = bareTable('SDS', 15, 'pickUp');
const holding = (...features: Feature[]): State => ({ ...table, features });

const rolled = (kind: RolledFeature['kind'], more: Partial<RolledFeature> = {}): RolledFeature => ({
  kind,
  count: 1,
  quarter: 0,
  mayMove: false,
  windows: 0,
  ...more,
});

/** A wood from one corner to the other, of another roll. */
const wood = (x1: number, y1: number, x2: number, y2: number, id = 'wood-1'): Feature => ({
  id,
  group: 1,
  kind: 'wood',
  points: [x1, y1, x2, y1, x2, y2, x1, y2].map((mm) => mm * MM),
});

/** A command with its lengths in mm. */
function inMm(command: LayCommand | null): unknown {
  if (command === null) return null;
  if (command.type === 'layArea') return { points: command.points.map(toMm), elsewhere: command.elsewhere };
  const { x, y, width, height, turn } = command.laying;
  return { at: [toMm(x), toMm(y)], size: [toMm(width), toMm(height)], turn, elsewhere: command.elsewhere };
}

const firstPlace = (state: State, feature: RolledFeature) => inMm(placeFor(state, feature, 7));

describe('the first place for the smallest piece', () => {
  it('SK-TER-19 SK-TER-13 is the first of the lattice at which it lies wholly in its quarter', () => {
    const square = (x: number, y: number) => [x, y, x + 50, y, x + 50, y + 50, x, y + 50];
    expect(firstPlace(table, rolled('rough'))).toEqual({ points: square(5, 5), elsewhere: false });
    expect(firstPlace(table, rolled('hill', { quarter: 2 }))).toEqual({ points: square(305, 305), elsewhere: false });
    expect(firstPlace(table, rolled('trees'))).toEqual({ at: [10, 10], size: [0, 0], turn: 0, elsewhere: false });
    expect(firstPlace(table, rolled('fences'))).toEqual({ at: [10, 0], size: [20, 0], turn: 0, elsewhere: false });
    expect(firstPlace(table, rolled('building'))).toEqual({ at: [30, 30], size: [50, 50], turn: 0, elsewhere: false });
  });

  it('SK-TER-17 the smallest building has a door in its lower wall and its windows in the others', () => {
    const openings = (windows: number) => {
      const command = placeFor(table, rolled('building', { windows }), 7);
      return command?.type === 'layBuilding' ? command.openings : [];
    };
    const middle = { along: 25 * MM };
    const door = { kind: 'door', wall: 2, ...middle };
    const window = (wall: number) => ({ kind: 'window', wall, ...middle });
    expect(openings(0)).toEqual([door]);
    expect(openings(2)).toEqual([door, window(0), window(1)]);
    expect(openings(3)).toEqual([door, window(0), window(1), window(3)]);
    expect(placeFor(table, rolled('building'), 7)).toMatchObject({ floors: 1, barred: false, ladder: -1, stairs: 0 });
  });

  it('SK-TER-19 SK-TER-11 a fence is turned where it does not fit across, as far as the edge of the quarter', () => {
    const upright = (x: number) => ({ at: [x, 10], size: [20, 0], turn: QUARTER_TURN, elsewhere: false });
    const lying = (y: number) => ({ at: [10, y], size: [20, 0], turn: 0, elsewhere: false });
    const fences = rolled('fences');
    expect(firstPlace(holding(wood(65, 0, 300, 300)), fences)).toEqual(upright(0));
    expect(firstPlace(holding(wood(0, 0, 249, 300)), fences)).toEqual(upright(300));
    expect(firstPlace(holding(wood(0, 0, 300, 249)), fences)).toEqual(lying(300));
    expect(firstPlace(holding(wood(0, 0, 300, 251)), fences)).toBeNull();
    expect(firstPlace(holding(wood(70, 0, 300, 300)), rolled('trees'))).toMatchObject({ at: [10, 10] });
    expect(firstPlace(holding(wood(65, 0, 300, 300)), rolled('trees'))).toBeNull();
    expect(firstPlace(holding(wood(0, 0, 300, 250)), rolled('trees'))).toBeNull();
  });

  it('SK-TER-10 SK-TER-13 a feature of the last roll goes to the first quarter if its own is full, no other does', () => {
    const full = holding(wood(0, 300, 300, 600));
    const hill = rolled('hill', { quarter: 3 });
    expect(firstPlace(full, hill)).toBeNull();
    expect(firstPlace(full, { ...hill, mayMove: true })).toMatchObject({ elsewhere: true });
    expect(firstPlace(table, { ...hill, mayMove: true })).toMatchObject({ elsewhere: false });
    // The first quarter is no other than its own.
    expect(firstPlace(holding(wood(0, 0, 300, 300)), rolled('hill', { mayMove: true }))).toBeNull();
  });
});

describe('the places offered', () => {
  it('SK-TER-19 are six, all legal and the same whenever asked', () => {
    for (const kind of ['rough', 'trees', 'fences', 'building'] as const) {
      const feature = rolled(kind, { windows: kind === 'building' ? 3 : 0 });
      const offers = layingsFor(table, feature, 7);
      expect(new Set(offers.map((offer) => JSON.stringify(offer))).size, kind).toBe(6);
      for (const offer of offers) expect(mayLie(table, feature, 7, offer)).toBe(true);
      expect(layingsFor(table, feature, 7)).toEqual(offers);
      expect(layingsFor(table, feature, 8)).not.toEqual(offers);
    }
  });

  it('SK-TER-13 are the one of the lattice where chance finds none, and none where there is none', () => {
    // A strip beside the wood is as wide as the smallest rough ground needs.
    const narrow = holding(wood(110, 0, 300, 300), wood(0, 110, 109, 300, 'wood-2'));
    const found = layingsFor(narrow, rolled('rough'), 7);
    expect(found.map(inMm)).toEqual([firstPlace(narrow, rolled('rough'))]);
    expect(found).not.toEqual([null]);
    expect(layingsFor(holding(wood(0, 0, 300, 300)), rolled('rough'), 7)).toEqual([]);
  });
});

/** Chooses these numbers, then 0; `asked` lists out of how many each was chosen. */
function script(...values: number[]): { choose: RandomInt; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    choose: (count) => {
      asked.push(count);
      return values[asked.length - 1] ?? 0;
    },
  };
}
const lowest: RandomInt = () => 0;
const highest: RandomInt = (count) => count - 1;

describe('a place at random', () => {
  const drawn = (feature: RolledFeature, choose: RandomInt, state = table) =>
    inMm(laidAtRandom(state, feature, 7, choose));
  const boxOf = (area: unknown) => {
    const { points } = area as { points: readonly number[] };
    const [xs, ys] = [0, 1].map((axis) => points.filter((_, i) => i % 2 === axis)) as [number[], number[]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };

  it('SK-TER-3 SK-TER-13 areas from S by S in one corner of the quarter to L by L in the other', () => {
    expect(boxOf(drawn(rolled('wood'), lowest))).toEqual([0, 0, 50, 50]);
    expect(boxOf(drawn(rolled('wood'), highest))).toEqual([180, 180, 300, 300]);
    const { asked, choose } = script();
    drawn(rolled('wood'), choose);
    expect(asked.slice(0, 5)).toEqual([1, 70 * MM + 1, 70 * MM + 1, 250 * MM + 1, 250 * MM + 1]);
    expect(asked.slice(5)).toEqual(Array(10).fill(21));
  });

  it('SK-TER-19 an area is round, with ten corners more or less near an ellipse', () => {
    // 100 by 60 mm around 150, 150.
    const size = [0, 50 * MM, 10 * MM, 100 * MM, 120 * MM];
    const round = drawn(rolled('wood'), script(...size).choose) as { points: number[] };
    expect(boxOf(round)).toEqual([100, 120, 200, 180]);
    expect(round.points.map(Math.round)).toEqual([
      150, 120, 181, 126, 200, 141, 200, 159, 181, 174, 150, 180, 119, 174, 100, 159, 100, 141, 119, 126,
    ]);
    const dented = drawn(rolled('wood'), script(...size, 20, 0, 20, 20).choose) as { points: number[] };
    expect(dented.points.map(Math.round)).toEqual([
      144, 120, 172, 132, 200, 143, 200, 164, 172, 175, 144, 180, 117, 175, 100, 162, 100, 145, 117, 132,
    ]);
  });

  it('SK-TER-10 of the quarters open to a feature each is as likely', () => {
    const hill = rolled('hill', { quarter: 3, mayMove: true });
    expect(boxOf(drawn(hill, script(0).choose))).toEqual([0, 300, 50, 350]);
    expect(drawn(hill, script(0).choose)).toMatchObject({ elsewhere: false });
    expect(boxOf(drawn(hill, script(1).choose))).toEqual([0, 0, 50, 50]);
    expect(drawn(hill, script(1).choose)).toMatchObject({ elsewhere: true });
  });

  it('SK-TER-13 trees stand anywhere in the quarter, a foot radius from its edges', () => {
    expect(drawn(rolled('trees'), lowest)).toEqual({ at: [10, 10], size: [0, 0], turn: 0, elsewhere: false });
    expect(drawn(rolled('trees'), highest)).toMatchObject({ at: [290, 290] });
  });

  it('SK-TER-3 pieces of fence are mostly S long, else from one foot diameter to S, and turned any way', () => {
    const fence = (...values: number[]) => drawn(rolled('fences'), script(...values).choose);
    expect(fence(0, 1, 0, 9 * MM)).toEqual({ at: [25, 9], size: [50, 0], turn: 0, elsewhere: false });
    expect(fence(0, 2, 9 * MM, 9 * MM)).toMatchObject({ at: [34, 9], size: [50, 0] });
    expect(fence(0, 0, 0, 5 * MM, 6 * MM)).toMatchObject({ at: [15, 6], size: [20, 0], turn: 0 });
    expect(fence(0, 0, 30 * MM, 5 * MM, 6 * MM)).toMatchObject({ at: [30, 6], size: [50, 0] });
    expect(fence(0, 1, 0, 50 * MM, 3)).toMatchObject({ turn: (3 * QUARTER_TURN) / 4 });
    const { asked, choose } = script(0, 0);
    drawn(rolled('fences'), choose);
    expect(asked).toEqual([1, 3, 30 * MM + 1, 280 * MM + 1, 300 * MM + 1, 16]);
  });

  it('SK-TER-12 three in four pieces of a fence go on from one end or the other of the piece before', () => {
    const line = (id: string, group: number, y: number): Feature => ({
      id,
      group,
      kind: 'fence',
      x1: 100 * MM,
      y1: y * MM,
      x2: 150 * MM,
      y2: y * MM,
    });
    const before = holding(line('fence-1', 7, 220), line('fence-2', 7, 100), line('fence-3', 3, 290), {
      id: 'tree-1',
      group: 3,
      kind: 'tree',
      x: 10 * MM,
      y: 10 * MM,
    });
    const [level, upright] = [0, 4];
    const next = (turn: number, ...values: number[]) =>
      drawn(rolled('fences'), script(0, 1, 0, 75 * MM, turn, ...values).choose, before);
    expect(next(upright, 1, 0)).toMatchObject({ at: [100, 125], size: [50, 0], turn: QUARTER_TURN });
    expect(next(upright, 2, 1)).toMatchObject({ at: [150, 125] });
    expect(next(level, 3, 1)).toMatchObject({ at: [175, 100], turn: 0 });
    expect(next(level, 0)).toMatchObject({ at: [25, 75] });
  });

  it('SK-TER-17 SK-TER-3 buildings from S by S to M by M, the door and windows anywhere in their walls', () => {
    const build = (windows: number, ...values: number[]) => {
      const { asked, choose } = script(...values);
      return { asked, command: laidAtRandom(table, rolled('building', { windows }), 7, choose) };
    };
    // 60 by 80 mm; a window in the upper wall, the door in the lower, one floor, not barred.
    const { asked, command } = build(1, 0, 10 * MM, 30 * MM, 7 * MM, 9 * MM, 2, 30 * MM, 0, 4 * MM, 1, 3);
    expect(command).toEqual({
      type: 'layBuilding',
      laying: { x: 37 * MM, y: 49 * MM, width: 60 * MM, height: 80 * MM, turn: 0 },
      elsewhere: false,
      floors: 1,
      barred: false,
      openings: [
        { kind: 'door', wall: 2, along: 45 * MM },
        { kind: 'window', wall: 0, along: 14 * MM },
      ],
      ladder: -1,
      stairs: 0,
    });
    expect(asked).toEqual([
      1,
      30 * MM + 1,
      30 * MM + 1,
      240 * MM + 1,
      220 * MM + 1,
      4,
      30 * MM + 1,
      4,
      40 * MM + 1,
      3,
      4,
    ]);
    // In a side wall the height counts.
    expect(build(0, 0, 10 * MM, 30 * MM, 0, 0, 1, 0, 1).asked.slice(5)).toEqual([4, 50 * MM + 1, 3, 4]);
  });

  it('SK-TER-17 SK-TER-18 no wall has a third opening; one building in three has an upper floor, half of these a ladder', () => {
    const size = [0, 30 * MM, 30 * MM, 0, 20 * MM];
    const build = (...values: number[]) => {
      const { asked, choose } = script(...size, ...values);
      const command = laidAtRandom(table, rolled('building', { windows: 2 }), 7, choose);
      return { asked: asked.slice(size.length), command };
    };
    const walls = [0, 0, 0, 45 * MM, 0, 0];
    const one = build(...walls, 0, 3, 0, 0);
    expect(one.asked).toEqual([4, 50 * MM + 1, 4, 60 * MM + 1, 3, 60 * MM + 1, 3, 4, 2, 4]);
    expect(one.command).toMatchObject({ floors: 2, stairs: 4, ladder: 1, barred: true });
    expect(one.command).toMatchObject({ openings: [{ wall: 0 }, { wall: 0 }, { wall: 1 }] });
    expect(build(...walls, 0, 0, 1, 1).command).toMatchObject({ floors: 2, stairs: 1, ladder: -1, barred: false });
    expect(build(...walls, 2, 1).command).toMatchObject({ floors: 1, stairs: 0, ladder: -1, barred: false });
  });

  it('SK-TER-13 is one of the lattice where chance finds none; where there is none at all, nobody may ask', () => {
    const narrow = holding(wood(110, 0, 300, 300), wood(0, 110, 109, 300, 'wood-2'));
    expect(drawn(rolled('rough'), highest, narrow)).toEqual(firstPlace(narrow, rolled('rough')));
    const full = holding(wood(0, 0, 300, 300));
    expect(() => laidAtRandom(full, rolled('rough'), 7, highest)).toThrow('no place for rough');
  });
});
