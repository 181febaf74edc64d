/**
 * The record file `*.battle.jsonl`: a battle as JSON lines. The first line says what is needed to begin it. The others
 * have numbers from 1 and are only ever added: orders (dice too), take-backs, amendments, changes of players, the end. Checks stand
 * among them and have no number.
 */
import type { Amendment } from './amend.ts';
import { type AnyRuleset, type Battle, checkOf, type Order } from '../play/battle.ts';
import { chainOfHeader, chainOn } from './chain.ts';
import type { Seed } from '../machine/dice.ts';
import type { BattleEvent, Command, Seat } from '../contract/ruleset.ts';

/** The record format this program writes, and the newest it reads. */
export const RECORD_FORMAT = 2;

/** A check stands after the header and after every so many numbered lines. */
export const CHECK_EVERY = 25;

/** Facts of a record besides the battle itself. */
export interface RecordInfo {
  /** The scenario that the set-up was made from, or null. */
  readonly scenario: string | null;
  /** The name of the player of each side. */
  readonly seats: Readonly<Record<Seat, string>>;
}

/** The first line. */
export interface RecordHeader extends RecordInfo {
  readonly drumhead: 'battle';
  readonly format: number;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
}

/** Milliseconds since 1970, from the host; nothing that decides reads it. */
interface Timed {
  readonly at?: number;
}

/** A numbered line, without its number. */
export type RecordLine =
  | (Order & Timed)
  | ({ readonly takeBack: TakeBack } & Timed)
  /** Values of the state that all sides agreed to correct. */
  | ({ readonly amend: Amendment } & Timed)
  /** From here on the seat has another player. */
  | ({ readonly seat: Seat; readonly player: string } & Timed)
  /** Before the first roll: what the dice of the battle are bound to. A later one stands in the place of an earlier one. */
  | ({ readonly dice: DiceBond } & Timed)
  /** The battle is over, so what its dice came from may be known. Nothing but a check follows. */
  | ({ readonly end: DiceSource } & Timed);

/** Commands that are taken back until `to` of them are left. */
export interface TakeBack {
  readonly seat: Seat;
  readonly to: number;
  /** The seats that consented. If all others did, it may go back over dice. */
  readonly agreed?: readonly Seat[];
  /** Why it was asked for, in the words of the person. */
  readonly reason?: string;
}

/** Dice that nobody chooses: the server is bound to its secret, and each person to a salt, before anybody knows a roll. */
export interface DiceBond {
  /** Name of the battle. */
  readonly battle: string;
  /** The server's commitment to its secret: 64 hex digits. */
  readonly commit: string;
  /** What each person was bound to before the salts were known: 64 hex digits. */
  readonly seals: Readonly<Record<Seat, string>>;
  /** 32 hex digits of each person. */
  readonly salts: Readonly<Record<Seat, string>>;
}

/** What the dice of a battle came from: a seed, or the secret of a {@link DiceBond} as 64 hex digits. */
export interface DiceSource {
  readonly seed?: Seed;
  readonly secret?: string;
}

/** What a check says about the line before it. */
export interface RecordCheck {
  /** Number of that line, 0 for the header. */
  readonly n: number;
  /** Commands that stand. */
  readonly count: number;
  /** The state check. */
  readonly state: string;
  readonly chain: string;
}

/** How far a record is written: what the next line needs to know. */
export interface RecordTip {
  /** Number of the last line. */
  readonly n: number;
  /** The chain up to it. */
  readonly chain: string;
  /** Number of the last line that a check stands behind; -1 before the first. */
  readonly checked: number;
}

/** Text that was added to a record, each line with its newline. */
export interface Added {
  readonly text: string;
  readonly tip: RecordTip;
}

/** A command that stands in a record that was read. */
export interface RecordedOrder extends Order, Timed {
  /** Its line in the file; 1 is the header. */
  readonly line: number;
  /** The running hash after it, in records of format 1. */
  readonly hash?: string;
}

/** An amendment that stands in a record that was read. */
export interface RecordedAmendment extends Amendment {
  /** Commands that stood before it. */
  readonly after: number;
  /** Its line in the file. */
  readonly line: number;
}

