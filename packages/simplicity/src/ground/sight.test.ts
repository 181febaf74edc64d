/** Arcs, ranges and lines of sight by themselves. */
import { facing as facingOf, polygonOf } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { cm } from '../state/lengths.ts';
import { sizeOf } from '../state/unitTables.ts';
import { poseOf, profileOf } from '../state/units.ts';
import {
  footprintOf,
  garrisonOf,
  inContact,
  local,
  overlap,
  quadOfUnit,
  rearOf,
  sectionOf,
  unitsNear,
  unitsWithin,
} from './footprints.ts';
import { inArc, inFront, sightOf } from './sight.ts';
import { areApart, boxAround, clearanceTo, comesTooNear, sweepAlong, sweepOf, widened } from './sweep.ts';

const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const foe = (at: readonly [number, number], more: Partial<Troop> = {}): Troop => ({ side: 1, at, ...more });
const box = (id: string, kind: string, ...at: [number, number, number, number]) =>
  ({ id, kind, box: at }) as TerrainFile;
const FAR = foe([3, 3]);

/** Quarter turns of the table about its middle: their cosine and sine. */
const TURNS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Range in centimetres from unit 0 to unit 1 and whether it is seen, the same all round; null: not in the arc. */
function sees(units: readonly Troop[], terrain: readonly TerrainFile[] = [], most?: number) {
  const [north, ...others] = TURNS.map(([c, s], quarter) => {
    const at = (x: number, y: number): [number, number] => [
      60 + (x - 60) * c + (y - 45) * s,
      45 - (x - 60) * s + (y - 45) * c,
    ];
    const troops = units.map((troop) => ({
      ...troop,
      at: at(...troop.at),
      facing: ((troop.facing ?? (troop.side === 1 ? 180 : 0)) + 90 * quarter) % 360,
    }));
    const pieces = terrain.map((piece) => {
      const [x1, y1, x2, y2] = piece.box as [number, number, number, number];
      const [[a, b], [c2, d]] = [at(x1, y1), at(x2, y2)];
      return { ...piece, box: [Math.min(a, c2), Math.min(b, d), Math.max(a, c2), Math.max(b, d)] as const };
    });
    return seesNorth(troops, pieces, most);
  });
  for (const other of others) expect(other).toEqual(north);
  return north;
}

function seesNorth(units: readonly Troop[], terrain: readonly TerrainFile[], most?: number) {
  const state = position({ units: [...units, FAR], terrain });
  const sight = sightOf(state, 0, 1, most === undefined ? undefined : cm(most));
  return sight === null ? null : [Math.round((sight.range * 100) / cm(1)) / 100, sight.line !== null];
}

describe('the arc', () => {
  it('SIP-LOS-1 45 degrees to either side of the front corners; any part of the target is enough', () => {
    // The corner nearest to the arc's side is 13 cm ahead of the front, and may be 3 + 13 cm aside.
    const inArcAt = (x: number) => sees([red(), foe([x, 43])]) !== null;
    expect([inArcAt(78.9), inArcAt(79.2), inArcAt(41.1), inArcAt(40.8)]).toEqual([true, false, true, false]);
    expect(sees([red(), foe([76, 43])])).toEqual([14.14, true]);
    expect(sees([red(), foe([60, 20])])).toBeNull();
    expect(sees([red({ facing: 180 }), foe([60, 20])])).toEqual([7, true]);
    expect(sees([red({ facing: 90 }), foe([80, 30])])).toEqual([15.5, true]);
  });

  it('SIP-LOS-1 SIP-CHG-5 the part of a target in the arc, and in the half in front', () => {
    const state = position({ units: [red(), foe([60, 31])] });
    const pose = poseOf(state, 0);
    const size = sizeOf(profileOf(state, 0));
    const ys = (part: readonly number[]) => {
      const all = part.filter((_, i) => i % 2 === 1).map((y) => Math.round(9000 - (100 * y) / cm(1)) / 100);
      return [Math.min(...all), Math.max(...all)];
    };
    expect(ys(inArc(pose, size, polygonOf(quadOfUnit(state, 1))))).toEqual([31.45, 32.5]);
    expect(ys(inFront(pose, size, polygonOf(quadOfUnit(state, 1))))).toEqual([31.5, 32.5]);
    const behind = position({ units: [red(), foe([60, 20])] });
    expect(inFront(pose, size, polygonOf(quadOfUnit(behind, 1)))).toHaveLength(0);
  });

  it('SIP-LOS-2 range from the front edge to the nearest part in the arc, and no line beyond the range asked for', () => {
    expect(sees([red(), foe([60, 43])])).toEqual([10, true]);
    expect([sees([red(), foe([60, 43])], [], 10), sees([red(), foe([60, 43])], [], 9.9)]).toEqual([
      [10, true],
      [10, false],
    ]);
    expect(sees([red(), foe([70, 38])])).toEqual([6.4, true]);
    expect(sees([red(), foe([50, 38])])).toEqual([6.4, true]);
  });
});

