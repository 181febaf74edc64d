/**
 * Units spending their actions, and the reaction windows between them (LB-SEQ-02 step 7, LB-SEQ-03 step 5, LB-SEQ-04
 * step 5).
 */
import { refusal, pop, push, type Refusal, replaceTop, emit } from '@drumhead/engine';
import { fireOffers, shotProblem } from '../combat/bombardment.ts';
import { beginApproach, beginSectorAttack } from '../combat/beginCombat.ts';
import type { Command, Move } from '../state/commands.ts';
import { afterAction, moveRule, withChance, withActivation } from './activationState.ts';
import type { ActingFrame, UnitActivation } from '../state/frames.ts';
import { formGrandBattery } from '../movement/formGrandBattery.ts';
import { type Handler } from './handler.ts';
import { checkAfterAction, testShaken } from '../morale/losses.ts';
import {
  approachOffers,
  coversMove,
  enterProblem,
  aroundActions,
  formCost,
  formOffers,
  joinOffers,
  type Mover,
  moveOffers,
  stormProblem,
  townOffers,
  planApproach,
  planFormationChange,
  planJoin,
  planLeave,
  planMove,
} from '../movement/index.ts';
import { findCure, markViolations, mayStop, nearAtStart, ownViolation } from '../movement/proximity/proximity.ts';
import { rallyProblem, reloadProblem } from '../morale/rally.ts';
import { canBeUsed } from './mayReact.ts';
import { comeOut, enterSector } from '../ground/sectors.ts';
import { type State, type Unit, type UnitProfile, other } from '../state/state.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import { closeSlotAfterDoubleFailure } from './slots.ts';

/** Kinds of move that count towards three a turn; turning on the spot does not (table A1). */
const NOT_A_MOVE: ReadonlySet<Move['kind']> = new Set(['rotate', 'aboutFace']);

function canAct(state: State, activation: UnitActivation): boolean {
  return activation.left > 0 && (state.units[activation.unit] as Unit).status === 'table';
}

export const activationHandler: Handler<ActingFrame> = {
  asks(state, frame) {
    if (frame.over || (frame.chance > 0 && !frame.asked)) return 'auto';
    return frame.doings.some((d) => canAct(state, d)) ? frame.side : 'auto';
  },
  rule: (_state, frame) =>
    frame.mode === 'reaction' ? 'LB-REACT-04' : frame.mode === 'group' ? 'LB-LEAD-05' : 'LB-ACT-11',
  auto(draft, frame) {
    if (!frame.over && !frame.doings.some((d) => canAct(draft, d))) {
      replaceTop(draft, withChance(frame, frame.chance, false, true));
    } else if (frame.chance > 0 && !frame.asked) {
      askForReaction(draft, frame);
    } else {
      finish(draft, frame);
    }
  },
  offers(state, frame) {
    const offers: Command[] = [];
    for (const activation of frame.doings) if (canAct(state, activation)) addOffers(state, frame, activation, offers);
    if (stopProblem(state, frame) === null) offers.push({ type: 'stop' });
    // LB-PROX-05: if they may not stop and the small sample is empty, the rest of the sample must get them out.
    if (offers.length === 0) offers.push(...extraMoveOffers(state, frame));
    return offers.some(isWay) ? offers : [...offers, ...cureOffers(state, frame)];
  },
  covers(state, frame, _side, command) {
    if (command.type === 'stop') return stopProblem(state, frame) === null;
    if (!('unit' in command)) return false;
    const activation = frame.doings.find((d) => d.unit === command.unit);
    if (!activation || !canAct(state, activation)) return false;
    const mover = moverOf(frame, activation);
    if (command.type === 'move') return coversMove(state, mover, command.move);
    if (command.type === 'form') return formCost(state, activation.unit) <= activation.left;
    if (command.type === 'fire') return command.added < activation.left;
    return false;
  },
  act(draft, frame, _side, command) {
    if (command.type === 'stop') return stop(draft, frame);
    if (!isAction(command)) return refusal('LB-ACT-21', 'lb.refusal.notAnAction', { command: command.type });
    const activation = frame.doings.find((d) => d.unit === command.unit);
    if (!activation) return refusal('LB-ACT-11', 'lb.refusal.notActing', { unit: command.unit });
    if (!canAct(draft, activation)) return refusal('LB-ACT-11', 'lb.refusal.noActionsLeft', { unit: command.unit });
    return act(draft, frame, activation, command);
  },
};

