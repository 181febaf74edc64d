/** Whole battles as records. Apart from the writing of single lines: a page that plays needs that alone. */
import { type Amendment, amend } from './amend.ts';
import { type Battle, begin, decide } from '../play/battle.ts';
import type { Seed } from '../machine/dice.ts';
import {
  type Added,
  endLine,
  type RecordedAmendment,
  type RecordInfo,
  type RecordWriter,
  recordWriter,
  writeHeader,
} from './record.ts';
import type { BattleEvent, Command } from '../contract/ruleset.ts';

/** What a battle does not hold of its record. */
interface WrittenInfo extends RecordInfo {
  /** Written where the battle is over. */
  readonly seed?: Seed | undefined;
  /** Those that were agreed on in it; later ones are left out. */
  readonly amendments?: readonly Agreed[] | undefined;
}

type Agreed = Amendment & Pick<RecordedAmendment, 'after'>;

/** A whole battle as the text of its record. */
export function writeRecord<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  info: WrittenInfo,
): string {
  return wholeRecord(battle, info).text;
}

/** The same, with what the next line needs to know. */
export function wholeRecord<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  { seed, amendments = [], ...info }: WrittenInfo,
): Added {
  const [first = battle, ...moments] = momentsOf(battle);
  const at = (moment: Battle<S, C, E>) => amendments.filter(({ after }) => after === moment.count);
  const begun = unamended(first, at(first));
  const writer = recordWriter(writeHeader(begun, info));
  addAmendments(writer, begun, at(first));
  for (const moment of moments) {
    if (moment.last === null) continue;
    const plain = unamended(moment, at(moment));
    writer.add(moment.last, plain);
    addAmendments(writer, plain, at(moment));
  }
  if (battle.ruleset.outcome(battle.state) !== null) writer.add(endLine(seed), battle);
  return writer.close(battle);
}

/** The moment as it was before these: the checks of a record are of that. */
function unamended<S, C extends Command, E extends BattleEvent>(
  moment: Battle<S, C, E>,
  amendments: readonly Agreed[],
): Battle<S, C, E> {
  const { before, last, ruleset, setup } = moment;
  if (amendments.length === 0) return moment;
  const again = before && last ? decide(before, last.seat, last.command) : begin(ruleset, setup);
  if (!again.ok) return moment;
  return 'value' in again ? again.value : again.battle;
}

function addAmendments<S, C extends Command, E extends BattleEvent>(
  writer: RecordWriter,
  from: Battle<S, C, E>,
  amendments: readonly Agreed[],
): void {
  let at = from;
  for (const { seat, agreed, reason, changes } of amendments) {
    const amended = amend(at, changes);
    if (!amended.ok) return;
    at = amended.battle;
    writer.add({ amend: { seat, agreed, reason, changes } }, at);
  }
}

/** Every moment of a battle, the first one first. */
function momentsOf<S, C extends Command, E extends BattleEvent>(battle: Battle<S, C, E>): Battle<S, C, E>[] {
  const moments: Battle<S, C, E>[] = [];
  for (let at: Battle<S, C, E> | null = battle; at !== null; at = at.before) moments.push(at);
  return moments.reverse();
}
