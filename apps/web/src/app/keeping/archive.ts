/**
 * Everything on the device as one file, and back. The content is packed: a battle that is going on holds hidden troops
 * and the seed of its dice, which nobody should read by accident.
 */
import { seenName } from '@drumhead/engine';
import { type SavedBattle, type Storage } from '../../battle/records/savedBattle.ts';
import { type DocumentStorage, documentId, type StoredDocument } from '../../documents/documentStorage.ts';
import { contentOf } from '../../documents/contentOf.ts';
import { packed, unpacked } from '../../documents/packing.ts';
import { LEARNING } from '../../puzzles/own/ownPuzzle.ts';

const FORMAT = 'drumhead-device';
const VERSION = 1;

interface KeptBattle {
  readonly battle: SavedBattle;
  /** The lines of its record behind the first. */
  readonly lines: readonly string[];
}

export interface Archive {
  readonly battles: readonly KeptBattle[];
  readonly documents: readonly StoredDocument[];
}

interface Stores {
  readonly battles: Storage;
  readonly documents: DocumentStorage;
}

/** How many came in, and how many were here already. */
export interface Taken {
  readonly added: number;
  readonly known: number;
}

/** The lines of a stored record behind the first. */
export const linesOf = (text: string, { header }: SavedBattle): readonly string[] =>
  text.length === header.length ? [] : text.slice(header.length).split(/(?<=\n)/);

export async function exportAll({ battles, documents }: Stores): Promise<string> {
  const kept = await Promise.all((await battles.list()).map(({ id }) => battles.read(id)));
  const archive: Archive = {
    battles: kept.flatMap((one) => (one ? [{ battle: one.battle, lines: linesOf(one.text, one.battle) }] : [])),
    documents: (await documents.list()).filter(isReadable),
  };
  const counts = { battles: archive.battles.length, documents: archive.documents.length };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...counts, content: packed(JSON.stringify(archive)) })}\n`;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): boolean => isText(value) && /^[\w-]{1,80}$/.test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isBattle(value: unknown): value is KeptBattle {
  if (!isObject(value) || !isObject(value['battle']) || !Array.isArray(value['lines'])) return false;
  const { id, ruleset, name, seats, header, touched, begun, over } = value['battle'];
  return (
    isId(id) &&
    [ruleset, name, header].every(isText) &&
    isObject(seats) &&
    [touched, begun].every(Number.isFinite) &&
    typeof over === 'boolean' &&
    value['lines'].every(isText)
  );
}

function isDocument(value: unknown): value is StoredDocument {
  if (!isObject(value)) return false;
  const { id, kind, name, touched, text } = value;
  return isId(id) && [kind, name, text].every(isText) && Number.isFinite(touched);
}

/** Damaged ones are left where they are. */
const isReadable = ({ text }: StoredDocument): boolean => isObject(contentOf(text));

/** A file of a stranger may call things as it likes. */
function withSeenNames<T extends { readonly name: string; readonly title?: string; readonly folder?: string }>(
  kept: T,
): T {
  const { name, title, folder } = kept;
  return {
    ...kept,
    name: seenName(name),
    ...(isText(title) && { title: seenName(title) }),
    ...(isText(folder) && { folder: seenName(folder) }),
  };
}

/** What a file holds, without documents that are damaged; null: it is no such file, or it is damaged. */
export function readArchive(text: string): Archive | null {
  try {
    const { format, version, content } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (format !== FORMAT || version !== VERSION || !isText(content)) return null;
    const { battles, documents } = JSON.parse(unpacked(content)) as Readonly<Record<string, unknown>>;
    if (!Array.isArray(battles) || !Array.isArray(documents)) return null;
    if (!battles.every(isBattle) || !documents.every(isDocument)) return null;
    return {
      battles: battles.map(({ battle, lines }) => ({ battle: withSeenNames(battle), lines })),
      documents: documents.filter(isReadable).map(withSeenNames),
    };
  } catch {
    return null;
  }
}

/** Adds what a file holds to what is here. Nothing is lost: what went on differently here and there is kept twice. */
export async function importAll({ battles, documents }: Archive, to: Stores, newId = documentId): Promise<Taken> {
  let [added, known] = [0, 0];
  const wanted: KeptBattle[] = [];
  const ids = new Map<string, string>();
  for (const { battle, lines } of battles) {
    const text = battle.header + lines.join('');
    const here = await to.battles.read(battle.id);
    if (here?.text.startsWith(text)) known += 1;
    else {
      if (here !== null && !text.startsWith(here.text)) ids.set(battle.id, newId());
      wanted.push({ battle, lines });
      added += 1;
    }
  }
  for (const { battle, lines } of wanted) {
    const { id, parent } = battle;
    const own = { id: ids.get(id) ?? id, count: lines.length };
    // Played on from one that has another id here.
    const from = parent && { parent: { ...parent, battle: ids.get(parent.battle) ?? parent.battle } };
    await to.battles.create({ ...battle, ...own, ...from }, lines);
  }
  const all = await to.documents.list();
  for (const doc of documents) {
    const here = all.find(({ id }) => id === doc.id);
    // An order to learn from has gone its own course here, which no file takes back.
    const isLearnt = here?.kind === LEARNING && doc.kind === LEARNING;
    if (isLearnt || all.some(({ kind, text }) => kind === doc.kind && text === doc.text)) known += 1;
    else {
      await to.documents.put(here === undefined ? doc : { ...doc, id: newId() });
      added += 1;
    }
  }
  return { added, known };
}
