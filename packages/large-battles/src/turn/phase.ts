/** The initiative phase and its slots (chapter 5, LB-SEQ-01, LB-SEQ-11). */
import { setItem, D6, refusal, push, replaceTop, emit } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import type { FirstInitiativeFrame, PhaseFrame, SlotFrame } from '../state/frames.ts';
import { type Handler, isWhole } from './handler.ts';
import { generalSide } from '../morale/losses.ts';
import { automaticSuccesses, MOST_DICE } from './activationStandard.ts';
import { cincLives, closeSlot, hasUnits, setCincSlot, setSlot, unopened } from './slots.ts';
import type { Brigade, BrigadeProfile, General, SideIndex, Slot, State, Unit, UnitProfile } from '../state/state.ts';
import { cincOf, other } from '../state/state.ts';
import { changeGeneral, changeUnit, type Draft } from '../state/draft.ts';
import { judgePhaseEnd } from '../victory/victory.ts';
import { seams } from './seams.ts';

/** LB-ACT-02, LB-GEN-08. After deployment: the scenario's first player, or 3d6 each. */
export function beginBattle(draft: Draft): void {
  const { first } = draft.field;
  draft.frames = [];
  if (first === null) push(draft, { at: 'firstInitiative' });
  else beginPhase(draft, first);
}

/** LB-ACT-02, LB-ACT-03. The higher total starts; null: a tie, rolled again. */
export function firstBy(faces: readonly (readonly number[])[]): SideIndex | null {
  const sum = (list: readonly number[] = []): number => list.reduce((n, face) => n + face, 0);
  const [a, b] = [sum(faces[0]), sum(faces[1])];
  return a > b ? 0 : b > a ? 1 : null;
}

/** LB-ACT-02, LB-ACT-03. */
export const firstInitiativeHandler: Handler<FirstInitiativeFrame> = {
  asks: () => 'dice',
  rule: () => 'LB-ACT-02',
  dice: (state) =>
    state.field.sides.map((side) => ({ what: 'lb.dice.initiative', owner: side.id, count: 3, faces: D6 })),
  offers: () => [],
  act: () => refusal('LB-ACT-02', 'lb.refusal.notNow'),
  roll(draft, _frame, faces) {
    const first = firstBy(faces);
    emit(draft, { type: 'initiativeRolled', rule: first === null ? 'LB-ACT-03' : 'LB-ACT-02', faces, first });
    if (first === null) return; // the frame stays: rolled again
    draft.frames = [];
    beginPhase(draft, first);
  },
};

/** LB-SEQ-01 step 1. All slots of P are open to him; markers of the last phase are removed (LB-REACT-13). */
export function beginPhase(draft: Draft, side: SideIndex): void {
  draft.active = side;
  draft.phase += 1;
  for (let i = 0; i < draft.units.length; i++) {
    const u = draft.units[i] as Unit;
    const mine = (draft.field.units[i] as UnitProfile).side === side;
    if ((u.activated && mine) || u.reacted) {
      setItem(draft, 'units', i, { ...u, activated: u.activated && !mine, reacted: false });
    }
  }
  for (let i = 0; i < draft.generals.length; i++) clearGeneral(draft, i, generalSide(draft, i) === side);
  for (let b = 0; b < draft.brigades.length; b++) {
    const brigade = draft.brigades[b] as Brigade;
    const mine = (draft.field.brigades[b] as BrigadeProfile).side === side;
    const slot: Slot = mine && hasUnits(draft, b) ? 'unopened' : 'closed';
    if (slot !== brigade.slot) setSlot(draft, b, slot);
  }
  const idle = cincIdle(draft, side, draft.sides[side].phases + 1);
  setCincSlot(draft, side, cincLives(draft, side) && !idle ? 'unopened' : 'closed', true);
  draft.frames = [{ at: 'phase', side, over: false }];
  emit(draft, { type: 'phaseBegan', rule: 'LB-ACT-01', side, phase: draft.phase });
  if (idle) emit(draft, { type: 'cincIdle', rule: 'LB-SCN-06', side });
  seams.turnBegins(draft, side);
}

/** LB-SCN-06. The scenario forbids activation of the CinC (and with him the Reserve) in this phase of his side. */
function cincIdle(state: State, side: SideIndex, phase: number): boolean {
  return state.field.sides[side].cincIdle.includes(phase) && cincLives(state, side);
}

/** Per-phase re-rolls and reactions end for both sides, activations and orders for the side whose phase begins. */
function clearGeneral(draft: Draft, index: number, mine: boolean): void {
  const g = draft.generals[index] as General;
  if (g.reacted || g.rerolled || g.activeUsed) {
    changeGeneral(draft, index, { reacted: false, rerolled: false, activeUsed: false });
  }
  if (mine && (g.activated || g.orders > 0)) changeGeneral(draft, index, { activated: false, orders: 0 });
}

