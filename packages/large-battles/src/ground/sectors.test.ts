/** Sectors of towns by themselves: their sides and neighbours, who is in them, where units come out of them. */
import { gap, overlaps, quadOf, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { inMm } from '../../test/answers.ts';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import { sizeOf } from './footprints.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { TOLERANCE } from './measure.ts';
import {
  comeOut,
  enterSector,
  isDestroyed,
  isOpen,
  leaveSector,
  neighboursOf,
  occupantOf,
  poseOutside,
  quadOfSector,
  sectorBeyond,
  sideAttacked,
  sideHome,
  sidesOf,
  sideTowards,
  squareOf,
} from './sectors.ts';
import type { State, Unit, UnitProfile } from '../state/state.ts';
import { openDraft, type Draft } from '../state/draft.ts';

const UP = 0;
const RIGHT = 1440;
const DOWN = 2880;
const LEFT = 4320;

/** A sector of 120 mm by its centre. */
const sector = (x: number, y: number, dis = 0): TerrainSpec => ({ kind: 'sector', box: [x, y, 120, 120], dis });
/** One that stands aslant: centre 888, 584, its first side looks up to the right (53.1 degrees). */
const ASLANT = [900, 500, 972, 596, 876, 668, 804, 572] as const;
const aslant = (dx = 0, dy = 0): TerrainSpec => ({
  kind: 'sector',
  points: ASLANT.map((at, i) => at + (i % 2 === 0 ? dx : dy)),
});
/** A town of 2 x 2: 0 and 1 above, 2 and 3 below. */
const SQUARE: readonly TerrainSpec[] = [sector(840, 480), sector(960, 480), sector(840, 600), sector(960, 600)];
const town = (units: readonly UnitSpec[] = [], terrain = SQUARE, more: BattlefieldSpec = {}): State =>
  battlefield({ units, terrain, ...more });
const garrison = (n: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  at: [n % 2 === 0 ? 840 : 960, n < 2 ? 480 : 600],
  formation: 'garrison',
  sector: n,
  ...more,
});
const column = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  at: [x, y],
  formation: 'attackColumn',
  ...more,
});
const NOWHERE = [-1, 4] as const;

describe('the square of a sector', () => {
  it('LB-BUA-01 1M a side, each side by its outward facing, upright or aslant', () => {
    expect(squareOf(town(), 0)).toEqual({ x: steps(840), y: steps(480), facing: UP, side: steps(120) });
    expect(sidesOf(town(), 3)).toEqual([UP, RIGHT, DOWN, LEFT]);
    const turned = town([], [aslant()]);
    expect(squareOf(turned, 0)).toEqual({ x: steps(888), y: steps(584), facing: 850, side: steps(120) });
    expect(sidesOf(turned, 0)).toEqual([850, 2290, 3730, 5170]);
  });

  it('LB-BUA-01 an unknown sector has no square, sides, neighbours or occupant', () => {
    const state = town([column(0, 0), column(840, 480)]);
    for (const none of NOWHERE) {
      expect(quadOfSector(state, none)).toBe(null);
      expect(squareOf(state, none)).toBe(null);
      expect(sidesOf(state, none)).toEqual([]);
      expect(sectorBeyond(state, none, UP)).toBe(-1);
      expect(neighboursOf(state, none)).toEqual([]);
      expect(occupantOf(state, none)).toBe(-1);
      expect(isDestroyed(state, none)).toBe(false);
      expect(isOpen(state, none)).toBe(false);
      expect(sideTowards(state, none, 0, 0)).toBe(0);
      expect(sideHome(state, none, 0)).toBe(0);
    }
  });

  it('LB-BUA-01 neighbours share a whole side', () => {
    expect(neighboursOf(town(), 0)).toEqual([1, 2]);
    expect(neighboursOf(town(), 3)).toEqual([1, 2]);
    expect(sectorBeyond(town(), 2, UP)).toBe(0);
    expect(sectorBeyond(town(), 2, RIGHT)).toBe(3);
    expect(sectorBeyond(town(), 2, DOWN)).toBe(-1);
    expect(neighboursOf(town([], [sector(840, 480), sector(960, 485)]), 0)).toEqual([]);
    expect(neighboursOf(town([], [sector(840, 480), sector(966, 480)]), 0)).toEqual([]);
  });

  it('LB-BUA-01 sectors aslant share sides too, drawn from whichever corner, but not with one that stands otherwise', () => {
    // The second lies beyond the first side of the first: 96 to the right, 72 up.
    expect(neighboursOf(town([], [aslant(), aslant(96, -72)]), 0)).toEqual([1]);
    expect(sectorBeyond(town([], [aslant(), aslant(96, -72)]), 0, 850)).toBe(1);
    const fromBelow = { kind: 'sector', points: [1020, 420, 1020, 540, 900, 540, 900, 420] } as const;
    expect(neighboursOf(town([], [sector(840, 480), fromBelow]), 0)).toEqual([1]);
    // In the place of a neighbour, but turned.
    expect(neighboursOf(town([], [sector(888 - 120, 584), aslant()]), 0)).toEqual([]);
  });
});