/** A record that was read: what its lines say, and the rule set they go by. */
export interface BattleRecord {
  readonly header: RecordHeader;
  readonly ruleset: AnyRuleset;
  /** The commands that stand, without those that were taken back. */
  readonly orders: readonly RecordedOrder[];
  /** The amendments that stand, in order. */
  readonly amendments: readonly RecordedAmendment[];
  /** The players at its end. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Every numbered line in order, those of commands that were taken back too. */
  readonly lines: readonly RecordLine[];
  /** The seed of the dice, where it may be known. */
  readonly seed?: Seed;
  /** The secret of the dice, where it may be known. */
  readonly secret?: string;
}

/** A moment of a battle, for the check of it. */
type Checkable = Pick<Battle, 'state' | 'count'>;

/** The first line and its check. The battle has just begun. */
export function writeHeader<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  { scenario, seats }: RecordInfo,
): Added {
  const { ruleset, setup } = battle;
  const header: RecordHeader = {
    drumhead: 'battle',
    format: RECORD_FORMAT,
    ruleset: ruleset.id,
    rulesVersion: ruleset.version,
    scenario,
    setup,
    seats,
  };
  const text = JSON.stringify(header);
  return withCheck(`${text}\n`, { n: 0, chain: chainOfHeader(text), checked: -1 }, battle);
}

/** The next line, with a check where one is due. `after`: the battle as this line leaves it. */
export function writeLine(tip: RecordTip, line: RecordLine, after: Checkable): Added {
  const n = tip.n + 1;
  const text = JSON.stringify({ n, ...fieldsOf(line) });
  const next: RecordTip = { n, chain: chainOn(tip.chain, text), checked: tip.checked };
  return n % CHECK_EVERY === 0 || 'end' in line
    ? withCheck(`${text}\n`, next, after)
    : { text: `${text}\n`, tip: next };
}

/** A record that broke off before a check that was due, with that check: else no line could follow. */
export function withDueCheck({ text, tip }: Added, battle: Checkable): Added {
  return tip.n % CHECK_EVERY === 0 && tip.checked !== tip.n ? withCheck(text, tip, battle) : { text, tip };
}

/** What closes a file: a check behind its last line, unless there is one. */
export function closing(tip: RecordTip, battle: Checkable): Added {
  return tip.checked === tip.n ? { text: '', tip } : withCheck('', tip, battle);
}

/** The line that ends a battle. */
export function endLine(seed?: Seed): RecordLine {
  return { end: seed === undefined ? {} : { seed } };
}

/** A record of a battle that is over, closed by the end line that it lacked. */
export function withEnd({ text, tip }: Added, battle: Checkable, line: RecordLine): Added {
  const end = writeLine(tip, line, battle);
  return { text: text + end.text, tip: end.tip };
}

export interface RecordWriter {
  add(line: RecordLine, after: Checkable): void;
  close(battle: Checkable): Added;
}

/** Adds line after line to a record. */
export function recordWriter(from: Added): RecordWriter {
  const parts = [from.text];
  let { tip } = from;
  const take = (added: Added): void => {
    parts.push(added.text);
    ({ tip } = added);
  };
  return {
    add: (line, after) => take(writeLine(tip, line, after)),
    close(battle) {
      take(closing(tip, battle));
      return { text: parts.join(''), tip };
    },
  };
}

function withCheck(text: string, tip: RecordTip, { state, count }: Checkable): Added {
  const check: RecordCheck = { n: tip.n, count, state: checkOf({ state }), chain: tip.chain };
  return { text: `${text}${JSON.stringify({ check })}\n`, tip: { ...tip, checked: tip.n } };
}

/** Only what a line holds: a step of a battle is an order with more to it. */
function fieldsOf(line: RecordLine): object {
  const time = line.at === undefined ? {} : { at: line.at };
  if ('command' in line) return { seat: line.seat, command: line.command, ...time };
  if ('takeBack' in line) return { takeBack: line.takeBack, ...time };
  if ('amend' in line) return { amend: line.amend, ...time };
  if ('dice' in line) return { dice: line.dice, ...time };
  if ('player' in line) return { seat: line.seat, player: line.player, ...time };
  return { end: line.end, ...time };
}