/** LB-SEQ-01 steps 2 and 5. */
export const phaseHandler: Handler<PhaseFrame> = {
  // LB-ACT-01, -17: the other side is not asked; it ends with its last slot, or when its player passes.
  asks: (state, frame) => (frame.over || unopened(state, frame.side).length === 0 ? 'auto' : frame.side),
  rule: () => 'LB-ACT-04',
  auto: (draft, frame) => endPhase(draft, frame.side),
  offers(state, frame) {
    const offers: Command[] = unopened(state, frame.side).map((brigade) => ({ type: 'open', brigade }));
    offers.push({ type: 'pass' });
    return offers;
  },
  act(draft, frame, side, command) {
    if (command.type === 'pass') {
      emit(draft, { type: 'passed', rule: 'LB-ACT-23', side });
      replaceTop(draft, { at: 'phase', side, over: true });
      return null;
    }
    if (command.type !== 'open') return refusal('LB-ACT-04', 'lb.refusal.openOrPass');
    if (command.brigade === -1 && cincIdle(draft, side, draft.sides[side].phases)) {
      return refusal('LB-SCN-06', 'lb.refusal.cincIdle', { side });
    }
    if (!unopened(draft, frame.side).includes(command.brigade)) {
      return refusal('LB-ACT-05', 'lb.refusal.slotNotOpen', { brigade: command.brigade });
    }
    if (command.brigade >= 0) {
      setSlot(draft, command.brigade, 'open');
      // LB-LEAD-15: a spent Leader acts again from here on.
      if ((draft.generals[command.brigade] as General).spent) changeGeneral(draft, command.brigade, { spent: false });
    } else {
      setCincSlot(draft, side, 'open', false);
    }
    emit(draft, { type: 'slotOpened', rule: 'LB-ACT-04', side, brigade: command.brigade });
    push(draft, { at: 'slot', side, brigade: command.brigade, closing: false });
    return null;
  },
};

/** LB-SEQ-11, LB-ACT-17, then LB-SEQ-01 for the other side. */
function endPhase(draft: Draft, side: SideIndex): void {
  judgePhaseEnd(draft, side);
  seams.turnEnds(draft, side);
  if (draft.outcome === null) beginPhase(draft, other(side));
}

/** LB-ACT-12, LB-LEAD-02. May this General be activated in the slot now open, or, LB-LEAD-15, in one that opens? */
export function generalReady(state: State, general: number, opens = false): boolean {
  const g = state.generals[general] as General;
  return (g.status === 'table' || g.status === 'attached') && !g.activated && (opens || !g.spent);
}

function slotGeneral(state: State, frame: SlotFrame): number {
  return frame.brigade >= 0 ? frame.brigade : cincOf(state, frame.side);
}

/** LB-ACT-12, LB-LEAD-12, -24, LB-CINC-05, -10. Units of the slot that can still be activated; Reserve units never are. */
export function readyUnits(state: State, brigade: number): readonly number[] {
  if (brigade < 0) return NONE;
  const list: number[] = [];
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (u.brigade === brigade && u.status === 'table' && !u.activated) list.push(i);
  }
  return list;
}
const NONE: readonly number[] = [];

/** LB-SEQ-01 steps 3 and 4. */
export const slotHandler: Handler<SlotFrame> = {
  asks(state, frame) {
    if (frame.closing) return 'auto';
    return generalReady(state, slotGeneral(state, frame)) || readyUnits(state, frame.brigade).length > 0
      ? frame.side
      : 'auto';
  },
  rule: () => 'LB-ACT-07',
  auto: closeSlot,
  offers(state, frame) {
    const offers: Command[] = [];
    const general = slotGeneral(state, frame);
    for (const unit of readyUnits(state, frame.brigade))
      for (let dice = 1; dice <= MOST_DICE; dice++) offers.push({ type: 'activate', unit, dice });
    if (generalReady(state, general))
      for (let dice = 1; dice <= MOST_DICE; dice++) offers.push({ type: 'activateGeneral', general, dice });
    offers.push({ type: 'close' }, { type: 'pass' });
    return offers;
  },
  act(draft, frame, side, command) {
    switch (command.type) {
      case 'close':
        closeSlot(draft, frame);
        return null;
      case 'pass': {
        closeSlot(draft, frame);
        emit(draft, { type: 'passed', rule: 'LB-ACT-23', side });
        replaceTop(draft, { at: 'phase', side, over: true });
        return null;
      }
      case 'activate': {
        const u = draft.units[command.unit];
        if (!isWhole(command.dice, 1, MOST_DICE))
          return refusal('LB-ACT-07', 'lb.refusal.diceOneToThree', { dice: command.dice });
        if (u === undefined || u.status !== 'table')
          return refusal('LB-ACT-04', 'lb.refusal.noSuchUnit', { unit: command.unit });
        if (u.brigade === -1 && (draft.field.units[command.unit] as UnitProfile).side === side) {
          return refusal('LB-CINC-05', 'lb.refusal.reserveNotActivated', { unit: command.unit });
        }
        if (u.brigade !== frame.brigade) return refusal('LB-ACT-04', 'lb.refusal.otherSlot', { unit: command.unit });
        if (u.activated) return refusal('LB-ACT-12', 'lb.refusal.activatedAlready', { unit: command.unit });
        changeUnit(draft, command.unit, { activated: true });
        push(draft, {
          at: 'activationRoll',
          purpose: 'unit',
          side,
          unit: command.unit,
          general: -1,
          units: [],
          dice: command.dice,
          automatic: automaticSuccesses(draft, command.unit, false),
        });
        return null;
      }
      case 'activateGeneral': {
        const general = slotGeneral(draft, frame);
        if (!isWhole(command.dice, 1, MOST_DICE))
          return refusal('LB-ACT-07', 'lb.refusal.diceOneToThree', { dice: command.dice });
        if (command.general !== general)
          return refusal('LB-ACT-04', 'lb.refusal.generalOfOtherSlot', { general: command.general });
        if (!generalReady(draft, general)) return refusal('LB-ACT-12', 'lb.refusal.generalNotReady', { general });
        changeGeneral(draft, general, { activated: true });
        push(draft, {
          at: 'activationRoll',
          purpose: frame.brigade >= 0 ? 'leader' : 'cinc',
          side,
          unit: -1,
          general,
          units: [],
          dice: command.dice,
          automatic: 0,
        });
        return null;
      }
      default:
        return refusal('LB-ACT-04', 'lb.refusal.activateOrClose');
    }
  },
};
