import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { withActions, withChance } from '../../test/botChoices.ts';
import { battlefield } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { decide } from '../turn/machine.ts';
import { behaviour } from './behaviour.ts';

/** What is counted of these commands, given one after another. */
function countsOf(from: State, ...commands: readonly (readonly [seat: string, command: Command])[]) {
  const habits = behaviour();
  let before = from;
  for (const [seat, command] of commands) {
    const decision = decide(before, seat, command);
    if (!decision.ok) throw new Error(`${decision.refusal.rule} ${decision.refusal.reason}`);
    habits.see({ before, seat, command, state: decision.state, events: decision.events });
    before = decision.state;
  }
  return habits.counts();
}

const field = battlefield({ units: [{ at: [900, 900] }, { at: [900, 300], side: 1 }] });
const about = { type: 'move', unit: 0, move: { kind: 'aboutFace' } } as const;
const ahead = (mm: number): Command => ({ type: 'move', unit: 0, move: { kind: 'straight', distance: steps(mm) } });

describe('habits', () => {
  it('an activation that only turns, and one that does more', () => {
    const two = withActions(field, 0, 2);
    expect(countsOf(two, ['red', about], ['red', { type: 'stop' }])['lb.habit.turnsOnly']).toEqual({ count: 1, of: 1 });
    expect(countsOf(two, ['red', about], ['red', ahead(50)])['lb.habit.turnsOnly']).toEqual({ count: 0, of: 1 });
    expect(countsOf(two, ['red', { type: 'stop' }])['lb.habit.turnsOnly']).toEqual({ count: 0, of: 1 });
  });

  it('moves under 10 mm', () => {
    const counts = countsOf(withActions(field, 0, 2), ['red', ahead(9)], ['red', ahead(10)]);
    expect(counts['lb.habit.shortMoves']).toEqual({ count: 1, of: 2 });
  });

  it('actions given up', () => {
    const counts = countsOf(withActions(field, 0, 3), ['red', ahead(50)], ['red', { type: 'stop' }]);
    expect(counts['lb.habit.unspent']?.count).toBe(2);
  });

  it('a chance to react that is held while another may come, and not the last one', () => {
    const held = countsOf(withChance(field, 0, 1, 1, 1), ['red', { type: 'hold' }]);
    expect(held['lb.habit.windowsHeld']).toEqual({ count: 1, of: 1 });
    const last = countsOf(withChance(field, 0, 1, 1, 0), ['red', { type: 'hold' }]);
    expect(last['lb.habit.windowsHeld']).toEqual({ count: 0, of: 0 });
  });

  it('a formation taken up again at once', () => {
    const form = (formation: 'line' | 'attackColumn'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    const formations =
      field.units[0]?.formation === 'line' ? (['attackColumn', 'line'] as const) : (['line', 'attackColumn'] as const);
    const counts = countsOf(withActions(field, 0, 3), ...formations.map((one) => ['red', form(one)] as const));
    expect(counts['lb.habit.formedBack']).toEqual({ count: 1, of: 2 });
  });

  it('a square left again, but not where no horse is near', () => {
    const before = (kind: 'infantry' | 'lightCavalry'): State =>
      withActions(
        battlefield({
          units: [
            { at: [900, 900], formation: 'attackColumn' },
            { at: [900, 500], side: 1, kind },
          ],
        }),
        0,
        2,
      );
    const form = (formation: 'square' | 'attackColumn'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    const left = (kind: 'infantry' | 'lightCavalry') =>
      countsOf(before(kind), ['red', form('square')], ['red', form('attackColumn')]);
    const near = left('lightCavalry');
    expect([near['lb.habit.formedBack']?.count, near['lb.habit.squaresLeft']?.count]).toEqual([1, 0]);
    const gone = left('infantry');
    expect([gone['lb.habit.formedBack']?.count, gone['lb.habit.squaresLeft']?.count]).toEqual([0, 1]);
  });

  it('guns that limber to go elsewhere, but not those that stay', () => {
    const guns = withActions(
      battlefield({
        units: [
          { at: [900, 900], kind: 'battery' },
          { at: [900, 200], side: 1 },
        ],
      }),
      0,
      4,
    );
    const form = (formation: 'limbered' | 'unlimbered'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    const on: Command = {
      type: 'move',
      unit: 0,
      move: { kind: 'fast', direction: 1440, distance: steps(110), facing: 0 },
    };
    const stayed = countsOf(guns, ['red', form('limbered')], ['red', form('unlimbered')]);
    expect([stayed['lb.habit.formedBack']?.count, stayed['lb.habit.gunsMoved']?.count]).toEqual([1, 0]);
    const moved = countsOf(guns, ['red', form('limbered')], ['red', on], ['red', form('unlimbered')]);
    expect([moved['lb.habit.formedBack']?.count, moved['lb.habit.gunsMoved']?.count]).toEqual([0, 1]);
  });

  it('a formation taken up again two activations later, group orders and reactions among them, and not after three', () => {
    const form = (formation: 'line' | 'attackColumn'): Command => ({ type: 'form', unit: 0, formation, facing: 0 });
    const later = (activations: number) => {
      const habits = behaviour();
      const see = (before: State, seat: string, command: Command): State => {
        const decision = decide(before, seat, command);
        if (!decision.ok) throw new Error(`${decision.refusal.rule} ${decision.refusal.reason}`);
        habits.see({ before, seat, command, state: decision.state, events: decision.events });
        return decision.state;
      };
      let state = see(withActions(field, 0, 1), 'red', form('attackColumn'));
      for (let i = 1; i <= activations; i++) {
        const idle = { ...state, frames: state.frames.filter(({ at }) => at !== 'acting') };
        const acting = withActions(idle, 0, 1, i % 2 === 1 ? 'reaction' : 'group');
        habits.see({ before: idle, seat: 'red', command: { type: 'stop' }, state: acting, events: [] });
        if (i === activations) see(acting, 'red', form('line'));
        state = idle;
      }
      return habits.counts()['lb.habit.formedBack'];
    };
    expect(later(2)).toEqual({ count: 1, of: 2 });
    expect(later(3)).toEqual({ count: 0, of: 2 });
  });
});