/** Table A1 (LB-ACT-18): the actions of a unit. */
const ACTIONS = ['move', 'approach', 'form', 'fire', 'reload', 'rally', 'enter', 'leave', 'storm', 'join'] as const;
type Action = Extract<Command, { readonly type: (typeof ACTIONS)[number] }>;

function isAction(command: Command): command is Action {
  return (ACTIONS as readonly string[]).includes(command.type);
}

export function moverOf(frame: ActingFrame, activation: UnitActivation): Mover {
  return { unit: activation.unit, side: frame.side, mode: frame.mode, activation };
}

/** Everything a unit may do with its next action. */
function addOffers(state: State, frame: ActingFrame, activation: UnitActivation, offers: Command[]): void {
  const { unit } = activation;
  const mover = moverOf(frame, activation);
  const around = aroundActions(state, unit);
  for (const { sector } of approachOffers(state, mover, around)) offers.push({ type: 'approach', unit, sector });
  offers.push(...townOffers(state, mover));
  for (const move of moveOffers(state, mover, around, 'few')) offers.push({ type: 'move', unit, move });
  for (const { formation, facing } of formOffers(state, mover, around)) {
    offers.push({ type: 'form', unit, formation, facing });
  }
  offers.push(...tasks(state, frame, activation));
}

/** Firing, joining batteries, reloading and rallying. */
function tasks(state: State, frame: ActingFrame, activation: UnitActivation): readonly Command[] {
  const offers: Command[] = [];
  const { unit } = activation;
  const mover = moverOf(frame, activation);
  if ((state.field.units[unit] as UnitProfile).arm === 'artillery') {
    offers.push(...joinOffers(state, mover));
    for (const shot of fireOffers(state, mover)) offers.push(shot);
    if (reloadingProblem(state, frame, activation) === null) offers.push({ type: 'reload', unit });
  }
  if (rallyingProblem(state, frame, activation) === null) offers.push({ type: 'rally', unit });
  return offers;
}

/** LB-BOMB-02, LB-PROX-05. */
function reloadingProblem(state: State, frame: ActingFrame, activation: UnitActivation): Refusal | null {
  return reloadProblem(state, activation.unit) ?? lastActionProblem(state, frame, activation);
}

/** LB-UNIT-09, LB-PROX-05. */
function rallyingProblem(state: State, frame: ActingFrame, activation: UnitActivation): Refusal | null {
  return rallyProblem(state, activation) ?? lastActionProblem(state, frame, activation);
}

/** Moves of the acting units beyond the small sample of {@link moveOffers}. */
export function extraMoveOffers(state: State, frame: ActingFrame): readonly Command[] {
  const found: Command[] = [];
  for (const activation of frame.doings) {
    if (!canAct(state, activation)) continue;
    const { unit } = activation;
    for (const move of moveOffers(state, moverOf(frame, activation), undefined, 'others')) {
      found.push({ type: 'move', unit, move });
    }
  }
  return found;
}

/** Commands that may take a unit clear of its friends, or that end the activation. */
const WAYS: readonly Command['type'][] = ['stop', 'move', 'form', 'enter'];

function isWay({ type }: Command): boolean {
  return WAYS.includes(type);
}

/** LB-PROX-05: a move of a unit that may not stop, where no sample of moves has one. */
function cureOffers(state: State, frame: ActingFrame): readonly Command[] {
  for (const activation of frame.doings) {
    const move = canAct(state, activation) ? findCure(state, moverOf(frame, activation)) : null;
    if (move !== null) return [{ type: 'move', unit: activation.unit, move }];
  }
  return [];
}

