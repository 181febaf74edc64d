/** The player turn (SIP-TRN-1, Q2). */
import { D6, emit, push, refusal, replaceTop } from '@drumhead/engine';
import { commandBase, commandBasesOf } from '../command/commandBases.ts';
import { homeDirection, rout } from '../movement/forcedMoves.ts';
import { orderOffers } from '../query/offers.ts';
import type { Command } from '../state/commands.ts';
import { changeCommandBase, clearUnitFlags, type Draft } from '../state/draft.ts';
import type { TurnFrame, TurnStep } from '../state/frames.ts';
import { membersOf } from '../state/sides.ts';
import { other, type SideIndex } from '../state/state.ts';
import { unitOf } from '../state/units.ts';
import { seams } from './seams.ts';
import { judge } from '../victory/victory.ts';
import { type Handler, notNow } from './handler.ts';
import { giveOrder, hasAnythingToOrder, isOrder, planOrder } from './orders.ts';
import { announceDelays, arrivalOffers, arriveProblem, bringOn, hasArrival } from './reinforcements.ts';

/** SIP-INI-2. The first player turn of the battle. */
export function beginBattle(draft: Draft, first: SideIndex): void {
  draft.first = first;
  draft.active = first;
  draft.gameTurn = 1;
  emit(draft, { type: 'firstTurn', rule: 'SIP-INI-1', side: first });
  emit(draft, { type: 'gameTurnBegan', rule: 'SIP-INI-2', turn: 1 });
  push(draft, { at: 'turn', side: first, step: 'clear' });
}

const END_TURN: Command = { type: 'endTurn' };

export const turnHandler: Handler<TurnFrame> = {
  // SIP-GEN-7: the other side is never asked.
  asks(state, { step, side }) {
    if (step === 'points') return state.field.switches.actionPoints ? 'dice' : 'auto';
    if (step === 'orders') return hasAnythingToOrder(state, side) ? side : 'auto';
    if (step === 'arrivals') return hasArrival(state, side) ? side : 'auto';
    return 'auto';
  },
  rule: (_, { step }) => (step === 'points' ? 'SIP-AP-1' : step === 'arrivals' ? 'SIP-SCN-1' : 'SIP-TRN-1'),
  decision: (_, { step }) => `turn.${step}`,
  dice(state, { side }) {
    return [{ what: 'sip.roll.points', owner: state.field.sides[side].id, count: 1, faces: D6 }];
  },
  offers(state, { step, side }) {
    if (step === 'arrivals') return arrivalOffers(state, side);
    return [...orderOffers(state, side), END_TURN];
  },
  covers(state, { step, side }, _side, command) {
    if (step === 'arrivals') return command.type === 'arrive' && arriveProblem(state, side, command) === null;
    return isOrder(command) && planOrder(state, side, command).ok;
  },
  act(draft, frame, _side, command) {
    if (frame.step === 'arrivals') return comeOn(draft, frame, command);
    if (command.type === 'endTurn') {
      goOn(draft, frame, 'routs');
      return null;
    }
    if (!isOrder(command)) return notNow('SIP-AP-3');
    return giveOrder(draft, frame.side, command);
  },
  roll(draft, frame, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const commands = commandBasesOf(draft, frame.side).length;
    const die = { rule: 'SIP-AP-1', add: face, what: 'sip.points.die' };
    const tally = commands > 0 ? [die, { rule: 'SIP-AP-1', add: commands, what: 'sip.points.bases' }] : [die];
    draft.points = face + commands;
    emit(draft, { type: 'pointsRolled', rule: 'SIP-AP-1', side: frame.side, tally });
    goOn(draft, frame, 'orders');
  },
  auto(draft, frame) {
    switch (frame.step) {
      case 'clear':
        clearFlags(draft, frame.side);
        emit(draft, { type: 'turnBegan', rule: 'SIP-TRN-1', side: frame.side });
        seams.turnBegins(draft, frame.side);
        goOn(draft, frame, 'arrivals');
        return;
      case 'arrivals':
        announceDelays(draft, frame.side);
        goOn(draft, frame, 'points');
        return;
      case 'points':
        goOn(draft, frame, 'orders');
        return;
      case 'orders':
        goOn(draft, frame, 'routs');
        return;
      case 'routs':
        routOn(draft, frame.side);
        goOn(draft, frame, 'check');
        return;
      case 'check':
        passTurn(draft, frame.side);
    }
  },
};

function goOn(draft: Draft, { side }: TurnFrame, step: TurnStep): void {
  replaceTop(draft, { at: 'turn', side, step });
}

function comeOn(draft: Draft, frame: TurnFrame, command: Command): ReturnType<typeof notNow> | null {
  if (command.type !== 'arrive') return refusal('SIP-SCN-1', 'sip.refusal.notNow');
  const problem = arriveProblem(draft, frame.side, command);
  if (problem !== null) return problem;
  bringOn(draft, command);
  return null;
}

/** SIP-GEN-8, SIP-MOV-13. */
function clearFlags(draft: Draft, side: SideIndex): void {
  clearUnitFlags(draft, membersOf(draft, side).units);
  for (const base of membersOf(draft, side).commands) {
    const { status, moved, rallied } = commandBase(draft, base);
    if (status === 'table' && (moved || rallied)) changeCommandBase(draft, base, { moved: false, rallied: false });
  }
}

/** SIP-BRK-4, -5. Routing units go on, nearest to the home edge first. */
function routOn(draft: Draft, side: SideIndex): void {
  const north = homeDirection(draft, side) === 0;
  const fleeing: { readonly unit: number; readonly y: number }[] = [];
  for (const unit of membersOf(draft, side).units) {
    const { status, brokeThisTurn, y } = unitOf(draft, unit);
    if (status === 'routing' && !brokeThisTurn) fleeing.push({ unit, y });
  }
  if (fleeing.length > 1) fleeing.sort((a, b) => (north ? a.y - b.y : b.y - a.y) || a.unit - b.unit);
  for (const { unit } of fleeing) rout(draft, unit);
}

/** SIP-TRN-1 steps 5 and 6, SIP-INI-2. */
function passTurn(draft: Draft, side: SideIndex): void {
  const second = side !== draft.first;
  emit(draft, { type: 'turnEnded', rule: 'SIP-TRN-1', side, lost: draft.points });
  draft.points = 0;
  // SCN-VIC-2: points of the scenario's own rules take the place of those of the book.
  judge(draft, draft.script === undefined && second && draft.gameTurn >= draft.field.turnLimit);
  seams.turnEnds(draft, side);
  if (draft.outcome !== null) return;
  draft.active = other(side);
  if (second) {
    draft.gameTurn += 1;
    emit(draft, { type: 'gameTurnBegan', rule: 'SIP-INI-2', turn: draft.gameTurn });
  }
  replaceTop(draft, { at: 'turn', side: draft.active, step: 'clear' });
}
