/**
 * Units spending their actions, and the reaction windows between them (LB-SEQ-02 step 7, LB-SEQ-03 step 5, LB-SEQ-04
 * step 5).
 */
import {
  type Choices,
  joined,
  listed,
  mapped,
  refusal,
  openOf,
  pop,
  push,
  type Refusal,
  replaceTop,
  emit,
} from '@drumhead/engine';
import { fireOffers, tryFire } from '../combat/bombardment.ts';
import { beginApproach, beginSectorAttack } from '../combat/beginCombat.ts';
import type { Command, Move } from '../state/commands.ts';
import { after, MOVE_RULE, withChance, withDoing } from './activationState.ts';
import type { ActingFrame, Doing } from '../state/frames.ts';
import { formGrandBattery } from '../movement/formGrandBattery.ts';
import { type Handler } from './handler.ts';
import { checkAfterAction, testShaken } from '../morale/losses.ts';
import {
  approachOffers,
  coversMove,
  enterProblem,
  formChoices,
  formCost,
  joinOffers,
  type Mover,
  moveChoices,
  moveOffers,
  rememberAround,
  stormProblem,
  townOffers,
  tryApproach,
  tryForm,
  tryJoin,
  tryLeave,
  tryMove,
} from '../movement/index.ts';
import { markViolations, mayStop, nearAtStart, ownViolation } from '../movement/proximity/proximity.ts';
import { rallyProblem, reloadProblem } from '../morale/rally.ts';
import { canBeUsed } from './mayReact.ts';
import { comeOut, enterSector } from '../ground/sectors.ts';
import { type State, type Unit, type UnitProfile, other } from '../state/state.ts';
import { changeUnit } from '../state/changes.ts';
import { type Work } from '../state/draft.ts';
import { closeSlotAfterDoubleFailure } from './slots.ts';

/** Kinds of move that count towards three a turn; turning on the spot does not (table A1). */
const NOT_A_MOVE: ReadonlySet<Move['kind']> = new Set(['rotate', 'aboutFace']);

function canAct(state: State, doing: Doing): boolean {
  return doing.left > 0 && (state.units[doing.unit] as Unit).status === 'table';
}

export const actingHandler: Handler<ActingFrame> = {
  asks(state, frame) {
    if (frame.over || (frame.chance > 0 && !frame.asked)) return 'auto';
    return frame.doings.some((d) => canAct(state, d)) ? frame.side : 'auto';
  },
  rule: (_state, frame) =>
    frame.mode === 'reaction' ? 'LB-REACT-04' : frame.mode === 'group' ? 'LB-LEAD-05' : 'LB-ACT-11',
  auto(work, frame) {
    if (!frame.over && !frame.doings.some((d) => canAct(work, d))) {
      replaceTop(work, withChance(frame, frame.chance, false, true));
    } else if (frame.chance > 0 && !frame.asked) {
      askForReaction(work, frame);
    } else {
      finish(work, frame);
    }
  },
  offers(state, frame) {
    const offers = openOf(actingChoices(state, frame));
    // LB-PROX-05: if they may not stop and the small sample is empty, the rest of the sample must get them out.
    return offers.length > 0 ? offers : otherMoves(state, frame);
  },
  choices: (state, frame) => actingChoices(state, frame),
  covers(state, frame, _side, command) {
    if (command.type === 'stop') return stopProblem(state, frame) === null;
    if (!('unit' in command)) return false;
    const doing = frame.doings.find((d) => d.unit === command.unit);
    if (!doing || !canAct(state, doing)) return false;
    const mover = moverOf(frame, doing);
    if (command.type === 'move') return coversMove(state, mover, command.move);
    if (command.type === 'form') return formCost(state, doing.unit) <= doing.left;
    if (command.type === 'fire') return command.added < doing.left;
    return false;
  },
  act(work, frame, _side, command) {
    if (command.type === 'stop') return stop(work, frame);
    if (!isAction(command)) return refusal('LB-ACT-21', 'lb.refusal.notAnAction', { command: command.type });
    const doing = frame.doings.find((d) => d.unit === command.unit);
    if (!doing) return refusal('LB-ACT-11', 'lb.refusal.notActing', { unit: command.unit });
    if (!canAct(work, doing)) return refusal('LB-ACT-11', 'lb.refusal.noActionsLeft', { unit: command.unit });
    return act(work, frame, doing, command);
  },
};

