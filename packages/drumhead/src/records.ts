/** Records: whole battles as text, one JSON line an order. */
import {
  type AnyRuleset,
  type Battle,
  type BattleEvent,
  type Command,
  readRecord,
  type RecordHeader,
  type Ruleset,
  type Seat,
  type Step,
  stepsOf,
  writeRecord,
} from '@drumhead/engine';
import { rulesetsFor } from '@drumhead/rulesets';
import { done, ofRecordFault, type Result } from './result.ts';

/** A record that was played again, every check on the way compared. */
export interface ReadBattle<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> {
  readonly header: RecordHeader;
  /** At its last order. */
  readonly battle: Battle<S, C, E>;
  /** Every order with what came of it. */
  readonly steps: readonly Step<S, C, E>[];
}

/**
 * Reads a record and plays it again. With a rule set, states and orders have its types, and a record of another game or
 * version is a fault; without one any record is read, under the version of the rules that it names.
 *
 * @example
 * ```ts
 * import { begin, play, readBattle, valueOf, writeBattle } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const players = { austria: 'corporal', france: 'corporal' };
 * const played = play(valueOf(begin(simplicity, 'windmill-ridge')), { players, seed: '1', most: 40 });
 * const text = writeBattle(played, { scenario: 'windmill-ridge', players });
 * console.log(valueOf(await readBattle(text, simplicity)).battle.state.field.sides.length);
 * ```
 */
export async function readBattle<S, C extends Command, E extends BattleEvent>(
  text: string,
  ruleset: Ruleset<S, C, E>,
): Promise<Result<ReadBattle<S, C, E>>>;
export async function readBattle(text: string): Promise<Result<ReadBattle>>;
export async function readBattle(text: string, ruleset?: AnyRuleset): Promise<Result<ReadBattle>> {
  const read = readRecord(text, ruleset === undefined ? await rulesetsFor(text) : [ruleset]);
  if (!read.ok) return ofRecordFault(read);
  return done({ header: read.record.header, battle: read.battle, steps: stepsOf(read.battle) });
}

/**
 * A battle as the text of a record. `players` names who played each side, `scenario` where the set-up came from.
 *
 * @example
 * ```ts
 * import { begin, valueOf, writeBattle } from 'drumhead';
 * import { simplicity } from 'drumhead/simplicity';
 *
 * const begun = valueOf(begin(simplicity, 'windmill-ridge'));
 * const text = writeBattle(begun, { scenario: 'windmill-ridge', players: { austria: 'person', france: 'captain' } });
 * console.log(text.split('\n')[0]);
 * ```
 */
export function writeBattle<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  { scenario = null, players }: { readonly scenario?: string | null; readonly players: Readonly<Record<Seat, string>> },
): string {
  return writeRecord(battle, { scenario, seats: players });
}
