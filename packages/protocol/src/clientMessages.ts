/** What a client may say over the live connection, described once: the server reads nothing else. */
import {
  anything,
  choice,
  constant,
  dictionary,
  flag,
  type Infer,
  list,
  nullable,
  read,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';
import { type Checked, MOST_CHANGES, name as words } from '@drumhead/engine';
import { MISMATCHES } from './mismatch.ts';
import { PHRASES, SHOWN } from './talk.ts';

/** Version of the messages. */
export const PROTOCOL = 1;

/** Characters of the longest message. */
export const LONGEST_MESSAGE = 64 * 1024;

const MOST = Number.MAX_SAFE_INTEGER;
/** Chosen by the client, different for each order of its seat: an order that is sent again has the same. Or by the server. */
const id = text(40, '[A-Za-z0-9_-]+');
/** The last line that the client has. */
const n = whole(0, MOST);

const digest = text(64, '[0-9a-f]{64}');

const standingOrders = record(
  {
    ask: choice(['matters', 'near', 'always', 'never']),
    holdUntil: nullable(text(400)),
    declined: list(text(200), 0, 200),
    silent: list(text(80), 0, 200),
  },
  { settle: flag },
);

/** Days of the longest pause. */
const LONGEST_PAUSE = 60;

/** What all others must agree to, besides going back. */
const proposal = tagged('kind', [
  record(
    { kind: constant('amend'), changes: list(record({ path: text(200), value: anything }, {}), 1, MOST_CHANGES) },
    {},
  ),
  record(
    { kind: constant('pause') },
    { hours: whole(1, LONGEST_PAUSE * 24), minutes: whole(1, LONGEST_PAUSE * 24 * 60) },
    ['hours', 'minutes'],
  ),
  record({ kind: constant('freeText') }, {}),
  record({ kind: constant('page'), shown: choice(SHOWN) }, {}),
  record({ kind: constant('rematch') }, {}),
]);

const clientMessage = tagged('t', [
  /** Begins: the lines after `from` are wanted; or views alone, by a client that lacks these rules. */
  record({ t: constant('join'), v: constant(PROTOCOL), from: n }, { form: constant('view') }),
  record({ t: constant('order'), id, n, command: dictionary(80) }, {}),
  /** Takes the seat's own last orders back, as long as nothing was rolled or revealed. */
  record({ t: constant('undo'), id, n, to: n }, {}),
  /** Asks the others to go back to `to`, over dice too. */
  record({ t: constant('ask'), n, to: n }, { reason: words(500) }),
  /** Asks the others to agree to something else; an amendment needs its reason, and nothing else has one. */
  record({ t: constant('propose'), n, what: proposal }, { reason: words(500) }),
  /** `question`: the id of the one that was read, so that a yes counts for no other. */
  record({ t: constant('answer'), question: id, yes: flag }, {}),
  /** Takes the seat's own question back. */
  record({ t: constant('withdraw'), question: id }, {}),
  /** Says something, read as it is seen, like a name: a phrase, or a text where all players agreed to that. */
  record({ t: constant('chat') }, { phrase: choice(PHRASES), text: words(300) }, ['phrase', 'text']),
  /** Takes a line back that this seat said; the number is the one it was told with. */
  record({ t: constant('unsay'), number: whole(1, MOST) }, {}),
  /** Tells the person who runs the server of something: of a line that another said, or of the battle. */
  record({ t: constant('report'), reason: words(500) }, { number: whole(1, MOST) }),
  /** What this client holds cannot be what the server holds: it begins anew. */
  record({ t: constant('differs'), n, mismatch: choice(MISMATCHES) }, {}),
  /** Wants to hear nothing of the others, or everything again. */
  record({ t: constant('mute'), on: flag }, {}),
  /**
   * The flag of `seat` has fallen: a computer player takes over, or the battle is won. Without a clock, after
   * {@link LONGEST_SILENCE} in which the server stood: a computer player takes over, or the battle ends as a draw; so it may, too,
   * where dice wait for the part of `seat`. Without dice no computer player takes over. To wait needs no message.
   */
  record({ t: constant('flag'), seat: text(200), choice: choice(['computer', 'claim', 'draw']) }, {}),
  /** Takes the seat back from the computer player that took over. */
  record({ t: constant('return') }, {}),
  record({ t: constant('standing'), orders: nullable(standingOrders) }, {}),
  /**
   * The seal of a salt for the dice of this commitment, and the salt when all seals are in. `anew`: where another device of the
   * seat sealed, the dice begin anew. Pages of before name no commitment.
   */
  record({ t: constant('seal'), seal: digest }, { commit: digest, anew: flag }),
  record({ t: constant('salt'), salt: text(32, '[0-9a-f]{32}') }, { commit: digest }),
  /** Is the server still there? No program in a page sees the pings of the connection itself. */
  record({ t: constant('ping') }, {}),
]);

export type ClientMessage = Infer<typeof clientMessage>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { readonly t: T }>;

/** A message from a client, or what is wrong with it. Never throws. */
export function readClientMessage(given: string): Checked<ClientMessage> {
  return given.length > LONGEST_MESSAGE ? read(undefined, clientMessage) : read(parsed(given), clientMessage);
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    return undefined;
  }
}
