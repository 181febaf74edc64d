/** Promises about what hosts on two machines ask: whether anything is hidden, and what standing orders answer. */
import {
  type BattleEvent,
  type Command,
  DEFAULT_ORDERS,
  DRAW_OFFER,
  equalData,
  seededRandomInt,
  type Seat,
  type StandingOrders,
} from '@drumhead/engine';
import { show } from './failure.ts';
import { mutant } from './garbage.ts';
import { hashed } from './hashed.ts';
import type { Examined } from './moment.ts';

/** A seat to which a battle is open sees and hears all of it, and so does a watcher. */
export function checkOpenness<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>): void {
  const { ruleset, battle, state, seats, fail, calm } = moment;
  const isOpen = (seat: Seat | null): boolean => calm('open', `isOpen to ${seat}`, () => ruleset.isOpen(state, seat));
  if (isOpen('nobody') !== isOpen(null)) fail('open', 'a seat that is no side is told otherwise than a watcher');
  const whole = hashed(state);
  const events = battle.last?.events ?? [];
  for (const seat of [...seats, null]) {
    if (!isOpen(seat)) {
      if (seat !== null && isOpen(null)) fail('open', `hidden from ${seat} and open to watchers`);
      if (seat !== null) checkAnswers(moment, seat);
      continue;
    }
    if (hashed(ruleset.view(state, seat)) !== whole) fail('open', `open to ${seat}, which sees less than the state`);
    const deaf = events.find((event) => !equalData(ruleset.hears(state, event, seat), event));
    if (deaf !== undefined) fail('open', `open to ${seat}, which does not hear all of ${show(deaf)}`);
    if (ruleset.secrets(state, seat).length > 0) fail('open', `open to ${seat}, which must not know something`);
  }
}

/** Commands of each seat whose answers are compared. */
const ANSWERS = 12;

/** The judge's answer to a seat must not tell what is hidden from it: it is the same on the seat's view. */
function checkAnswers<S, C extends Command, E extends BattleEvent>(
  { ruleset, state, offers, place, fail, calm }: Examined<S, C, E>,
  seat: Seat,
): void {
  const view = ruleset.view(state, seat);
  const choose = seededRandomInt(`answers ${place.seed} ${place.step}`);
  const own = offers.get(seat) ?? [];
  for (let tries = 0; tries < ANSWERS && own.length > 0; tries++) {
    const offer = own[choose(own.length)] as C;
    const command = tries % 3 === 0 ? offer : (mutant(offer, choose) as C);
    const answerOn = (of: S) => {
      const decision = calm('answers', `${seat} ${show(command)}`, () => ruleset.decide(of, seat, command));
      return decision.ok ? 'accepted' : decision.refusal;
    };
    const [real, seen] = [answerOn(state), answerOn(view)];
    if (!equalData(real, seen)) {
      fail('answers', `${seat} learns from ${show(command)}: ${show(real)}, and ${show(seen)} by its view`);
    }
  }
}

const copyOf = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** Orders of every kind; `holdUntil` and the names in lists are strange to every rule set. */
const SOME_ORDERS: readonly StandingOrders[] = [
  DEFAULT_ORDERS,
  { ...DEFAULT_ORDERS, ask: 'never' },
  { ...DEFAULT_ORDERS, ask: 'near', declined: ['nothing'], silent: ['unit-0', ''] },
  { ...DEFAULT_ORDERS, ask: 'always', holdUntil: '__proto__' },
];

/** Standing orders answer only a seat that is asked, with a legal command, from its view alone, and never a draw. */
export function checkStanding<S, C extends Command, E extends BattleEvent>(
  { ruleset, state, seats, pending, fail, calm }: Examined<S, C, E>,
  more: readonly StandingOrders[],
): void {
  // Of an open battle all have the same view.
  const copies = new Map<S, S>();
  for (const seat of [...seats, 'nobody']) {
    const view = ruleset.view(state, seat);
    const copy = copies.get(view) ?? copyOf(view);
    copies.set(view, copy);
    const asked = pending.find((waiting) => waiting.seat === seat);
    for (const orders of [...SOME_ORDERS, ...more]) {
      const answer = calm('standing', `standing orders of ${seat}`, () => ruleset.standing(view, seat, orders));
      const again = ruleset.standing(copy, seat, copyOf(orders));
      if (!equalData(answer, again)) fail('standing', `the orders of ${seat} answer otherwise on a copy of its view`);
      if (answer === null) continue;
      const what = `${show(orders)} of ${seat} answer ${show(answer)}`;
      if (asked === undefined || asked.decision === DRAW_OFFER) return fail('standing', `${what}, unasked`);
      const decision = calm('standing', what, () => ruleset.decide(state, seat, answer));
      if (!decision.ok) fail('standing', `${what}, which is refused: ${show(decision.refusal)}`);
    }
  }
}
