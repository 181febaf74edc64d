import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, placeLabels } from './labels.ts';
import { placeAtCorners, placeAtEdges, placeCaptions } from './troops/captions.ts';
import { CORNERS, placedAt } from './troops/placed.ts';
import { letteringOf } from './lettering/letters.ts';
import { handleBox, lineLabels, platesOf, wayBoxes } from './plates.ts';
import { inPixels, standingBox } from './troops/standingBox.ts';

const box = (left: number, top: number, width = 20, height = 20) => ({ left, top, width, height });

describe('labels', () => {
  it('touch at an edge without covering each other', () => {
    expect(overlaps(box(0, 0), box(20, 0))).toBe(false);
    expect(overlaps(box(0, 0), box(19, 19))).toBe(true);
  });

  it('take the first place that is free, and give way where none is', () => {
    const places = placeLabels([[box(0, 0)], [box(10, 0), box(30, 0)], [box(15, 10)], [box(60, 0)]]);
    expect(places).toEqual([0, 1, -1, 0]);
    expect(placeLabels([[box(0, 0)]], [box(5, 5)])).toEqual([-1]);
  });

  it('cover what they should avoid only where every other place is taken', () => {
    const two = [box(0, 0), box(30, 0)];
    expect(placeLabels([two], [], [box(5, 5)])).toEqual([1]);
    expect(placeLabels([two, two], [], [box(5, 5)])).toEqual([1, 0]);
    expect(placeLabels([two, two, two], [], [box(5, 5)])).toEqual([1, 0, -1]);
    // Where no place is clear, the one that covers the fewest.
    expect(placeLabels([two], [], [box(5, 5), box(10, 10), box(35, 5)])).toEqual([1]);
  });
});

it('a name that its author wrote at a house stands beside it, at a wood where it was written', () => {
  const points = [100, 100, 200, 100, 200, 200, 100, 200];
  const name = { id: 'name', points: [150, 150], name: 'Farm', gives: '', inside: true, atPoint: [5, 22, -12, 40, 80] };
  const lineOver = (built: boolean) => {
    const ground = { id: 'ground', points, name: '', gives: '', inside: false, built };
    return letteringOf([name, ground], 1, []).map(({ down }) => down);
  };
  expect(lineOver(false)).toEqual([5]);
  expect(lineOver(true)).toEqual([80]);
});

describe('numbers of steps', () => {
  const numbered = (number: number, x: number) => ({ number, x, y: 50, places: CORNERS });
  const cornersOf = (all: readonly ReturnType<typeof numbered>[], zoom: number) =>
    new Map([...placedAt(all, zoom)].map(([{ number }, { place }]) => [number, place]));

  it('stand at other corners of pieces that are close together, the newest first', () => {
    const places = cornersOf(
      [3, 4, 5].map((number) => numbered(number, 100 + number)),
      1,
    );
    expect(places.get(5)).toBe(0);
    expect(new Set(places.values()).size).toBe(3);
  });

  it('are left out of a crowd from the oldest on', () => {
    const places = cornersOf(
      [1, 2, 3, 4, 5].map((number) => numbered(number, 100)),
      1,
    );
    expect([...places].filter(([, corner]) => corner < 0).map(([number]) => number)).toEqual([1]);
  });

  it('have room again from nearer', () => {
    const apart = [1, 2].map((number) => numbered(number, 100 + 25 * number));
    expect(cornersOf(apart, 2).get(1)).not.toBe(0);
    expect(cornersOf(apart, 1).get(1)).toBe(0);
  });
});

it('no letters at pieces and no captions cover each other, at any zoom, however close the pieces stand', () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });
  const name = fc
    .integer({ min: 3, max: 18 })
    .map((letters) =>
      [21, 35].map((line) => ({ left: -3.5 * letters, top: line - 11, width: 7 * letters, height: 14 })),
    );
  const atPiece = fc.oneof(
    fc.tuple(spot, fc.integer({ min: 1, max: 40 })).map(([at, number]) => ({ ...at, number, places: CORNERS })),
    fc.tuple(spot, name).map(([at, places]) => ({ ...at, number: 0, places })),
  );
  const captions = fc.array(
    fc.record({
      at: spot,
      text: fc.constantFrom('ora è qui.', 'era qui', 'Sconfitta nel contatto.'),
      under: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(atPiece, { maxLength: 24 }), captions, fc.double({ min: 0.4, max: 3 }), (all, said, zoom) => {
      const taken = [...placedAt(all, zoom).values()].flatMap(({ box: one }) => one ?? []);
      const rows = placeCaptions(said, zoom, [], taken);
      const words = said.flatMap(({ at, text }, i) => {
        const below = rows[i] ?? null;
        const width = text.length * 6.8;
        return below === null ? [] : [box(at.x / zoom - width / 2, at.y / zoom + below - 13, width, 16)];
      });
      const boxes = [...taken, ...words];
      for (const [i, one] of boxes.entries())
        for (const other of boxes.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
    }),
  );
});

