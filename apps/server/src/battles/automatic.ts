/** What the server answers by itself: dice, computer players, and standing orders of people. */
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
import type { BySeat } from '../storage/stored.ts';
import type { Live } from './live.ts';
import type { RecordWriter } from './recordWriter.ts';
import { type Question, quickPlayer } from './thinker.ts';

/** Answers in one batch. Two computer players must not keep the server from everybody else. */
const MOST = 100;

export interface Answering {
  readonly standing: { get(seat: Seat): StandingOrders | undefined };
  /** The computer players that decide at once, by seat and name. */
  readonly quick: (seat: Seat, name: string) => Player<unknown, Command> | null;
  /** A computer player or standing orders failed. */
  readonly report: (what: string, error: unknown) => void;
}

/** Computer players that decide at once, each made when it is first asked. They see what their seats may see. */
export function quickPlayersOf(known: Known, seed: string): Answering['quick'] {
  const made = new Map<string, Player<unknown, Command> | null>();
  return (seat, name) => {
    const key = `${seat} ${name}`;
    const player = made.get(key) ?? quickPlayer(name, known, `${seed} ${seat}`);
    made.set(key, player);
    return player;
  };
}

/** Why it went no further: a person must decide, or the battle is over; there is more to be done; or somebody thinks. */
export type Rest = 'person' | 'more' | { readonly thinks: Question };

/** Goes on until a person must decide, a computer player must think, or the battle is over. */
export function goOn(writer: RecordWriter, answering: Answering): Rest {
  for (let answers = 0; answers < MOST; answers++) {
    const answer = nextAnswer(writer.live(), answering);
    if (answer === null) return 'person';
    if ('thinks' in answer) return answer;
    const { seat, command, isBot } = answer;
    const isAccepted = isBot
      ? answerFor(writer, seat, command)
      : command !== null && writer.order(seat, command) === null;
    if (!isAccepted) return 'person';
  }
  return 'more';
}

/**
 * Writes the answer of a computer player. One that fails (null) must not hold everybody up: the first offer that is accepted
 * stands for it. False where nothing is accepted.
 */
export function answerFor(writer: RecordWriter, seat: Seat, command: Command | null): boolean {
  if (command !== null && writer.order(seat, command) === null) return true;
  const { ruleset, state } = writer.live().battle;
  return ruleset.offers(ruleset.view(state, seat), seat).some((offer) => writer.order(seat, offer) === null);
}

/** An answer that the server gives by itself. */
interface OwnAnswer {
  readonly seat: Seat;
  /** Null where a computer player failed. */
  readonly command: Command | null;
  readonly isBot: boolean;
}

function nextAnswer(
  { battle, names, key, players }: Live,
  { standing, quick, report }: Answering,
): OwnAnswer | { readonly thinks: Question } | null {
  const { ruleset, state } = battle;
  const pending = ruleset.pending(state);
  const roll = pending.find(({ seat }) => seat === DICE);
  if (roll !== undefined) {
    if (key === null) return null;
    const command = { type: 'roll', faces: facesOf(key, names.next(), roll.dice ?? []) };
    return { seat: DICE, command, isBot: false };
  }
  const asked = pending.find(({ seat }) => isComputer(players, seat));
  if (asked !== undefined) {
    const { seat } = asked;
    const name = players[seat] as string;
    const view = ruleset.view(state, seat);
    const player = quick(seat, name);
    if (player === null) {
      return { thinks: { ruleset: ruleset.id, version: ruleset.version, player: name, seat, view } };
    }
    const choose = () => player.choose(view, seat, ruleset.offers(view, seat));
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

export function isComputer(players: BySeat, seat: Seat): boolean {
  return Object.hasOwn(players, seat) && players[seat] !== 'person';
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
