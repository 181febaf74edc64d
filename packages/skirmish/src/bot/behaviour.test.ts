import { describe, expect, it } from 'vitest';
import { position } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { behaviour } from './behaviour.ts';

const table = position({ models: [{ at: [300, 500] }, { at: [300, 100], player: 1 }] });
const acting = { ...table, frames: [...table.frames, { at: 'acting' } as Frame] };
const ended = { type: 'turnEnded', rule: 'SK-ACT-3', player: 0, why: 'turnover' } as Event;

/** The count of idle turns, each with these commands of a model that acts. */
function idleTurns(...turns: readonly (readonly Command['type'][])[]) {
  const habits = behaviour();
  const see = (command: Command, events: readonly Event[] = []): void =>
    habits.see({ before: acting, seat: 'red', command, state: table, events });
  for (const turn of turns) {
    for (const type of turn) see({ type } as Command);
    see({ type: 'stop' }, [ended]);
  }
  return habits.counts()['sk.habit.idleTurns'];
}

describe('habits', () => {
  it('are turns without an action from the third in a row on; to stop is none', () => {
    expect(idleTurns([], ['stop'], [], [])).toEqual({ count: 2, of: 4 });
    expect(idleTurns([], [], ['reload'], [], [])).toEqual({ count: 0, of: 5 });
  });
});
