import { describe, expect, it } from 'vitest';
import { featuresOf, planArea, scaleOf } from './plan.ts';
import { reaches, signPlaces } from './signPlaces.ts';

describe('letters of a map', () => {
  const table = { width: 900, height: 900 };
  const boxes = [
    { left: 100, top: 100, width: 25, height: 25 },
    { left: 140, top: 100, width: 25, height: 25 },
    { left: 100, top: 140, width: 200, height: 150 },
    { left: 0, top: 0, width: 30, height: 30 },
    { left: 860, top: 860, width: 40, height: 40 },
  ];

  it('cover nothing that they name, nor each other, and stay on the table', () => {
    const places = signPlaces(boxes, table, 20);
    expect(places).toHaveLength(boxes.length);
    for (const [i, place] of places.entries()) {
      expect(boxes.filter((box) => reaches(place, box, 20))).toEqual([]);
      expect(place.x).toBeGreaterThanOrEqual(20);
      expect(place.y).toBeLessThanOrEqual(880);
      for (const other of places.slice(i + 1))
        expect(Math.hypot(other.x - place.x, other.y - place.y)).toBeGreaterThanOrEqual(40);
    }
  });

  it('keep off the pieces as well', () => {
    const piece = { left: 100, top: 70, width: 60, height: 25 };
    const [free] = signPlaces(boxes.slice(0, 1), table, 10);
    const [moved] = signPlaces(boxes.slice(0, 1), table, 10, [piece]);
    expect(free && reaches(free, piece, 10)).toBe(true);
    expect(moved && reaches(moved, piece, 10)).toBe(false);
  });

  it('where all is covered, never lie on their own piece', () => {
    const yard = { left: 50, top: 50, width: 800, height: 800 };
    const house = { left: 400, top: 400, width: 100, height: 60 };
    const [, place] = signPlaces([yard, house], table, 20);
    expect(place && reaches(place, house, 20)).toBe(false);
  });
});

describe('the scale of a map', () => {
  it('is the least whole number at which the table fits the paper', () => {
    expect(scaleOf({ width: 1800, height: 1200 }, { width: 160, height: 170 })).toBe(12);
    expect(scaleOf({ width: 900, height: 900 }, { width: 160, height: 170 })).toBe(6);
    expect(scaleOf({ width: 100, height: 100 }, { width: 160, height: 170 })).toBe(1);
  });

  it('has its areas in whole millimetres', () => {
    expect(planArea(1, { minX: 64, minY: 0, maxX: 640, maxY: 320 })).toEqual({
      side: 1,
      left: 1,
      top: 0,
      width: 9,
      height: 5,
    });
  });
});

describe('the list of a map', () => {
  it('names roads and objectives too, and no single trees', () => {
    const listed = featuresOf({
      sketch: {
        width: 1200,
        height: 900,
        sides: [],
        pieces: [],
        ground: [
          ['hill', [450, 380, 750, 380, 750, 520, 450, 520]],
          ['tree', [10, 10]],
          ['road', [270, 0, 270, 900]],
        ],
      },
      objectives: [{ x: 600, y: 450, points: 3, kind: 'mill' }],
    });
    expect(listed.map(({ kind }) => kind)).toEqual(['hill', 'road', 'mill']);
    expect(listed[1]?.box).toEqual({ left: 270, top: 0, width: 0, height: 900 });
    // Its letter stands at the road, wherever the box around it may have its edges.
    expect(listed[1]?.signed).toEqual({ left: 270, top: 108, width: 0, height: 0 });
    expect(listed[2]).toMatchObject({ box: { left: 600, top: 450 }, points: 3 });
  });
});
