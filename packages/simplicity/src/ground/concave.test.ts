/** SIP-TER-2: areas of any simple outline, held against points sampled in them. */
import { seededRandomInt } from '@drumhead/engine';
import {
  cosine,
  FULL_TURN,
  isConvex,
  lengthInside,
  moved,
  type Point,
  pointInPolygon,
  type Pose,
  quadMeetsPolygon,
  quadOf,
  sine,
} from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { position } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { Area, State } from '../state/state.ts';
import { overlapsArea } from './footprints.ts';
import { areaPiece } from './pieces.ts';
import { passagesOver, sweepOf } from './sweep.ts';
import { areasAt, depthIn, isInside, legCost } from './terrain.ts';
import { terrainIndex } from './terrainEffects.ts';

const pick = seededRandomInt('concave areas');
const MIDDLE = { x: 60 * CM, y: 45 * CM };
const SIZE = { width: 8 * CM, depth: 2 * CM };

/** An outline around the middle of the table, mostly concave. */
const star = (corners: number): Area =>
  areaPiece(
    'wood',
    'woods',
    Array.from({ length: corners }, (_, i) => {
      const turn = Math.floor((i * FULL_TURN) / corners);
      const far = (4 + pick(20)) * CM;
      return [MIDDLE.x + Math.round(cosine(turn) * far), MIDDLE.y + Math.round(sine(turn) * far)];
    }).flat(),
  );
const STARS = Array.from({ length: 24 }, (_, i) => star(6 + (i % 12))).filter(({ points }) => !isConvex(points));

const anywhere = (): Pose => ({
  x: MIDDLE.x + (pick(60) - 30) * CM,
  y: MIDDLE.y + (pick(60) - 30) * CM,
  facing: pick(FULL_TURN),
});

/** Has a base there a point more than the tolerance from its border, and as deep in the area? */
function isDeepIn({ points }: Area, { x, y, facing }: Point & { readonly facing: number }): boolean {
  const [fx, fy] = [sine(facing), -cosine(facing)];
  const most = { ahead: SIZE.depth / 2 - 1.5 * TOLERANCE, right: SIZE.width / 2 - 1.5 * TOLERANCE };
  for (let i = -3; i <= 3; i++) {
    for (let j = -12; j <= 12; j++) {
      const [ahead, right] = [(i / 3) * most.ahead, (j / 12) * most.right];
      const at = { x: x + fx * ahead - fy * right, y: y + fy * ahead + fx * right };
      if (pointInPolygon(at.x, at.y, points) && depthIn(points, at.x, at.y) > 1.5 * TOLERANCE) return true;
    }
  }
  return false;
}

const tableWith = (terrain: Area): State => {
  const state = position({ units: [{ at: [5, 5] }] });
  return { ...state, terrain: [terrain] };
};

describe('an area with a concave outline', () => {
  it('SIP-TER-2 is what its outline encloses, for a centre', () => {
    for (const area of STARS) {
      const state = tableWith(area);
      for (let i = 0; i < 40; i++) {
        const { x, y } = anywhere();
        const inside = pointInPolygon(x, y, area.points);
        expect(isInside(area, x, y)).toBe(inside);
        expect(areasAt(state, 'woods', x, y).length).toBe(inside ? 1 : 0);
        expect(depthIn(area.points, x, y) >= 0).toBe(inside);
      }
    }
  });

  it('SIP-TER-2 is met by a base that has a point deep in it, and by none that shares no ground with it', () => {
    const found = { deep: 0, apart: 0 };
    for (const area of STARS) {
      for (let i = 0; i < 30; i++) {
        const at = anywhere();
        const quad = quadOf(at, SIZE);
        const meets = overlapsArea(quad, area);
        if (isDeepIn(area, at)) expect(meets).toBe(true);
        if (!quadMeetsPolygon(quad, area.points)) expect(meets).toBe(false);
        found.deep += Number(isDeepIn(area, at));
        found.apart += Number(!meets);
      }
    }
    expect(Math.min(found.deep, found.apart)).toBeGreaterThan(100);
  });

  it('SIP-TER-2 is passed over wherever the way of a base lies deep in it, and nowhere else', () => {
    let apart = 0;
    for (const area of STARS) {
      for (let i = 0; i < 8; i++) {
        const from = anywhere();
        const far = 40 * CM;
        const passages = passagesOver(sweepOf(quadOf(from, SIZE), from.facing, far), area);
        apart += Number(passages.length > 1);
        for (let gone = 0; gone <= far; gone += 2 * CM) {
          const there = { ...moved(from, from.facing, gone), facing: from.facing };
          const isOver = passages.some((over) => gone >= over.from - 2 && gone <= over.to + 2);
          if (isDeepIn(area, there)) expect(isOver).toBe(true);
          const quad = quadOf({ x: Math.round(there.x), y: Math.round(there.y), facing: there.facing }, SIZE);
          if (!quadMeetsPolygon(quad, area.points))
            expect(passages.some((over) => gone > over.from + 2 && gone < over.to - 2)).toBe(false);
        }
      }
    }
    expect(apart).toBeGreaterThan(3);
  });

  it('SIP-TER-2 slows every centimetre of the way inside, each once', () => {
    for (const area of STARS) {
      const state = tableWith(area);
      for (let i = 0; i < 10; i++) {
        const [from, to] = [anywhere(), anywhere()];
        const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
        const inside = lengthInside(from.x, from.y, to.x, to.y, area.points);
        const sampled = Array.from({ length: 400 }, (_, k) => (k + 0.5) / 400).filter((share) =>
          pointInPolygon(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, area.points),
        ).length;
        expect(legCost(state, { kind: 'line' }, from, to).cost).toBeCloseTo(length + inside, 3);
        expect(Math.abs(inside - (sampled * length) / 400)).toBeLessThanOrEqual((length * 4) / 400);
      }
    }
  });
});

describe('terrain of scenario files', () => {
  const read = (piece: object): State => position({ units: [{ at: [60, 30] }], terrain: [piece as TerrainFile] });

  it('SIP-TER-2 may be concave, run either way round', () => {
    const points = [10, 10, 40, 10, 40, 40, 25, 20];
    const back = [25, 20, 40, 40, 40, 10, 10, 10];
    for (const way of [points, back]) {
      const state = read({ id: 'wood', kind: 'woods', points: way });
      expect(areasAt(state, 'woods', 38 * CM, (90 - 20) * CM)).toHaveLength(1);
      expect(areasAt(state, 'woods', 22 * CM, (90 - 30) * CM)).toHaveLength(0);
    }
  });

  it('SIP-TER-7 sections may lie turned', () => {
    const [section] = terrainIndex(
      read({ id: 'b1', kind: 'section', box: [20, 20, 30, 28], turned: 90 }).terrain,
    ).sections;
    expect(section).toMatchObject({ facing: 90 * 16, width: 10 * CM, depth: 8 * CM });
    expect([section?.minX, section?.maxX, section?.minY, section?.maxY]).toEqual(
      [21, 29, 90 - 29, 90 - 19].map((at) => at * CM),
    );
  });
});
