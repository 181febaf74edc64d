/** Generals spending their actions: Leaders and group orders, the CinC and the Reserve (chapters 7, 8; LB-SEQ-04, -05). */
import { refusal, pop, push, type Refusal, replaceTop, emit, type Result } from '@drumhead/engine';
import { gapSquared, quadOf } from '@drumhead/table';
import { inCommand, withinSpan } from './inCommand.ts';
import type { Command } from '../state/commands.ts';
import { beginActivation, moveRule } from '../turn/activationState.ts';
import type { FreeMoveFrame, GeneralFrame } from '../state/frames.ts';
import { bodyOfUnit, quadOfGeneral } from '../ground/footprints.ts';
import { attachOffers, rideOffers, attachProblem, rideProblem } from './generalMoves.ts';
import { type Handler, isWhole } from '../turn/handler.ts';
import { leaderlessBrigades, nominate, nominationOffers } from './replacements.ts';
import { checkAfterAction, testShaken } from '../morale/losses.ts';
import { formGrandBattery } from '../movement/formGrandBattery.ts';
import { coversMove, type Joining, joinOffers, type Mover, moveOffers, planJoin, planMove } from '../movement/index.ts';
import { markViolations } from '../movement/proximity/proximity.ts';
import { automaticSuccesses, MOST_DICE } from '../turn/activationStandard.ts';
import type { BrigadeProfile, General, GeneralProfile, State, Unit, UnitProfile } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';

/** LB-SEQ-05, LB-REACT-16. What a General may do with his actions. */
export const generalHandler: Handler<GeneralFrame> = {
  asks: (state, frame) => (frame.left > 0 && inPlay(state, frame.general) ? frame.side : 'auto'),
  rule: (state, frame) => (isLeader(state, frame.general) ? 'LB-LEAD-03' : 'LB-CINC-02'),
  auto: (draft) => pop(draft),
  offers(state, frame) {
    const g = frame.general;
    const offers: Command[] = [...rideOffers(state, g)];
    if (isLeader(state, g)) {
      offers.push(...attachOffers(state, g));
      groupOffers(state, frame, offers);
    } else {
      offers.push(...nominationOffers(state, frame.side));
      assignOffers(state, frame, offers);
    }
    offers.push({ type: 'stop' });
    return offers;
  },
  covers(state, frame, _side, command) {
    switch (command.type) {
      case 'ride':
        return command.general === frame.general;
      case 'group':
        return groupProblem(state, frame, command.general, command.units, command.dice) === null;
      case 'nominate':
        return !isLeader(state, frame.general) && leaderlessBrigades(state, frame.side).includes(command.brigade);
      default:
        return false;
    }
  },
  act(draft, frame, side, command) {
    switch (command.type) {
      case 'stop':
        pop(draft);
        return null;
      case 'ride':
        return ride(draft, frame, command);
      case 'attach':
        return attach(draft, frame, command);
      case 'group':
        return group(draft, frame, command);
      case 'nominate': {
        if (isLeader(draft, frame.general)) return refusal('LB-CINC-02', 'lb.refusal.onlyCinc');
        const why = nominate(draft, side, command);
        if (why) return why;
        spend(draft, frame);
        checkAfterAction(draft);
        return null;
      }
      case 'assign':
        return assign(draft, frame, command);
      default:
        return refusal('LB-LEAD-03', 'lb.refusal.notForGenerals', { command: command.type });
    }
  },
};

function isLeader(state: State, general: number): boolean {
  return general < state.field.brigades.length;
}

function inPlay(state: State, general: number): boolean {
  const { status } = state.generals[general] as General;
  return status === 'table' || status === 'attached';
}

/** One action of the General is used. His frame is on top. */
function spend(draft: Draft, frame: GeneralFrame): void {
  replaceTop(draft, {
    at: 'general',
    general: frame.general,
    side: frame.side,
    left: frame.left - 1,
    reaction: frame.reaction,
  });
}

/** LB-LEAD-03, -04, -11, LB-ARMY-07: a ride of up to 2L; an attached Leader detaches with it. */
function ride(draft: Draft, frame: GeneralFrame, command: Command & { type: 'ride' }): Refusal | null {
  if (command.general !== frame.general) return refusal('LB-LEAD-03', 'lb.refusal.otherGeneral');
  const { x, y, facing } = command;
  const why = rideProblem(draft, frame.general, x, y, facing);
  if (why) return why;
  changeGeneral(draft, frame.general, { x, y, facing, status: 'table', unit: -1 });
  emit(draft, { type: 'rode', rule: 'LB-LEAD-04', general: frame.general, x, y });
  spend(draft, frame);
  checkAfterAction(draft);
  return null;
}