describe('the unit in a sector', () => {
  it('LB-BUA-02 LB-BUA-07 LB-BUA-08 its garrison, or a unit standing in it in the open', () => {
    expect(occupantOf(town([garrison(0), garrison(3)]), 3)).toBe(1);
    expect(occupantOf(town([garrison(0), garrison(3)]), 1)).toBe(-1);
    const marching = town([column(300, 300), { at: [840, 560], formation: 'marchColumn' }]);
    expect([0, 1, 2, 3].map((n) => occupantOf(marching, n))).toEqual([1, -1, 1, -1]);
    expect([0, 1, 2, 3].map((n) => isOpen(marching, n))).toEqual([false, true, false, true]);
  });

  it('LB-BUA-02 not eliminated units, nor the asking unit, nor units beside it', () => {
    expect(occupantOf(town([column(840, 480, { status: 'eliminated' })]), 0)).toBe(-1);
    const inside = town([column(840, 480)]);
    expect([occupantOf(inside, 0), occupantOf(inside, 0, 0)]).toEqual([0, -1]);
    expect([isOpen(inside, 0), isOpen(inside, 0, 0)]).toEqual([false, true]);
    expect(occupantOf(town([column(840, 675)]), 2)).toBe(-1); // its front touches the side
  });

  it('LB-BUA-21 destroyed at 7, and closed to all', () => {
    const state = town([], [sector(840, 480, 6), sector(960, 480, 7)]);
    expect([isDestroyed(state, 0), isDestroyed(state, 1)]).toEqual([false, true]);
    expect([isOpen(state, 0), isOpen(state, 1)]).toEqual([true, false]);
  });
});

describe('sides', () => {
  it('LB-BUA-14 attacked from the open: the side touched', () => {
    const attacked = (x: number, y: number, facing: number) =>
      sideAttacked(town([column(x, y, { facing })], [sector(840, 480)]), 0, 0);
    expect(attacked(840, 405, 180)).toBe(UP);
    expect(attacked(915, 480, 270)).toBe(RIGHT);
    expect(attacked(840, 555, 0)).toBe(DOWN);
    expect(attacked(765, 480, 90)).toBe(LEFT);
  });

  it('LB-BUA-14 at a corner: of two sides equally near, the one looked at more squarely', () => {
    // Its front left corner, or the like, touches the lower right corner of the sector: 900, 540.
    const attacked = (x: number, y: number, facing: number) =>
      sideAttacked(town([column(x, y, { facing })], [sector(840, 480)]), 0, 0);
    expect(attacked(930, 555, 0)).toBe(DOWN);
    expect(attacked(915, 570, 270)).toBe(RIGHT);
    expect(attacked(935, 558, 10)).toBe(DOWN);
    expect(attacked(935, 558, 350)).toBe(DOWN);
    expect(attacked(918, 575, 280)).toBe(RIGHT);
  });

  it('LB-BUA-14 the nearer side counts before the look', () => {
    // 5 mm to the right of the sector, its rear 10 mm above the lower corner, looking up; and the like below it.
    const state = town([column(900 + 5 + 30, 540 - 10 - 15, { facing: 0 })], [sector(840, 480)]);
    expect(sideAttacked(state, 0, 0)).toBe(RIGHT);
    const below = town([column(900 - 10 - 15, 540 + 5 + 30, { facing: 270 })], [sector(840, 480)]);
    expect(sideAttacked(below, 0, 0)).toBe(DOWN);
  });

  it('LB-BUA-14 LB-BUA-17 attacked from the next sector: the side shared, wherever the garrison there looks', () => {
    for (const facing of [0, 90, 180, 270]) {
      const state = town([garrison(0, { facing }), garrison(1, { side: 1 })]);
      expect(sideAttacked(state, 1, 0)).toBe(LEFT);
      expect(sideAttacked(state, 2, 0)).toBe(UP);
    }
  });

  it('LB-BUA-23 the side that looks most towards a place, and towards its own baseline', () => {
    const towards = (state: State, [dx, dy]: readonly [number, number]) => {
      const { x, y } = squareOf(state, 0) as { x: number; y: number };
      return sideTowards(state, 0, x + steps(dx), y + steps(dy));
    };
    const ways = [
      [30, -100],
      [100, 30],
      [-30, 100],
      [-100, -30],
    ] as const;
    expect(ways.map((way) => towards(town(), way))).toEqual([UP, RIGHT, DOWN, LEFT]);
    const straight = [
      [0, -100],
      [100, 0],
      [0, 100],
      [-100, 0],
    ] as const;
    expect(straight.map((way) => towards(town([], [aslant()]), way))).toEqual([5170, 850, 2290, 3730]);
    expect([sideHome(town(), 0, 0), sideHome(town(), 0, 1)]).toEqual([DOWN, UP]);
    const turned = town([], [aslant()]);
    expect([sideHome(turned, 0, 0), sideHome(turned, 0, 1)]).toEqual([2290, 5170]);
  });
});

