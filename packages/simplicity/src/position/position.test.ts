import { readFileSync } from 'node:fs';
import { begin, checkOf, decide, OFFER_DRAW, readRecord, seededRandomInt, undoTo, writeRecord } from '@drumhead/engine';
import { declinedDraw, spoilt } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../adjudicate/index.ts';
import { simplicity } from '../wholeRuleset.ts';
import { beginAt, positionFile, positionSchema } from './index.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const EXAMPLE = JSON.parse(text('../../examples/positions/simplicity.json'));

describe('position files', () => {
  it('are published as JSON Schema', () => {
    expect(JSON.parse(text('schemas/position.schema.json'))).toEqual(positionSchema());
  });

  it('the example begins at its moment', () => {
    const read = beginAt(EXAMPLE);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(simplicity.pending(read.value)).toMatchObject([{ seat: 'france', decision: 'turn.orders' }]);
    const offers = simplicity.offers(read.value, 'france');
    expect(offers).toContainEqual({ type: 'charge', unit: 2, target: 5, turn: 0, from: -1, command: -1 });
  });

  it('are set-ups: a battle from one is recorded, replayed and undone', () => {
    const begun = begin(simplicity, EXAMPLE);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const answer = decide(begun.value, 'france', { type: 'retire', unit: 0, distance: 640 });
    if (!answer.ok) throw new Error(answer.refusal.reason);
    const read = readRecord(writeRecord(answer.battle, { scenario: null, seats: {} }), [simplicity]);
    if (!read.ok) throw new Error(read.reason);
    expect(checkOf(read.battle)).toBe(checkOf(answer.battle));
    const back = undoTo(answer.battle, 0);
    expect(back.ok && back.battle.state).toEqual(begun.value.state);
  });

  it('SIP-VIC-5 a declined draw is one of the orders in its own turn, and forgotten afterwards', () => {
    const { seat, now, later } = declinedDraw(simplicity, EXAMPLE);
    const file = positionFile(now);
    expect(file?.orders?.map(({ type }) => type)).toEqual(['offerDraw', 'declineDraw']);
    const again = begin(simplicity, file);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(again.value.state).toEqual(now.state);
    expect(decide(again.value, seat, OFFER_DRAW).ok).toBe(false);
    expect(later.count).toBeGreaterThan(now.count);
    expect(positionFile(later)?.orders ?? []).toEqual([]);
  });

  it('spoilt ones are refused with the place, and nothing throws', () => {
    const random = seededRandomInt('spoilt positions');
    const orders = [
      { type: 'charge', unit: 'hussars', target: 'foot-2', turn: 5 },
      { type: 'fire', unit: 'battery', target: 'foot-1' },
      { type: 'moveCommand', command: 'general', path: [55, 35, 50, 35] },
    ];
    let refused = 0;
    for (let i = 0; i < 1500; i++) {
      const file = spoilt({ ...EXAMPLE, orders: [orders[i % orders.length]] }, random);
      const found = adjudicate('play', file);
      if (found.ok) continue;
      refused += 1;
      for (const { reason, rule } of found.problems) expect(`${rule} ${reason}`).toMatch(/^[A-Z]+-\S+ \w+\.\S+$/);
    }
    expect(refused).toBeGreaterThan(300);
  });
});
