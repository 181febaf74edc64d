/** The other side's chance to react (chapter 6, LB-SEQ-03). */
import { refusal, pop, push, emit } from '@drumhead/engine';
import type { Command } from '../state/commands.ts';
import { spendReaction } from './activationState.ts';
import type { WindowFrame } from '../state/frames.ts';
import { type Handler } from './handler.ts';
import { correctionOffers, markViolations, planCorrection } from '../movement/proximity/proximity.ts';
import { generalMayReact, unitMayReact } from './mayReact.ts';
import { automaticSuccesses } from './activationStandard.ts';
import type { SideIndex, State } from '../state/state.ts';
import { changeUnit } from '../state/draft.ts';

/** LB-REACT-14, LB-PROX-06, -08. Violations that can be corrected come before anything else. */
function corrections(state: State, side: SideIndex): readonly Command[] {
  for (const u of state.units) if (u.violation) return correctionOffers(state, side);
  return NONE;
}

const NONE: readonly Command[] = [];

export const windowHandler: Handler<WindowFrame> = {
  asks: (_state, frame) => frame.side,
  // LB-REACT-02: one unit or one General takes the whole chance.
  rule: (_state, frame) => (frame.immediate ? 'LB-REACT-08' : 'LB-REACT-09'),
  offers(state, frame) {
    const first = corrections(state, frame.side);
    if (first.length > 0) return first;
    const offers: Command[] = [{ type: 'hold' }];
    for (let unit = 0; unit < state.units.length; unit++) {
      if (unitMayReact(state, frame.side, unit)) offers.push({ type: 'react', unit });
    }
    for (let general = 0; general < state.generals.length; general++) {
      if (generalMayReact(state, frame.side, general)) offers.push({ type: 'reactGeneral', general });
    }
    return offers;
  },
  covers: (state, frame, _side, command) => command.type === 'correct' && corrections(state, frame.side).length > 0,
  act(draft, frame, side, command) {
    if (command.type === 'correct') {
      const found = planCorrection(draft, side, command);
      if (!found.ok) return found.refusal;
      const { x, y, facing } = found.value;
      pop(draft);
      spendReaction(draft);
      changeUnit(draft, command.unit, { x, y, facing });
      emit(draft, { type: 'corrected', rule: 'LB-PROX-06', unit: command.unit, x, y });
      markViolations(draft);
      return null;
    }
    if (corrections(draft, side).length > 0) return refusal('LB-PROX-06', 'lb.refusal.correctFirst');
    switch (command.type) {
      case 'hold':
        pop(draft);
        if (frame.last) {
          if (!frame.immediate) spendReaction(draft);
          emit(draft, { type: 'reactionLost', rule: frame.immediate ? 'LB-REACT-08' : 'LB-REACT-09', side });
        } else {
          emit(draft, { type: 'held', rule: 'LB-REACT-09', side });
        }
        return null;
      case 'react': {
        if (!unitMayReact(draft, side, command.unit)) {
          return refusal('LB-REACT-03', 'lb.refusal.mayNotReact', { unit: command.unit });
        }
        pop(draft);
        if (!frame.immediate) spendReaction(draft);
        push(draft, {
          at: 'activationRoll',
          purpose: 'reactUnit',
          side,
          unit: command.unit,
          general: -1,
          units: [],
          dice: frame.dice,
          automatic: automaticSuccesses(draft, command.unit, true),
        });
        return null;
      }
      case 'reactGeneral': {
        if (!generalMayReact(draft, side, command.general)) {
          return refusal('LB-REACT-03', 'lb.refusal.generalMayNotReact', { general: command.general });
        }
        pop(draft);
        if (!frame.immediate) spendReaction(draft);
        push(draft, {
          at: 'activationRoll',
          purpose: 'reactGeneral',
          side,
          unit: -1,
          general: command.general,
          units: [],
          dice: frame.dice,
          automatic: 0,
        });
        return null;
      }
      default:
        return refusal('LB-REACT-09', 'lb.refusal.reactOrHold');
    }
  },
};
