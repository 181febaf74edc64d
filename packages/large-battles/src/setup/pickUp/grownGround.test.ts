import { areaOf, side, steps } from '@drumhead/table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AREA_SIZES, outlineOf, pieceOf } from './pieces.ts';
import { grownPiece } from './grownGround.ts';

const STICKS = { vs: steps(50), s: steps(80), m: steps(120), l: steps(180) };

it('LB-SET-02 LB-SET-06 laid ground grows roughly into its rectangle, never beyond it, the same every time', () => {
  const laid = fc.record({
    kind: fc.constantFrom('wood', 'rough', 'steepHill'),
    size: fc.constantFrom(...AREA_SIZES),
    x: fc.integer({ min: steps(200), max: steps(1600) }),
    y: fc.integer({ min: steps(200), max: steps(1000) }),
    facing: fc.integer({ min: 0, max: 5759 }),
  });
  fc.assert(
    fc.property(laid, fc.nat(20), ({ kind, ...command }, n) => {
      const points = outlineOf(STICKS, { type: 'lay', kind, ...command });
      const rectangle = pieceOf(`${kind}-${n}`, kind, points, -1);
      const grown = grownPiece(rectangle);
      expect(grownPiece(rectangle)).toEqual(grown);
      expect(grown).toMatchObject({ id: rectangle.id, level: rectangle.level, sector: -1 });
      expect(grown.points.length).toBe(48);
      const share = areaOf(grown.points) / areaOf(points);
      expect(share).toBeGreaterThan(0.84);
      expect(share).toBeLessThan(0.95);
      // Within a step of every side of the rectangle: corners are whole steps.
      const at = (i: number) => points[i % 8] as number;
      for (let i = 0; i < 8; i += 2) {
        const length = Math.hypot(at(i + 2) - at(i), at(i + 3) - at(i + 1));
        for (let j = 0; j < 48; j += 2) {
          const [x, y] = [grown.points[j] as number, grown.points[j + 1] as number];
          expect(side(at(i), at(i + 1), at(i + 2), at(i + 3), x, y)).toBeGreaterThan(-1.5 * length);
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('a built-up sector and lines stay as they are laid', () => {
  const square = outlineOf(STICKS, {
    type: 'lay',
    kind: 'sector',
    size: 'MxM',
    x: steps(300),
    y: steps(300),
    facing: 0,
  });
  const sector = pieceOf('sector-1', 'sector', square, 0);
  expect(grownPiece(sector)).toBe(sector);
  const hedge = pieceOf('hedge-1', 'hedge', [0, 0, steps(120), 0], -1);
  expect(grownPiece(hedge)).toBe(hedge);
});