describe('lengths of a way', () => {
  const stops = [100, 140, 180].map((x) => ({ x, y: 0 }));

  it('lie on both sides of it, and the last one is always told', () => {
    const plates = platesOf({ x: 60, y: 0 }, stops, ['40 mm', '40 mm', '40 mm'], 1);
    expect(plates[2]).not.toBeNull();
    const told = plates.flatMap((plate, i) => (plate ? [{ ...plate, left: plate.left + 80 + 40 * i }] : []));
    for (const [i, one] of told.entries())
      for (const other of told.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
    expect(told.length).toBeGreaterThan(1);
  });

  it('leave the handle of the piece in sight', () => {
    const [usual] = wayBoxes({ x: 60, y: 0 }, [{ x: 100, y: 0 }], () => '40 mm', 1);
    const handle = { x: (usual?.left ?? 0) + 10, y: (usual?.top ?? 0) + 10 };
    const [moved] = wayBoxes({ x: 60, y: 0 }, [{ x: 100, y: 0 }], () => '40 mm', 1, [handleBox(handle, 1)]);
    expect(moved && overlaps(moved, handleBox(handle, 1))).toBe(false);
  });

  it('are left out where there is room for none beside the others', () => {
    expect(platesOf({ x: 60, y: 0 }, stops, ['40 mm', '40 mm', '40 mm'], 8).filter((one) => one === null)).toHaveLength(
      1,
    );
  });
});

describe('names on the table', () => {
  const hill = { id: 'a', points: [0, 0, 200, 0, 200, 120, 0, 120], name: 'West Hill', gives: '+1', inside: true };

  it('move out of the way of others, and are left out where there is no room', () => {
    const heaped = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => ({ ...hill, id: name, name }));
    const letters = letteringOf(heaped, 2.4, []);
    expect(letters.map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(letters.map(({ y, down }) => `${y} ${down}`)).size).toBe(3);
  });

  it('keep off what stands on the hill', () => {
    const mill = { left: 60, top: 0, width: 80, height: 40 };
    const [free] = letteringOf([hill], 1.2, []);
    const [moved] = letteringOf([hill], 1.2, [mill]);
    expect(free?.y).toBe(0);
    expect(moved?.y).toBe(120);
  });

  it('keep off the troops, and stand among them where these are everywhere', () => {
    const foot = { left: -50, top: -20, width: 300, height: 80 };
    const [aside] = letteringOf([hill], 1.2, [], [foot]);
    expect(aside?.y).toBe(120);
    const everywhere = { left: -500, top: -500, width: 1200, height: 1200 };
    expect(letteringOf([hill], 1.2, [], [everywhere])).toHaveLength(1);
  });

  it('are those of hills on the whole table, all and what the ground gives from near, none from afar', () => {
    const wood = { ...hill, id: 'w', points: [400, 400, 500, 400, 500, 500], name: 'Wood', gives: '+2', inside: false };
    const texts = (zoom: number) => letteringOf([hill, wood], zoom, []).map(({ text }) => text);
    expect(texts(3)).toEqual([]);
    expect(texts(1.5)).toEqual(['West Hill']);
    expect(texts(0.5)).toEqual(['West Hill', 'Wood', '+1', '+2']);
  });
});

