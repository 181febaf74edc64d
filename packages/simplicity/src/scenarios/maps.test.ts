import { areaOf, centreOf, pointInPolygon, polygonOf, quadFromBox, quadMeetsPolygon } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { cm } from '../state/lengths.ts';
import type { Piece } from '../state/state.ts';
import { readScenario } from './readScenario.ts';
import { SCENARIOS } from './scenarioData.ts';

/** Hills, woods and rough ground as the catalogue has them: x1, y1, x2, y2 in centimetres, y to the north. */
const BOXES: Readonly<Record<string, Readonly<Record<string, readonly [number, number, number, number]>>>> = {
  'windmill-ridge': { ridge: [45, 38, 75, 52], wood: [86, 37, 106, 53] },
  crossroads: {
    'west-wood': [15, 55, 40, 75],
    'east-wood': [110, 25, 135, 45],
    'north-hill': [100, 62, 125, 78],
    'south-hill': [25, 22, 50, 38],
  },
  'puente-viejo': { hill: [40, 62, 80, 76], w1: [92, 56, 112, 70], w2: [10, 15, 30, 30] },
};

const read = (id: string) => {
  const ground = readScenario(SCENARIOS[id]);
  if (!ground.ok) throw new Error(JSON.stringify(ground.problems));
  return ground.value;
};
const grows = ({ kind }: Piece) => kind === 'hill' || kind === 'woods' || kind === 'rough';

describe.each(Object.entries(BOXES))('the map of %s', (id, boxes) => {
  const { field, terrain } = read(id);
  const grown = terrain.filter(grows);

  it('SIP-SCN-2 SIP-SCN-3 SIP-SCN-4 SIP-TER-2 has outlines with the centre and, to a tenth, the area of each box', () => {
    expect(grown.map((piece) => piece.id).sort()).toEqual(Object.keys(boxes).sort());
    for (const piece of grown) {
      const [west, south, east, north] = (boxes[piece.id] as readonly number[]).map(cm) as [
        number,
        number,
        number,
        number,
      ];
      const [x, y] = centreOf(piece.points);
      const box = quadFromBox(west, field.depth - north, east, field.depth - south);
      // A millimetre: corners lie on whole ones.
      const off = Math.max(Math.abs(x - (west + east) / 2), Math.abs(y - (field.depth - (south + north) / 2)));
      expect([piece.id, off < cm(0.1)]).toEqual([piece.id, true]);
      expect(Math.abs(areaOf(piece.points) / areaOf(polygonOf(box)) - 1)).toBeLessThanOrEqual(0.1);
      expect(piece.points.length / 2).toBeGreaterThanOrEqual(16);
    }
  });

  it('keeps them clear of villages, water and each other, and its objectives on the ground of their names', () => {
    for (const piece of grown) {
      const met = terrain.filter((other) => {
        if (other === piece || other.kind === 'road' || other.kind === 'obstacle') return false;
        return quadMeetsPolygon(quadFromBox(other.minX, other.minY, other.maxX, other.maxY), piece.points);
      });
      expect([piece.id, met.map((other) => other.id)]).toEqual([piece.id, []]);
    }
    const within = ({ x, y }: { x: number; y: number }) =>
      grown.filter(({ points }) => pointInPolygon(x, y, points)).map((piece) => piece.id);
    const named: Readonly<Record<string, readonly string[]>> = { windmill: ['ridge'], hill: ['hill'] };
    for (const objective of field.objectives) {
      expect([objective.id, within(objective)]).toEqual([objective.id, named[objective.id] ?? []]);
    }
  });

  it('has no wood across a road or a hedge', () => {
    for (const line of terrain.filter(({ kind }) => kind === 'road' || kind === 'obstacle')) {
      const strip = quadFromBox(line.minX - 1, line.minY - 1, line.maxX + 1, line.maxY + 1);
      const woods = grown.filter(({ kind, points }) => kind !== 'hill' && quadMeetsPolygon(strip, points));
      expect([line.id, woods.map((wood) => wood.id)]).toEqual([line.id, []]);
    }
  });
});

it('SIP-SCN-3 The Crossroads is the same from both sides, its table turned by half', () => {
  const { field, terrain } = read('crossroads');
  /** Corners in the order of the numbers, so that where an outline begins does not count. */
  const corners = ({ points }: Piece) =>
    points.flatMap((x, i) => (i % 2 === 0 ? [`${x} ${points[i + 1]}`] : [])).sort();
  const turned = ({ points }: Piece) =>
    points
      .flatMap((x, i) => (i % 2 === 0 ? [`${field.width - x} ${field.depth - (points[i + 1] as number)}`] : []))
      .sort();
  for (const piece of terrain) {
    const twin = terrain.filter((other) => other.kind === piece.kind && turned(other).join() === corners(piece).join());
    expect([piece.id, twin.length]).toEqual([piece.id, 1]);
  }
});
