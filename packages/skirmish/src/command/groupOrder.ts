/**
 * SK-GRP-5, SK-GRP-9, SK-SEQ-4, -7, -8. Carrying out an order: its members act one after another, and fire together.
 */
import { refusal, pop, push, replaceTop, emit, type RuleId } from '@drumhead/engine';
import {
  type ActionLimits,
  actionCovers,
  actionOffers,
  canDoSomething,
  carryOutAction,
  NO_LIMITS,
} from '../turn/actions.ts';
import type { Command } from '../state/commands.ts';
import { declareVorwaerts, endLeader, hasFeature, canDeclareVorwaerts } from './nationalFeatures.ts';
import type { Activation, GroupFrame, OrderKind } from '../state/frames.ts';
import { idOf, isStanding, ownerOf } from '../ground/geometry.ts';
import { type Handler } from '../turn/handler.ts';
import { loadOffers } from '../combat/shooting/loading.ts';
import type { State } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';
import { changeWeapons, fireVolley, VOLLEY_COST } from '../combat/shooting/volley.ts';
import { leaderFrame, ORDER_RULES } from './giveOrder.ts';
import { mustMoveOn, regroupOffers, regroupProblem } from './regroup.ts';

const isFire = ({ order }: GroupFrame): boolean => order.kind === 'volley' || order.kind === 'shootAndReload';

/** The rule by which members of an order make no attack of their own. */
const NO_ATTACKS: Readonly<Record<OrderKind, RuleId | null>> = {
  groupMove: null,
  regroup: 'SK-GRP-11',
  volley: 'SK-GRP-16',
  shootAndReload: 'SK-GRP-21',
};

/** SK-GRP-11, -16, -21, -22. The limits that the order sets for its members. */
function boundsOf(frame: GroupFrame): ActionLimits {
  const noAttacks = NO_ATTACKS[frame.order.kind];
  return noAttacks === null ? NO_LIMITS : { noAttacks, onlyMove: frame.stage === 'short' };
}

/** The activation of a member, less the action reserved for a coming volley (SK-GRP-19). */
function purse(frame: GroupFrame, place: number): Activation {
  const activation = frame.doings[place] as Activation;
  return frame.stage === 'before' && isFire(frame)
    ? { ...activation, left: activation.left - VOLLEY_COST[frame.order.kind] }
    : activation;
}

/** SK-GRP-9. Members that may be picked: before a volley each once, before a Shoot and Reload none (SK-SEQ-8). */
function pickable(state: State, frame: GroupFrame): readonly number[] {
  if (frame.stage === 'before' && frame.order.kind === 'shootAndReload') return [];
  const once = frame.stage === 'before' && isFire(frame);
  const bounds = boundsOf(frame);
  return frame.doings.flatMap((activation, place) => {
    if (once && activation.acted) return [];
    return canDoSomething(state, purse(frame, place), bounds) ? [place] : [];
  });
}

/** SK-GRP-12. May the order end before all its members have acted? */
function mayEnd(state: State, { order, doings }: GroupFrame): boolean {
  return order.kind !== 'regroup' || !doings.some((activation) => mustMoveOn(state, order, activation));
}

function mayStop(state: State, { order }: GroupFrame, activation: Activation): boolean {
  return order.kind !== 'regroup' || !mustMoveOn(state, order, activation);
}

export const groupHandler: Handler<GroupFrame> = {
  asks(state, frame) {
    const player = ownerOf(state, frame.order.leader);
    if (frame.stage === 'fired') return 'auto';
    if (frame.acting >= 0) return canDoSomething(state, purse(frame, frame.acting), boundsOf(frame)) ? player : 'auto';
    return pickable(state, frame).length > 0 ? player : 'auto';
  },
  rule: (_state, { order, acting }) => (acting >= 0 ? 'SK-GRP-5' : ORDER_RULES[order.kind]),
  decision: (_state, { acting }) => (acting >= 0 ? 'acting' : 'group'),
  offers: (state, frame) => (frame.acting >= 0 ? memberOffers(state, frame) : pickOffers(state, frame)),
  covers(state, frame, _player, command) {
    if (frame.acting < 0) return false;
    const activation = purse(frame, frame.acting);
    if (!actionCovers(state, activation, boundsOf(frame), command)) return false;
    return frame.order.kind !== 'regroup' || regroupProblem(state, frame.order, activation, command) === null;
  },
  act: (draft, frame, _player, command) =>
    frame.acting >= 0 ? actAsMember(draft, frame, command) : pick(draft, frame, command),
  auto(draft, frame) {
    if (frame.stage === 'fired') changeWeapons(draft, frame);
    else if (frame.acting >= 0) replaceTop(draft, { ...frame, acting: -1 });
    else if (frame.stage === 'before' && isFire(frame)) fireVolley(draft, frame);
    else finish(draft, frame);
  },
};

