import { readFileSync } from 'node:fs';
import { begin, checkOf, decide, OFFER_DRAW, readRecord, seededRandomInt, undoTo, writeRecord } from '@drumhead/engine';
import { declinedDraw, spoilt } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { adjudicate } from '../adjudicate/index.ts';
import { skirmish } from '../wholeRuleset.ts';
import { beginAt, positionFile, positionSchema } from './index.ts';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const EXAMPLE = JSON.parse(text('../../examples/positions/skirmish.json'));

describe('position files', () => {
  it('are published as JSON Schema', () => {
    expect(JSON.parse(text('schemas/position.schema.json'))).toEqual(positionSchema());
  });

  it('the example begins at its moment', () => {
    const read = beginAt(EXAMPLE);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(skirmish.pending(read.value)).toMatchObject([{ seat: 'france', decision: 'acting' }]);
    const offers = skirmish.offers(read.value, 'france').map(({ type }) => type);
    expect(new Set(offers)).toEqual(new Set(['move', 'order', 'stop']));
  });

  it('are set-ups: a battle from one is recorded, replayed and undone', () => {
    const begun = begin(skirmish, EXAMPLE);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    const answer = decide(begun.value, 'france', { type: 'stop' });
    if (!answer.ok) throw new Error(answer.refusal.reason);
    const read = readRecord(writeRecord(answer.battle, { scenario: null, seats: {} }), [skirmish]);
    if (!read.ok) throw new Error(read.reason);
    expect(checkOf(read.battle)).toBe(checkOf(answer.battle));
    const back = undoTo(answer.battle, 0);
    expect(back.ok && back.battle.state).toEqual(begun.value.state);
  });

  it('SK-END-6 a declined draw is one of the orders in its own turn, and forgotten afterwards', () => {
    const { seat, now, later } = declinedDraw(skirmish, EXAMPLE);
    const file = positionFile(now);
    expect(file?.orders?.map(({ type }) => type)).toEqual(['offerDraw', 'declineDraw']);
    const again = begin(skirmish, file);
    if (!again.ok) throw new Error(JSON.stringify(again.problems));
    expect(again.value.state).toEqual(now.state);
    expect(decide(again.value, seat, OFFER_DRAW).ok).toBe(false);
    expect(later.count).toBeGreaterThan(now.count);
    expect(positionFile(later)?.orders ?? []).toEqual([]);
  });

  it('spoilt ones are refused with the place, and nothing throws', () => {
    const random = seededRandomInt('spoilt positions');
    const orders = [
      { type: 'move', x: 300, y: 440 },
      { type: 'shoot', model: 'officer', weapon: 'pistol', target: 'redcoat-1' },
      { type: 'order', kind: 'shootAndReload', members: ['line-1', 'line-2'], partners: ['line-3', 'line-4'] },
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
