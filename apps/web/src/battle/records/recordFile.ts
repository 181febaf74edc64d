/** Records of battles on the screen: how they grow, and what the page gives out. */
import { type Added, closing, endLine, type RecordLine, type Seed, strayRoll, writeLine } from '@drumhead/engine';
import type { SavedBattle } from './savedBattle.ts';
import { isSecret } from '../host/hostState.ts';
import type { AnyBattle, Hosted } from '../host/hosted.ts';

/** A record as storage keeps it: the first line apart. */
export function storedForm({ text }: Pick<Added, 'text'>): {
  readonly header: string;
  readonly lines: readonly string[];
} {
  const [header = '', ...lines] = linesOf(text);
  return { header, lines };
}

/** Each with its newline. */
const linesOf = (text: string): readonly string[] => text.split(/(?<=\n)/);

/** A record with one more line, and with its end where the battle is over. `lines`: what was added. */
export function grown(
  record: Added,
  line: RecordLine,
  after: AnyBattle,
  seed: Seed,
): { readonly record: Added; readonly lines: readonly string[] } {
  const added = writeLine(record.tip, line, after);
  const end = endOf(after).over
    ? writeLine(added.tip, { ...endLine(provenSeed(after, seed)), ...timeOf(line) }, after)
    : null;
  const text = added.text + (end?.text ?? '');
  return { record: { text: record.text + text, tip: (end ?? added).tip }, lines: linesOf(text) };
}

const timeOf = ({ at }: RecordLine) => (at === undefined ? {} : { at });

/** The seed of a battle, unless it was taken over from a record and rolled by another one before. */
export function provenSeed(battle: AnyBattle, seed: Seed): Seed | undefined {
  return strayRoll(battle, seed) === null ? seed : undefined;
}

/** Whether it is over, and who won. */
export function endOf({ ruleset, state }: AnyBattle): Pick<SavedBattle, 'over' | 'winner'> {
  const outcome = ruleset.outcome(state);
  return outcome === null ? { over: false } : { over: true, winner: outcome.winner };
}

/** The record of a battle; null while something is secret, since it holds every command. */
export function recordOf(hosted: Hosted): string | null {
  const { battle, record } = hosted;
  if (!battle || !record || isSecret(hosted)) return null;
  return record.text + closing(record.tip, battle).text;
}
