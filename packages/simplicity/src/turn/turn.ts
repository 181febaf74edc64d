/** The player turn (SIP-TRN-1, Q2). */
import { D6, refusal, push, replaceTop } from '@drumhead/engine';
import { commandBase, countCommandBases } from '../command/commandBases.ts';
import type { Command } from '../state/commands.ts';
import { homeDirection, rout } from '../movement/forcedMoves.ts';
import type { TurnFrame, TurnStep } from '../state/frames.ts';
import { unitOf } from '../ground/footprints.ts';
import { type Handler, notNow } from './handler.ts';
import { orderChoices, orderOffers } from '../query/offers.ts';
import { giveOrder, hasAnythingToOrder, isOrder, orderProblem } from './orders.ts';
import { membersOf } from '../state/sides.ts';
import { arrivalChoices, arrivalOffers, bringOn, arriveProblem, hasArrival, announceDelays } from './reinforcements.ts';
import { other, type SideIndex } from '../state/state.ts';
import { judge } from '../victory/victory.ts';
import { clearUnits, commandToWrite, type Work, tell } from '../state/draft.ts';

/** SIP-INI-2. The first player turn of the battle. */
export function beginBattle(work: Work, first: SideIndex): void {
  work.first = first;
  work.active = first;
  work.gameTurn = 1;
  tell(work, { type: 'firstTurn', rule: 'SIP-INI-1', side: first });
  tell(work, { type: 'gameTurnBegan', rule: 'SIP-INI-2', turn: 1 });
  push(work, { at: 'turn', side: first, step: 'clear' });
}

/** The name of what is asked. Orders and points are asked for again and again: theirs are ready. */
function decisionOf(step: TurnStep): string {
  return step === 'orders' ? 'turn.orders' : step === 'points' ? 'turn.points' : `turn.${step}`;
}

const END_TURN: Command = { type: 'endTurn' };
const ONLY_END: readonly Command[] = [END_TURN];

export const turnHandler: Handler<TurnFrame> = {
  asks(state, { step, side }) {
    if (step === 'points') return state.field.switches.actionPoints ? 'dice' : 'auto';
    if (step === 'orders') return hasAnythingToOrder(state, side) ? side : 'auto';
    if (step === 'arrivals') return hasArrival(state, side) ? side : 'auto';
    return 'auto';
  },
  rule: (_, { step }) => (step === 'points' ? 'SIP-AP-1' : step === 'arrivals' ? 'SIP-SCN-1' : 'SIP-TRN-1'),
  decision: (_, { step }) => decisionOf(step),
  dice(state, { side }) {
    return [{ what: 'sip.roll.points', owner: state.field.sides[side].id, count: 1, faces: D6 }];
  },
  offers(state, { step, side }) {
    if (step === 'arrivals') return arrivalOffers(state, side);
    const offers: Command[] = orderOffers(state, side);
    offers.push(END_TURN);
    return offers;
  },
  choices(state, { step, side }) {
    if (step === 'arrivals') return arrivalChoices(state, side);
    return orderChoices(state, side, ONLY_END);
  },
  covers(state, { step, side }, _side, command) {
    if (step === 'arrivals') return command.type === 'arrive' && arriveProblem(state, side, command) === null;
    return isOrder(command) && orderProblem(state, side, command) === null;
  },
  act(work, frame, _side, command) {
    if (frame.step === 'arrivals') return comeOn(work, frame, command);
    if (command.type === 'endTurn') {
      goOn(work, frame, 'routs');
      return null;
    }
    if (!isOrder(command)) return notNow('SIP-AP-3');
    const problem = orderProblem(work, frame.side, command);
    if (problem !== null) return problem;
    giveOrder(work, command);
    return null;
  },
  roll(work, frame, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const commands = countCommandBases(work, frame.side);
    const die = { rule: 'SIP-AP-1', add: face, what: 'sip.points.die' };
    const tally = commands > 0 ? [die, { rule: 'SIP-AP-1', add: commands, what: 'sip.points.bases' }] : [die];
    work.points = face + commands;
    tell(work, { type: 'pointsRolled', rule: 'SIP-AP-1', side: frame.side, tally });
    goOn(work, frame, 'orders');
  },
  auto(work, frame) {
    switch (frame.step) {
      case 'clear':
        clearFlags(work, frame.side);
        tell(work, { type: 'turnBegan', rule: 'SIP-TRN-1', side: frame.side });
        goOn(work, frame, 'arrivals');
        return;
      case 'arrivals':
        announceDelays(work, frame.side);
        goOn(work, frame, 'points');
        return;
      case 'points':
        goOn(work, frame, 'orders');
        return;
      case 'orders':
        goOn(work, frame, 'routs');
        return;
      case 'routs':
        routOn(work, frame.side);
        goOn(work, frame, 'check');
        return;
      case 'check':
        passTurn(work, frame.side);
    }
  },
};

function goOn(work: Work, { side }: TurnFrame, step: TurnStep): void {
  replaceTop(work, { at: 'turn', side, step });
}

function comeOn(work: Work, frame: TurnFrame, command: Command): ReturnType<typeof notNow> | null {
  if (command.type !== 'arrive') return refusal('SIP-SCN-1', 'sip.refusal.notNow');
  const problem = arriveProblem(work, frame.side, command);
  if (problem !== null) return problem;
  bringOn(work, command);
  return null;
}

/** SIP-GEN-8, SIP-MOV-13. */
function clearFlags(work: Work, side: SideIndex): void {
  clearUnits(work, membersOf(work, side).units);
  for (const command of membersOf(work, side).commands) {
    const { status, moved, rallied } = commandBase(work, command);
    if (status !== 'table' || (!moved && !rallied)) continue;
    const base = commandToWrite(work, command);
    base.moved = false;
    base.rallied = false;
  }
}

/** SIP-BRK-4, -5. Routing units go on, nearest to the home edge first. */
function routOn(work: Work, side: SideIndex): void {
  const north = homeDirection(work, side) === 0;
  const fleeing: { readonly unit: number; readonly y: number }[] = [];
  for (const unit of membersOf(work, side).units) {
    const { status, brokeThisTurn, y } = unitOf(work, unit);
    if (status === 'routing' && !brokeThisTurn) fleeing.push({ unit, y });
  }
  if (fleeing.length > 1) fleeing.sort((a, b) => (north ? a.y - b.y : b.y - a.y) || a.unit - b.unit);
  for (const { unit } of fleeing) rout(work, unit);
}

/** SIP-TRN-1 steps 5 and 6, SIP-INI-2. */
function passTurn(work: Work, side: SideIndex): void {
  const second = side !== work.first;
  tell(work, { type: 'turnEnded', rule: 'SIP-TRN-1', side, lost: work.points });
  work.points = 0;
  judge(work, second && work.gameTurn >= work.field.turnLimit);
  if (work.outcome !== null) return;
  work.active = other(side);
  if (second) {
    work.gameTurn += 1;
    tell(work, { type: 'gameTurnBegan', rule: 'SIP-INI-2', turn: work.gameTurn });
  }
  replaceTop(work, { at: 'turn', side: work.active, step: 'clear' });
}