/** Table A1 (LB-ACT-18): the actions of a unit. */
const ACTIONS = ['move', 'approach', 'form', 'fire', 'reload', 'rally', 'enter', 'leave', 'storm', 'join'] as const;
type Action = Extract<Command, { readonly type: (typeof ACTIONS)[number] }>;

function isAction(command: Command): command is Action {
  return (ACTIONS as readonly string[]).includes(command.type);
}

export function moverOf(frame: ActingFrame, doing: Doing): Mover {
  return { unit: doing.unit, side: frame.side, mode: frame.mode, doing };
}

/** Everything the acting units may do, stopping included. */
function actingChoices(state: State, frame: ActingFrame): Choices<Command> {
  const parts: Choices<Command>[] = [];
  for (const doing of frame.doings) if (canAct(state, doing)) parts.push(...unitChoices(state, frame, doing));
  if (stopProblem(state, frame) === null) parts.push(listed<Command>([{ type: 'stop' }]));
  return joined(parts);
}

/** What a unit may be offered, in the order of listing; moves and changes of formation are tried when looked at. */
function unitChoices(state: State, frame: ActingFrame, doing: Doing): readonly Choices<Command>[] {
  const { unit } = doing;
  const mover = moverOf(frame, doing);
  const around = rememberAround(state, unit);
  return [
    listed(assaults(state, mover, around)),
    mapped(moveChoices(state, mover, around), (move): Command => ({ type: 'move', unit, move })),
    mapped(formChoices(state, mover, around), ({ formation, facing }): Command => {
      return { type: 'form', unit, formation, facing };
    }),
    listed(tasks(state, frame, doing)),
  ];
}

/** Approaches, and entering, leaving and storming sectors. */
function assaults(state: State, mover: Mover, around: ReturnType<typeof rememberAround>): readonly Command[] {
  const { unit } = mover;
  const offers = approachOffers(state, mover, around).map(
    ({ sector }): Command => ({ type: 'approach', unit, sector }),
  );
  return [...offers, ...townOffers(state, mover)];
}

/** Firing, joining batteries, reloading and rallying. */
function tasks(state: State, frame: ActingFrame, doing: Doing): readonly Command[] {
  const offers: Command[] = [];
  const { unit } = doing;
  const u = state.units[unit] as Unit;
  const mover = moverOf(frame, doing);
  if ((state.field.units[unit] as UnitProfile).arm === 'artillery') {
    offers.push(...joinOffers(state, mover));
    for (const shot of fireOffers(state, mover)) offers.push(shot);
    if (!u.loaded && reloadProblem(state, unit) === null && lastActionProblem(state, frame, doing) === null) {
      offers.push({ type: 'reload', unit });
    }
  }
  if (u.dis > 0 && rallyProblem(state, doing) === null && lastActionProblem(state, frame, doing) === null) {
    offers.push({ type: 'rally', unit });
  }
  return offers;
}

/** Moves of the acting units beyond the small sample of {@link moveOffers}. */
export function otherMoves(state: State, frame: ActingFrame): readonly Command[] {
  const found: Command[] = [];
  for (const doing of frame.doings) {
    if (!canAct(state, doing)) continue;
    const { unit } = doing;
    for (const move of moveOffers(state, moverOf(frame, doing), undefined, 'others')) {
      found.push({ type: 'move', unit, move });
    }
  }
  return found;
}