describe('lengths of thin lines', () => {
  const length = (millimetres: number) => `${Math.round(millimetres)} mm`;
  const [enemy, leader] = [
    { from: { x: 0, y: 0 }, to: { x: 120, y: 0 }, label: '120 mm' },
    { from: { x: 0, y: 0 }, to: { x: 118, y: 6 }, label: '118 mm' },
  ];

  it('stand near what they measure to, and apart from each other', () => {
    const [one, two] = lineLabels([enemy, leader], [], 1);
    expect(one).toEqual({ at: { x: 96, y: 0 }, side: 1 });
    expect(two?.side).not.toBe(0);
    expect(two?.at).not.toMatchObject({ x: expect.closeTo(94.4) });
  });

  it('leave the plates of the way in sight, and are left out where there is no room', () => {
    const boxes = wayBoxes({ x: 0, y: 0 }, [{ x: 160, y: 20 }], length, 1);
    expect(boxes).toHaveLength(1);
    const all = { left: -500, top: -500, width: 1000, height: 1000 };
    expect(lineLabels([enemy], boxes, 1)[0]?.side).not.toBe(0);
    expect(lineLabels([enemy], [all], 1)[0]?.side).toBe(0);
    // Right beside the stick, where the plate lies, the length goes to the other side of its sign.
    const short = { ...enemy, from: { x: 78, y: 36 }, to: { x: 78, y: 38 } };
    expect(lineLabels([short], [], 1)[0]?.side).toBe(1);
    expect(lineLabels([short], [{ left: 90, top: 20, width: 60, height: 30 }], 1)[0]?.side).toBe(-1);
  });
});

describe('captions of forced moves', () => {
  const now = { at: { x: 100, y: 100 }, text: 'now here', under: true };
  const was = { at: { x: 100, y: 148 }, text: 'was here', under: false };

  it('stand over and under their places, in other rows where they would lie over each other', () => {
    expect(placeCaptions([now, { ...was, at: { x: 300, y: 148 } }], 1)).toEqual([30, -20]);
    expect(placeCaptions([now, was], 1)).toEqual([30, -37]);
  });

  it('take another row where a handle would cover them', () => {
    expect(placeCaptions([was], 1, [handleBox({ x: 110, y: 128 }, 1)])).toEqual([-37]);
    expect(placeCaptions([was], 1, [handleBox({ x: 300, y: 128 }, 1)])).toEqual([-20]);
    // At a smaller scale letters and handle keep their size, and so come nearer.
    expect(placeCaptions([was], 2, [handleBox({ x: 110, y: 110 }, 2)])).toEqual([-37]);
  });

  it('are left out where there is no row for them, the older ones first', () => {
    const crowd = Array.from({ length: 8 }, () => now);
    const rows = placeCaptions(crowd, 1);
    expect(rows[0]).toBe(30);
    expect(rows.at(-1)).toBeNull();
  });
});

describe('captions beside pieces', () => {
  const stand = standingBox({ x: 100, y: 100, facing: 0, width: 60, depth: 30 });

  it('keep off the men and flags above a base, on either side of its place', () => {
    const over = { at: { x: 100, y: 100 }, text: 'stood here', under: false };
    expect(placeCaptions([over], 1)).toEqual([-20]);
    expect(placeCaptions([over], 1, inPixels([stand], 1))).toEqual([47]);
    // In half the pixels a finger's width is twice as long.
    expect(placeCaptions([over], 2, inPixels([stand], 2))).toEqual([-37]);
  });

  it('of a range stand at the other corner where the usual one lies on a piece', () => {
    const range = { text: '10 cm', right: { x: 60, y: 90 }, left: { x: -60, y: 90 } };
    expect(placeAtCorners([range], [], 1)[0]).toMatchObject({ at: range.right, outwards: 1 });
    expect(placeAtCorners([range], [stand], 1)[0]).toMatchObject({ at: range.left, outwards: -1 });
    expect(placeAtCorners([range, range, range], [stand], 1).map((place) => place?.at)).toEqual([
      range.left,
      range.right,
      undefined,
    ]);
  });
});

describe('captions of edges', () => {
  const [top, side] = [
    { x: 100, y: 20 },
    { x: 180, y: 100 },
  ];
  const ring = { text: 'shot +2', places: [top, side] };

  it('stand clear of pieces and of each other, and at their best place where nothing is clear', () => {
    expect(placeAtEdges([ring], [], 1)).toEqual([top]);
    expect(placeAtEdges([ring], [{ ...top, radius: 10 }], 1)).toEqual([side]);
    expect(placeAtEdges([ring, ring], [], 1)).toEqual([top, side]);
    expect(
      placeAtEdges(
        [ring],
        [top, side].map((at) => ({ ...at, radius: 10 })),
        1,
      ),
    ).toEqual([top]);
    expect(placeAtEdges([{ ...ring, places: [] }], [], 1)).toEqual([undefined]);
  });
});
