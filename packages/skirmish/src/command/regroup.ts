/**
 * SK-GRP-11, SK-GRP-12. Regroup: a member must come into base contact with another member or, if it cannot, spend all
 * its actions on Moves straight towards the nearest one. The search looks one Move ahead: a member that cannot reach
 * the others with two Moves goes straight.
 */
import { refusal, type Refusal } from '@drumhead/engine';
import { cosine, facingTowards, normalise, roundOffset, sine } from '@drumhead/table';
import type { Command } from '../state/commands.ts';
import type { Activation, Order } from '../state/frames.ts';
import type { Place } from '../ground/terrain.ts';
import { contactAt, gapBetween, idOf, inContact, isThere, radiusOf } from '../ground/geometry.ts';
import { MANY } from '../movement/moveAims.ts';
import { moveOffers } from '../movement/moveOffers.ts';
import { slowedDown, planMove } from '../movement/move.ts';
import { reachOf } from '../movement/mover.ts';
import { openMove, Clearance } from '../movement/clearance.ts';
import { type MovePlan, type Start, startOf } from '../movement/straightMove.ts';
import { isOnTable } from '../ground/standingRoom.ts';
import type { Model, State } from '../state/state.ts';

/** Gap at which bases are placed in contact: half the tolerance of SK-GEO-3, in steps. */
const CLOSE = 16;
/** Angles tried around another member: facing the mover first, then in turn on both sides. */
const AROUND = [
  0, 240, -240, 480, -480, 720, -720, 960, -960, 1200, -1200, 1440, -1440, 1920, -1920, 2400, -2400, 2880,
];
/** Most Moves into contact that are offered. */
const MOST_DIRECT = 8;
/** Most free Moves tried as the first of two. */
const MOST_LOOKED_AT = 12;
/** A straight Move is shortened by this fraction of the stick until it is legal. */
const PARTS = 20;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const at = (state: State, model: number): Model => state.models[model] as Model;

const movingTo = ({ model }: Activation, { x, y }: Spot): Command => ({ type: 'move', model, x, y, sprint: false });

/** Other members on the table, the nearest first. */
function others(state: State, { members }: Order, model: number): readonly number[] {
  return members
    .filter((other) => other !== model && isThere(state, other))
    .sort((a, b) => gapBetween(state, model, a) - gapBetween(state, model, b));
}

/** SK-GRP-11. Is the model in base contact with another member? */
export function isWithOthers(state: State, { members }: Order, model: number): boolean {
  return members.some((other) => other !== model && inContact(state, model, other));
}

/** Is the model in base contact with one of these at the end of its Move? */
function endsWith(state: State, model: number, end: Place, among: readonly number[]): boolean {
  return among.some(
    (o) => o !== model && isThere(state, o) && contactAt(state, model, end, o, at(state, o)) !== 'none',
  );
}

/** Moves into contact with another member, the nearest first, found one at a time. */
function* contactMoves(state: State, order: Order, activation: Activation): Generator<Spot, undefined> {
  const { model } = activation;
  if (slowedDown(state, model)) return;
  const { x, y } = at(state, model);
  const reach = reachOf(state, model, false).length;
  const start = startOf(state, model);
  const clearance = new Clearance(state, model, false, start, activation.left >= 1);
  const members = others(state, order, model);
  for (const other of members) {
    const there = at(state, other);
    const apart = radiusOf(state, model) + radiusOf(state, other) + CLOSE;
    if (gapBetween(state, model, other) > reach) return;
    const back = facingTowards(x - there.x, y - there.y);
    for (const turn of AROUND) {
      const facing = normalise(back + turn);
      const toX = there.x + roundOffset(apart * sine(facing));
      const toY = there.y - roundOffset(apart * cosine(facing));
      // Only other places within reach can be legal.
      const length2 = (toX - x) * (toX - x) + (toY - y) * (toY - y);
      if (length2 === 0 || length2 > reach * reach) continue;
      const end = endOf(state, activation, toX, toY, start, clearance);
      if (end !== null && endsWith(state, model, end, members)) yield { x: toX, y: toY };
    }
  }
}

/** The end of a Move to (x, y), or null if it is illegal. */
function endOf(
  state: State,
  activation: Activation,
  x: number,
  y: number,
  start: Start,
  clearance: Clearance,
): Place | null {
  if (isOnTable(state, x, y, clearance.radius)) {
    const open = openMove(clearance, x, y);
    if (open !== null) return open;
  }
  const tried = planMove(state, activation, x, y, false, start);
  return tried.ok ? tried.value : null;
}

