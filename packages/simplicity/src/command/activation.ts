/** Activation (chapter 6), and the orders that need it. */
import { D6, emit, ok, pop, push, type Result, type Tally, total } from '@drumhead/engine';
import { makeCharge, planCharge } from '../combat/charge.ts';
import { fireMoving } from '../combat/fire.ts';
import { type Arrival, moveFireRule, planMove, planMoveOfFire } from '../movement/moves.ts';
import { planRoad } from '../movement/roads.ts';
import { planEnter, planLeave } from '../movement/sections.ts';
import { travel } from '../movement/travel.ts';
import { changeUnit, type Draft, hold } from '../state/draft.ts';
import type { ActivationFrame, MoveAfterFrame, Ordered } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { armOf, CLASS_MODIFIER } from '../state/unitTables.ts';
import { profileOf, sideOf, unitOf } from '../state/units.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { hasCommandBaseNear, overrunCommandBases } from './commandBases.ts';

/** SIP-ACT-2. Least total by DP. */
const SCORE: readonly number[] = [0, 3, 4, 5];

/** SIP-ACT-1, SIP-CHG-3. A unit with DP that is ordered to move or charge. */
export function needsActivation(state: State, unit: number): boolean {
  return state.field.switches.activationRolls && unitOf(state, unit).dp > 0;
}

/** SIP-ACT-2, -3, -8. The least face with its modifiers apart. */
export function activationNeeds(state: State, unit: number): { readonly needed: number; readonly tally: Tally } {
  const profile = profileOf(state, unit);
  const tally = [];
  const add = CLASS_MODIFIER[profile.class];
  if (add !== 0) tally.push({ rule: 'SIP-ACT-3', add, what: `sip.class.${profile.class}` });
  if (hasCommandBaseNear(state, unit)) tally.push({ rule: 'SIP-ACT-3', add: 1, what: 'sip.command.near' });
  return { needed: SCORE[unitOf(state, unit).dp] as number, tally };
}

/** What an order that may be given does, on a draft of the state that it was planned on. */
export type Effect = (draft: Draft) => void;

/** The effect of a plan, or why there is none. */
export function effectOf<T>(plan: Result<T>, apply: (draft: Draft, plan: T) => void): Result<Effect> {
  return plan.ok ? ok((draft: Draft) => apply(draft, plan.value)) : plan;
}

/** The effect of an order that needs activation, once it is obeyed. */
export function planAction(state: State, unit: number, order: Ordered): Result<Effect> {
  switch (order.type) {
    case 'charge':
      return effectOf(planCharge(state, unit, order), (draft, charge) => makeCharge(draft, unit, order, charge));
    case 'moveFire':
      return effectOf(planArrival(state, unit, order), (draft, arrival) => moveAndFire(draft, unit, order, arrival));
    default:
      return effectOf(planArrival(state, unit, order), (draft, arrival) => arrive(draft, unit, order, arrival));
  }
}

/** SIP-ACT-1. The activation of a unit is rolled for, or it acts at once. */
export function beginAction(draft: Draft, unit: number, order: Ordered, effect: Effect): void {
  if (!needsActivation(draft, unit)) {
    effect(draft);
    return;
  }
  changeUnit(draft, unit, { ordered: true });
  push(draft, { at: 'activation', unit, order });
}

export const activationHandler: Handler<ActivationFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-ACT-1',
  dice(state, { unit }) {
    return [{ what: 'sip.roll.activation', owner: state.field.sides[sideOf(state, unit)].id, count: 1, faces: D6 }];
  },
  // Stryker disable next-line all: same: only dice are waited for here
  offers: () => [],
  // Stryker disable next-line all: same: only dice are waited for here
  act: () => notNow('SIP-ACT-1'),
  roll(draft, { unit, order }, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const { needed, tally } = activationNeeds(draft, unit);
    const success = face + total(tally) >= needed;
    emit(draft, { type: 'activationRolled', rule: 'SIP-ACT-2', unit, face, needed, tally, success });
    pop(draft);
    if (success) {
      const plan = planAction(draft, unit, order);
      // Stryker disable next-line all: same: nothing changes between an order and its roll
      if (!plan.ok) throw new Error('an order that was given can no longer be carried out');
      plan.value(draft);
      return;
    }
    if (order.type === 'charge') {
      changeUnit(draft, unit, { confused: true });
      emit(draft, { type: 'confused', rule: 'SIP-ACT-6', unit });
    } else if (order.type === 'moveFire') {
      // SIP-ACT-8: it stays, and may still fire at the half-move score.
      fireMoving(draft, unit, order.target);
    }
  },
};

