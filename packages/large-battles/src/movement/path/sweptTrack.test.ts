/** The ground that a move covers, by many footprints on the way. */
import {
  gap,
  moved,
  movedQuad,
  overlaps,
  polygonOf,
  polylineMeetsConvex,
  type Quad,
  quadMeetsPolygon,
  quadOf,
  steps,
} from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../test/crowd.ts';
import { battlefield, type TerrainSpec } from '../../../test/positions.ts';
import type { TerrainPiece } from '../../state/state.ts';
import {
  bodyOf,
  comesWithin,
  crossesLine,
  leastGapOf,
  meetsArea,
  meetsQuad,
  spineOf,
  straightTrack,
  type Track,
  trackOf,
} from './sweptTrack.ts';

const SIZE = { width: steps(60), depth: steps(30) };
const pose = (x: number, y: number, degrees = 0) => ({ x: steps(x), y: steps(y), facing: degrees * 16 });
const quadAt = (x: number, y: number, degrees = 0): Quad => quadOf(pose(x, y, degrees), SIZE);

/** A move straight in a direction, and footprints on its way, no more than half a millimetre from one to the next. */
function straight(
  from: Quad,
  at: { x: number; y: number; facing: number },
  direction: number,
  mm: number,
): readonly [Track, readonly Quad[]] {
  const to = moved(at, direction, steps(mm));
  const on = Array.from({ length: 2 * mm + 1 }, (_, i) =>
    movedQuad(from, Math.round(((to.x - at.x) * i) / (2 * mm)), Math.round(((to.y - at.y) * i) / (2 * mm))),
  );
  return [straightTrack(from, at, to), on];
}

describe('the ground a move covers', () => {
  it('LB-MOVE-27 LB-GEO-17 straight: what any footprint on the way meets, and how near it comes', () => {
    let met = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const roll = dice(Math.imul(seed, 2654435761));
      const at = pose(900, 600, roll(360));
      const from = quadOf(at, SIZE);
      const [track, on] = straight(from, at, roll(5760), 5 + roll(90));
      const other = quadAt(800 + roll(200), 500 + roll(200), roll(360));
      const least = Math.min(...on.map((quad) => gap(quad, other)));
      const name = `move ${seed}`;
      expect(Math.abs(leastGapOf(track, other) - least), name).toBeLessThan(20);
      if (least > 20) {
        expect(meetsQuad(track, other), name).toBe(false);
        expect(comesWithin(track, other, least - 20), name).toBe(false);
      }
      if (on.some((quad) => overlaps(quad, other))) {
        met++;
        expect(meetsQuad(track, other), name).toBe(true);
        expect(meetsArea(track, area(other)), name).toBe(true);
      }
      expect(comesWithin(track, other, least + 20), name).toBe(true);
      const line = battlefield({
        terrain: [{ kind: 'hedge', points: [800 + roll(200), 500 + roll(200), 800 + roll(200), 500 + roll(200)] }],
      }).field.terrain[0] as TerrainPiece;
      if (on.some((quad) => polylineMeetsConvex(line.points, polygonOf(quad))))
        expect(crossesLine(track, line), name).toBe(true);
    }
    expect(met).toBeGreaterThan(30);
    expect(met).toBeLessThan(120);
  });

  const area = (quad: Quad): TerrainPiece => ({
    id: 'area',
    kind: 'rough',
    points: polygonOf(quad),
    level: 0,
    sector: -1,
    minX: quad.minX,
    minY: quad.minY,
    maxX: quad.maxX,
    maxY: quad.maxY,
  });
  const far: TerrainSpec = { kind: 'rough', box: [900, 700, 20, 20] };
  const piece = (spec: TerrainSpec) => battlefield({ terrain: [spec] }).field.terrain[0] as TerrainPiece;

  it('LB-MOVE-24 otherwise: what its footprints and corridors meet', () => {
    const quads = [quadAt(900, 600), quadAt(1000, 600), quadAt(1000, 700)];
    const track = trackOf(quads, []);
    expect([track.from, track.end]).toEqual([quads[0], quads[2]]);
    expect([track.minX, track.maxX, track.minY, track.maxY]).toEqual([870, 1030, 585, 715].map(steps));
    const roll = dice(3);
    for (let i = 0; i < 300; i++) {
      const other = quadOf(pose(850 + roll(200), 560 + roll(200), roll(360)), { width: steps(20), depth: steps(8) });
      const gaps = quads.map((quad) => gap(quad, other));
      expect(meetsQuad(track, other)).toBe(quads.some((quad) => overlaps(quad, other)));
      expect(meetsArea(track, area(other))).toBe(quads.some((quad) => quadMeetsPolygon(quad, polygonOf(other))));
      expect(leastGapOf(track, other)).toBe(Math.min(...gaps));
      // Where it stood before does not count for coming near.
      const limit = steps(1 + roll(60));
      expect(comesWithin(track, other, limit)).toBe(gaps.slice(1).some((apart) => apart <= limit));
      const line = piece({
        kind: 'hedge',
        points: [850 + roll(200), 560 + roll(200), 850 + roll(200), 560 + roll(200)],
      });
      expect(crossesLine(track, line)).toBe(quads.some((quad) => polylineMeetsConvex(line.points, polygonOf(quad))));
    }
  });

  it('LB-MOVE-27 a move of no length covers where it stands', () => {
    const at = pose(900, 600);
    const still = straightTrack(quadAt(900, 600), at, at);
    expect(leastGapOf(still, quadAt(980, 600))).toBe(steps(20));
    expect([comesWithin(still, quadAt(980, 600), steps(20)), comesWithin(still, quadAt(980, 600), steps(19))]).toEqual([
      true,
      false,
    ]);
    expect(meetsArea(still, piece(far))).toBe(false);
  });

  it('LB-TERR-06 its centre line: where its body was, the way, and where its body is', () => {
    const at = pose(900, 600);
    const [rear, front] = [steps(615), steps(585)];
    const to = { x: steps(910), y: steps(560) };
    expect(bodyOf(quadAt(900, 600))).toEqual([steps(900), front, steps(900), rear]);
    expect(spineOf(straightTrack(quadAt(900, 600), at, to))).toEqual([
      steps(900),
      rear,
      steps(900),
      front,
      steps(910),
      steps(545),
      steps(910),
      steps(575),
    ]);
    expect(spineOf(trackOf([quadAt(900, 600)], [1, 2, 3, 4]))).toEqual([1, 2, 3, 4]);
  });
});
