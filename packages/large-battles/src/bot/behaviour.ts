/** Counts of habits in Large Battles, good ones and follies. */
import { type AddHabit, type Behaviour, habitCounts, type StateStep } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { ActingFrame, ActingMode, Frame } from '../state/frames.ts';
import { fromBaseline } from '../ground/zones.ts';
import {
  type Formation,
  type General,
  type GeneralProfile,
  other,
  type SideIndex,
  type State,
  type Unit,
  type UnitProfile,
} from '../state/state.ts';
import { isHorseNear } from './attacks.ts';
import { isShort, isTurn, rerollsInVain } from './captain/follies.ts';
import { PHASE_HABITS, phaseHabits } from './phaseHabits.ts';
import { centreDistance } from './places.ts';

type Step = StateStep<State, Command, Event>;
type FormCommand = Extract<Command, { type: 'form' }>;

/** Message keys of what is counted, in the order in which it is told. */
const HABITS = [
  'lb.habit.turnsOnly',
  'lb.habit.shortMoves',
  'lb.habit.squaresLeft',
  'lb.habit.gunsMoved',
  'lb.habit.formedBack',
  'lb.habit.unspent',
  'lb.habit.windowsHeld',
  'lb.habit.crowdedGroups',
  'lb.habit.squaresReformed',
  'lb.habit.generalsInFront',
  'lb.habit.rerollsInVain',
  ...PHASE_HABITS,
] as const;
type Habit = (typeof HABITS)[number];

/** A formation taken up again within so many activations of the unit counts as changed back. */
const SOON = 2;

