/**
 * The record file `*.battle.jsonl`: a battle as JSON lines, so that a command that was accepted is kept by adding one
 * line. The first line says what is needed to begin the battle; every further line is one accepted command. Each line
 * ends with a hash that only the right state can give.
 */
import { type AnyRuleset, type Battle, type Order, stepsOf } from './battle.ts';
import type { Seed } from './dice.ts';
import { hashOf } from './hash.ts';
import type { BattleEvent, Command, Seat } from './ruleset.ts';

/** The record format this program writes, and the newest it reads. */
export const RECORD_FORMAT = 1;

/** Facts of a record besides the battle itself. */
export interface RecordInfo {
  /** The scenario that the set-up was made from, or null. */
  readonly scenario: string | null;
  /** The name of the player of each side. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** The seed of the dice, where it may be known. */
  readonly seed?: Seed;
}

/** The first line. */
export interface RecordHeader extends RecordInfo {
  readonly drumhead: 'battle';
  readonly format: number;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly setup: unknown;
  /** Over all of this line and the first state. */
  readonly hash: string;
}

/** A record that was read: what its lines say, and the rule set they go by. */
export interface BattleRecord {
  readonly header: RecordHeader;
  readonly ruleset: AnyRuleset;
  readonly orders: readonly Order[];
}

/** The first line of a battle's record, with its newline. The battle may have gone on already. */
export function writeHeader<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  info: RecordInfo,
): string {
  const { ruleset, setup } = battle;
  const fields: Omit<RecordHeader, 'hash'> = {
    drumhead: 'battle',
    format: RECORD_FORMAT,
    ruleset: ruleset.id,
    rulesVersion: ruleset.version,
    scenario: info.scenario,
    setup,
    seats: info.seats,
    ...(info.seed === undefined ? {} : { seed: info.seed }),
  };
  const header: RecordHeader = { ...fields, hash: headerHash(fields, beginningOf(battle)) };
  return `${JSON.stringify(header)}\n`;
}

/** The line of one accepted command, with its newline: `writeLine(battle.last)`. */
export function writeLine({ seat, command, hash }: Order): string {
  return `${JSON.stringify({ seat, command, hash })}\n`;
}

/** A whole battle as the text of its record. */
export function writeRecord<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  info: RecordInfo,
): string {
  return writeHeader(battle, info) + stepsOf(battle).map(writeLine).join('');
}

/** The hash of a header, given the hash of the battle it begins. */
export function headerHash(fields: Omit<RecordHeader, 'hash'>, beginning: string): string {
  return hashOf([fields, beginning]);
}

function beginningOf<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>): string {
  let moment = battle;
  while (moment.before !== null) moment = moment.before;
  return moment.hash;
}
