/** Activation (chapter 6) and the carrying out of orders that need it. */
import { D6, pop, push, type Tally, total, type Result } from '@drumhead/engine';
import { hasCommandBaseNear, overrunCommandBases } from './commandBases.ts';
import { makeCharge } from '../combat/charge.ts';
import { beginFire } from '../combat/fire.ts';
import type { ActivationFrame, MoveAfterFrame, Ordered } from '../state/frames.ts';
import { profileOf, sideOf, unitOf } from '../ground/footprints.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { armOf, CLASS_MODIFIER } from '../state/unitTables.ts';
import { type Arrival, planMoveOfFire, planMove } from '../movement/moves.ts';
import { planRoad } from '../movement/roads.ts';
import { planEnter, planLeave } from '../movement/sections.ts';
import type { State } from '../state/state.ts';
import { hold, standAt, unitToWrite, type Work, tell } from '../state/draft.ts';

/** SIP-ACT-2. Least total by DP. */
const SCORE: readonly number[] = [0, 3, 4, 5];

/** SIP-ACT-1. A unit with DP that is ordered to move or charge. */
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

/** An order is paid for and legal: its activation is rolled, or it is carried out at once. */
export function beginOrder(work: Work, order: Ordered & { readonly unit: number }): void {
  if (needsActivation(work, order.unit)) {
    unitToWrite(work, order.unit).ordered = true;
    push(work, { at: 'activation', unit: order.unit, order: kept(order) });
  } else carryOut(work, order.unit, order);
}

/** An order by itself, as it is kept while its activation is rolled. */
function kept(order: Ordered): Ordered {
  const { type } = order;
  switch (type) {
    case 'move': {
      const { turn, distance, turnAfter } = order;
      return { type, turn, distance, turnAfter };
    }
    case 'road': {
      const { road, distance, facing } = order;
      return { type, road, distance, facing };
    }
    case 'enter': {
      const { turn, section, facing } = order;
      return { type, turn, section, facing };
    }
    case 'leave': {
      const { side, distance } = order;
      return { type, side, distance };
    }
    case 'moveFire':
      return keptFire(order);
    case 'charge': {
      const { target, turn, from, command } = order;
      return { type, target, turn, from, command };
    }
  }
}

function keptFire({ type, fireFirst, turn, distance, turnAfter, target }: MoveFire): MoveFire {
  return { type, fireFirst, turn, distance, turnAfter, target };
}

type MoveFire = Extract<Ordered, { type: 'moveFire' }>;

export const activationHandler: Handler<ActivationFrame> = {
  asks: () => 'dice',
  rule: () => 'SIP-ACT-1',
  dice(state, { unit }) {
    return [{ what: 'sip.roll.activation', owner: state.field.sides[sideOf(state, unit)].id, count: 1, faces: D6 }];
  },
  offers: () => [],
  act: () => notNow('SIP-ACT-1'),
  roll(work, { unit, order }, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const { needed, tally } = activationNeeds(work, unit);
    const success = face + total(tally) >= needed;
    tell(work, { type: 'activationRolled', rule: 'SIP-ACT-2', unit, face, needed, tally, success });
    pop(work);
    if (success) {
      carryOut(work, unit, order);
      return;
    }
    if (order.type === 'charge') {
      unitToWrite(work, unit).confused = true;
      tell(work, { type: 'confused', rule: 'SIP-ACT-6', unit });
    } else if (order.type === 'moveFire') {
      // SIP-ACT-8: it stays, and may still fire at the half-move score.
      beginFire(work, unit, order.target, true);
    }
  },
};

function carryOut(work: Work, unit: number, order: Ordered): void {
  switch (order.type) {
    case 'charge':
      makeCharge(work, unit, order);
      return;
    case 'moveFire':
      if (order.fireFirst) push(work, { at: 'moveAfter', unit, order: keptFire(order) });
      else arrive(work, unit, order, planArrival(work, unit, order));
      beginFire(work, unit, order.target, true);
      return;
    default:
      arrive(work, unit, order, planArrival(work, unit, order));
  }
}

/** SIP-MOV-6. What it moves after its shot; the way may have closed by what the shot did, and is then lost. */
export const moveAfterHandler: Handler<MoveAfterFrame> = {
  asks: () => 'auto',
  rule: () => 'SIP-MOV-6',
  offers: () => [],
  act: () => notNow('SIP-MOV-6'),
  auto(work, { unit, order }) {
    pop(work);
    const tried = planArrival(work, unit, order);
    if (tried.ok) arrive(work, unit, order, tried);
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

function arrive(work: Work, unit: number, order: Moving, tried: Result<Arrival>): void {
  if (!tried.ok) throw new Error('a move that was ordered can no longer be made');
  const before = unitOf(work, unit);
  const { pose } = tried.value;
  const { x, y, facing } = pose;
  const section = order.type === 'enter' ? order.section : -1;
  const { type } = order;
  const displaced = before.x !== x || before.y !== y;
  const guns = armOf(profileOf(work, unit)) === 'artillery';
  // SIP-MOV-13: limbered from a move that displaced it without firing.
  const limbered = guns && displaced && type !== 'moveFire';
  standAt(work, unit, pose, section, limbered);
  const how = type === 'moveFire' ? 'move' : type;
  tell(work, { type: 'moved', rule: RULE[type], unit, x, y, facing, how });
  if (section >= 0) hold(work, section, sideOf(work, unit));
  overrunCommandBases(work, unit);
}

const RULE: Readonly<Record<Moving['type'], string>> = {
  move: 'SIP-MOV-2',
  road: 'SIP-TER-11',
  enter: 'SIP-TER-7',
  leave: 'SIP-TER-7',
  moveFire: 'SIP-MOV-6',
};

/** SIP-MOV-9. Straight back without a roll; those in contact do not ride along by themselves. */
export function retireTo(work: Work, unit: number, { pose }: Arrival): void {
  const { x, y, facing } = pose;
  const guns = armOf(profileOf(work, unit)) === 'artillery';
  standAt(work, unit, pose, -1, guns);
  tell(work, { type: 'moved', rule: 'SIP-MOV-9', unit, x, y, facing, how: 'retire' });
  overrunCommandBases(work, unit);
}
