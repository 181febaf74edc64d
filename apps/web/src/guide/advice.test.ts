import { describe, expect, it } from 'vitest';
import { DICE } from '@drumhead/engine';
import { type Advice, adviceIn, type Held, type HintRule, showsOwnOrder } from './advice.ts';

const MOVE = { type: 'move', x: 100 };
const STEP: Advice<number> = { key: 'web.guide.move', rule: 'R-1', facts: {}, move: MOVE, to: { x: 100, y: 100 } };
const warn: HintRule<null, Held, number> = () => ({ key: 'web.hint.within', rule: 'R-2', facts: {} });
const remind: HintRule<null, Held, number> = () => ({ key: 'web.hint.left.fire', rule: 'R-3', facts: {} });

const aimed = (x: number, at = 'aimed'): Held => ({
  tool: { at, aim: { command: { ...MOVE, x }, ghost: { x, y: 100 } } },
});
const warningsOf = (interaction: Held, guided: boolean, step = STEP) =>
  adviceIn({ firstStep: () => step, hints: [warn, remind] }, null, interaction, guided ? 'silent' : null).warnings.map(
    ({ key }) => key,
  );

describe('advice in a guided battle', () => {
  it('has no warning of the order that it asked for: as drawn, or dragged to its ring', () => {
    expect(warningsOf(aimed(100), true)).toEqual([]);
    expect(warningsOf(aimed(110), true)).toEqual([]);
    const answer = JSON.stringify({ ...MOVE, x: 300 });
    expect(warningsOf(aimed(300), true, { key: 'web.guide.fire', rule: 'R-1', facts: {}, answer })).toEqual([]);
  });

  it('warns of any other order, but leaves reminders to its steps', () => {
    expect(warningsOf(aimed(200), true)).toEqual(['web.hint.within']);
    expect(warningsOf(aimed(100, 'carry'), true)).toEqual(['web.hint.within']);
    expect(warningsOf({ tool: { at: 'idle' } }, true)).toEqual(['web.hint.within']);
  });

  it('is all hints and no step in any other battle', () => {
    expect(adviceIn({ firstStep: () => STEP, hints: [warn] }, null, aimed(100), null).step).toBeNull();
    expect(warningsOf(aimed(100), false)).toEqual(['web.hint.within', 'web.hint.left.fire']);
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
