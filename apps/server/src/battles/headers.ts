/** The beginning of a battle's record as it is stored: read back first, so that whatever is stored can be opened. */
import { type Battle, readRecord, type RecordHeader, writeHeader } from '@drumhead/engine';

/** Null where a reader of records would not take it. */
export function headerOf(begun: Battle, { scenario, seats }: Pick<RecordHeader, 'scenario' | 'seats'>): string | null {
  const { text } = writeHeader(begun, { scenario, seats });
  const read = readRecord(text, [begun.ruleset]);
  return read.ok && read.written !== null ? text.trimEnd() : null;
}
