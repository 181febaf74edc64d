/** What was said at the table, as this page heard it. Pure. */
import type { NumberedSaid, Said } from '@drumhead/protocol';

/** Older words are forgotten. */
const MOST = 50;

/** With what was heard now, oldest first and each line once. */
export function withHeard(before: readonly NumberedSaid[], news: readonly NumberedSaid[]): readonly NumberedSaid[] {
  const all = new Map([...before, ...news].map((one) => [one.number, one]));
  return [...all.values()].sort((a, b) => a.number - b.number).slice(-MOST);
}

/** Lines that their authors took back stay, without words. */
export function withoutWords(said: readonly NumberedSaid[], numbers: readonly number[]): readonly NumberedSaid[] {
  return said.map((one) => (numbers.includes(one.number) ? { number: one.number, seat: one.seat, at: one.at } : one));
}

/** Did its author take this line back? */
export const isTakenBack = ({ phrase, text }: Said): boolean => phrase === undefined && text === undefined;
