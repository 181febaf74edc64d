/** Counts of habits in Simplicity, good ones and follies. */
import { type AddHabit, type Behaviour, habitCounts, idleTurns, type StateStep } from '@drumhead/engine';
import { type Point, turnBetween } from '@drumhead/table';
import { planCharge } from '../combat/charge.ts';
import { activationOdds, meleeOdds } from '../combat/odds.ts';
import { EIGHTH } from '../movement/moves.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { CM } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { type SideIndex, SIDES, type State } from '../state/state.ts';
import { armOf } from '../state/unitTables.ts';
import { isOrder } from '../turn/orders.ts';
import { profileOf, sideOf, unitOf, withUnitAt } from '../state/units.ts';
import { leadsAll } from './captain/follies.ts';

type Step = StateStep<State, Command, Event>;

/** Message keys of what is counted, in the order in which it is told. */
const HABITS = [
  'sip.habit.unspent',
  'sip.habit.goodCharges',
  'sip.habit.armiesWithGoodCharge',
  'sip.habit.battlesWithGoodCharge',
  'sip.habit.shortMoves',
  'sip.habit.turnsOnly',
  'sip.habit.turnsBack',
  'sip.habit.basesInFront',
  'sip.habit.idleTurns',
] as const;
type Habit = (typeof HABITS)[number];
type Add = AddHabit<Habit>;

/** A charge that wins so often, activation counted, is a good one. */
const GOOD = 0.6;
/** Only in battles that last so many game turns is one asked of cavalry: of each army that has some, and of either. */
const LONG_BATTLE = 10;
/** Turning back within so many game turns to nearly the same direction, on the same spot or nearly. */
const SOON = 2;
const SAME = 320;
const SPOT = 5 * CM;

/** How a unit stood before a move that turned it. */
interface Before extends Point {
  readonly turn: number;
  readonly facing: number;
}

/** What is remembered of one battle. */
interface Memory {
  /** By unit. */
  readonly turned: Map<number, readonly Before[]>;
  /** Sides whose cavalry has made a good charge. */
  readonly charged: Set<SideIndex>;
  /** Has the side whose turn it is given an order? */
  ordered: boolean;
  readonly isIdleToo: (isIdle: boolean) => boolean;
}

const newMemory = (): Memory => ({ turned: new Map(), charged: new Set(), ordered: false, isIdleToo: idleTurns() });

export function behaviour(): Behaviour<State, Command, Event> {
  const { add, counts } = habitCounts(HABITS);
  let memory = newMemory();
  let field: State['field'] | null = null;
  return {
    see(step) {
      // Another battle: the one before may have been given up.
      if (step.before.field !== field) [memory, field] = [newMemory(), step.before.field];
      seeCharge(step, memory, add);
      memory.ordered ||= step.command.type !== 'roll' && isOrder(step.command);
      for (const event of step.events) seeEvent(step, event, memory, add);
      if (step.state.outcome === null) return;
      seeEnd(step.state, memory, add);
      memory = newMemory();
    },
    counts,
  };
}

function seeEvent(step: Step, event: Event, memory: Memory, add: Add): void {
  const { before } = step;
  switch (event.type) {
    case 'pointsRolled':
      add(
        'sip.habit.unspent',
        0,
        event.tally.reduce((sum, line) => sum + line.add, 0),
      );
      return;
    case 'turnEnded':
      add('sip.habit.unspent', event.lost, 0);
      add('sip.habit.idleTurns', memory.isIdleToo(!memory.ordered));
      memory.ordered = false;
      for (const base of membersOf(before, event.side).commands) {
        const { status, y } = before.commands[base] as State['commands'][number];
        if (status === 'table') add('sip.habit.basesInFront', leadsAll(before, base, y));
      }
      return;
    case 'moved':
      if (isPlainMove(step)) seeMove(step, event.unit, memory, add);
  }
}

/** Is the order that is carried out a plain move, without fire? */
function isPlainMove({ before: { frames }, command }: Step): boolean {
  const frame = frames[frames.length - 1];
  if (frame?.at === 'activation') return frame.order.type === 'move';
  return command.type === 'move' || command.type === 'retire';
}

function seeMove({ before, state }: Step, unit: number, { turned }: Memory, add: Add): void {
  const was = unitOf(before, unit);
  const is = unitOf(state, unit);
  const far = between(was, is);
  const turns = Math.abs(turnBetween(was.facing, is.facing)) >= EIGHTH / 2;
  add('sip.habit.shortMoves', far > 0 && far < CM);
  add('sip.habit.turnsOnly', far === 0);
  const lately = (turned.get(unit) ?? []).filter((one) => before.gameTurn - one.turn <= SOON);
  const isBack = (one: Before): boolean =>
    Math.abs(turnBetween(one.facing, is.facing)) <= SAME && between(one, is) <= SPOT;
  add('sip.habit.turnsBack', turns && lately.some(isBack));
  const { x, y, facing } = was;
  turned.set(unit, turns ? [...lately, { turn: before.gameTurn, x, y, facing }] : lately);
}

function between(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

function seeCharge({ before, command }: Step, { charged }: Memory, add: Add): void {
  if (command.type !== 'charge' || !isHorse(before, command.unit)) return;
  const isGood = chanceOf(before, command) >= GOOD;
  add('sip.habit.goodCharges', isGood);
  if (isGood) charged.add(sideOf(before, command.unit));
}

function isHorse(state: State, unit: number): boolean {
  return armOf(profileOf(state, unit)) === 'cavalry';
}

/** Chance that the charge is obeyed and won. */
function chanceOf(state: State, { unit, ...order }: Extract<Command, { type: 'charge' }>): number {
  const charge = planCharge(state, unit, order);
  if (!charge.ok) return 0;
  const obeyed = activationOdds(state, unit);
  if (unitOf(state, order.target).status === 'routing') return obeyed;
  const { contact, flank, hindered } = charge.value;
  const there = withUnitAt(state, unit, contact);
  return obeyed * meleeOdds(there, { charger: unit, defender: order.target, flank, hindered }).chargerWins;
}

function seeEnd(state: State, { charged }: Memory, add: Add): void {
  if (state.gameTurn < LONG_BATTLE) return;
  const mounted = SIDES.filter((side) => membersOf(state, side).units.some((unit) => isHorse(state, unit)));
  for (const side of mounted) add('sip.habit.armiesWithGoodCharge', charged.has(side));
  if (mounted.length > 0) add('sip.habit.battlesWithGoodCharge', charged.size > 0);
}
