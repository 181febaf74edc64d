/** SK-GRP-5, SK-GRP-9, SK-SEQ-4, -7, -8. The members of an order act one after another, and fire together. */
import { type Choices, joined, listed, refusal, openOf, pop, push, replaceTop, emit } from '@drumhead/engine';
import {
  type Bounds,
  actionChoices,
  actionCovers,
  actionOffers,
  canDoSomething,
  carryOut,
  FREE,
} from '../turn/actions.ts';
import type { Command } from '../state/commands.ts';
import { declareVorwaerts, endLeader, hasFeature, canDeclareVorwaerts } from './nationalFeatures.ts';
import type { Doing, GroupFrame } from '../state/frames.ts';
import { idOf, isStanding, ownerOf } from '../ground/geometry.ts';
import { type Handler } from '../turn/handler.ts';
import { loadOffers } from '../combat/shooting/loading.ts';
import type { State } from '../state/state.ts';
import { type Work } from '../state/draft.ts';
import { changeWeapons, fireVolley, VOLLEY_COST } from '../combat/shooting/volley.ts';
import { leaderFrame, ORDER_RULES } from './giveOrder.ts';
import { mustMoveOn, regroupChoices, regroupProblem } from './regroup.ts';

const isFire = ({ order }: GroupFrame): boolean => order.kind === 'volley' || order.kind === 'shootAndReload';

/** SK-GRP-11, -16, -21, -22. What the order forbids its members. */
function boundsOf(frame: GroupFrame): Bounds {
  return frame.order.kind === 'groupMove' ? FREE : { attacks: false, onlyMove: frame.stage === 'short' };
}

/** What a member may spend now: before a volley the action it costs is kept back (SK-GRP-19). */
function purse(frame: GroupFrame, place: number): Doing {
  const doing = frame.doings[place] as Doing;
  return frame.stage === 'before' && isFire(frame)
    ? { ...doing, left: doing.left - VOLLEY_COST[frame.order.kind] }
    : doing;
}

/** SK-GRP-9. Members who may still be picked: before a volley each once, before Shoot and Reload none (SK-SEQ-8). */
function pickable(state: State, frame: GroupFrame): readonly number[] {
  if (frame.stage === 'before' && frame.order.kind === 'shootAndReload') return [];
  const once = frame.stage === 'before' && isFire(frame);
  const bounds = boundsOf(frame);
  return frame.doings.flatMap((doing, place) => {
    if (once && doing.acted) return [];
    return canDoSomething(state, purse(frame, place), bounds) ? [place] : [];
  });
}

/** SK-GRP-12. May the order end before all its members have acted? */
function mayEnd(state: State, { order, doings }: GroupFrame): boolean {
  return order.kind !== 'regroup' || !doings.some((doing) => mustMoveOn(state, order, doing));
}

function mayStop(state: State, { order }: GroupFrame, doing: Doing): boolean {
  return order.kind !== 'regroup' || !mustMoveOn(state, order, doing);
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
  choices: (state, frame) => (frame.acting >= 0 ? memberChoices(state, frame) : null),
  covers(state, frame, _player, command) {
    if (frame.acting < 0) return false;
    const doing = purse(frame, frame.acting);
    if (!actionCovers(state, doing, boundsOf(frame), command)) return false;
    return frame.order.kind !== 'regroup' || regroupProblem(state, frame.order, doing, command) === null;
  },
  act: (work, frame, _player, command) =>
    frame.acting >= 0 ? actAsMember(work, frame, command) : pick(work, frame, command),
  auto(work, frame) {
    if (frame.stage === 'fired') changeWeapons(work, frame);
    else if (frame.acting >= 0) replaceTop(work, { ...frame, acting: -1 });
    else if (frame.stage === 'before' && isFire(frame)) fireVolley(work, frame);
    else finish(work, frame);
  },
};

// --- picking a member -------------------------------------------------------------------------------------------

function pickOffers(state: State, frame: GroupFrame): readonly Command[] {
  const offers: Command[] = pickable(state, frame).map((place) => ({
    type: 'member',
    model: (frame.doings[place] as Doing).model,
  }));
  if (frame.stage === 'before' && isFire(frame)) offers.push({ type: 'fireVolley' });
  else if (mayEnd(state, frame)) offers.push({ type: 'stop' });
  return offers;
}

