import { expect, it } from 'vitest';
import { playFloor, seedFloor } from './floor.ts';

it('the floor does the same work as the reference it was taken from', () => {
  seedFloor(12345);
  const { actions, games, sum, checks } = playFloor(2000);
  expect({ actions, games, checks, sum: sum.toFixed(6) }).toEqual({
    actions: 458273,
    games: 2000,
    checks: 516848,
    sum: '2000808524.049397',
  });
});
