import { describe, expect, it } from 'vitest';
import { DICE } from '@drumhead/engine';
import { type Advice, type Held, orderInHand, showsOwnOrder } from './advice.ts';

const MOVE = { type: 'move', x: 100 };
const STEP: Advice<number> = { key: 'web.guide.move', rule: 'R-1', facts: {}, move: MOVE, to: { x: 100, y: 100 } };
const END = { type: 'endTurn' };

const aimed = (x: number, at = 'aimed'): Held => ({
  tool: { at, aim: { command: { ...MOVE, x }, ghost: { x, y: 100 } } },
});
const inHand = (interaction: Held, guided: boolean, step = STEP) =>
  orderInHand({ firstStep: () => step, endingOf: () => END }, null, interaction, guided ? 'silent' : null);

describe('the order that the head may object to', () => {
  it('is none that the guide asked for: as drawn, or dragged to its ring', () => {
    expect(inHand(aimed(100), true)).toBeNull();
    expect(inHand(aimed(110), true)).toBeNull();
    const answer = JSON.stringify({ ...MOVE, x: 300 });
    expect(inHand(aimed(300), true, { key: 'web.guide.fire', rule: 'R-1', facts: {}, answer })).toBeNull();
  });

  it('is any other in hand, none while it is dragged, and the end of what is done outside a guided battle', () => {
    expect(inHand(aimed(200), true)).toEqual({ ...MOVE, x: 200 });
    expect(inHand(aimed(100), false)).toEqual(MOVE);
    expect(inHand(aimed(200, 'carry'), false)).toBeNull();
    expect(inHand({ tool: { at: 'idle' } }, false)).toEqual(END);
    expect(inHand({ tool: { at: 'idle' } }, true)).toBeNull();
  });
});

it('speaks of one’s own order while its dice roll or it is shown, and of the enemy where the enemy must decide', () => {
  const waits = (seat: string) => ({ seat, decision: 'any', rule: 'R-1' });
  const shown = (active: boolean, ...seats: readonly string[]) =>
    showsOwnOrder({ seat: 'france', all: seats.map(waits) }, active);
  expect(shown(true, DICE)).toBe(true);
  expect(shown(true, 'france')).toBe(true);
  expect(shown(true, 'britain')).toBe(false);
  expect(shown(false, DICE)).toBe(false);
});
