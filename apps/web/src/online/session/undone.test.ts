/** What the log tells of orders that were undone. */
import type { NumberedLine } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import { undoneIn, withUndone } from './undone.ts';

const command = { seat: 'france', command: { type: 'ready' } };
const back = (to: number, seat = 'france') => ({ takeBack: { seat, to } });
const lines = (...all: readonly object[]) => all.map((one, i) => ({ n: i + 1, ...one })) as unknown as NumberedLine[];

it('is told where it left off, by whom, and how many orders it was', () => {
  expect(undoneIn(lines(command, command, back(1), command))).toEqual([{ after: 1, seat: 'france', orders: 1 }]);
});

it('is told once for orders undone one by one, but not of two players', () => {
  const three = [command, command, command];
  expect(undoneIn(lines(...three, back(2), back(1)))).toEqual([{ after: 1, seat: 'france', orders: 2 }]);
  expect(undoneIn(lines(...three, back(2), command, back(2)))).toEqual([
    { after: 2, seat: 'france', orders: 1 },
    { after: 2, seat: 'france', orders: 1 },
  ]);
  expect(undoneIn(lines(...three, back(2), back(2, 'britain')))).toHaveLength(2);
});

it('is not told any more where somebody goes back further', () => {
  const at = { after: 5, seat: 'france', orders: 1 };
  expect(withUndone([at], { before: 6, after: 3, seat: 'britain' })).toEqual([
    { after: 3, seat: 'britain', orders: 3 },
  ]);
});