/** LB-LEAD-11. */
function attach(draft: Draft, frame: GeneralFrame, command: Command & { type: 'attach' }): Refusal | null {
  if (command.general !== frame.general) return refusal('LB-LEAD-03', 'lb.refusal.otherGeneral');
  const why = attachProblem(draft, frame.general, command.unit);
  if (why) return why;
  const u = draft.units[command.unit] as Unit;
  changeGeneral(draft, frame.general, { x: u.x, y: u.y, facing: u.facing, status: 'attached', unit: command.unit });
  emit(draft, { type: 'attached', rule: 'LB-LEAD-11', general: frame.general, unit: command.unit });
  spend(draft, frame);
  checkAfterAction(draft);
  return null;
}

/** LB-LEAD-06, -28, LB-ARMY-07. Units that a Leader may order as a group. */
export function groupCandidates(state: State, leader: number): readonly number[] {
  const list: number[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    const u = state.units[unit] as Unit;
    if (u.status === 'table' && u.brigade === leader && !u.activated && inCommand(state, unit)) list.push(unit);
  }
  return list;
}

/** LB-LEAD-05..08, -28, LB-REACT-06, LB-SPEC-35, -37. Why this group order cannot be given, or null. */
function groupProblem(
  state: State,
  frame: GeneralFrame,
  general: number,
  units: readonly number[],
  dice: number,
): Refusal | null {
  if (general !== frame.general || !isLeader(state, general))
    return refusal('LB-LEAD-05', 'lb.refusal.onlyLeadersOrder');
  if (frame.reaction) return refusal('LB-REACT-06', 'lb.refusal.noGroupInReaction');
  const g = state.generals[general] as General;
  const { traits } = state.field.generals[general] as GeneralProfile;
  if (g.status === 'attached') return refusal('LB-LEAD-06', 'lb.refusal.attachedCannotOrder');
  if (!isWhole(dice, 1, MOST_DICE)) return refusal('LB-LEAD-05', 'lb.refusal.diceOneToThree', { dice });
  if (traits.methodic && !g.replacement && g.orders > 0) return refusal('LB-SPEC-37', 'lb.refusal.oneOrderOnly');
  if (units.length === 0) return refusal('LB-LEAD-07', 'lb.refusal.groupEmpty');
  if (traits.cautious && !g.replacement && units.length > 3) {
    return refusal('LB-SPEC-35', 'lb.refusal.groupTooLarge', { units: units.length, allowed: 3 });
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as number;
    if (units.indexOf(unit) !== i) return refusal('LB-LEAD-06', 'lb.refusal.namedTwice', { unit });
    const u = state.units[unit];
    if (u === undefined || u.status !== 'table') return refusal('LB-LEAD-06', 'lb.refusal.noSuchUnit', { unit });
    if (u.brigade !== general) return refusal('LB-LEAD-28', 'lb.refusal.otherBrigade', { unit });
    if (u.activated) return refusal('LB-LEAD-28', 'lb.refusal.activatedAlready', { unit });
    if (!inCommand(state, unit)) return refusal('LB-LEAD-06', 'lb.refusal.unitNotInCommand', { unit });
  }
  return null;
}

/** All candidates, each alone, and the two halves of the brigade: with one, two and three dice. */
function groupOffers(state: State, frame: GeneralFrame, offers: Command[]): void {
  const { general } = frame;
  const able = groupCandidates(state, general);
  if (able.length === 0) return;
  if (groupProblem(state, frame, general, [able[0] as number], 1) !== null) return;
  const cautious =
    (state.field.generals[general] as GeneralProfile).traits.cautious &&
    !(state.generals[general] as General).replacement;
  const most = cautious ? 3 : able.length;
  const groups: (readonly number[])[] = [able.slice(0, most)];
  if (able.length > 1) for (const unit of able) groups.push([unit]);
  if (able.length > 3) {
    const half = Math.ceil(able.length / 2);
    groups.push(able.slice(0, half).slice(0, most), able.slice(half).slice(0, most));
  }
  for (const units of groups) {
    for (let dice = 1; dice <= 3; dice++) offers.push({ type: 'group', general, units, dice });
  }
}