// --- picking a member -------------------------------------------------------------------------------------------

function pickOffers(state: State, frame: GroupFrame): readonly Command[] {
  const offers: Command[] = pickable(state, frame).map((place) => ({
    type: 'member',
    model: (frame.doings[place] as Activation).model,
  }));
  if (frame.stage === 'before' && isFire(frame)) offers.push({ type: 'fireVolley' });
  else if (mayEnd(state, frame)) offers.push({ type: 'stop' });
  return offers;
}

function pick(draft: Draft, frame: GroupFrame, command: Command): ReturnType<typeof refusal> | null {
  const before = frame.stage === 'before' && isFire(frame);
  switch (command.type) {
    case 'member': {
      const place = pickable(draft, frame).find((p) => frame.doings[p]?.model === command.model);
      if (place === undefined) return refusal('SK-GRP-9', 'sk.refusal.noMember', { model: idOf(draft, command.model) });
      replaceTop(draft, { ...frame, acting: place });
      return null;
    }
    case 'fireVolley':
      if (!before) return refusal('SK-SEQ-7', 'sk.refusal.noVolley');
      fireVolley(draft, frame);
      return null;
    case 'stop':
      if (before) return refusal('SK-SEQ-7', 'sk.refusal.volleyFirst');
      if (!mayEnd(draft, frame)) return refusal('SK-GRP-12', 'sk.refusal.othersMustMove');
      finish(draft, frame);
      return null;
    default:
      return refusal('SK-GRP-9', 'sk.refusal.memberFirst');
  }
}

// --- one member acts --------------------------------------------------------------------------------------------

function memberOffers(state: State, frame: GroupFrame): readonly Command[] {
  const { order } = frame;
  const activation = purse(frame, frame.acting);
  const actions =
    order.kind === 'regroup'
      ? regroupOffers(state, order, activation, loadOffers(state, activation))
      : actionOffers(state, activation, boundsOf(frame));
  return [...actions, ...besides(state, frame, activation)];
}

/** What a member may do besides actions. */
function besides(state: State, frame: GroupFrame, activation: Activation): readonly Command[] {
  const offers: Command[] = [];
  if (frame.order.kind === 'groupMove' && canDeclareVorwaerts(state, activation))
    offers.push({ type: 'feature', use: true });
  if (mayStop(state, frame, activation)) offers.push({ type: 'stop' });
  return offers;
}

function actAsMember(draft: Draft, frame: GroupFrame, command: Command): ReturnType<typeof refusal> | null {
  const activation = purse(frame, frame.acting);
  const { order } = frame;
  if (command.type === 'stop') {
    if (!mayStop(draft, frame, activation)) {
      return refusal('SK-GRP-12', 'sk.refusal.towardsOthers', { model: idOf(draft, activation.model) });
    }
    stopMember(draft, frame, activation);
    return null;
  }
  if (command.type === 'feature' && order.kind === 'groupMove') return declareVorwaerts(draft, activation, command.use);
  const own = 'model' in command && command.model === activation.model;
  const problem = order.kind === 'regroup' && own ? regroupProblem(draft, order, activation, command) : null;
  return problem ?? carryOutAction(draft, activation, boundsOf(frame), command);
}

/** SK-ACT-8. A member loses its unused actions, except before a volley, after which it may use them (SK-GRP-19). */
function stopMember(draft: Draft, frame: GroupFrame, { model, left }: Activation): void {
  const later = frame.stage === 'before' && isFire(frame);
  emit(draft, { type: 'stopped', rule: later ? 'SK-GRP-19' : 'SK-ACT-8', model, left });
  const doings = frame.doings.map((activation, place) =>
    place === frame.acting ? { ...activation, acted: true, left: later ? activation.left : 0 } : activation,
  );
  replaceTop(draft, { ...frame, doings, acting: -1 });
}

/** SK-GRP-6, SK-NAT-4. Ends the order; after two failures the Leader's activation ends and play passes. */
function finish(draft: Draft, { order, turnover }: GroupFrame): void {
  const leader = leaderFrame(draft);
  pop(draft);
  if (!turnover || leader === null) return;
  const player = ownerOf(draft, order.leader);
  replaceTop(draft, { ...leader, turnover: true });
  const able = leader.doing.left > 0 && isStanding(draft, order.leader);
  if (able && hasFeature(draft, player, 'SK-NAT-4')) push(draft, { at: 'ordnung', player });
  else endLeader(draft);
}
