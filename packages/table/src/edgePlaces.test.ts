import { expect, it } from 'vitest';
import { nearestExit, placesAtEdge, standsAtEdge } from './edgePlaces.ts';
import { quadOf } from './quad.ts';

const BOX = { width: 1000, height: 600 };
const SIZE = { width: 100, depth: 40 };

it('begins in the middle of the stretch and goes outwards, the whole base within it', () => {
  const along = [...placesAtEdge(BOX, 'top', [100, 500], SIZE, 60)].map(({ x }) => x);
  expect(along).toEqual([300, 240, 360, 180, 420]);
  expect([...placesAtEdge(BOX, 'top', [100, 199], SIZE, 60)]).toEqual([]);
  expect([...placesAtEdge(BOX, 'top', [100, 200], SIZE, 60)].map(({ x }) => x)).toEqual([150]);
});

it('reaches to the end of the edge, backs at it, facing inwards', () => {
  const boundsAt = (edge: 'left' | 'right' | 'top' | 'bottom') => {
    const [pose] = placesAtEdge(BOX, edge, [200, undefined], SIZE, 60);
    if (pose === undefined) throw new Error('no place');
    const { minX, minY, maxX, maxY } = quadOf(pose, SIZE);
    return [pose.facing / 16, minX, minY, maxX, maxY];
  };
  expect(boundsAt('bottom')).toEqual([0, 550, 560, 650, 600]);
  expect(boundsAt('left')).toEqual([90, 0, 350, 40, 450]);
  expect(boundsAt('top')).toEqual([180, 550, 0, 650, 40]);
  expect(boundsAt('right')).toEqual([270, 960, 350, 1000, 450]);
});

it('a base stands at an edge from so near on, with its middle on the stretch, ends included', () => {
  const at = (x: number, y: number, edge: 'left' | 'right' | 'top' | 'bottom', to?: number) =>
    standsAtEdge(quadOf({ x, y, facing: 0 }, SIZE), BOX, edge, [200, to], 10);
  expect([at(60, 300, 'left'), at(61, 300, 'left'), at(940, 300, 'right'), at(939, 300, 'right')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([at(300, 30, 'top'), at(300, 31, 'top'), at(300, 570, 'bottom'), at(300, 569, 'bottom')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([199, 200, 400, 401].map((y) => at(50, y, 'left', 400))).toEqual([false, true, true, false]);
});

it('the way to an exit ends at the nearest point of its stretch, and the nearest that is worth points counts', () => {
  const from = (x: number, y: number, edge: 'left' | 'right' | 'top' | 'bottom') =>
    nearestExit({ x, y }, BOX, [{ edge, from: 200 / 64, to: 400 / 64, points: 1 }])?.far;
  expect([from(30, 300, 'left'), from(30, 160, 'left'), from(970, 440, 'right')]).toEqual([30, 50, 50]);
  expect([from(300, 7, 'top'), from(300, 590, 'bottom')]).toEqual([7, 10]);
  const exits = [
    { edge: 'left', from: 0, points: 2 },
    { edge: 'right', from: 0, points: 3 },
    { edge: 'top', from: 0, points: 0 },
  ] as const;
  const at = (x: number) => nearestExit({ x, y: 1 }, BOX, exits);
  expect([at(30), at(970), nearestExit({ x: 30, y: 1 }, BOX, [])]).toEqual([
    { far: 30, points: 2 },
    { far: 30, points: 3 },
    null,
  ]);
});
