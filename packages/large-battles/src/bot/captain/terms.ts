/** The worth of a position as named terms, from the same values that the corporal adds up. */
import type { Seat, Term } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { SideIndex, State } from '../../state/state.ts';
import { decide, offers } from '../../turn/machine.ts';
import { isCrowded } from '../actionsLeft.ts';
import { decidesInFight, IN_A_ROW } from '../fightDecision.ts';
import { generalValues } from '../generalValue.ts';
import { pendingValue } from '../pendingValue.ts';
import { type Moment, scoresOf, togetherOf } from '../value.ts';
import { costInFight, marchesInFight } from './follies.ts';
import { futureIn, type Mind } from './mind.ts';

export const TERMS = [
  { key: 'losses', weight: 1 },
  { key: 'attacks', weight: 0.85 },
  { key: 'danger', weight: 1 },
  { key: 'guns', weight: 1 },
  { key: 'advance', weight: 1 },
  { key: 'order', weight: 1 },
  { key: 'support', weight: 0.5 },
  { key: 'generals', weight: 1 },
  { key: 'fights', weight: 1 },
] as const satisfies readonly Term[];

/** Writes the terms of a moment, in the order of {@link TERMS}; actions not yet spent count for nothing. */
export function readTerms(moment: Moment, into: Float64Array): void {
  const { state, side, outlook, unitValues } = moment;
  let attacks = 0;
  let danger = 0;
  let guns = 0;
  let advance = 0;
  let order = 0;
  for (const { parts } of unitValues) {
    attacks += parts.attacks;
    danger += parts.danger;
    guns += parts.guns;
    advance += parts.advance;
    order += parts.order;
  }
  const { frames } = state;
  const spent = frames[frames.length - 1]?.at === 'acting' ? frames.slice(0, -1) : frames;
  into.set([
    scoresOf(state, side),
    attacks,
    danger,
    guns,
    advance,
    order - crowding(state, side),
    togetherOf(state, side),
    generalValues(state, outlook),
    pendingValue(state, outlook, spent),
  ]);
}

/** A unit of a group order that ends too near a friend must be moved apart, at the cost of a later action (LB-PROX-06). */
const CROWDED = 0.3;

/** Units of a group order that have come too near their friends; a unit on its own is seen to by the promise. */
function crowding(state: State, side: SideIndex): number {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.at !== 'acting' || frame.side !== side || frame.doings.length < 2) return 0;
  return CROWDED * frame.doings.filter((doing) => doing.moved && isCrowded(state, doing)).length;
}

/** The worth of a command in a fight, with the side's own next decisions; null if it is refused. */
export function worthInFight(mind: Mind, state: State, seat: Seat, command: Command): number | null {
  const decision = decide(state, seat, command);
  return decision.ok ? bestWithin(mind, decision.state, seat, IN_A_ROW).worth - costInFight(state, command) : null;
}

/** The state to which a side's own next decisions in a fight lead at best. */
export function bestInFight(mind: Mind, state: State, seat: Seat): State {
  return bestWithin(mind, state, seat, IN_A_ROW).state;
}

function bestWithin(
  mind: Mind,
  state: State,
  seat: Seat,
  depth: number,
): { readonly state: State; readonly worth: number } {
  if (depth === 0 || state.outcome !== null || !decidesInFight(state, seat)) {
    return { state, worth: worthOf(mind, state, seat) };
  }
  let best: { readonly state: State; readonly worth: number } | null = null;
  for (const command of offers(state, seat)) {
    if (marchesInFight(command)) continue;
    const decision = decide(state, seat, command);
    if (!decision.ok) continue;
    const then = bestWithin(mind, decision.state, seat, depth - 1);
    const worth = then.worth - costInFight(state, command);
    if (best === null || worth > best.worth) best = { state: then.state, worth };
  }
  return best ?? { state, worth: worthOf(mind, state, seat) };
}

/** Worth of a battle won. */
const DECIDED = 1000;

function worthOf(mind: Mind, state: State, seat: Seat): number {
  if (state.outcome !== null) {
    return state.outcome.winner === null ? 0 : state.outcome.winner === seat ? DECIDED : -DECIDED;
  }
  const terms = new Float64Array(TERMS.length);
  readTerms(futureIn(mind, state, seat), terms);
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += (mind.weights[i] as number) * (terms[i] as number);
  return sum;
}
