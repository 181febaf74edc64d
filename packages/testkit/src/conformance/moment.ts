/** Promises that hold at every moment of a battle, whatever the rules. */
import {
  type Battle,
  equalData,
  hashOf,
  type BattleEvent,
  type RandomInt,
  type Command,
  DICE,
  type Pending,
  RESIGN,
  type Seat,
} from '@drumhead/engine';
import { guarded, ConformanceFailure, factsFault, isRule, type Place, show } from './failure.ts';
import { hashed } from './hashed.ts';
import type { Moment } from '../randomWalk.ts';
import type { TestedRuleset } from '../probe.ts';

/** One moment under examination. */
export interface Examined<S, C extends Command, E extends BattleEvent> {
  readonly ruleset: TestedRuleset<S, C, E>;
  readonly battle: Battle<S, C, E>;
  readonly state: S;
  readonly place: Place;
  readonly pending: readonly Pending[];
  readonly seats: readonly Seat[];
  /** Seats with what they are offered, the dice left out. */
  readonly offers: ReadonlyMap<Seat, readonly C[]>;
  readonly choose: RandomInt;
  /** Throws the failure of a check at this place. */
  readonly fail: (check: string, what: string) => never;
  /** Runs a call that must not throw. */
  readonly calm: <T>(check: string, what: string, call: () => T) => T;
}

export function examine<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  { battle, pending, place }: Moment<S, C, E>,
  choose: RandomInt,
): Examined<S, C, E> {
  const { state } = battle;
  const quiet = <T>(check: string, what: string, call: () => T): T => guarded(check, place, what, call);
  const seats = quiet('seats', 'seats', () => ruleset.seats(state));
  const offers = new Map(
    seats.map((seat) => [seat, quiet('offers', `offers of ${seat}`, () => ruleset.offers(state, seat))]),
  );
  const fail = (check: string, what: string): never => {
    throw new ConformanceFailure(check, place, what);
  };
  return { ruleset, battle, state, place, pending, seats, offers, choose, fail, calm: quiet };
}

/** Plain data, sound, and somebody to decide unless it is over. */
export function checkState<S, C extends Command, E extends BattleEvent>(
  moment: Examined<S, C, E>,
  first: readonly Seat[],
): void {
  const { ruleset, state, seats, pending, fail, calm: quiet } = moment;
  const hash = quiet('plain', 'hashing the state', () => hashed(state));
  const again = quiet('plain', 'a JSON round trip', () => JSON.parse(JSON.stringify(state)) as S);
  if (hashOf(again) !== hash) fail('plain', 'a JSON round trip changes the state');
  for (const [seat, offers] of moment.offers) {
    const same = quiet('plain', 'offers after a JSON round trip', () => equalData(ruleset.offers(again, seat), offers));
    if (!same) fail('plain', `a JSON round trip changes the offers of ${seat}`);
  }
  if (!equalData(seats, first)) fail('seats', `the seats changed from ${show(first)} to ${show(seats)}`);
  if (seats.includes(DICE)) fail('seats', 'the dice are no side');
  const faults = quiet('faults', 'faults', () => ruleset.faults(state));
  if (faults.length > 0) fail('faults', `the state is unsound: ${faults.join('; ')}`);
  const outcome = quiet('outcome', 'outcome', () => ruleset.outcome(state));
  if (outcome === null && pending.length === 0) fail('pending', 'nobody has a decision and the battle is not over');
  if (outcome !== null && pending.length > 0) fail('pending', `the battle is over and waits for ${show(pending)}`);
  if (outcome !== null) {
    if (!isRule(outcome.rule)) fail('outcome', `the rule of the outcome is ${show(outcome.rule)}`);
    if (outcome.winner !== null && !seats.includes(outcome.winner))
      fail('outcome', `${show(outcome.winner)} won and is no side`);
  }
  for (const waiting of pending) checkPending(moment, waiting);
}

function checkPending<S, C extends Command, E extends BattleEvent>(
  { pending, seats, fail }: Examined<S, C, E>,
  waiting: Pending,
): void {
  const { seat, dice } = waiting;
  if (!isRule(waiting.rule)) fail('pending', `the rule of a decision is ${show(waiting.rule)}`);
  if (pending.filter((other) => other.seat === seat).length > 1)
    fail('pending', `${seat} must decide two things at once`);
  if (seat !== DICE) {
    if (!seats.includes(seat)) fail('pending', `${seat} must decide and is no side`);
    if (dice !== undefined) fail('pending', `${seat} is asked for dice`);
    return;
  }
  if (dice === undefined || !dice.some((request) => request.count > 0))
    return fail('pending', 'the dice are not told what to roll');
  for (const { count, faces, owner } of dice) {
    if (!Number.isInteger(count) || count < 0) fail('pending', `${show(count)} dice cannot be rolled`);
    if (faces.length === 0 || !faces.every(Number.isInteger)) fail('pending', `no die has the faces ${show(faces)}`);
    if (owner !== null && !seats.includes(owner)) fail('pending', `${owner} owns dice and is no side`);
  }
}