describe('what blocks sight', () => {
  const far = foe([60, 60]);

  it('SIP-LOS-4 units across the line, friend or enemy, by more than 0.05 cm; none that are gone', () => {
    expect(sees([red(), far, red({ at: [60, 45] })])).toEqual([27, false]);
    expect(sees([red(), far, foe([60, 45])])).toEqual([27, false]);
    expect(sees([red(), far, foe([60, 45], { status: 'routing' })])).toEqual([27, false]);
    expect(sees([red(), far, foe([60, 45], { status: 'removed' })])).toEqual([27, true]);
    for (const [facing, half] of [
      [180, 3],
      [90, 1.5],
    ] as const) {
      const grazed = (deep: number) => sees([red(), far, foe([60 + half - deep, 45], { facing })]);
      expect([grazed(0.02), grazed(0.1)]).toEqual([
        [27, true],
        [27, false],
      ]);
    }
    expect(sees([red(), far, foe([60, 25])])).toEqual([27, true]);
    expect(sees([red(), far, foe([60, 66])])).toEqual([27, true]);
  });

  it('SIP-LOS-3 a second line goes to the middle of the part', () => {
    // Straight ahead the nearest point is behind a blocker; the middle of the target is not.
    expect(sees([red(), foe([62.5, 60]), foe([59.3, 45], { facing: 90 })])).toEqual([27, true]);
    expect(sees([red(), foe([60, 60]), foe([59.3, 45], { facing: 90 })])).toEqual([27, false]);
  });

  it('SIP-LOS-4 a wood between, or more than 5 cm of one that either stands in', () => {
    expect(sees([red(), far], [box('wood', 'woods', 50, 40, 70, 45)])).toEqual([27, false]);
    expect(sees([red(), far], [box('wood', 'woods', 50, 40, 59, 45)])).toEqual([27, true]);
    expect(sees([red(), far], [box('wood', 'woods', 50, 62, 70, 70)])).toEqual([27, true]);
    const around = (depth: number) => sees([red(), far], [box('wood', 'woods', 50, 58.5 - depth, 70, 70)]);
    expect([around(5), around(5.04), around(5.1)]).toEqual([
      [27, true],
      [27, true],
      [27, false],
    ]);
    const from = (depth: number) => sees([red(), far], [box('wood', 'woods', 50, 20, 70, 31.5 + depth)]);
    expect([from(5), from(5.1)]).toEqual([
      [27, true],
      [27, false],
    ]);
    // Of two woods together.
    expect(sees([red(), far], [box('a', 'woods', 50, 56, 70, 70), box('b', 'woods', 50, 40, 70, 43)])).toEqual([
      27,
      false,
    ]);
    expect(sees([red(), far], [box('a', 'woods', 50, 56, 70, 70), box('b', 'woods', 50, 40, 70, 42)])).toEqual([
      27,
      true,
    ]);
  });

  it('SIP-LOS-5 a hill between, unless either stands on it; nothing else on the ground', () => {
    expect(sees([red(), far], [box('hill', 'hill', 50, 40, 70, 50)])).toEqual([27, false]);
    expect(sees([red(), far], [box('hill', 'hill', 50, 50, 70, 70)])).toEqual([27, true]);
    expect(sees([red(), far], [box('hill', 'hill', 50, 20, 70, 40)])).toEqual([27, true]);
    expect(sees([red(), far], [box('hill', 'hill', 50, 40, 59, 50)])).toEqual([27, true]);
    expect(sees([red(), far], [box('rough', 'rough', 50, 40, 70, 50)])).toEqual([27, true]);
  });

  it('SIP-LOS-4 SIP-TER-7 a section between, but that of the firer or the target', () => {
    const town = box('town', 'section', 55, 42, 65, 50);
    expect(sees([red(), far], [town])).toEqual([27, false]);
    expect(sees([red(), foe([0, 0], { section: 0 })], [town])).toEqual([10.5, true]);
    // The second line ends inside the section.
    const aside = box('aside', 'section', 57, 42, 75, 50);
    const thin = foe([59.3, 36.5], { facing: 90 });
    expect(sees([red(), foe([0, 0], { section: 0 }), thin], [aside])).toEqual([10.5, true]);
    const other = box('other', 'section', 55, 34, 65, 40);
    expect(sees([red(), foe([0, 0], { section: 0 })], [town, other])).toEqual([10.5, false]);
    // A garrison blocks with its whole section.
    expect(sees([red(), far, foe([0, 0], { section: 0 })], [town])).toEqual([27, false]);
  });

  it('SIP-LOS-3 SIP-TER-7 a garrison looks all round from its outline', () => {
    const town = box('town', 'section', 55, 26, 65, 34);
    const held: Troop = { at: [0, 0], section: 0 };
    expect(sees([held, foe([60, 45])], [town])).toEqual([9.5, true]);
    expect(sees([held, foe([60, 15])], [town])).toEqual([9.5, true]);
    expect(sees([held, foe([80, 30])], [town])).toEqual([12, true]);
    expect(sees([held, foe([40, 30])], [town])).toEqual([12, true]);
    expect(sees([held, foe([60, 45]), foe([60, 38])], [town])).toEqual([9.5, false]);
    expect(sees([held, foe([60, 45]), foe([66, 38])], [town])).toEqual([9.5, true]);
    expect(sees([held, foe([75, 45])], [town])).toEqual([11.8, true]);
    // From the middle of the stretch that is nearest, here 2 cm to the right of its own.
    expect(sees([held, foe([62, 45]), foe([62, 38])], [town])).toEqual([9.5, false]);
    // From the nearest corner, past what would bar the way from the middle.
    expect(sees([held, foe([75, 45]), foe([62.6, 36.5])], [town])).toEqual([11.8, true]);
    expect(sees([held, foe([75, 45]), foe([68, 38.5])], [town])).toEqual([11.8, false]);
  });

  it('SIP-LOS-6 guns fire over units below from a hill or at one, but none within 5 cm of the target', () => {
    const guns = red({ kind: 'footArtillery' });
    const hill = box('hill', 'hill', 50, 20, 70, 38);
    const target = box('crest', 'hill', 50, 55, 70, 70);
    const between = foe([60, 45]);
    expect(sees([guns, far, between])?.[1]).toBe(false);
    expect(sees([guns, far, between], [hill])?.[1]).toBe(true);
    expect(sees([guns, far, between], [target])?.[1]).toBe(true);
    expect(sees([red(), far, between], [hill])?.[1]).toBe(false);
    expect(sees([guns, far, between], [hill, box('knoll', 'hill', 55, 43, 65, 47)])?.[1]).toBe(false);
    expect([
      sees([guns, far, foe([60, 51.94])], [hill])?.[1],
      sees([guns, far, foe([60, 51.95])], [hill])?.[1],
    ]).toEqual([true, false]);
  });
});