/** A change of formation: from which one, in which activation of the unit, and where. */
interface Formed {
  readonly from: Formation;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** What is remembered of one battle. */
interface Memory {
  /** The unit in an activation of its own, and whether it has done more than turn. */
  activation: { readonly unit: number; readonly acted: boolean; readonly onlyTurned: boolean } | null;
  /** By unit: its activations so far, orders and reactions among them, and its last change of formation. */
  readonly activations: Map<number, number>;
  readonly formed: Map<number, Formed>;
  /** Units hit since their own last phase. */
  readonly underFire: Set<number>;
  /** Squares at the beginning of their own phase that fire, and no horse, bore on. */
  idleSquares: readonly number[];
}

const newMemory = (): Memory => ({
  activation: null,
  activations: new Map(),
  formed: new Map(),
  underFire: new Set(),
  idleSquares: [],
});

export function behaviour(): Behaviour<State, Command, Event> {
  const { add, counts } = habitCounts(HABITS);
  let memory = newMemory();
  let phases = phaseHabits(add);
  let field: State['field'] | null = null;
  return {
    see(step) {
      // Another battle: the one before may have been given up.
      if (step.before.field !== field) [memory, phases, field] = [newMemory(), phaseHabits(add), step.before.field];
      seeCommand(step, memory, add);
      countActivations(step, memory);
      for (const event of step.events) seeEvent(step, event, memory, add);
      seeActivation(step, memory, add);
      phases.see(step);
      if (step.state.outcome !== null) {
        add('lb.habit.unspent', 0);
        memory = newMemory();
        phases = phaseHabits(add);
      }
    },
    counts,
  };
}

type Add = AddHabit<Habit>;

function seeCommand({ before, command }: Step, memory: Memory, add: Add): void {
  const top = before.frames[before.frames.length - 1];
  switch (command.type) {
    case 'move':
      add('lb.habit.shortMoves', isShort(command.move));
      return;
    case 'form':
      seeFormation(before, command, memory, add);
      return;
    case 'reroll':
      if (top?.at === 'combat') add('lb.habit.rerollsInVain', rerollsInVain(before, command));
      return;
    case 'stop':
      if (top?.at === 'acting') add('lb.habit.unspent', leftIn(top), 0);
      return;
    case 'hold':
    case 'react':
      if (top?.at === 'window' && !top.last) add('lb.habit.windowsHeld', command.type === 'hold');
      return;
    default:
  }
}

/**
 * Ways back to the formation before the last change. Two are asked for by the game and counted apart: a square is left
 * once no horse is near, and guns must limber to go anywhere. All others are follies.
 */
const WAYS_BACK = ['lb.habit.squaresLeft', 'lb.habit.gunsMoved', 'lb.habit.formedBack'] as const;

function seeFormation(before: State, { unit, formation }: FormCommand, memory: Memory, add: Add): void {
  const now = memory.activations.get(unit) ?? 0;
  const last = memory.formed.get(unit);
  const u = before.units[unit] as Unit;
  const isBack = last !== undefined && last.from === formation && now - last.at <= SOON;
  const way = isBack ? wayBack(before, unit, last) : null;
  for (const one of WAYS_BACK) add(one, way === one);
  memory.formed.set(unit, { from: u.formation, at: now, x: u.x, y: u.y });
}

function wayBack(before: State, unit: number, last: Formed): (typeof WAYS_BACK)[number] {
  const u = before.units[unit] as Unit;
  if (u.formation === 'square' && !isHorseNear(before, unit)) return 'lb.habit.squaresLeft';
  const hasMoved = centreDistance(u, last) > before.field.sticks.s;
  return u.formation === 'limbered' && hasMoved ? 'lb.habit.gunsMoved' : 'lb.habit.formedBack';
}

function leftIn(frame: ActingFrame): number {
  return frame.doings.reduce((sum, { left }) => sum + left, 0);
}

function actingIn(state: State, mode: ActingMode): ActingFrame | null {
  for (const frame of state.frames) if (frame.at === 'acting' && frame.mode === mode) return frame;
  return null;
}

/** Counts an activation for each unit that this step gives actions: its own, in a group order, or in reaction. */
function countActivations({ before, state }: Step, { activations }: Memory): void {
  state.frames.forEach((frame, i) => {
    if (frame.at !== 'acting' || isSameActing(before.frames[i], frame)) return;
    for (const { unit, left } of frame.doings) if (left > 0) activations.set(unit, (activations.get(unit) ?? 0) + 1);
  });
}

function isSameActing(was: Frame | undefined, now: ActingFrame): boolean {
  return was?.at === 'acting' && was.mode === now.mode && was.doings[0]?.unit === now.doings[0]?.unit;
}

/** Activations and group orders that end with this step. */
function seeActivation({ before, command, state }: Step, memory: Memory, add: Add): void {
  const own = actingIn(before, 'own');
  const unit = own?.doings[0]?.unit ?? -1;
  if (own !== null && memory.activation?.unit !== unit) {
    memory.activation = { unit, acted: false, onlyTurned: true };
  }
  if (memory.activation !== null && 'unit' in command && command.unit === memory.activation.unit) {
    const turned = command.type === 'move' && isTurn(command.move);
    memory.activation = { unit, acted: true, onlyTurned: memory.activation.onlyTurned && turned };
  }
  if (memory.activation !== null && actingIn(state, 'own')?.doings[0]?.unit !== memory.activation.unit) {
    add('lb.habit.turnsOnly', memory.activation.acted && memory.activation.onlyTurned);
    memory.activation = null;
  }
  const group = actingIn(before, 'group');
  if (group !== null && actingIn(state, 'group') === null) {
    add(
      'lb.habit.crowdedGroups',
      group.doings.some((doing) => state.units[doing.unit]?.violation === true),
    );
  }
}

function seeEvent({ state }: Step, event: Event, memory: Memory, add: Add): void {
  if (event.type === 'bombarded' && event.target >= 0) memory.underFire.add(event.target);
  if (event.type !== 'phaseBegan') return;
  const ended = other(event.side);
  for (const square of memory.idleSquares) {
    const u = state.units[square] as Unit;
    if (u.status === 'table') add('lb.habit.squaresReformed', u.formation !== 'square');
  }
  seeGenerals(state, ended, add);
  const squares = unitsOf(state, event.side).filter((unit) => (state.units[unit] as Unit).formation === 'square');
  memory.idleSquares = squares.filter((unit) => memory.underFire.has(unit) && !isHorseNear(state, unit));
  for (const unit of unitsOf(state, ended)) memory.underFire.delete(unit);
}

function unitsOf(state: State, side: SideIndex): readonly number[] {
  return state.units.flatMap((u, unit) =>
    u.status === 'table' && (state.field.units[unit] as UnitProfile).side === side ? [unit] : [],
  );
}

/** Generals on their own who stand nearer to the enemy than every unit of theirs. */
function seeGenerals(state: State, side: SideIndex, add: Add): void {
  const advance = (y: number): number => fromBaseline(state.field, side, y);
  state.generals.forEach((general: General, index) => {
    if (general.status !== 'table' || (state.field.generals[index] as GeneralProfile).side !== side) return;
    const isLeader = index < state.field.brigades.length;
    const his = unitsOf(state, side).filter((unit) => !isLeader || (state.units[unit] as Unit).brigade === index);
    if (his.length === 0) return;
    add(
      'lb.habit.generalsInFront',
      his.every((unit) => advance((state.units[unit] as Unit).y) < advance(general.y)),
    );
  });
}