/** LB-LEAD-05. Being ordered counts as the units' activation, whatever the roll (LB-LEAD-28). */
function group(draft: Draft, frame: GeneralFrame, command: Command & { type: 'group' }): Refusal | null {
  const why = groupProblem(draft, frame, command.general, command.units, command.dice);
  if (why) return why;
  const leader = draft.generals[frame.general] as General;
  spend(draft, frame);
  changeGeneral(draft, frame.general, { orders: leader.orders + 1 });
  for (const unit of command.units) changeUnit(draft, unit, { activated: true });
  emit(draft, { type: 'groupOrdered', rule: 'LB-LEAD-05', general: frame.general, units: command.units });
  push(draft, {
    at: 'activationRoll',
    purpose: 'group',
    side: frame.side,
    unit: -1,
    general: frame.general,
    units: command.units,
    dice: command.dice,
    automatic: 0, // LB-LEAD-10
  });
  return null;
}

/** LB-CINC-02, -06. Why this Reserve unit cannot be assigned there, or null. */
function assignProblem(state: State, frame: GeneralFrame, unit: number, brigade: number): Refusal | null {
  if (isLeader(state, frame.general)) return refusal('LB-CINC-02', 'lb.refusal.onlyCinc');
  const u = state.units[unit];
  if (u === undefined || u.status !== 'table') return refusal('LB-CINC-06', 'lb.refusal.noSuchUnit', { unit });
  if ((state.field.units[unit] as UnitProfile).side !== frame.side || u.brigade !== -1) {
    return refusal('LB-CINC-06', 'lb.refusal.notReserve', { unit });
  }
  if (!withinSpan(state, frame.general, unit)) return refusal('LB-CINC-06', 'lb.refusal.outOfCincSpan', { unit });
  const b = state.field.brigades[brigade];
  if (b === undefined || b.side !== frame.side) return refusal('LB-CINC-06', 'lb.refusal.noSuchBrigade', { brigade });
  if (!inPlay(state, brigade)) return refusal('LB-CINC-06', 'lb.refusal.brigadeWithoutLeader', { brigade });
  return null;
}

function assignOffers(state: State, frame: GeneralFrame, offers: Command[]): void {
  for (let unit = 0; unit < state.units.length; unit++) {
    const u = state.units[unit] as Unit;
    if (u.brigade !== -1 || u.status !== 'table') continue;
    for (let brigade = 0; brigade < state.brigades.length; brigade++) {
      if ((state.field.brigades[brigade] as BrigadeProfile).side !== frame.side) continue;
      if (assignProblem(state, frame, unit, brigade) === null) offers.push({ type: 'assign', unit, brigade });
    }
  }
}

/** LB-CINC-06, -11, LB-ARMY-07. It joins for good, and makes a free move at once. */
function assign(draft: Draft, frame: GeneralFrame, command: Command & { type: 'assign' }): Refusal | null {
  const why = assignProblem(draft, frame, command.unit, command.brigade);
  if (why) return why;
  spend(draft, frame);
  changeUnit(draft, command.unit, { brigade: command.brigade });
  emit(draft, { type: 'assigned', rule: 'LB-CINC-06', unit: command.unit, brigade: command.brigade });
  testShaken(draft);
  push(draft, {
    at: 'freeMove',
    step: 'move',
    doing: beginActivation(draft, command.unit, 1),
    side: frame.side,
    unit: command.unit,
    reaction: frame.reaction,
  });
  return null;
}

function freeMover(frame: FreeMoveFrame): Mover {
  return { unit: frame.unit, side: frame.side, mode: 'free', activation: frame.doing };
}

/** LB-CINC-06. The free move must bring the unit nearer to its new Leader. */
function nearerToLeader(state: State, unit: number, x: number, y: number, facing: number): boolean {
  const u = state.units[unit] as Unit;
  const { size } = bodyOfUnit(state, unit);
  const leader = quadOfGeneral(state, u.brigade);
  return gapSquared(quadOf({ x, y, facing }, size), leader) < gapSquared(quadOf(u, size), leader);
}