type MoveFire = Extract<Ordered, { type: 'moveFire' }>;

/** SIP-MOV-5..8. The shot before or after the move. */
function moveAndFire(draft: Draft, unit: number, order: MoveFire, arrival: Arrival): void {
  if (order.fireFirst) push(draft, { at: 'moveAfter', unit, order });
  else arrive(draft, unit, order, arrival);
  fireMoving(draft, unit, order.target);
}

/** SIP-MOV-8. The move after a shot; it is lost if the shot has closed its way. */
export const moveAfterHandler: Handler<MoveAfterFrame> = {
  asks: () => 'auto',
  // Stryker disable next-line all: same: nobody is asked here
  rule: () => 'SIP-MOV-8',
  // Stryker disable next-line all: same: nobody is asked here
  offers: () => [],
  // Stryker disable next-line all: same: nobody is asked here
  act: () => notNow('SIP-MOV-8'),
  auto(draft, { unit, order }) {
    pop(draft);
    const plan = planArrival(draft, unit, order);
    if (plan.ok) arrive(draft, unit, order, plan.value);
  },
};

type Moving = Exclude<Ordered, { type: 'charge' }>;

/** Where a moving order ends. */
export function planArrival(state: State, unit: number, order: Moving): Result<Arrival> {
  switch (order.type) {
    case 'move':
      return planMove(state, unit, order);
    case 'road':
      return planRoad(state, unit, order.road, order.distance, order.facing);
    case 'enter':
      return planEnter(state, unit, order.turn, order.section, order.facing);
    case 'leave':
      return planLeave(state, unit, order.side, order.distance);
    case 'moveFire':
      return planMoveOfFire(state, unit, order, order.fireFirst);
  }
}

function arrive(draft: Draft, unit: number, order: Moving, { pose, bend }: Arrival): void {
  const before = unitOf(draft, unit);
  const { x, y, facing } = pose;
  const section = order.type === 'enter' ? order.section : -1;
  const { type } = order;
  const displaced = before.x !== x || before.y !== y;
  const guns = armOf(profileOf(draft, unit)) === 'artillery';
  // SIP-MOV-13: limbered from a move that displaced it without firing.
  const limbered = guns && displaced && type !== 'moveFire';
  travel(draft, unit, pose, section, { ordered: true, limbered }, bend);
  const ways = type === 'move' || type === 'moveFire';
  const how = !ways ? type : displaced ? 'move' : 'turn';
  const rule = type === 'moveFire' ? moveFireRule(profileOf(draft, unit), order) : RULE[type];
  emit(draft, { type: 'moved', rule, unit, x, y, facing, how });
  if (section >= 0) hold(draft, section, sideOf(draft, unit));
  overrunCommandBases(draft, unit);
}

const RULE: Readonly<Record<Exclude<Moving['type'], 'moveFire'>, string>> = {
  move: 'SIP-MOV-2',
  road: 'SIP-TER-11',
  enter: 'SIP-TER-7',
  leave: 'SIP-TER-7',
};

/** SIP-MOV-9. Straight back without a roll; Command bases in contact do not ride along. */
export function retireTo(draft: Draft, unit: number, { pose }: Arrival): void {
  const { x, y, facing } = pose;
  const guns = armOf(profileOf(draft, unit)) === 'artillery';
  travel(draft, unit, pose, -1, { ordered: true, limbered: guns });
  emit(draft, { type: 'moved', rule: 'SIP-MOV-9', unit, x, y, facing, how: 'retire' });
  overrunCommandBases(draft, unit);
}
