/** Orders in people's terms, put to the judge one after the other. */
import { type Checked, DICE, type Decision, excerpt, type Pending, type Problem, type Seat } from '@drumhead/engine';
import { problem } from '../schema.ts';
import type { NamedFields } from './fieldMeanings.ts';

/** What a rule set brings so that orders can be given in people's terms. */
export interface OrderGame<S> {
  seats(state: S): readonly Seat[];
  pending(state: S): readonly Pending[];
  decide(state: S, seat: Seat, command: { readonly type: string }): Decision<S>;
  /** The command that an order means. Names of nothing are problems; all else is left to the judge. */
  commandFrom(state: S, order: NamedFields, path: string, problems: Problem[]): NamedFields;
  /** A command, or an event, in people's terms. */
  toPeople(state: S, said: object): NamedFields;
  /** Dice that do not fit are refused like an order, so that what came before stands, and are no fault of the form. */
  readonly refusesDice?: boolean;
}

/** An order as the judge took it. */
export interface JudgedOrder<S> {
  readonly by: Seat;
  readonly command: { readonly type: string };
  readonly decision: Decision<S>;
}

/** Puts one order to the judge. An order without form, or with names of nothing, is a problem and not refused. */
export function judgeOrder<S>(game: OrderGame<S>, state: S, order: NamedFields, path: string): Checked<JudgedOrder<S>> {
  const problems: Problem[] = [];
  const { by: seat, ...said } = order;
  if (typeof said['type'] !== 'string') {
    problems.push(problem(`${path}.type`, 'engine.problem.notText', { value: excerpt(said['type']) }));
  }
  const by = seatOf(game, state, seat, path, problems);
  if (problems.length > 0) return { ok: false, problems };
  const command = game.commandFrom(state, said, path, problems) as unknown as JudgedOrder<S>['command'];
  if (problems.length > 0) return { ok: false, problems };
  const decision = game.decide(state, by, command);
  if (decision.ok || !isForm(game, decision.refusal.rule)) return { ok: true, value: { by, command, decision } };
  return { ok: false, problems: [{ path, ...decision.refusal }] };
}

/** KERNEL-COMMAND, KERNEL-DICE. The order is no command of this game, or its dice are not those that are rolled. */
const isForm = <S>({ refusesDice }: OrderGame<S>, rule: string): boolean =>
  rule === 'KERNEL-COMMAND' || (rule === 'KERNEL-DICE' && refusesDice !== true);

function seatOf<S>(game: OrderGame<S>, state: S, given: unknown, path: string, problems: Problem[]): Seat {
  const seats = [...game.seats(state), DICE];
  if (given === undefined) return game.pending(state)[0]?.seat ?? (seats[0] as Seat);
  if (typeof given === 'string' && seats.includes(given)) return given;
  const facts = { value: excerpt(given), choices: seats.join(', ') };
  problems.push(problem(`${path}.by`, 'engine.problem.notOneOf', facts));
  return DICE;
}

/** The state after all these orders; an order that is refused is a problem. */
export function playedOrders<S>(game: OrderGame<S>, begun: S, orders: readonly NamedFields[]): Checked<S> {
  let state = begun;
  for (const [i, order] of orders.entries()) {
    const path = `orders[${i}]`;
    const judged = judgeOrder(game, state, order, path);
    if (!judged.ok) return judged;
    const { decision } = judged.value;
    if (!decision.ok) return { ok: false, problems: [{ path, ...decision.refusal }] };
    state = decision.state;
  }
  return { ok: true, value: state };
}