/** LB-ACT-18, LB-MOVE-01, LB-ARMY-08. One action of one unit. */
function act(draft: Draft, frame: ActingFrame, activation: UnitActivation, command: Action): Refusal | null {
  const mover = moverOf(frame, activation);
  switch (command.type) {
    case 'move':
      return move(draft, frame, mover, command.move);
    case 'form':
      return form(draft, frame, mover, command);
    case 'approach': {
      const found = planApproach(draft, mover, command.sector);
      if (!found.ok) return found.refusal;
      beginApproach(draft, mover, found.value);
      return null;
    }
    case 'fire': {
      const why = shotProblem(draft, mover, command.target, command.sector, command.added);
      if (why) return why;
      done(draft, frame, afterAction(activation, 1 + command.added, { fired: true }));
      push(draft, {
        at: 'bombard',
        battery: command.unit,
        target: command.target,
        sector: command.sector,
        added: command.added,
      });
      return null;
    }
    case 'reload': {
      const why = reloadingProblem(draft, frame, activation);
      if (why) return why;
      changeUnit(draft, activation.unit, { loaded: true });
      emit(draft, { type: 'reloaded', rule: 'LB-BOMB-02', unit: activation.unit });
      done(draft, frame, afterAction(activation, 1, {}));
      return null;
    }
    case 'enter':
      return enter(draft, frame, mover, command.sector);
    case 'leave':
      return leave(draft, frame, mover, command.facing);
    case 'join':
      return join(draft, frame, mover, command.partner);
    case 'storm': {
      const why = stormProblem(draft, mover, command.sector);
      if (why) return why;
      beginSectorAttack(draft, mover, command.sector);
      return null;
    }
    case 'rally': {
      const why = rallyingProblem(draft, frame, activation);
      if (why) return why;
      const dis = (draft.units[activation.unit] as Unit).dis - 1;
      changeUnit(draft, activation.unit, { dis });
      emit(draft, { type: 'rallied', rule: 'LB-UNIT-09', unit: activation.unit, dis });
      testShaken(draft); // LB-VIC-10: after every change of DIS
      done(draft, frame, afterAction(activation, 1, { rallied: true }));
      return null;
    }
  }
}

/** LB-BUA-02, -06, -22. */
function enter(draft: Draft, frame: ActingFrame, mover: Mover, sector: number): Refusal | null {
  const why = enterProblem(draft, mover, sector);
  if (why) return why;
  const rule = (draft.units[mover.unit] as Unit).sector < 0 ? 'LB-BUA-02' : 'LB-BUA-06';
  enterSector(draft, mover.unit, sector, rule);
  done(draft, frame, afterAction(mover.activation, 1, { moved: true }));
  checkAfterAction(draft);
  return null;
}

/** LB-BUA-04, -10. Garrisons beside the sector do not count as a violation of its making. */
function leave(draft: Draft, frame: ActingFrame, mover: Mover, facing: number): Refusal | null {
  const found = planLeave(draft, mover, facing);
  if (!found.ok) return found.refusal;
  comeOut(draft, mover.unit, found.value);
  const beside = nearAtStart(draft, mover.unit).filter((near) => (draft.units[near.unit] as Unit).sector >= 0);
  done(draft, frame, afterAction(mover.activation, 1, { moved: true, near: beside }));
  checkAfterAction(draft);
  return null;
}

/** LB-OPT-01. The move that brings the battery up counts as a move. */
function join(draft: Draft, frame: ActingFrame, mover: Mover, partner: number): Refusal | null {
  const found = planJoin(draft, mover, partner);
  if (!found.ok) return found.refusal;
  formGrandBattery(draft, mover.unit, partner, found.value);
  const { activation } = mover;
  done(draft, frame, afterAction(activation, 1, { moves: activation.moves + 1, gunsMoved: true, moved: true }));
  checkAfterAction(draft);
  return null;
}

/** The action is done: the next window comes, or the end (LB-REACT-09). */
function done(draft: Draft, frame: ActingFrame, activation: UnitActivation): void {
  replaceTop(draft, withActivation(frame, activation, false));
}

