/** The one judge: finds the frame that waits, asks its rules, and works off whatever waits for nobody. */
import type { Decision, Pending, Roll, Seat } from '@drumhead/engine';
import { checkRoll, DICE } from '@drumhead/engine';
import { actingHandler } from './acting.ts';
import { rerollChoiceHandler, rerollRollHandler, rollHandler } from './activation.ts';
import { bombardHandler } from './bombard.ts';
import { combatHandler } from './combat/handler.ts';
import type { Command } from './commands.ts';
import { deployHandler } from './deployment.ts';
import type { Event } from './events.ts';
import type { Frame, FrameKind } from './frames.ts';
import { freeMoveHandler, generalHandler } from './generals.ts';
import type { Handler } from './handler.ts';
import { replaceHandler } from './leaders.ts';
import { eliminatedHandler, generalTestHandler, repositionHandler, threatsHandler } from './losses.ts';
import { firstInitiativeHandler, phaseHandler, slotHandler } from './phase.ts';
import { windowHandler } from './reactions.ts';
import type { SideIndex, State } from './state.ts';
import { other } from './state.ts';
import { commandProblem, referenceProblem } from './wellFormed.ts';
import { close, open, tell, top, type Work } from './work.ts';
import { deployBrigadeHandler } from './pickup/deploy.ts';
import { generalsRollHandler, plusRuleHandler } from './pickup/generals.ts';
import { layTerrainHandler } from './pickup/layTerrain.ts';
import { chooseRoleHandler, rolesRollHandler } from './pickup/roles.ts';

/** Total by type: a new kind of frame does not compile until it has rules. */
const HANDLERS: { readonly [K in FrameKind]: Handler<Extract<Frame, { readonly at: K }>> } = {
  generalsRoll: generalsRollHandler,
  plusRule: plusRuleHandler,
  rolesRoll: rolesRollHandler,
  chooseRole: chooseRoleHandler,
  layTerrain: layTerrainHandler,
  deploy: deployHandler,
  deployBrigade: deployBrigadeHandler,
  firstInitiative: firstInitiativeHandler,
  phase: phaseHandler,
  slot: slotHandler,
  activationRoll: rollHandler,
  rerollChoice: rerollChoiceHandler,
  rerollRoll: rerollRollHandler,
  window: windowHandler,
  acting: actingHandler,
  general: generalHandler,
  freeMove: freeMoveHandler,
  replace: replaceHandler,
  combat: combatHandler,
  bombard: bombardHandler,
  threats: threatsHandler,
  eliminated: eliminatedHandler,
  generalTest: generalTestHandler,
  reposition: repositionHandler,
};

function handlerOf(frame: Frame): Handler<Frame> {
  return HANDLERS[frame.at];
}

function topOf(state: State): Frame {
  const frame = top(state);
  if (frame === undefined) throw new Error('a battle without an outcome waits for nothing');
  return frame;
}

export function sideIndex(state: State, seat: Seat): SideIndex | -1 {
  return state.field.sides[0].id === seat ? 0 : state.field.sides[1].id === seat ? 1 : -1;
}

/** Does the frame on top wait for this side? */
function waitsFor(state: State, side: SideIndex): boolean {
  const frame = topOf(state);
  const asked = handlerOf(frame).asks(state, frame);
  return asked === side || (asked === 'both' && !state.sides[side].ready);
}

export function pending(state: State): readonly Pending[] {
  if (state.outcome !== null) return [];
  const frame = topOf(state);
  const handler = handlerOf(frame);
  const asked = handler.asks(state, frame);
  const rule = handler.rule(state, frame);
  if (asked === 'dice') {
    return [{ seat: DICE, decision: frame.at, rule, dice: handler.dice?.(state, frame) ?? [] }];
  }
  const decision = handler.decision?.(state, frame) ?? frame.at;
  if (asked === 'both') {
    const both: Pending[] = [];
    for (const side of [0, 1] as const) {
      if (!state.sides[side].ready) both.push({ seat: state.field.sides[side].id, decision, rule });
    }
    return both;
  }
  if (asked === 'auto') throw new Error(`frame ${frame.at} was handed out although it waits for nobody`);
  return [{ seat: state.field.sides[asked].id, decision, rule }];
}

