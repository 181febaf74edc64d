import type { NumberedLine } from '@drumhead/protocol';
import { expect, it } from 'vitest';
import { correctionsIn } from './agreed.ts';

const order = (n: number): NumberedLine => ({ n, seat: 'france', command: { type: 'wait' } });
const amend = (n: number, reason: string): NumberedLine => ({
  n,
  amend: { seat: 'france', agreed: ['austria'], reason, changes: [{ path: 'units.0.dp', value: 1 }] },
});

it('corrections stand behind the command after which they were agreed on, and go with those that are taken back', () => {
  const lines = [order(1), amend(2, 'A slip'), order(3), order(4), amend(5, 'Another')];
  expect(correctionsIn(lines)).toMatchObject([
    { line: 2, after: 1, seat: 'france', agreed: ['austria'], reason: 'A slip' },
    { line: 5, after: 3, seat: 'france', agreed: ['austria'], reason: 'Another' },
  ]);
  const back: NumberedLine = { n: 6, takeBack: { seat: 'france', to: 1 } };
  expect(correctionsIn([...lines, back, order(7)]).map(({ line }) => line)).toEqual([2]);
});
