/** Pictures for previews: edges are smooth, both sides stand where they are, and a reader of PNG gets what was drawn. */
import { inflateSync } from 'node:zlib';
import { partWithTroops, type Sketch } from '@drumhead/content/sketch';
import { expect, it } from 'vitest';
import { canvasOf, colourOf } from './canvas.ts';
import { mapPixels } from './mapPicture.ts';
import { type Pixels, pngOf } from './png.ts';

const pixel = ({ width, data }: Pixels, x: number, y: number): readonly number[] => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

it('a figure covers whole pixels whole, those at its edge in part, and nothing beyond the picture', () => {
  const canvas = canvasOf(8, 8, [0, 0, 0]);
  canvas.paint([-5, 1, 3.5, 1, 3.5, 4.5, -5, 4.5], [200, 100, 40]);
  expect([pixel(canvas, 0, 2), pixel(canvas, 3, 2), pixel(canvas, 0, 4), pixel(canvas, 4, 2)]).toEqual([
    [200, 100, 40],
    [100, 50, 20],
    [100, 50, 20],
    [0, 0, 0],
  ]);
  // Where it crosses itself it is filled all the same.
  canvas.paint([0, 5, 8, 5, 8, 8, 0, 8, 0, 5, 8, 5, 8, 8, 0, 8], [10, 20, 30]);
  expect(pixel(canvas, 4, 6)).toEqual([10, 20, 30]);
});

it('the second side is told by pale counters, and turned ones lie as they stand', () => {
  const unit = { width: 120, depth: 20, facing: 90 };
  const sketch: Sketch = {
    width: 1200,
    height: 800,
    sides: [
      { seat: 'france', uniform: 'french-line', left: 1 },
      { seat: 'somebody', uniform: 'martian', left: 1 },
    ],
    ground: [],
    pieces: [
      { side: 0, x: 300, y: 400, ...unit },
      { side: 1, x: 900, y: 400, ...unit },
    ],
  };
  const picture = mapPixels(sketch, 600, 336);
  const part = partWithTroops(sketch, 600 / 336);
  const at = (x: number, y: number) =>
    pixel(picture, Math.round(((x - part.x) * 600) / part.width), Math.round(((y - part.y) * 600) / part.width));
  const french = colourOf('#1f3f8c');
  expect([at(300, 400), at(300, 440)]).toEqual([french, french]);
  expect(at(340, 400)).not.toEqual(french);
  expect(at(900, 400)).toEqual(colourOf('#f4eddc'));
  const png = pngOf(picture);
  const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.length - 16));
  const row = 600 * 3;
  const sum = Array.from({ length: 141 }, (_, y) => rows[y * (row + 1) + 1 + 300 * 3] ?? 0).reduce((a, b) => a + b, 0);
  expect(sum & 0xff).toBe(pixel(picture, 300, 140)[0]);
});

it('of ground that was made to hold the server up only so much is drawn, and all troops', () => {
  const [width, height] = [900, 600];
  const comb = Array.from({ length: 100 }, (_, i) => [i * 9, i % 2 === 0 ? 0 : height]).flat();
  const pond = [0, 0, width, 0, width, height, 0, height];
  const picture = (combs: number) =>
    mapPixels(
      {
        width,
        height,
        sides: [{ seat: 'france', uniform: 'french-line', left: 1 }],
        ground: [...Array.from({ length: combs }, () => ['wood', comb] as const), ['water', pond] as const],
        pieces: [{ side: 0, x: 450, y: 300, width: 90, depth: 60, facing: 0 }],
      },
      300,
      160,
    );
  const [few, many] = [picture(2), picture(80)];
  expect([pixel(few, 90, 40), pixel(few, 150, 80)]).toEqual([colourOf('#6f949c'), colourOf('#1f3f8c')]);
  expect(pixel(many, 90, 40)).not.toEqual(colourOf('#6f949c'));
  expect(pixel(many, 150, 80)).toEqual(colourOf('#1f3f8c'));
});
