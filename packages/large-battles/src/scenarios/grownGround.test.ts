import { pointInPolygon, type Polygon, segmentsCross } from '@drumhead/table';
import { expect, it } from 'vitest';
import { scenarioField } from '../../test/scenarios.ts';
import type { TerrainPiece } from '../state/state.ts';
import { SCENARIOS } from './index.ts';

const fields = Object.keys(SCENARIOS).map((id) => scenarioField(id));
const isHill = ({ kind }: TerrainPiece) => kind === 'gentleHill';
const grows = ({ kind }: TerrainPiece) => kind === 'wood' || kind === 'rough';
const stands = ({ kind }: TerrainPiece) => kind === 'building' || kind === 'sector';

/** The sides of an outline, or the pieces of a line. */
function sides({ points, kind }: TerrainPiece): (readonly [number, number, number, number])[] {
  const n = points.length / 2;
  const isLine = kind === 'road' || kind === 'ditch';
  const at = (i: number) => [points[2 * (i % n)] as number, points[2 * (i % n) + 1] as number] as const;
  return Array.from({ length: isLine ? n - 1 : n }, (_, i) => [...at(i), ...at(i + 1)] as const);
}
const crosses = (a: TerrainPiece, b: TerrainPiece) =>
  sides(a).some((one) => sides(b).some((two) => segmentsCross(...one, ...two)));
const holds = (outer: Polygon, { points }: TerrainPiece) =>
  pointInPolygon(points[0] as number, points[1] as number, outer);
const meet = (a: TerrainPiece, b: TerrainPiece) => crosses(a, b) || holds(a.points, b) || holds(b.points, a);

it('LB-SCN-02 LB-SCN-05 LB-SCN-08 the upper level of a hill lies inside the lower one', () => {
  const tops = fields.flatMap((field) =>
    field.terrain.filter((piece) => piece.level === 2).map((top) => ({ field, top })),
  );
  expect(tops).toHaveLength(3);
  for (const { field, top } of tops) {
    const lower = field.terrain.find((piece) => piece.id === top.id.replace(/-top$/, '')) as TerrainPiece;
    expect([top.id, crosses(top, lower), holds(lower.points, top)]).toEqual([top.id, false, true]);
  }
});

it('LB-SCN-02 LB-SCN-05 LB-SCN-08 woods and rough ground keep clear of each other, of hills, houses, roads and brooks', () => {
  for (const { scenario, terrain } of fields) {
    for (const piece of terrain.filter(grows)) {
      const met = terrain.filter((other) => other !== piece && meet(piece, other)).map(({ id }) => id);
      expect([scenario, piece.id, met]).toEqual([scenario, piece.id, []]);
    }
  }
});

it('a house stands wholly on a hill or wholly beside it', () => {
  for (const { terrain } of fields) {
    for (const house of terrain.filter(stands)) {
      for (const hill of terrain.filter(isHill)) expect([house.id, crosses(house, hill)]).toEqual([house.id, false]);
    }
  }
});