/** One action of one unit. */
function act(work: Work, frame: ActingFrame, doing: Doing, command: Action): Refusal | null {
  const mover = moverOf(frame, doing);
  switch (command.type) {
    case 'move':
      return move(work, frame, mover, command.move);
    case 'form':
      return form(work, frame, mover, command);
    case 'approach': {
      const found = tryApproach(work, mover, command.sector);
      if (!found.ok) return found.refusal;
      beginApproach(work, mover, found.value);
      return null;
    }
    case 'fire': {
      const why = tryFire(work, mover, command.target, command.sector, command.added);
      if (why) return why;
      done(work, frame, after(doing, 1 + command.added, { fired: true }));
      push(work, {
        at: 'bombard',
        battery: command.unit,
        target: command.target,
        sector: command.sector,
        added: command.added,
      });
      return null;
    }
    case 'reload': {
      const why = reloadProblem(work, doing.unit) ?? lastActionProblem(work, frame, doing);
      if (why) return why;
      changeUnit(work, doing.unit, { loaded: true });
      emit(work, { type: 'reloaded', rule: 'LB-BOMB-02', unit: doing.unit });
      done(work, frame, after(doing, 1, {}));
      return null;
    }
    case 'enter':
      return enter(work, frame, mover, command.sector);
    case 'leave':
      return leave(work, frame, mover, command.facing);
    case 'join':
      return join(work, frame, mover, command.partner);
    case 'storm': {
      const why = stormProblem(work, mover, command.sector);
      if (why) return why;
      beginSectorAttack(work, mover, command.sector);
      return null;
    }
    case 'rally': {
      const why = rallyProblem(work, doing) ?? lastActionProblem(work, frame, doing);
      if (why) return why;
      const dis = (work.units[doing.unit] as Unit).dis - 1;
      changeUnit(work, doing.unit, { dis });
      emit(work, { type: 'rallied', rule: 'LB-UNIT-09', unit: doing.unit, dis });
      testShaken(work); // LB-VIC-10: after every change of DIS
      done(work, frame, after(doing, 1, { rallied: true }));
      return null;
    }
  }
}

/** LB-BUA-02, -06. */
function enter(work: Work, frame: ActingFrame, mover: Mover, sector: number): Refusal | null {
  const why = enterProblem(work, mover, sector);
  if (why) return why;
  const rule = (work.units[mover.unit] as Unit).sector < 0 ? 'LB-BUA-02' : 'LB-BUA-06';
  enterSector(work, mover.unit, sector, rule);
  done(work, frame, after(mover.doing, 1, { moved: true }));
  checkAfterAction(work);
  return null;
}

/** LB-BUA-04, -10. Garrisons beside the sector do not count as a violation of its making. */
function leave(work: Work, frame: ActingFrame, mover: Mover, facing: number): Refusal | null {
  const found = tryLeave(work, mover, facing);
  if (!found.ok) return found.refusal;
  comeOut(work, mover.unit, found.value);
  const beside = nearAtStart(work, mover.unit).filter((near) => (work.units[near.unit] as Unit).sector >= 0);
  done(work, frame, after(mover.doing, 1, { moved: true, near: [...mover.doing.near, ...beside] }));
  checkAfterAction(work);
  return null;
}

/** LB-OPT-01. The move that brings the battery up counts as a move. */
function join(work: Work, frame: ActingFrame, mover: Mover, partner: number): Refusal | null {
  const found = tryJoin(work, mover, partner);
  if (!found.ok) return found.refusal;
  formGrandBattery(work, mover.unit, partner, found.value);
  const { doing } = mover;
  done(work, frame, after(doing, 1, { moves: doing.moves + 1, gunsMoved: true, moved: true }));
  checkAfterAction(work);
  return null;
}

/** The action is done: the next window comes, or the end (LB-REACT-09). */
function done(work: Work, frame: ActingFrame, doing: Doing): void {
  replaceTop(work, withDoing(frame, doing, false));
}

