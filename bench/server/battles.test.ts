import { readRecord } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import { benchBattle } from './battles.ts';

it('the battles of the bench are known beforehand, dice too: their lines are a record', () => {
  const { table, seats, opening, orders } = benchBattle(1, 12);
  expect(benchBattle(1, 12)).toEqual({ table, seats, opening, orders });
  expect(orders).toHaveLength(12);
  const lines = [...opening, ...orders.flatMap((order) => order.lines)];
  const read = readRecord([table.battle.header, ...lines].map((line) => `${line}\n`).join(''), rulesets);
  if (!read.ok) throw new Error(read.reason);
  const given = read.record.orders.filter(({ seat }) => seats.includes(seat));
  expect(given.map(({ seat, command }) => ({ seat, command }))).toEqual(
    orders.map(({ seat, command }) => ({ seat, command })),
  );
});
