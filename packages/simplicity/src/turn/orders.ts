/** Orders of a player turn (SIP-AP-1..6, chapter 18): what may be ordered, what it costs, what is done. */
import { refusal, type Refusal, type Result } from '@drumhead/engine';
import { beginOrder, retireTo, planArrival } from '../command/activation.ts';
import { planCharge } from '../combat/charge.ts';
import { commandBase, commandBaseProfile, fleeIfCaught, rideProblem } from '../command/commandBases.ts';
import type { Command } from '../state/commands.ts';
import { beginFire, targetProblem, planShot } from '../combat/fire.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { membersOf } from '../state/sides.ts';
import { type Arrival, planMoveOfFire, planRetireStraight } from '../movement/moves.ts';
import { beginRally, beginReroll, rallyProblem, rerollProblem } from '../morale/rally.ts';
import { planRetireFromSection } from '../movement/sections.ts';
import type { SideIndex, State } from '../state/state.ts';
import { commandToWrite, moveCommand, type Work, tell } from '../state/draft.ts';

export type OrderType =
  | 'move'
  | 'road'
  | 'enter'
  | 'leave'
  | 'retire'
  | 'fire'
  | 'moveFire'
  | 'charge'
  | 'rally'
  | 'reroll'
  | 'moveCommand';
export type Order = Extract<Command, { readonly type: OrderType }>;

const ORDERS: Readonly<Record<OrderType, true>> = {
  move: true,
  road: true,
  enter: true,
  leave: true,
  retire: true,
  fire: true,
  moveFire: true,
  charge: true,
  rally: true,
  reroll: true,
  moveCommand: true,
};

const ORDER_TYPES: ReadonlySet<string> = new Set(Object.keys(ORDERS));

export function isOrder(command: Command): command is Order {
  return ORDER_TYPES.has(command.type);
}

/** SIP-AP-2. Is there a point left to pay with? */
export function canPay(state: State): boolean {
  return !state.field.switches.actionPoints || state.points > 0;
}

/** SIP-AP-4, SIP-BRK-8, chapter 18. May the unit be given an order at all? */
export function orderableProblem(state: State, side: SideIndex, unit: number): Refusal | null {
  const u = state.units[unit];
  if (u === undefined || sideOf(state, unit) !== side) return refusal('SIP-AP-3', 'sip.refusal.notYours');
  if (u.status === 'ready' && !u.ordered) return null;
  const facts = { unit: profileOf(state, unit).id };
  if (u.status === 'routing') return refusal('SIP-BRK-8', 'sip.refusal.routing', facts);
  if (u.status !== 'ready') return refusal('SIP-AP-3', 'sip.refusal.notOnTable', facts);
  return refusal('SIP-AP-4', 'sip.refusal.ordered', facts);
}

/** Why an order may not be given, or null. */
export function orderProblem(state: State, side: SideIndex, order: Order): Refusal | null {
  if (!canPay(state)) return refusal('SIP-AP-2', 'sip.refusal.noPoints');
  switch (order.type) {
    case 'moveCommand':
      return commandMoveProblem(state, side, order.command) ?? rideProblem(state, order.command, order.path);
    case 'rally':
    case 'reroll': {
      if (state.units[order.unit] === undefined || sideOf(state, order.unit) !== side) {
        return refusal('SIP-AP-3', 'sip.refusal.notYours');
      }
      const problem = order.type === 'rally' ? rallyProblem : rerollProblem;
      return problem(state, side, order.unit, order.command);
    }
    default: {
      const problem = orderableProblem(state, side, order.unit);
      if (problem !== null) return problem;
      const tried = tryUnitOrder(state, order);
      return tried.ok ? null : tried.refusal;
    }
  }
}

type UnitOrder = Exclude<Order, { type: 'moveCommand' | 'rally' | 'reroll' }>;

function tryUnitOrder(state: State, order: UnitOrder): Result<unknown> {
  switch (order.type) {
    case 'retire':
      return planRetire(state, order.unit, order.distance);
    case 'fire':
      return planShot(state, order.unit, order.target, false);
    case 'charge':
      return planCharge(state, order.unit, order);
    case 'moveFire': {
      const problem = targetProblem(state, order.unit, order.target);
      if (problem !== null) return { ok: false, refusal: problem };
      return planMoveOfFire(state, order.unit, order, order.fireFirst);
    }
    default:
      return planArrival(state, order.unit, order);
  }
}

/** SIP-MOV-9, SIP-TER-7. */
export function planRetire(state: State, unit: number, distance: number): Result<Arrival> {
  return unitOf(state, unit).section >= 0
    ? planRetireFromSection(state, unit, distance)
    : planRetireStraight(state, unit, distance);
}

/** SIP-AP-6. */
function commandMoveProblem(state: State, side: SideIndex, command: number): Refusal | null {
  const c = state.commands[command];
  if (c === undefined || commandBaseProfile(state, command).side !== side)
    return refusal('SIP-AP-6', 'sip.refusal.notYours');
  const facts = { command: commandBaseProfile(state, command).id };
  if (c.status !== 'table') return refusal('SIP-AP-6', 'sip.refusal.commandGone', facts);
  return c.moved ? refusal('SIP-AP-6', 'sip.refusal.commandMoved', facts) : null;
}

/** Q3 to Q7. A legal order is paid for and begun. */
export function giveOrder(work: Work, order: Order): void {
  pay(work);
  switch (order.type) {
    case 'moveCommand': {
      const { command, path } = order;
      const x = path[path.length - 2] as number;
      const y = path[path.length - 1] as number;
      moveCommand(work, command, { x, y }).moved = true;
      tell(work, { type: 'commandMoved', rule: 'SIP-MOV-11', command, x, y });
      fleeIfCaught(work, command);
      return;
    }
    case 'rally':
      if (order.command >= 0) commandToWrite(work, order.command).rallied = true;
      beginRally(work, order.unit);
      return;
    case 'reroll':
      beginReroll(work, order.unit);
      return;
    case 'retire': {
      const tried = planRetire(work, order.unit, order.distance);
      if (tried.ok) retireTo(work, order.unit, tried.value);
      return;
    }
    case 'fire':
      beginFire(work, order.unit, order.target, false);
      return;
    default:
      beginOrder(work, order);
  }
}

function pay(work: Work): void {
  if (work.field.switches.actionPoints) work.points -= 1;
}

/** SIP-TRN-1. Is anything left that could be ordered? (classic: while an order is left) */
export function hasAnythingToOrder(state: State, side: SideIndex): boolean {
  if (!canPay(state)) return false;
  const { units, commands } = membersOf(state, side);
  for (let k = 0; k < units.length; k++) {
    const u = unitOf(state, units[k] as number);
    if (isOnTable(u) && (!u.ordered || (u.rallyFailed && !u.rerolled))) return true;
  }
  return commands.some((command) => {
    const { status, moved } = commandBase(state, command);
    return status === 'table' && !moved;
  });
}
