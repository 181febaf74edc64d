/** A draw by agreement: offered at any moment, once in a turn; answered by all others; declined, it changes nothing. */
import {
  ACCEPT_DRAW,
  type BattleEvent,
  type Command,
  DECLINE_DRAW,
  DRAW_OFFER,
  hashOf,
  OFFER_DRAW,
  RESIGN,
  type Seat,
} from '@drumhead/engine';
import { show } from './failure.ts';
import { judged } from './judge.ts';
import { checkState, type Examined, mayHaveLeft } from './moment.ts';

/** Each side in turn offers a draw: it is covered if and only if it is accepted, and then the others answer. */
export function checkDraws<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>): void {
  const { ruleset, state, seats, pending, fail, calm } = moment;
  if (pending.length === 0) return;
  const before = calm('plain', 'hashing the state', () => hashOf(unmarked(state)));
  for (const seat of seats) {
    const offered = judged(moment, seat, OFFER_DRAW);
    const covered = calm('draw', 'covers', () => ruleset.covers(state, seat, OFFER_DRAW as unknown as C));
    if (covered !== offered.ok) fail('draw', `${seat} is told wrongly whether it may offer a draw`);
    if (!offered.ok) continue;
    const open = later(moment, offered.state);
    checkAnswers(open, seat);
    checkDeclined(before, open, seat);
    checkAccepted(open, seat);
  }
}

/** A sound moment that the same battle comes to. */
function later<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>, state: S): Examined<S, C, E> {
  const { ruleset, seats, calm } = moment;
  const pending = calm('draw', 'pending', () => ruleset.pending(state));
  const offers = new Map(seats.map((seat) => [seat, calm('draw', 'offers', () => ruleset.offers(state, seat))]));
  const found = { ...moment, state, pending, offers };
  checkState(found, seats);
  return found;
}

/** One other side is asked, whoever looks; it may accept or decline, or anybody may resign; nobody offers another. */
function checkAnswers<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>, by: Seat): void {
  const { ruleset, state, seats, fail, calm } = moment;
  const asked = askedIn(moment);
  if (asked === by || !seats.includes(asked)) fail('draw', `${by} offered a draw and ${asked} is asked`);
  const offers = moment.offers.get(asked);
  for (const answer of [ACCEPT_DRAW, DECLINE_DRAW]) {
    if (!offers?.some(({ type }) => type === answer.type)) fail('draw', `${asked} is not offered ${show(answer)}`);
  }
  for (const seat of [...seats, null]) {
    const view = calm('draw', `view of ${seat}`, () => ruleset.view(state, seat));
    const waiting = calm('draw', 'pending', () => ruleset.pending(view));
    if (waiting.length !== 1 || waiting[0]?.seat !== asked) fail('draw', `${seat} sees that ${show(waiting)} is asked`);
  }
  for (const seat of seats) {
    if (judged(moment, seat, OFFER_DRAW).ok) fail('draw', `${seat} offers a draw while one is offered`);
    const gone = seat !== by && mayHaveLeft(seats, moment.pending, seat);
    if (!judged(moment, seat, RESIGN).ok && !gone) fail('draw', `${seat} cannot resign while a draw is offered`);
    if (seat !== asked && judged(moment, seat, ACCEPT_DRAW).ok) fail('draw', `${seat} accepts for ${asked}`);
  }
}

/** The battle goes on where it was, but for the mark that this side has offered. */
function checkDeclined<S, C extends Command, E extends BattleEvent>(
  before: string,
  moment: Examined<S, C, E>,
  by: Seat,
): void {
  const declined = judged(moment, askedIn(moment), DECLINE_DRAW);
  if (!declined.ok) return moment.fail('draw', `the draw cannot be declined: ${show(declined.refusal)}`);
  const after = moment.calm('plain', 'hashing the state', () => hashOf(unmarked(declined.state)));
  if (after !== before) moment.fail('draw', 'declining a draw changed the battle');
  if (judged({ ...moment, state: declined.state }, by, OFFER_DRAW).ok)
    moment.fail('draw', `${by} may offer a draw again at once`);
}

/** All accept, one after the other: a draw. */
function checkAccepted<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>, by: Seat): void {
  const { ruleset, seats, fail } = moment;
  let now = moment;
  for (let answers = 1; ruleset.outcome(now.state) === null; answers++) {
    if (answers >= seats.length) fail('draw', `all accepted the draw of ${by}, and the battle goes on`);
    const accepted = judged(now, askedIn(now), ACCEPT_DRAW);
    if (!accepted.ok) return fail('draw', `the draw cannot be accepted: ${show(accepted.refusal)}`);
    now = later(moment, accepted.state);
  }
  if (ruleset.outcome(now.state)?.winner !== null) fail('draw', 'all agreed on a draw, and somebody won');
}

/** The seat that answers the offer. */
function askedIn<S, C extends Command, E extends BattleEvent>({ pending, fail }: Examined<S, C, E>): Seat {
  const [asked] = pending;
  if (pending.length !== 1 || asked?.decision !== DRAW_OFFER) return fail('draw', `a draw waits for ${show(pending)}`);
  return asked.seat;
}

function unmarked(state: unknown): unknown {
  const { drawOffers: _marks, ...rest } = state as { readonly drawOffers?: readonly number[] };
  return rest;
}
