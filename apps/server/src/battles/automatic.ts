/** What the server answers by itself: dice, computer players, and standing orders of people. */
import { playerCalled, readPlayerName } from '@drumhead/bots';
import {
  type Command,
  DICE,
  DRAW_OFFER,
  type Pending,
  type Player,
  type Seat,
  type StandingOrders,
} from '@drumhead/engine';
import { facesOf } from '@drumhead/protocol/dice';
import type { Known } from '@drumhead/rulesets';
import type { BySeat } from '../storage/storage.ts';
import type { Live } from './live.ts';
import type { Pen } from './pen.ts';

/** Answers in one batch. Two computer players must not keep the server from everybody else. */
const MOST = 100;

export interface Answering {
  readonly players: BySeat;
  readonly standing: ReadonlyMap<Seat, StandingOrders>;
  readonly bots: ReadonlyMap<Seat, Player<unknown, Command>>;
  /** A computer player or standing orders failed. */
  readonly report: (what: string, error: unknown) => void;
}

/** The computer players of a battle. They see what their seats may see, and choose by a seed that nobody knows. */
export function botsOf(players: BySeat, known: Known, seed: string): ReadonlyMap<Seat, Player<unknown, Command>> {
  return new Map(
    Object.entries(players).flatMap(([seat, name]) => {
      const read = name === 'person' ? null : readPlayerName(name);
      return read === null ? [] : [[seat, playerCalled(read, known, `${seed} ${seat}`)] as const];
    }),
  );
}

/** Goes on until a person must decide or the battle is over; false where there is more to be done. */
export function goOn(pen: Pen, answering: Answering): boolean {
  for (let answers = 0; answers < MOST; answers++) {
    const answer = nextAnswer(pen.live(), answering);
    if (answer === null) return true;
    const { seat, command, isBot } = answer;
    const isAccepted = (command !== null && pen.order(seat, command) === null) || (isBot && takeAnyOffer(pen, seat));
    if (!isAccepted) return true;
  }
  return false;
}

/** A computer player that fails must not hold everybody up: the first offer that is accepted stands for it. */
function takeAnyOffer(pen: Pen, seat: Seat): boolean {
  const { ruleset, state } = pen.live().battle;
  return ruleset.offers(ruleset.view(state, seat), seat).some((offer) => pen.order(seat, offer) === null);
}

/** An answer that the server gives by itself. */
interface OwnAnswer {
  readonly seat: Seat;
  /** Null where a computer player failed. */
  readonly command: Command | null;
  readonly isBot: boolean;
}

function nextAnswer({ battle, names, key }: Live, { standing, bots, report }: Answering): OwnAnswer | null {
  const { ruleset, state } = battle;
  const pending = ruleset.pending(state);
  const roll = pending.find(({ seat }) => seat === DICE);
  if (roll !== undefined) {
    if (key === null) return null;
    const command = { type: 'roll', faces: facesOf(key, names.next(), roll.dice ?? []) };
    return { seat: DICE, command, isBot: false };
  }
  const asked = pending.find(({ seat }) => bots.has(seat));
  if (asked !== undefined) {
    const { seat } = asked;
    const view = ruleset.view(state, seat);
    const offers = ruleset.offers(view, seat);
    const choose = () => bots.get(seat)?.choose(view, seat, offers) ?? null;
    return { seat, command: unlessItFails(choose, report, 'a computer player failed'), isBot: true };
  }
  if (pending.length !== 1) return null;
  const { seat, decision } = pending[0] as Pending;
  const orders = standing.get(seat);
  if (orders === undefined || decision === DRAW_OFFER) return null;
  const view = ruleset.view(state, seat);
  const command = unlessItFails(() => ruleset.standing(view, seat, orders), report, 'standing orders failed');
  return command === null ? null : { seat, command, isBot: false };
}

/** What was chosen; null, reported, where that failed: the battle must go on. */
function unlessItFails(choose: () => Command | null, report: Answering['report'], what: string): Command | null {
  try {
    return choose();
  } catch (error) {
    report(what, error);
    return null;
  }
}