function pick(work: Work, frame: GroupFrame, command: Command): ReturnType<typeof refusal> | null {
  const before = frame.stage === 'before' && isFire(frame);
  switch (command.type) {
    case 'member': {
      const place = pickable(work, frame).find((p) => frame.doings[p]?.model === command.model);
      if (place === undefined) return refusal('SK-GRP-9', 'sk.refusal.noMember', { model: idOf(work, command.model) });
      replaceTop(work, { ...frame, acting: place });
      return null;
    }
    case 'fireVolley':
      if (!before) return refusal('SK-SEQ-7', 'sk.refusal.noVolley');
      fireVolley(work, frame);
      return null;
    case 'stop':
      if (before) return refusal('SK-SEQ-7', 'sk.refusal.volleyFirst');
      if (!mayEnd(work, frame)) return refusal('SK-GRP-12', 'sk.refusal.othersMustMove');
      finish(work, frame);
      return null;
    default:
      return refusal('SK-GRP-9', 'sk.refusal.memberFirst');
  }
}

// --- one member acts --------------------------------------------------------------------------------------------

function memberOffers(state: State, frame: GroupFrame): readonly Command[] {
  if (frame.order.kind === 'regroup') return openOf(memberChoices(state, frame));
  const doing = purse(frame, frame.acting);
  return [...actionOffers(state, doing, boundsOf(frame)), ...besides(state, frame, doing)];
}

/** The same, each tried when it is drawn. */
function memberChoices(state: State, frame: GroupFrame): Choices<Command> {
  const { order } = frame;
  const doing = purse(frame, frame.acting);
  const acts =
    order.kind === 'regroup'
      ? regroupChoices(state, order, doing, loadOffers(state, doing))
      : actionChoices(state, doing, boundsOf(frame));
  return joined([acts, listed(besides(state, frame, doing))]);
}

/** What a member may do that is no action. */
function besides(state: State, frame: GroupFrame, doing: Doing): readonly Command[] {
  const offers: Command[] = [];
  if (frame.order.kind === 'groupMove' && canDeclareVorwaerts(state, doing))
    offers.push({ type: 'feature', use: true });
  if (mayStop(state, frame, doing)) offers.push({ type: 'stop' });
  return offers;
}

function actAsMember(work: Work, frame: GroupFrame, command: Command): ReturnType<typeof refusal> | null {
  const doing = purse(frame, frame.acting);
  const { order } = frame;
  if (command.type === 'stop') {
    if (!mayStop(work, frame, doing)) {
      return refusal('SK-GRP-12', 'sk.refusal.towardsOthers', { model: idOf(work, doing.model) });
    }
    stopMember(work, frame, doing);
    return null;
  }
  if (command.type === 'feature' && order.kind === 'groupMove') return declareVorwaerts(work, doing, command.use);
  const own = 'model' in command && command.model === doing.model;
  const problem = order.kind === 'regroup' && own ? regroupProblem(work, order, doing, command) : null;
  return problem ?? carryOut(work, doing, boundsOf(frame), command);
}

/** SK-ACT-8. What a member does not use is lost; before a volley it may still use it afterwards (SK-GRP-19). */
function stopMember(work: Work, frame: GroupFrame, { model, left }: Doing): void {
  const later = frame.stage === 'before' && isFire(frame);
  emit(work, { type: 'stopped', rule: later ? 'SK-GRP-19' : 'SK-ACT-8', model, left });
  const doings = frame.doings.map((doing, place) =>
    place === frame.acting ? { ...doing, acted: true, left: later ? doing.left : 0 } : doing,
  );
  replaceTop(work, { ...frame, doings, acting: -1 });
}

/** SK-GRP-6, SK-NAT-4. The order is carried out; after two failures the Leader is done and play passes. */
function finish(work: Work, { order, turnover }: GroupFrame): void {
  const leader = leaderFrame(work);
  pop(work);
  if (!turnover || leader === null) return;
  const player = ownerOf(work, order.leader);
  replaceTop(work, { ...leader, turnover: true });
  const able = leader.doing.left > 0 && isStanding(work, order.leader);
  if (able && hasFeature(work, player, 'SK-NAT-4')) push(work, { at: 'ordnung', player });
  else endLeader(work);
}
