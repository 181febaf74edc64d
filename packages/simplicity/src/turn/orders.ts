/** Orders of a player turn (SIP-AP-1..6, chapter 18): planned, paid for and carried out. */
import { emit, err, ok, refusal, type Refusal, type Result } from '@drumhead/engine';
import { fireShot, planShot, targetProblem } from '../combat/fire.ts';
import { beginAction, type Effect, effectOf, planAction, retireTo } from '../command/activation.ts';
import { commandBase, commandBaseProfile, fleeIfCaught, rideProblem } from '../command/commandBases.ts';
import { beginRally, beginReroll, rallyProblem, rerollProblem } from '../morale/rally.ts';
import { type Arrival, planRetireStraight } from '../movement/moves.ts';
import { planRetireFromSection } from '../movement/sections.ts';
import type { Command } from '../state/commands.ts';
import { changeCommandBase, type Draft } from '../state/draft.ts';
import { membersOf } from '../state/sides.ts';
import type { SideIndex, State, Unit } from '../state/state.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';

const ORDER_TYPES = [
  'move',
  'road',
  'enter',
  'leave',
  'retire',
  'fire',
  'moveFire',
  'charge',
  'rally',
  'reroll',
  'moveCommand',
] as const;
export type Order = Extract<Command, { readonly type: (typeof ORDER_TYPES)[number] }>;

export function isOrder(command: Command): command is Order {
  return (ORDER_TYPES as readonly string[]).includes(command.type);
}

/** SIP-AP-2. Is there a point left to pay with? */
export function canPay(state: State): boolean {
  return !state.field.switches.actionPoints || state.points > 0;
}

/** SIP-AP-4, -5, SIP-BRK-8, chapter 18. May the unit be given an order at all? */
export function orderableProblem(state: State, side: SideIndex, unit: number): Refusal | null {
  const u = state.units[unit];
  if (u === undefined || sideOf(state, unit) !== side) return refusal('SIP-AP-3', 'sip.refusal.notYours');
  if (u.status === 'ready' && !u.ordered) return null;
  const facts = { unit: profileOf(state, unit).id };
  if (u.status === 'routing') return refusal('SIP-BRK-8', 'sip.refusal.routing', facts);
  if (u.status !== 'ready') return refusal('SIP-AP-3', 'sip.refusal.notOnTable', facts);
  return refusal('SIP-AP-4', 'sip.refusal.ordered', facts);
}

/** What an order would do, or why it may not be given. */
export function planOrder(state: State, side: SideIndex, order: Order): Result<Effect> {
  if (!canPay(state)) return err(refusal('SIP-AP-2', 'sip.refusal.noPoints'));
  switch (order.type) {
    case 'moveCommand':
      return unless(rideOrderProblem(state, side, order), (draft) => ride(draft, order));
    case 'rally':
    case 'reroll':
      return planRally(state, side, order);
    default: {
      const problem = orderableProblem(state, side, order.unit);
      return problem === null ? planUnitOrder(state, order) : err(problem);
    }
  }
}

function unless(problem: Refusal | null, effect: Effect): Result<Effect> {
  return problem === null ? ok(effect) : err(problem);
}

type UnitOrder = Exclude<Order, { type: 'moveCommand' | 'rally' | 'reroll' }>;

function planUnitOrder(state: State, order: UnitOrder): Result<Effect> {
  const { unit, ...action } = order;
  switch (action.type) {
    case 'retire':
      return effectOf(planRetire(state, unit, action.distance), (draft, arrival) => retireTo(draft, unit, arrival));
    case 'fire':
      // SIP-ACT-4: no roll.
      return effectOf(planShot(state, unit, action.target, false), (draft, shot) =>
        fireShot(draft, unit, action.target, false, shot),
      );
    default: {
      const problem = action.type === 'moveFire' ? targetProblem(state, unit, action.target) : null;
      if (problem !== null) return err(problem);
      return effectOf(planAction(state, unit, action), (draft, effect) => beginAction(draft, unit, action, effect));
    }
  }
}

/** SIP-MOV-9, SIP-TER-7. */
export function planRetire(state: State, unit: number, distance: number): Result<Arrival> {
  return unitOf(state, unit).section >= 0
    ? planRetireFromSection(state, unit, distance)
    : planRetireStraight(state, unit, distance);
}

type Rally = Extract<Order, { type: 'rally' | 'reroll' }>;

function planRally(state: State, side: SideIndex, { type, unit, command }: Rally): Result<Effect> {
  if (state.units[unit] === undefined || sideOf(state, unit) !== side) {
    return err(refusal('SIP-AP-3', 'sip.refusal.notYours'));
  }
  if (type === 'reroll') {
    return unless(rerollProblem(state, side, unit, command), (draft) => beginReroll(draft, unit));
  }
  return unless(rallyProblem(state, side, unit, command), (draft) => {
    if (command >= 0) changeCommandBase(draft, command, { rallied: true });
    beginRally(draft, unit);
  });
}

type Ride = Extract<Order, { type: 'moveCommand' }>;

/** SIP-AP-6, SIP-MOV-11. */
function rideOrderProblem(state: State, side: SideIndex, { command, path }: Ride): Refusal | null {
  const base = state.commands[command];
  if (base === undefined || commandBaseProfile(state, command).side !== side) {
    return refusal('SIP-AP-6', 'sip.refusal.notYours');
  }
  const facts = { command: commandBaseProfile(state, command).id };
  if (base.status !== 'table') return refusal('SIP-AP-6', 'sip.refusal.commandGone', facts);
  return base.moved ? refusal('SIP-AP-6', 'sip.refusal.commandMoved', facts) : rideProblem(state, command, path);
}

function ride(draft: Draft, { command, path }: Ride): void {
  const x = path[path.length - 2] as number;
  const y = path[path.length - 1] as number;
  changeCommandBase(draft, command, { x, y, moved: true });
  emit(draft, { type: 'commandMoved', rule: 'SIP-MOV-11', command, x, y });
  fleeIfCaught(draft, command);
}

/** Q3 to Q7. An order that may be given is paid for and begun; else nothing changes, and the reason is returned. */
export function giveOrder(draft: Draft, side: SideIndex, order: Order): Refusal | null {
  const plan = planOrder(draft, side, order);
  if (!plan.ok) return plan.refusal;
  if (draft.field.switches.actionPoints) draft.points -= 1;
  plan.value(draft);
  return null;
}

/** SIP-TRN-1. Is anything left that could be ordered? (classic: while an order is left) */
export function hasAnythingToOrder(state: State, side: SideIndex): boolean {
  if (!canPay(state)) return false;
  const { units, commands } = membersOf(state, side);
  const mayAct = ({ status, ordered, rallyFailed, rerolled }: Unit): boolean =>
    (status === 'ready' || status === 'routing') && (!ordered || (rallyFailed && !rerolled));
  return (
    units.some((unit) => mayAct(unitOf(state, unit))) ||
    commands.some((base) => commandBase(state, base).status === 'table' && !commandBase(state, base).moved)
  );
}