function move(draft: Draft, frame: ActingFrame, mover: Mover, asked: Move): Refusal | null {
  const found = planMove(draft, mover, asked);
  if (!found.ok) return found.refusal;
  const { x, y, facing } = found.value;
  const counts = !NOT_A_MOVE.has(asked.kind);
  const guns = (draft.field.units[mover.unit] as UnitProfile).arm === 'artillery' && counts;
  changeUnit(draft, mover.unit, { x, y, facing });
  const rule = moveRule(asked.kind, (draft.units[mover.unit] as Unit).formation);
  emit(draft, { type: 'moved', rule, unit: mover.unit, move: asked, x, y, facing });
  const { activation } = mover;
  done(
    draft,
    frame,
    afterAction(activation, 1, {
      moves: activation.moves + (counts ? 1 : 0),
      gunsMoved: activation.gunsMoved || guns,
      moved: true,
    }),
  );
  checkAfterAction(draft);
  return null;
}

function form(draft: Draft, frame: ActingFrame, mover: Mover, asked: Command & { type: 'form' }): Refusal | null {
  const found = planFormationChange(draft, mover, asked.formation, asked.facing);
  if (!found.ok) return found.refusal;
  const { x, y, facing } = found.value;
  changeUnit(draft, mover.unit, { x, y, facing, formation: asked.formation });
  emit(draft, { type: 'formed', rule: 'LB-FORM-02', unit: mover.unit, formation: asked.formation, x, y, facing });
  done(draft, frame, afterAction(mover.activation, formCost(draft, mover.unit), { moved: true }));
  checkAfterAction(draft);
  return null;
}

/** LB-PROX-05. The last action must not leave the unit in a violation of its own making, so it may not be wasted. */
function lastActionProblem(state: State, frame: ActingFrame, activation: UnitActivation): Refusal | null {
  if (activation.left > 1 || !isTested(frame, activation)) return null;
  return mayStop(state, moverOf(frame, activation));
}

/**
 * Units that have moved; in a group also those that still can, since another unit of it may have ended beside them
 * (LB-PROX-05).
 */
function isTested(frame: ActingFrame, activation: UnitActivation): boolean {
  return activation.moved || frame.doings.length > 1;
}

/** LB-ACT-22, LB-PROX-05. May the units stop here? */
function stopProblem(state: State, frame: ActingFrame): Refusal | null {
  for (const activation of frame.doings) {
    if (!canAct(state, activation) || !isTested(frame, activation)) continue;
    const why = mayStop(state, moverOf(frame, activation));
    if (why) return why;
  }
  return null;
}

/** LB-ACT-22. Actions may be left unspent. */
function stop(draft: Draft, frame: ActingFrame): Refusal | null {
  const why = stopProblem(draft, frame);
  if (why) return why;
  for (const activation of frame.doings) {
    if (canAct(draft, activation)) emit(draft, { type: 'stopped', rule: 'LB-ACT-22', unit: activation.unit });
  }
  replaceTop(draft, withChance(frame, frame.chance, false, true));
  return null;
}

/** LB-REACT-09..12. Before the first action, between two, after the last; if no unit can react the chance is lost. */
function askForReaction(draft: Draft, frame: ActingFrame): void {
  const enemy = other(frame.side);
  if (!canBeUsed(draft, enemy)) {
    replaceTop(draft, withChance(frame, 0, true, frame.over));
    emit(draft, { type: 'reactionLost', rule: 'LB-REACT-03', side: enemy });
    return;
  }
  replaceTop(draft, withChance(frame, frame.chance, true, frame.over));
  push(draft, { at: 'window', side: enemy, dice: frame.chance, immediate: false, last: frame.over });
}

/** LB-SEQ-02 steps 8 and 9, LB-PROX-04: the proximity check, then back to where the roll was made. */
function finish(draft: Draft, frame: ActingFrame): void {
  pop(draft);
  const moved = frame.doings.filter((d) => d.moved && ownViolation(draft, moverOf(frame, d)) !== null);
  if (frame.doings.some((d) => d.moved)) {
    markViolations(
      draft,
      moved.map((d) => d.unit),
    );
  }
  if (frame.doubleFailure) closeSlotAfterDoubleFailure(draft); // LB-ACT-15
}
