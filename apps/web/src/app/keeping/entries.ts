/** Everything kept on the device as one list: battles and documents alike, to be searched and sorted into folders. */
import type { SavedBattle } from '../../battle/records/savedBattle.ts';
import type { StoredDocument } from '../../documents/documentStorage.ts';

export type Entry = {
  readonly id: string;
  /** `battle`, or the kind of a document. */
  readonly kind: string;
  readonly title: string;
  readonly touched: number;
  readonly notes: string;
  /** Empty: in none. */
  readonly folder: string;
} & (
  | { readonly battle: SavedBattle; readonly doc?: never }
  | { readonly doc: StoredDocument; readonly battle?: never }
);

export const BATTLES = 'battle';

/** Which of them are shown; empty: all. */
export interface Wanted {
  readonly kind: string;
  readonly folder: string;
  readonly words: string;
}

export const battleEntry = (battle: SavedBattle, title: string): Entry => ({
  id: battle.id,
  kind: BATTLES,
  title,
  touched: battle.touched,
  notes: battle.notes ?? '',
  folder: battle.folder ?? '',
  battle,
});

export const documentEntry = (doc: StoredDocument, title: string): Entry => ({
  id: doc.id,
  kind: doc.kind,
  title,
  touched: doc.touched,
  notes: doc.notes ?? '',
  folder: doc.folder ?? '',
  doc,
});

/** Accents and capitals make no difference. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that hold every word in title, notes or folder; last changed first. */
export function entriesWanted(entries: readonly Entry[], { kind, folder, words }: Wanted): readonly Entry[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => (kind === '' || entry.kind === kind) && (folder === '' || entry.folder === folder))
    .filter(({ title, notes, folder: at }) => {
      const text = plain(`${title}\n${notes}\n${at}`);
      return sought.every((word) => text.includes(word));
    })
    .sort((a, b) => b.touched - a.touched);
}

/**
 * A name for a copy that nothing else has: “Raab (copy)”, then “Raab (copy 2)”, and of a copy the same.
 * `named`: the name of the nth copy.
 */
export function copyTitle(
  title: string,
  taken: readonly string[],
  named: (name: string, number: number) => string,
): string {
  const numbers = Array.from({ length: taken.length + 1 }, (_, i) => i + 1);
  const endings = numbers.map((number) => named('', number));
  const original = (name: string): string => {
    const ending = endings.find((one) => name.endsWith(one));
    return ending === undefined ? name : original(name.slice(0, -ending.length));
  };
  const name = original(title);
  // There is one name more than there are names taken.
  return numbers.map((number) => named(name, number)).find((one) => !taken.includes(one)) ?? title;
}

/** Folders in use, in alphabetical order. */
export const foldersOf = (entries: readonly Entry[]): readonly string[] =>
  [...new Set(entries.map(({ folder }) => folder))]
    .filter((folder) => folder !== '')
    .sort((a, b) => a.localeCompare(b));
