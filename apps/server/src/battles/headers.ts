/** The beginning of a battle's record as it is stored: read back first, so that whatever is stored can be opened. */
import { type Battle, readRecord, type RecordHeader, type Seat, setupSeenBy, writeHeader } from '@drumhead/engine';
import type { Live } from './live.ts';

/** Null where a reader of records would not take it. */
export function headerOf(begun: Battle, { scenario, seats }: Pick<RecordHeader, 'scenario' | 'seats'>): string | null {
  const { text } = writeHeader(begun, { scenario, seats });
  const read = readRecord(text, [begun.ruleset]);
  return read.ok && read.written !== null ? text.trimEnd() : null;
}

/** SCN-HID-1. The header as a seat or a watcher may know it now; the very one where nothing of it is kept back. */
export function headerSeenBy({ header, battle: { ruleset, state } }: Live, seat: Seat | null): RecordHeader {
  const setup = ruleset.isOpen(state, seat) ? header.setup : setupSeenBy(header.setup, seat);
  return setup === header.setup ? header : { ...header, setup };
}
