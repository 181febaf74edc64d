import type { StateStep } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { cincOf, type State } from '../state/state.ts';
import { behaviour } from './behaviour.ts';

type Step = StateStep<State, Command, Event>;

/** Counts what happens between phases of red, who has a battery that is aimed, one that must turn, and a Reserve. */
function habitsOf(state: State) {
  const habits = behaviour();
  const see = (command: Command, events: readonly Event[] = [], after = state): void =>
    habits.see({ before: state, seat: 'red', command, state: after, events } satisfies Step);
  const phase = (): void => see({ type: 'pass' }, [{ type: 'phaseBegan', rule: 'LB-ACT-01', side: 0 } as Event]);
  const shot = (battery: number): void => see({ type: 'stop' }, [{ type: 'bombarded', battery, target: 3 } as Event]);
  return { habits, see, phase, shot };
}

const field = battlefield({
  units: [
    { at: [900, 900], kind: 'battery' },
    { at: [300, 900], kind: 'battery' },
    { at: [1200, 1100] },
    { at: [900, 700], side: 1 },
    { at: [550, 700], side: 1 },
  ],
});
const reserve: State = {
  ...field,
  units: field.units.map((u, i) => (i === 2 ? { ...u, brigade: -1 } : u)),
  generals: field.generals.map((general, i) => (i === cincOf(field, 0) ? { ...general, status: 'table' } : general)),
};

describe('habits of phases', () => {
  it('tell batteries that are aimed from those that must turn, and which of them fire', () => {
    const { habits, phase, shot } = habitsOf(field);
    phase();
    shot(0);
    phase();
    shot(1);
    phase();
    const counts = habits.counts();
    expect(counts['lb.habit.readyGunsFire']).toEqual({ count: 1, of: 2 });
    expect(counts['lb.habit.turnedGunsFire']).toEqual({ count: 1, of: 2 });
  });

  it('count batteries that never fired when the battle ends', () => {
    const { habits, see, phase, shot } = habitsOf(field);
    phase();
    shot(0);
    see({ type: 'resign' }, [], { ...field, outcome: { winner: 'blue' } as State['outcome'] });
    expect(habits.counts()['lb.habit.batteriesFired']).toEqual({ count: 1, of: 2 });
  });

  it('miss the CinC only while units wait in the Reserve', () => {
    const cinc = cincOf(reserve, 0);
    const idle = habitsOf(reserve);
    idle.phase();
    idle.phase();
    idle.see({ type: 'activateGeneral', general: cinc, dice: 1 });
    idle.phase();
    expect(idle.habits.counts()['lb.habit.cincIdle']).toEqual({ count: 1, of: 2 });
    const none = habitsOf(field);
    none.phase();
    none.phase();
    expect(none.habits.counts()['lb.habit.cincIdle']).toEqual({ count: 0, of: 0 });
  });

  it('count phases in which nobody acts from the third in a row on', () => {
    const { habits, see, phase } = habitsOf(field);
    for (let i = 0; i < 5; i++) phase();
    expect(habits.counts()['lb.habit.idlePhases']).toEqual({ count: 2, of: 4 });
    see({ type: 'activate', unit: 0, dice: 1 });
    phase();
    phase();
    expect(habits.counts()['lb.habit.idlePhases']).toEqual({ count: 2, of: 6 });
  });
});