function move(work: Work, frame: ActingFrame, mover: Mover, asked: Move): Refusal | null {
  const found = tryMove(work, mover, asked);
  if (!found.ok) return found.refusal;
  const { x, y, facing } = found.value;
  const counts = !NOT_A_MOVE.has(asked.kind);
  const guns = (work.field.units[mover.unit] as UnitProfile).arm === 'artillery' && counts;
  changeUnit(work, mover.unit, { x, y, facing });
  emit(work, { type: 'moved', rule: MOVE_RULE[asked.kind], unit: mover.unit, move: asked, x, y, facing });
  const { doing } = mover;
  done(
    work,
    frame,
    after(doing, 1, {
      moves: doing.moves + (counts ? 1 : 0),
      gunsMoved: doing.gunsMoved || guns,
      moved: true,
    }),
  );
  checkAfterAction(work);
  return null;
}

function form(work: Work, frame: ActingFrame, mover: Mover, asked: Command & { type: 'form' }): Refusal | null {
  const found = tryForm(work, mover, asked.formation, asked.facing);
  if (!found.ok) return found.refusal;
  const { x, y, facing } = found.value;
  changeUnit(work, mover.unit, { x, y, facing, formation: asked.formation });
  emit(work, { type: 'formed', rule: 'LB-FORM-02', unit: mover.unit, formation: asked.formation, x, y, facing });
  done(work, frame, after(mover.doing, formCost(work, mover.unit), { moved: true }));
  checkAfterAction(work);
  return null;
}

/** LB-PROX-05. The last action must not leave the unit in a violation of its own making, so it may not be wasted. */
function lastActionProblem(state: State, frame: ActingFrame, doing: Doing): Refusal | null {
  if (doing.left > 1 || !isTested(frame, doing)) return null;
  return mayStop(state, moverOf(frame, doing));
}

/**
 * Units that have moved; in a group also those that still can, since another unit of it may have ended beside them
 * (LB-PROX-05).
 */
function isTested(frame: ActingFrame, doing: Doing): boolean {
  return doing.moved || frame.doings.length > 1;
}

/** LB-ACT-22, LB-PROX-05. May the units stop here? */
function stopProblem(state: State, frame: ActingFrame): Refusal | null {
  for (const doing of frame.doings) {
    if (!canAct(state, doing) || !isTested(frame, doing)) continue;
    const why = mayStop(state, moverOf(frame, doing));
    if (why) return why;
  }
  return null;
}

/** LB-ACT-22. Actions may be left unspent. */
function stop(work: Work, frame: ActingFrame): Refusal | null {
  const why = stopProblem(work, frame);
  if (why) return why;
  for (const doing of frame.doings) {
    if (canAct(work, doing)) emit(work, { type: 'stopped', rule: 'LB-ACT-22', unit: doing.unit });
  }
  replaceTop(work, withChance(frame, frame.chance, false, true));
  return null;
}

/** LB-REACT-09. Before the first action, between two, after the last; if no unit can react the chance is lost. */
function askForReaction(work: Work, frame: ActingFrame): void {
  const enemy = other(frame.side);
  if (!canBeUsed(work, enemy)) {
    replaceTop(work, withChance(frame, 0, true, frame.over));
    emit(work, { type: 'reactionLost', rule: 'LB-REACT-03', side: enemy });
    return;
  }
  replaceTop(work, withChance(frame, frame.chance, true, frame.over));
  push(work, { at: 'window', side: enemy, dice: frame.chance, immediate: false, last: frame.over });
}

/** LB-SEQ-02 steps 8, 9: the proximity check, then back to where the roll was made. */
function finish(work: Work, frame: ActingFrame): void {
  pop(work);
  const moved = frame.doings.filter((d) => d.moved && ownViolation(work, moverOf(frame, d)) !== null);
  if (frame.doings.some((d) => d.moved)) {
    markViolations(
      work,
      moved.map((d) => d.unit),
    );
  }
  if (frame.doubleFailure) closeSlotAfterDoubleFailure(work);
}