describe('footprints', () => {
  it('SIP-GEN-9 a place as a unit sees it, and the middle of its rear', () => {
    const state = position({ units: [red({ facing: 90 }), red({ facing: 30 }), FAR] });
    const size = sizeOf(profileOf(state, 0));
    const seen = (unit: number, x: number, y: number) => {
      const { right, ahead } = local(poseOf(state, unit), size, cm(x), cm(90 - y));
      return [Math.round((right * 100) / cm(1)) / 100, Math.round((ahead * 100) / cm(1)) / 100];
    };
    expect([seen(0, 70, 30), seen(0, 60, 20), seen(0, 60, 40)]).toEqual([
      [0, 8.5],
      [10, -1.5],
      [-10, -1.5],
    ]);
    expect(seen(1, 65, 38.66)).toEqual([0, 8.5]);
    const rear = (unit: number) => {
      const { x, y } = rearOf(poseOf(state, unit), size);
      return [x / cm(1), 90 - y / cm(1)].map((v) => Math.round(v * 100) / 100);
    };
    expect([rear(0), rear(1)]).toEqual([
      [58.5, 30],
      [59.25, 28.7],
    ]);
  });

  it('SIP-GEN-6 SIP-CMD-3 within includes the distance, and so does contact; overlapping is more than 0.05 cm', () => {
    const pair = (y: number) => position({ units: [red(), foe([60, y])], commands: [{ at: [60, y] }] });
    expect([unitsWithin(pair(43.05), 0, 1, cm(10)), unitsWithin(pair(43.06), 0, 1, cm(10))]).toEqual([true, false]);
    expect([inContact(pair(32.85), 0, 0), inContact(pair(32.86), 0, 0)]).toEqual([true, false]);
    const over = (y: number) => overlap(quadOfUnit(pair(y), 0), quadOfUnit(pair(y), 1));
    expect([over(32.95), over(32.94), over(34)]).toEqual([false, true, false]);
  });

  it('SIP-GEN-9 SIP-MOV-15 are found anew on other terrain, and for a unit of another kind', () => {
    const plain = position({ units: [red({ kind: 'heavyCavalry' }), FAR] });
    const wooded = position({ units: [red(), FAR], terrain: [box('wood', 'woods', 50, 20, 70, 40)] }).terrain;
    const again = (state: typeof plain) => [state, { ...state, units: [...state.units] }];
    const left = (state: typeof plain) => footprintOf(state, 0).stranded.length;
    const wide = (state: typeof plain) => (quadOfUnit(state, 0).maxX - quadOfUnit(state, 0).minX) / cm(1);
    expect(again(plain).map(left)).toEqual([0, 0]);
    expect(again({ ...plain, terrain: wooded }).map(left)).toEqual([1, 1]);
    expect(again(plain).map(wide)).toEqual([6, 6]);
    const units = plain.field.units.map((profile) => ({ ...profile, class: 'elite' as const, kind: 'line' as const }));
    expect(again({ ...plain, field: { ...plain.field, units } }).map(wide)).toEqual([8, 8]);
  });

  it('SIP-TER-7 who holds a section: a ready unit in it', () => {
    const terrain = [box('a', 'section', 10, 10, 20, 18), box('b', 'section', 40, 10, 50, 18)];
    const state = position({ units: [red(), foe([0, 0], { section: 1 })], terrain });
    expect([garrisonOf(state, 0), garrisonOf(state, 1)]).toEqual([-1, 1]);
    const gone = { ...state, units: state.units.map((u) => ({ ...u, status: 'removed' as const })) };
    expect(garrisonOf(gone, 1)).toBe(-1);
    expect(sectionOf(state, 1).id).toBe('b');
    expect(() => sectionOf(state, 2)).toThrow('no section 2');
  });

  it('SIP-GEN-9 units near a box: on the table, so many steps off, the one asked about left out', () => {
    const state = position({
      units: [red(), foe([70, 30]), foe([60, 50], { status: 'removed' }), red({ at: [80, 30] })],
    });
    const around = { minX: cm(57), minY: cm(58.5), maxX: cm(63), maxY: cm(61.5) };
    expect([
      unitsNear(state, around, cm(4)),
      unitsNear(state, around, cm(3.9)),
      unitsNear(state, around, cm(40), 0),
    ]).toEqual([[0, 1], [0], [1, 3]]);
  });
});

