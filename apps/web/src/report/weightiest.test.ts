import { expect, it } from 'vitest';
import { linesOfTurning, weightiest } from './weightiest.ts';

const line = (text: string, result: number, dice = 0, weight: 'plain' | 'minor' = 'plain', piece = 'unit-0') => ({
  text,
  result,
  weight,
  dice: Array.from({ length: dice }, () => 6),
  pieces: [piece],
});
const texts = (lines: Parameters<typeof weightiest<ReturnType<typeof line>>>[0]) =>
  weightiest(lines).map(({ text }) => text);

it('a turning point is told by what happened, not by the dice before it', () => {
  expect(
    texts([line('moves', 0), line('rolls', 0, 3), line('retreats', 2), line('is lost', 4), line('rolls again', 0, 2)]),
  ).toEqual(['retreats', 'is lost']);
});

it('the gravest three stay in their order', () => {
  const other = line('a', 1, 0, 'plain', 'unit-1');
  expect(texts([other, line('b', 4), line('c', 3), line('d', 2)])).toEqual(['b', 'c', 'd']);
});

it('what befell a piece just before it was lost says why', () => {
  const told = [
    line('wins the melee', 3),
    line('goes to DP 3', 1),
    line('of another', 1, 0, 'plain', 'unit-1'),
    line('goes to DP 4', 1),
    line('is ridden down', 4),
    line('falls back', 2, 0, 'plain', 'unit-1'),
  ];
  expect(texts(told)).toEqual(['wins the melee', 'goes to DP 4', 'is ridden down', 'falls back']);
});

it('where nothing came of it, moves stand for it, and a roll only alone', () => {
  expect(texts([line('rolls', 0, 2), line('moves', 0)])).toEqual(['moves']);
  expect(texts([line('rolls', 0, 2)])).toEqual(['rolls']);
  expect(texts([line('stops', 0, 0, 'minor')])).toEqual(['stops']);
});

it('where the battle ended, only what was lost there stands beside the reason', () => {
  const told = (lines: readonly ReturnType<typeof line>[], isEnd: boolean) =>
    linesOfTurning(lines, isEnd).map(({ text }) => text);
  expect(told([line('moves', 0), line('rolls', 0, 2)], true)).toEqual([]);
  expect(told([line('moves', 0), line('is lost', 4)], true)).toEqual(['is lost']);
  expect(told([line('moves', 0), line('rolls', 0, 2)], false)).toEqual(['moves']);
});