describe('in and out', () => {
  const stands = (draft: Draft, unit = 0) => ({
    ...inMm(draft.units[unit] as Unit),
    formation: draft.units[unit]?.formation,
    sector: draft.units[unit]?.sector,
  });

  it('LB-BUA-04 LB-BUA-05 outside a side: centred, its rear edge on it, facing away', () => {
    const state = town([garrison(0)], [sector(840, 480)]);
    expect([UP, RIGHT, DOWN, LEFT].map((out) => inMm(poseOutside(state, 0, out)))).toEqual([
      { x: 840, y: 405, facing: 0 },
      { x: 915, y: 480, facing: 90 },
      { x: 840, y: 555, facing: 180 },
      { x: 765, y: 480, facing: 270 },
    ]);
  });

  it('LB-BUA-04 LB-GEO-18 outside a sector barely aslant it touches and does not overlap', () => {
    const state = town(
      [garrison(0)],
      [{ kind: 'sector', points: [900, 500, 903, 619.96875, 783.03125, 622.96875, 780.03125, 503] }],
    );
    const size = sizeOf(state.field, state.field.units[0] as UnitProfile, 'attackColumn');
    const square = quadOfSector(state, 0) as NonNullable<ReturnType<typeof quadOfSector>>;
    for (const out of sidesOf(state, 0)) {
      const pose = poseOutside(state, 0, out);
      expect(pose.facing).toBe(out);
      expect(overlaps(quadOf(pose, size), square)).toBe(false);
      expect(gap(quadOf(pose, size), square)).toBeLessThanOrEqual(TOLERANCE);
    }
  });

  it('LB-BUA-04 coming out leaves the sector empty, as damaged as it was', () => {
    const draft = openDraft(town([garrison(0), garrison(3)], [sector(840, 480, 5), ...SQUARE.slice(1)]));
    comeOut(draft, 0, poseOutside(draft, 0, LEFT));
    expect(stands(draft)).toEqual({ x: 765, y: 480, facing: 270, formation: 'attackColumn', sector: -1 });
    expect(draft.sectors.map((s) => [s.dis, s.unit])).toEqual([
      [5, -1],
      [0, -1],
      [0, -1],
      [0, 1],
    ]);
    expect(draft.events).toEqual([
      {
        type: 'cameOut',
        rule: 'LB-BUA-04',
        unit: 0,
        sector: 0,
        x: steps(765),
        y: steps(480),
        facing: LEFT,
      },
    ]);
  });

  it('LB-BUA-02 LB-BUA-06 entering: a garrison in the middle, and its former sector is empty', () => {
    const draft = openDraft(town([garrison(0)], [sector(840, 480), sector(960, 480, 4)]));
    enterSector(draft, 0, 1, 'LB-BUA-06');
    expect(stands(draft)).toEqual({ x: 960, y: 480, facing: 0, formation: 'garrison', sector: 1 });
    expect(draft.sectors).toEqual([
      { dis: 0, unit: -1 },
      { dis: 4, unit: 0 },
    ]);
    expect(draft.events).toEqual([
      { type: 'entered', rule: 'LB-BUA-06', unit: 0, sector: 1, x: steps(960), y: steps(480), facing: UP },
    ]);
  });

  it('LB-BUA-01 LB-BUA-21 no unit enters a sector that is held, destroyed or unknown', () => {
    const state = town([garrison(0), column(840, 675)], [sector(840, 480), sector(840, 600, 7)]);
    const draft = openDraft(state);
    for (const into of [0, 1, ...NOWHERE]) enterSector(draft, 1, into, 'LB-BUA-02');
    expect(draft.events).toEqual([]);
    expect(draft.units).toBe(state.units);
    expect(draft.sectors).toBe(state.sectors);
  });

  const leaves = (state: State, out: number, last?: number) => {
    const draft = openDraft(state);
    const fallen: EliminatedUnit[] = [];
    const met = leaveSector(draft, 0, out, 'LB-BUA-14', fallen, last);
    return { draft, fallen, met };
  };

  it('LB-BUA-14 LB-BUA-15 driven out: attack column, its back to the side, its rear edge 1M out', () => {
    const out = (facing: number) => stands(leaves(town([garrison(0)], [sector(840, 480)]), facing).draft);
    const formed = { formation: 'attackColumn', sector: -1 };
    expect(out(UP)).toEqual({ x: 840, y: 420 - 120 - 15, facing: 0, ...formed });
    expect(out(RIGHT)).toEqual({ x: 900 + 120 + 15, y: 480, facing: 90, ...formed });
    expect(out(DOWN)).toEqual({ x: 840, y: 540 + 120 + 15, facing: 180, ...formed });
    expect(out(LEFT)).toEqual({ x: 780 - 120 - 15, y: 480, facing: 270, ...formed });
    const { draft, fallen, met } = leaves(town([garrison(0)], [sector(840, 480, 6)]), UP);
    expect(draft.events.map(({ type, rule }) => `${type} ${rule}`)).toEqual([
      'retreated LB-BUA-14',
      'formed LB-BUA-14',
    ]);
    expect(draft.events[1]).toMatchObject({ formation: 'attackColumn', x: steps(840), y: steps(285), facing: UP });
    expect(draft.sectors).toEqual([{ dis: 6, unit: -1 }]);
    expect([fallen, met]).toEqual([[], []]);
  });

  it('LB-BUA-18 past friends it comes out by the last sector it went through', () => {
    const { draft } = leaves(town([garrison(2), garrison(0)]), UP, 0);
    expect(stands(draft)).toMatchObject({ x: 840, y: 420 - 120 - 15, facing: 0 });
    expect(draft.sectors.map((s) => s.unit)).toEqual([1, -1, -1, -1]);
  });

  it('LB-BUA-15 friends in the strip suffer, Generals in it are ridden over', () => {
    const { draft, met } = leaves(
      town([garrison(0), column(840, 340)], [sector(840, 480)], { generals: [{ brigade: 1, at: [820, 390] }] }),
      UP,
    );
    expect(draft.units[1]?.dis).toBe(1);
    expect(met).toEqual([1]);
    expect(stands(draft)).toMatchObject({ x: 840, y: 285, facing: 0 });
  });

  it('LB-BUA-14 LB-BUA-15 an enemy in the strip eliminates it, and it forms nothing any more', () => {
    const { draft, fallen, met } = leaves(town([garrison(0), column(840, 340, { side: 1 })], [sector(840, 480)]), UP);
    expect(draft.events).toEqual([{ type: 'eliminated', rule: 'LB-RET-06', unit: 0, halves: 2 }]);
    expect(draft.units[0]).toMatchObject({ status: 'eliminated', sector: -1 });
    expect(draft.sectors).toEqual([{ dis: 0, unit: -1 }]);
    expect(fallen.map((unit) => unit.unit)).toEqual([0]);
    expect(met).toEqual([]);
  });

  it('LB-BUA-14 no unit is driven out of an unknown sector', () => {
    const state = town([column(300, 300)]);
    const { draft, met } = leaves(state, UP);
    expect([draft.events, met]).toEqual([[], []]);
    expect(draft.units).toBe(state.units);
  });
});