const NOTHING: readonly Command[] = [];

export function offers(state: State, seat: Seat): readonly Command[] {
  const side = sideIndex(state, seat);
  if (state.outcome !== null || side === -1 || !waitsFor(state, side)) return NOTHING;
  const frame = topOf(state);
  return handlerOf(frame).offers(state, frame, side);
}

export function covers(state: State, seat: Seat, command: Command): boolean {
  const side = sideIndex(state, seat);
  if (state.outcome !== null || side === -1) return false;
  if (command.type === 'resign') return true;
  if (!waitsFor(state, side)) return false;
  const frame = topOf(state);
  const handler = handlerOf(frame);
  if (handler.covers?.(state, frame, side, command)) return true;
  const wanted = JSON.stringify(command);
  return handler.offers(state, frame, side).some((offer) => JSON.stringify(offer) === wanted);
}

export function decide(state: State, seat: Seat, command: Command | Roll): Decision<State, Event> {
  const refusal = (rule: string, reason: string, facts = {}): Decision<State, Event> => ({
    ok: false,
    refusal: { rule, reason, facts },
  });
  if (state.outcome !== null) return refusal('KERNEL-OVER', 'lb.refusal.battleOver');
  if (seat === DICE) return roll(state, command);
  const side = sideIndex(state, seat);
  if (side === -1) return refusal('KERNEL-SEAT', 'lb.refusal.unknownSeat', { seat: String(seat).slice(0, 40) });
  const problem = commandProblem(command) ?? referenceProblem(state.field, command as Command);
  if (problem) return { ok: false, refusal: problem };
  const asked = command as Command;
  if (asked.type === 'resign') return resign(state, side);
  const frame = topOf(state);
  if (!waitsFor(state, side)) {
    return refusal('KERNEL-TURN', 'lb.refusal.notYourDecision', {
      waits: pending(state)
        .map((p) => p.seat)
        .join(', '),
    });
  }
  const work = open(state);
  const said = handlerOf(frame).act(work, frame, side, asked);
  if (said) return { ok: false, refusal: said };
  settle(work);
  return { ok: true, state: close(work), events: work.events };
}

function roll(state: State, command: Command | Roll): Decision<State, Event> {
  const frame = topOf(state);
  const handler = handlerOf(frame);
  if (handler.asks(state, frame) !== 'dice' || !handler.roll) {
    return { ok: false, refusal: { rule: 'KERNEL-TURN', reason: 'lb.refusal.noDiceAsked', facts: {} } };
  }
  const problem = checkRoll(handler.dice?.(state, frame) ?? [], command);
  if (problem) return { ok: false, refusal: problem };
  const work = open(state);
  handler.roll(work, frame, (command as Roll).faces);
  settle(work);
  return { ok: true, state: close(work), events: work.events };
}

/** LB-GEN-09. A side may give up at any time. */
function resign(state: State, side: SideIndex): Decision<State, Event> {
  const work = open(state);
  tell(work, { type: 'resigned', rule: 'LB-GEN-09', side });
  tell(work, { type: 'ended', rule: 'LB-GEN-09', winner: other(side) });
  work.outcome = { winner: state.field.sides[other(side)].id, rule: 'LB-GEN-09', reason: 'lb.end.resigned' };
  work.frames = [];
  return { ok: true, state: close(work), events: work.events };
}

/** Works off frames that wait for nobody, until somebody is asked or the battle is over. */
export function settle(work: Work): void {
  for (let guard = 0; guard < 10_000; guard++) {
    if (work.outcome !== null) {
      work.frames = [];
      return;
    }
    const frame = topOf(work);
    const handler = handlerOf(frame);
    if (handler.asks(work, frame) !== 'auto') return;
    if (!handler.auto) throw new Error(`frame ${frame.at} waits for nobody and cannot work itself off`);
    handler.auto(work, frame);
  }
  throw new Error('frames that wait for nobody never end');
}
