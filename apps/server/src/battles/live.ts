/** A battle in memory: what its lines lead to, and the names of its rolls. */
import {
  type AnyRuleset,
  type Battle,
  DICE,
  keepMoments,
  readRecord,
  type RecordHeader,
  type RecordTip,
} from '@drumhead/engine';
import { keyOf, type RollNames, rollNames } from '@drumhead/protocol/dice';
import type { StoredBattle } from '../storage/storage.ts';

export interface Live {
  readonly header: RecordHeader;
  readonly battle: Battle;
  readonly tip: RecordTip;
  /** The record says that it is over. */
  readonly over: boolean;
  readonly names: RollNames;
  /** Lines that bind its dice, or show that they began anew. */
  readonly bonds: number;
  /** Where its rolls come from, once all salts are in. */
  readonly key: Uint8Array | null;
  /** Lines by the seats and ids of the orders that they answer. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Moments before the present one that stay in memory. Further back a battle is played again from its lines. */
const KEPT = 64;

/** Throws where the lines do not lead to a battle: the database was changed by somebody else. */
export function liveFrom(stored: StoredBattle, rulesets: readonly AnyRuleset[], keepsAll = false): Live {
  const read = readRecord(recordText(stored), rulesets);
  if (!read.ok || read.written === null) {
    const why = read.ok ? 'format 1' : `line ${read.line}: ${read.reason}`;
    throw new Error(`battle ${stored.id} cannot be read: ${why}`);
  }
  const { record, battle, written } = read;
  const names = rollNames();
  for (const line of record.lines) {
    if ('takeBack' in line) names.takeBack(line.takeBack.to);
    if (!('command' in line)) continue;
    const isRoll = line.seat === DICE;
    if (isRoll) names.next();
    names.order(line, isRoll);
  }
  const { bond, lines, id } = stored;
  const isBound = record.lines.some((line) => 'dice' in line && isComplete(line.dice.salts, stored));
  return {
    header: record.header,
    battle: keepsAll ? battle : keepMoments(battle, KEPT),
    tip: written.tip,
    over: record.lines.some((line) => 'end' in line),
    names,
    bonds: record.lines.filter((line) => 'dice' in line).length,
    key: isBound ? keyOf(id, bond.secret, bond.salts) : null,
    ids: new Map(
      lines.flatMap(({ seat, id: order, number }) => (order === null ? [] : [[`${seat} ${order}`, number]])),
    ),
  };
}

/** The record of a battle as far as it goes. */
export function recordText({ header, lines }: Pick<StoredBattle, 'header' | 'lines'>): string {
  return [header, ...lines.map(({ text }) => text)].map((text) => `${text}\n`).join('');
}

/** A battle after a batch, with few moments of its past. */
export function trimmed(live: Live): Live {
  return { ...live, battle: keepMoments(live.battle, KEPT) };
}

/** Seats of people: each gives a salt. */
export function peopleOf({ players }: Pick<StoredBattle, 'players'>): readonly string[] {
  return Object.keys(players)
    .filter((seat) => players[seat] === 'person')
    .sort();
}

function isComplete(salts: Readonly<Record<string, string>>, stored: StoredBattle): boolean {
  return peopleOf(stored).every((seat) => salts[seat] !== undefined && salts[seat] === stored.bond.salts[seat]);
}
