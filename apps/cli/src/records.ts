/** Record files: reads them under their version of the rules, and prints their faults and outcomes. */
import {
  type Battle,
  endLine,
  readRecord,
  type ReadRecord,
  type RecordFault,
  recordWriter,
  type Seed,
  stepsOf,
  strayRoll,
  wholeRecord,
} from '@drumhead/engine';
import { rulesetById, rulesetsFor, seatName, type Translate } from '@drumhead/rulesets';
import { refused } from './exit.ts';

/** The fault of a record, which names its line. */
export function faultLine(file: string, fault: RecordFault, t: Translate): string {
  const because = fault.refusal ?? fault.problem;
  const reason = t(fault.reason, fault.facts) + (because === undefined ? '' : ` ${t(because.reason, because.facts)}`);
  return t('cli.check.file.line', { file, reason });
}

type Sound = Extract<ReadRecord, { ok: true }>;

/** The record in this text; one that is cut off is read as far as it goes. */
export async function recordIn(file: string, text: string, t: Translate): Promise<Sound> {
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) return refused(faultLine(file, read, t));
  if (read.cut) console.error(t('cli.replay.cut', { line: read.cut.line }));
  const { id, version } = read.record.ruleset;
  const newest = rulesetById(id)?.version ?? version;
  if (version < newest) console.error(t('cli.record.older', { version, newest }));
  return read;
}

/** A record with all that other players added to it, `seed` being that of their dice. */
export function recordPlayedOn(
  { record, battle, written, lacksEnd }: Sound,
  end: Battle,
  players: Readonly<Record<string, string>>,
  seed: Seed,
): string {
  const { scenario } = record.header;
  const writer = recordWriter(written ?? wholeRecord(battle, { scenario, seats: record.seats, seed: record.seed }));
  if (end.count > battle.count) {
    for (const [seat, player] of Object.entries(players)) {
      if (record.seats[seat] !== player) writer.add({ seat, player }, battle);
    }
    for (const step of stepsOf(end, { from: battle.count + 1 })) {
      writer.add(step, { state: step.state, count: step.number });
    }
  }
  if (lacksEnd === true || (end.count > battle.count && end.ruleset.outcome(end.state) !== null)) {
    // Dice that fell before by another seed, or by hand, are not proven by this one.
    const proven = strayRoll(end, seed) === null ? seed : undefined;
    writer.add(endLine(proven), end);
  }
  return writer.close(end).text;
}

/** Winner and ending of a battle that is over; empty while it goes on. */
export function outcomeLine({ ruleset, state }: Battle, t: Translate): string {
  const outcome = ruleset.outcome(state);
  if (outcome === null) return '';
  const reason = t(outcome.reason);
  if (outcome.winner === null) return t('cli.replay.draw', { reason });
  return t('cli.replay.over', { winner: seatName(ruleset.id, state, outcome.winner, t), reason });
}
