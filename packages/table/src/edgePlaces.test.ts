import { expect, it } from 'vitest';
import { placesAtEdge } from './edgePlaces.ts';
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