function canReach(state: State, order: Order, activation: Activation): boolean {
  return contactMoves(state, order, activation).next().done !== true;
}

/** Does this Move end in contact with the others, or one Move away from them with an action left? */
function leadsToOthers(state: State, order: Order, activation: Activation, moved: MovePlan): boolean {
  if (endsWith(state, activation.model, moved, order.members)) return true;
  const left = activation.left - moved.actions;
  if (left < 1) return false;
  const { x, y, level } = moved;
  const models = state.models.map((model, i) => (i === activation.model ? { ...model, x, y, level } : model));
  return canReach({ ...state, models }, order, { ...activation, left });
}

/** SK-GRP-12. The longest legal Move straight towards the nearest other member, or null. */
function straightOn(state: State, order: Order, activation: Activation): Spot | null {
  const { model } = activation;
  const nearest = others(state, order, model)[0];
  if (nearest === undefined) return null;
  const { x, y } = at(state, model);
  const there = at(state, nearest);
  const facing = facingTowards(there.x - x, there.y - y);
  const { length } = reachOf(state, model, false);
  const start = startOf(state, model);
  for (let part = PARTS; part > 0; part--) {
    const far = (length * part) / PARTS - 1;
    const spot = { x: x + roundOffset(far * sine(facing)), y: y - roundOffset(far * cosine(facing)) };
    if (planMove(state, activation, spot.x, spot.y, false, start).ok) return spot;
  }
  return null;
}

/** Offers to a member of a Regroup: Moves and reloading. */
export function regroupOffers(
  state: State,
  order: Order,
  activation: Activation,
  loads: readonly Command[],
): readonly Command[] {
  const reloads = loads.filter((command) => regroupProblem(state, order, activation, command) === null);
  const direct: Spot[] = [];
  for (const spot of contactMoves(state, order, activation)) if (direct.push(spot) === MOST_DIRECT) break;
  if (direct.length > 0) return [...direct.map((spot) => movingTo(activation, spot)), ...reloads];
  const free = activation.left < 2 ? [] : freeMoves(state, order, activation);
  if (free.length > 0) return [...free, ...reloads];
  const on = isWithOthers(state, order, activation.model) ? null : straightOn(state, order, activation);
  return on === null ? reloads : [movingTo(activation, on), ...reloads];
}

/** Some Moves from which the next one reaches the others. */
function freeMoves(state: State, order: Order, activation: Activation): readonly Command[] {
  const moves = moveOffers(state, activation, MANY);
  const step = Math.max(1, Math.ceil(moves.length / MOST_LOOKED_AT));
  return moves.filter((move, i) => i % step === 0 && regroupProblem(state, order, activation, move) === null);
}

/** Why a member of a Regroup may not do this now, or null. The rules of the action itself come afterwards. */
export function regroupProblem(state: State, order: Order, activation: Activation, command: Command): Refusal | null {
  const facts = { model: idOf(state, activation.model) };
  const together = isWithOthers(state, order, activation.model);
  switch (command.type) {
    case 'move': {
      const tried = planMove(state, activation, command.x, command.y, command.sprint);
      if (!tried.ok) return tried.refusal;
      if (leadsToOthers(state, order, activation, tried.value)) return null;
      const on = together || canReach(state, order, activation) ? null : straightOn(state, order, activation);
      if (on?.x === command.x && on.y === command.y && !command.sprint) return null;
      return refusal('SK-GRP-12', 'sk.refusal.towardsOthers', facts);
    }
    case 'reload':
    case 'resupply': {
      const left = activation.left - (command.type === 'reload' ? 2 : 1);
      if (together || (left > 0 && canReach(state, order, { ...activation, left }))) return null;
      return refusal('SK-GRP-12', 'sk.refusal.towardsOthers', facts);
    }
    default:
      return refusal('SK-GRP-11', 'sk.refusal.moveOrReload', facts);
  }
}

/** SK-GRP-12. Must it still move before it may stop? */
export function mustMoveOn(state: State, order: Order, activation: Activation): boolean {
  if (activation.left < 1 || !isThere(state, activation.model) || isWithOthers(state, order, activation.model))
    return false;
  return canReach(state, order, activation) || straightOn(state, order, activation) !== null;
}