describe('sweeps', () => {
  const state = position({ units: [red(), foe([60, 45])] });
  const start = quadOfUnit(state, 0);
  const spread = (direction: number, distance: number) => {
    const { box: swept } = sweepOf(start, facingOf(direction), cm(distance));
    return [swept.minX - start.minX, swept.minY - start.minY, swept.maxX - start.maxX, swept.maxY - start.maxY];
  };

  it('SIP-GEN-9 the box around a way holds its start and its end, in whole steps', () => {
    expect([spread(0, 10), spread(90, 10), spread(180, 10), spread(270, 10)]).toEqual([
      [0, -6400, 0, 0],
      [0, 0, 6400, 0],
      [0, 0, 0, 6400],
      [-6400, 0, 0, 0],
    ]);
    expect(spread(30, 10)).toEqual([0, -5543, 3200, 0]);
    expect(spread(210, 10)).toEqual([-3200, 0, 0, 5543]);
  });

  it('SIP-GEN-9 boxes: around two, wider, apart', () => {
    const a = { minX: 0, minY: 10, maxX: 20, maxY: 30 };
    const b = { minX: -5, minY: 15, maxX: 15, maxY: 45 };
    expect(boxAround(a, b)).toEqual({ minX: -5, minY: 10, maxX: 20, maxY: 45 });
    expect(widened(a, 3)).toEqual({ minX: -3, minY: 7, maxX: 23, maxY: 33 });
    const shifted = (dx: number, dy: number) => ({ minX: dx, minY: 10 + dy, maxX: 20 + dx, maxY: 30 + dy });
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const apart = [24, 25, 26].map((far) => areApart(a, shifted(far * dx, far * dy), 5));
      expect(apart).toEqual([false, false, true]);
      expect([20, 21].map((far) => areApart(a, shifted(far * dx, far * dy)))).toEqual([false, true]);
    }
  });

  it('SIP-MOV-10 too near: 1 cm or as near as it was; in contact not over it, but off it', () => {
    const against = (y: number, x = 60) => quadOfUnit(position({ units: [foe([x, y]), FAR] }), 0);
    expect([
      clearanceTo(start, against(45)),
      clearanceTo(start, against(33.4)) / cm(1),
      clearanceTo(start, against(33)),
    ]).toEqual([cm(1), 0.4, 0]);
    const north = (y: number, distance: number, x = 60, clearance?: number) =>
      comesTooNear(sweepOf(start, 0, cm(distance)), against(y, x), clearance);
    expect([north(45, 11), north(45, 11.05), north(45, 11.06)]).toEqual([false, false, true]);
    expect([north(33.4, 0.05), north(33.4, 0.06)]).toEqual([false, true]);
    expect([north(45, 11.5, 60, cm(0.5)), north(45, 11.6, 60, cm(0.5))]).toEqual([false, true]);
    expect([north(33, 1), north(32.5, 1), north(27.5, 1), north(27, 1)]).toEqual([true, true, false, false]);
    // Aslant: whether the enemy that it overlaps lies ahead is told by both coordinates.
    const aslant = (x: number, y: number) => comesTooNear(sweepAlong(start, 0.6, -0.8, cm(5)), against(y, x));
    expect([aslant(62, 29), aslant(58, 31), aslant(62, 31), aslant(58, 29)]).toEqual([true, false, true, false]);
  });
});