export const freeMoveHandler: Handler<FreeMoveFrame> = {
  asks: (_state, frame) => frame.side,
  rule: (_state, frame) => (frame.step === 'move' ? 'LB-CINC-06' : 'LB-CINC-08'),
  decision: (_state, frame) => (frame.step === 'move' ? 'freeMove' : 'press'),
  offers(state, frame) {
    if (frame.step === 'press') return [{ type: 'press', dice: 1 }, { type: 'press', dice: 2 }, { type: 'decline' }];
    const offers: Command[] = [];
    for (const move of moveOffers(state, freeMover(frame))) {
      if (freeMoveProblem(state, frame, move) === null) offers.push({ type: 'move', unit: frame.unit, move });
    }
    for (const offer of joinOffers(state, freeMover(frame))) {
      if (offer.type === 'join' && freeJoin(state, frame, offer.partner).ok) offers.push(offer);
    }
    offers.push({ type: 'stop' });
    return offers;
  },
  covers: (state, frame, _side, command) =>
    frame.step === 'move' &&
    command.type === 'move' &&
    command.unit === frame.unit &&
    coversMove(state, freeMover(frame), command.move),
  act(draft, frame, _side, command) {
    return frame.step === 'move' ? freeMove(draft, frame, command) : press(draft, frame, command);
  },
};

function freeMoveProblem(
  state: State,
  frame: FreeMoveFrame,
  move: (Command & { type: 'move' })['move'],
): Refusal | null {
  const found = planMove(state, freeMover(frame), move);
  if (!found.ok) return found.refusal;
  const { x, y, facing } = found.value;
  return nearerToLeader(state, frame.unit, x, y, facing) ? null : refusal('LB-CINC-06', 'lb.refusal.notNearerToLeader');
}

/** LB-OPT-01. The free move may join it to a battery of its new Brigade. */
function freeJoin(state: State, frame: FreeMoveFrame, partner: number): Result<Joining> {
  const found = planJoin(state, freeMover(frame), partner);
  if (!found.ok || found.value.move === null) return found;
  const problem = freeMoveProblem(state, frame, found.value.move);
  return problem === null ? found : { ok: false, refusal: problem };
}

function freeMove(draft: Draft, frame: FreeMoveFrame, command: Command): Refusal | null {
  if (command.type === 'move') {
    if (command.unit !== frame.unit) return refusal('LB-CINC-06', 'lb.refusal.notActing', { unit: command.unit });
    const why = freeMoveProblem(draft, frame, command.move);
    if (why) return why;
    const found = planMove(draft, freeMover(frame), command.move);
    if (!found.ok) return found.refusal;
    const { x, y, facing } = found.value;
    changeUnit(draft, frame.unit, { x, y, facing });
    emit(draft, {
      type: 'moved',
      rule: moveRule(command.move.kind, (draft.units[frame.unit] as Unit).formation),
      unit: frame.unit,
      move: command.move,
      x,
      y,
      facing,
    });
    markViolations(draft, [frame.unit]);
  } else if (command.type === 'join') {
    if (command.unit !== frame.unit) return refusal('LB-CINC-06', 'lb.refusal.notActing', { unit: command.unit });
    const found = freeJoin(draft, frame, command.partner);
    if (!found.ok) return found.refusal;
    formGrandBattery(draft, frame.unit, command.partner, found.value);
  } else if (command.type !== 'stop') {
    return refusal('LB-CINC-06', 'lb.refusal.freeMoveOrStop');
  }
  const u = draft.units[frame.unit] as Unit;
  if (frame.reaction || withinSpan(draft, u.brigade, frame.unit)) {
    pop(draft);
  } else {
    replaceTop(draft, {
      at: 'freeMove',
      step: 'press',
      doing: frame.doing,
      side: frame.side,
      unit: frame.unit,
      reaction: false,
    });
  }
  checkAfterAction(draft);
  return null;
}

/** LB-CINC-08. One or two dice to bring it within its Leader's span; they are its activation. */
function press(draft: Draft, frame: FreeMoveFrame, command: Command): Refusal | null {
  if (command.type === 'decline') {
    pop(draft);
    return null;
  }
  if (command.type !== 'press') return refusal('LB-CINC-08', 'lb.refusal.pressOrDecline');
  if (!isWhole(command.dice, 1, 2)) return refusal('LB-CINC-08', 'lb.refusal.diceOneOrTwo', { dice: command.dice });
  changeUnit(draft, frame.unit, { activated: true });
  replaceTop(draft, {
    at: 'activationRoll',
    purpose: 'reserve',
    side: frame.side,
    unit: frame.unit,
    general: -1,
    units: [],
    dice: command.dice,
    automatic: automaticSuccesses(draft, frame.unit, false),
  });
  return null;
}
