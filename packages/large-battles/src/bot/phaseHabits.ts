/** Habits of which each phase, or each battery, gives one chance. */
import { type AddHabit, idleTurns, type StateStep } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { cincOf, type General, type SideIndex, type State, type Unit, type UnitProfile } from '../state/state.ts';
import { CAPTAIN } from './captain/judgement.ts';
import { bestAim, bestTurn } from './gunValue.ts';
import { outlookOf } from './threats.ts';

/** Message keys of what is counted, in the order in which it is told. */
export const PHASE_HABITS = [
  'lb.habit.batteriesFired',
  'lb.habit.readyGunsFire',
  'lb.habit.turnedGunsFire',
  'lb.habit.cincIdle',
  'lb.habit.idlePhases',
] as const;
type Add = AddHabit<(typeof PHASE_HABITS)[number]>;
type Step = StateStep<State, Command, Event>;

/** What is remembered of the phase that is played. */
interface Phase {
  /** Batteries that could fire at once, and those that could after a turn in place alone. */
  readonly ready: readonly number[];
  readonly turning: readonly number[];
  /** The CinC, if he is on the table and units wait in the Reserve; else -1. */
  readonly cinc: number;
  readonly fired: Set<number>;
  cincActs: boolean;
  isIdle: boolean;
}

/** Commands by which a side does something in its phase. */
const DEEDS: readonly string[] = ['activate', 'activateGeneral', 'group'];

/** The counts of one battle. */
export function phaseHabits(add: Add): { see(step: Step): void } {
  const fired = new Set<number>();
  let phase: Phase | null = null;
  const isIdleToo = idleTurns();
  const close = (): void => {
    if (phase === null) return;
    for (const battery of phase.ready) add('lb.habit.readyGunsFire', phase.fired.has(battery));
    for (const battery of phase.turning) add('lb.habit.turnedGunsFire', phase.fired.has(battery));
    if (phase.cinc >= 0) add('lb.habit.cincIdle', !phase.cincActs);
    add('lb.habit.idlePhases', isIdleToo(phase.isIdle));
    phase = null;
  };
  return {
    see({ command, events, state }) {
      if (phase !== null && DEEDS.includes(command.type)) {
        phase.isIdle = false;
        if (command.type === 'activateGeneral' && command.general === phase.cinc) phase.cincActs = true;
      }
      for (const event of events) {
        if (event.type === 'bombarded') {
          fired.add(event.battery);
          phase?.fired.add(event.battery);
        }
        if (event.type !== 'phaseBegan') continue;
        close();
        phase = phaseOf(state, event.side);
      }
      if (state.outcome === null) return;
      close();
      state.field.units.forEach(({ arm }, unit) => {
        if (arm === 'artillery') add('lb.habit.batteriesFired', fired.has(unit));
      });
    },
  };
}

function phaseOf(state: State, side: SideIndex): Phase {
  const outlook = outlookOf(state, side, CAPTAIN);
  const ready: number[] = [];
  const turning: number[] = [];
  let waits = false;
  state.units.forEach((u: Unit, unit) => {
    const profile = state.field.units[unit] as UnitProfile;
    if (u.status !== 'table' || profile.side !== side) return;
    if (u.brigade < 0) waits = true;
    else if (profile.arm === 'artillery' && u.formation === 'unlimbered') {
      if (bestAim(state, outlook, unit, true).target < 0) {
        if (bestTurn(state, outlook, unit) !== null) turning.push(unit);
      } else if (u.loaded) ready.push(unit);
    }
  });
  const cinc = cincOf(state, side);
  const commands = waits && (state.generals[cinc] as General).status === 'table';
  return { ready, turning, cinc: commands ? cinc : -1, fired: new Set(), cincActs: false, isIdle: true };
}