/** The view of a seat or a watcher holds nothing secret, and everything needed to decide. */
export function checkViews<S, C extends Command, E extends BattleEvent>(moment: Examined<S, C, E>): void {
  const { ruleset, state, battle, fail, calm: quiet } = moment;
  const fromWatchers = quiet('secrets', 'secrets from watchers', () => ruleset.secrets(state, null));
  const asWatcher = quiet('view', 'view of a watcher', () => hashed(ruleset.view(state, null)));
  if (quiet('view', 'view of nobody', () => hashed(ruleset.view(state, 'nobody'))) !== asWatcher)
    fail('view', 'a seat that is no side sees something else than a watcher');
  for (const seat of [...moment.seats, null]) {
    const view = quiet('view', `view of ${seat}`, () => ruleset.view(state, seat));
    const hash = quiet('view', `hashing the view of ${seat}`, () => hashed(view));
    const secrets = quiet('secrets', `secrets from ${seat}`, () => ruleset.secrets(state, seat));
    const events = quiet('events', `events as ${seat} hears them`, () =>
      eventsHeardBy(ruleset, state, battle.last?.events ?? [], seat),
    );
    const known = secrets.find((secret) => !fromWatchers.includes(secret));
    if (known !== undefined) fail('secrets', `${known} is secret from ${seat} and not from watchers`);
    // Written out only where there is something to look for.
    const [everything, seen, heard] =
      secrets.length === 0
        ? ['', '', '']
        : [
            JSON.stringify(state),
            JSON.stringify(view),
            quiet('events', 'writing events', () => JSON.stringify(events)),
          ];
    for (const secret of secrets) {
      if (!everything.includes(secret))
        fail('secrets', `the secret ${secret} is not in the state, so that no view can be tested for it`);
      if (seen.includes(secret)) fail('view', `${seat} can see ${secret}`);
      if (heard.includes(secret)) fail('events', `${seat} can hear ${secret} in the events ${heard.slice(0, 400)}`);
    }
    quiet('view', `reading the view of ${seat}`, () => {
      if (seat !== null && !equalData(ruleset.offers(view, seat), moment.offers.get(seat)))
        fail('view', `${seat} is offered something else on its own view`);
      if (!equalData(ruleset.pending(view), moment.pending))
        fail('view', `the view of ${seat} waits for somebody else`);
      if (!equalData(ruleset.seats(view), moment.seats)) fail('view', `the view of ${seat} has other seats`);
      if (!equalData(ruleset.outcome(view), ruleset.outcome(state)))
        fail('view', `the view of ${seat} has another outcome`);
      if (hashed(ruleset.view(view, seat)) !== hash) fail('view', `a view of the view of ${seat} is something else`);
    });
  }
}

/** The events of a step as a seat or a watcher may hear them. */
function eventsHeardBy<S, C extends Command, E extends BattleEvent>(
  ruleset: TestedRuleset<S, C, E>,
  state: S,
  events: readonly E[],
  seat: Seat | null,
): readonly E[] {
  return events.flatMap((event) => ruleset.hears(state, event, seat) ?? []);
}

/** Every event names its rule and can be told in words. */
export function checkEvents<S, C extends Command, E extends BattleEvent>({
  ruleset,
  battle,
  state,
  fail,
  calm: quiet,
}: Examined<S, C, E>): void {
  for (const event of battle.last?.events ?? []) {
    if (!isRule(event.rule)) fail('events', `the rule of ${show(event)} is not a rule id`);
    quiet('events', 'hashing the event', () => hashOf(event));
    const { key, facts } = quiet('describe', `describe ${show(event)}`, () => ruleset.describe(state, event));
    if (typeof key !== 'string' || key === '') fail('describe', `${show(event)} has no message`);
    const fault = factsFault(facts);
    if (fault !== null) fail('describe', `${show(event)}: ${fault}`);
  }
}

/** Of more than two sides, one that is asked nothing may have left a battle that goes on. */
export function mayHaveLeft(seats: readonly Seat[], pending: readonly Pending[], seat: Seat): boolean {
  return seats.length > 2 && !pending.some((one) => one.seat === seat);
}

/** A side that is still in the battle can give up at any moment, and that ends it: of two sides, either. */
export function checkResigning<S, C extends Command, E extends BattleEvent>({
  ruleset,
  state,
  seats,
  pending,
  fail,
  calm: quiet,
}: Examined<S, C, E>): void {
  if (pending.length === 0) return;
  for (const seat of seats) {
    const decision = quiet('resign', `resigning of ${seat}`, () => ruleset.decide(state, seat, RESIGN as unknown as C));
    const covered = quiet('resign', 'covers', () => ruleset.covers(state, seat, RESIGN as unknown as C));
    if (!decision.ok && !covered && mayHaveLeft(seats, pending, seat)) continue;
    if (!decision.ok) return fail('resign', `${seat} cannot resign: ${show(decision.refusal)}`);
    const outcome = ruleset.outcome(decision.state);
    if (outcome === null) return fail('resign', `${seat} resigned and the battle goes on`);
    if (outcome.winner === seat) fail('resign', `${seat} resigned and won`);
    if (ruleset.pending(decision.state).length > 0) fail('resign', `${seat} resigned and somebody still has to decide`);
  }
}
