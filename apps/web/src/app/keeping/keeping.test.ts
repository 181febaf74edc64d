import { describe, expect, it } from 'vitest';
import { listedBattles, puzzleScenario } from '../../battle/records/firstBattle.ts';
import { memoryStorage } from '../../battle/records/storage.ts';
import { packed } from '../../documents/packing.ts';
import { LEARNING } from '../../puzzles/own/ownPuzzle.ts';
import { withNameIn } from '../../rulesets/savedKind.ts';
import { memoryDocumentStorage, type StoredDocument } from '../../documents/documentStorage.ts';
import { exportAll, importAll, linesOf, readArchive } from './archive.ts';
import { battleEntry, copyTitle, documentEntry, entriesWanted, foldersOf } from './entries.ts';
import type { SavedBattle } from '../../battle/records/savedBattle.ts';

const battle = (id: string, touched = 1): SavedBattle => ({
  id,
  ruleset: 'skirmish',
  scenario: null,
  name: id,
  seats: { one: 'human', two: 'captain' },
  seed: 'secret seed',
  header: '{"drumhead":"battle"}\n',
  begun: 1,
  touched,
  count: 2,
  over: false,
  notes: 'Lost at the ford',
});
const doc = (id: string, text = '{}', kind = 'skirmish/squad'): StoredDocument => ({
  id,
  kind,
  name: id,
  touched: 2,
  text,
});

async function device() {
  const stores = { battles: memoryStorage(), documents: memoryDocumentStorage() };
  await stores.battles.create(battle('b1'), ['one\n', 'two\n']);
  await stores.documents.put({ ...doc('d1', '{"name":"Rifles"}'), folder: 'Club' });
  return stores;
}

it('puzzles are not listed among the battles: they have a page of their own', () => {
  const puzzle = { ...battle('p1'), scenario: puzzleScenario('shakos-1') };
  const begun = { ...battle('b2'), scenario: 'outpost' };
  expect(listedBattles([battle('b1'), puzzle, begun]).map(({ id }) => id)).toEqual(['b1', 'b2']);
});

describe('everything as one file', () => {
  it('comes back on another device, with records, notes and folders', async () => {
    const [here, there] = [await device(), { battles: memoryStorage(), documents: memoryDocumentStorage() }];
    const file = await exportAll(here);
    // Hidden troops and the seed of the dice are not there to be read.
    expect(file).not.toContain('secret seed');
    const archive = readArchive(file);
    if (!archive) throw new Error('not read');
    expect(await importAll(archive, there)).toEqual({ added: 2, known: 0 });
    expect(await there.battles.read('b1')).toEqual(await here.battles.read('b1'));
    expect(await there.documents.list()).toEqual(await here.documents.list());
    expect(await importAll(archive, there)).toEqual({ added: 0, known: 2 });
    expect(await there.battles.list()).toHaveLength(1);
  });

  it('loses nothing that went on differently in both places', async () => {
    const here = await device();
    const archive = readArchive(await exportAll(here));
    if (!archive) throw new Error('not read');
    let ids = 0;
    const newId = () => `new-${++ids}`;
    // Gone on from what the file holds: the file is older.
    await here.battles.append('b1', 2, ['three\n'], { touched: 9, count: 3, over: false });
    await here.documents.put(doc('d1', '{"name":"Guard"}'));
    expect(await importAll(archive, here, newId)).toEqual({ added: 1, known: 1 });
    expect((await here.battles.read('b1'))?.text).toContain('three');
    expect((await here.documents.list()).map(({ text }) => text).sort()).toEqual([
      '{"name":"Guard"}',
      '{"name":"Rifles"}',
    ]);
    // Gone on otherwise.
    await here.battles.create(battle('b1'), ['one\n', 'other\n']);
    expect(await importAll(archive, here, newId)).toEqual({ added: 1, known: 1 });
    expect((await here.battles.list()).map(({ id }) => id).sort()).toEqual(['b1', 'new-2']);
    // The file is further on: it goes in the place of what is here.
    await here.battles.create({ ...battle('b1'), count: 1 }, ['one\n']);
    await importAll(archive, here, newId);
    expect((await here.battles.read('b1'))?.text).toContain('two');
  });

  it('leaves battles that were played on from one with it, under whatever id it comes in', async () => {
    const [here, there] = [await device(), await device()];
    await here.battles.create({ ...battle('on', 9), parent: { battle: 'b1', at: 1 } }, ['one\n', 'three\n']);
    await there.battles.create(battle('b1'), ['one\n', 'other\n']);
    const archive = readArchive(await exportAll(here));
    if (!archive) throw new Error('not read');
    // The later one stands first in the file.
    expect(archive.battles.map(({ battle: { id } }) => id)).toEqual(['on', 'b1']);
    await importAll(archive, there, () => 'new');
    expect((await there.battles.read('on'))?.battle.parent).toEqual({ battle: 'new', at: 1 });
    expect((await there.battles.read('new'))?.text).toContain('two');
    expect((await there.battles.read('b1'))?.text).toContain('other');
  });

  it('keeps an order to learn from once, with the course that it has gone here', async () => {
    const [here, there] = [await device(), await device()];
    await here.documents.put(doc('own-1', '{"course":{"found":0,"due":1}}', LEARNING));
    const archive = readArchive(await exportAll(here));
    if (!archive) throw new Error('not read');
    const gone = doc('own-1', '{"course":{"found":2,"due":5}}', LEARNING);
    await here.documents.put(gone);
    expect(await importAll(archive, here)).toEqual({ added: 0, known: 3 });
    expect(await here.documents.list(LEARNING)).toEqual([gone]);
    expect(await importAll(archive, there)).toEqual({ added: 1, known: 2 });
  });

  it('leaves damaged documents where they are, and takes all the rest', async () => {
    const here = await device();
    const damaged = doc('d2', '{"name":');
    await here.documents.put(damaged);
    expect(readArchive(await exportAll(here))?.documents.map(({ id }) => id)).toEqual(['d1']);
    const content = packed(JSON.stringify({ battles: [], documents: [damaged, doc('d3', 'null'), doc('d4')] }));
    const older = JSON.stringify({ format: 'drumhead-device', version: 1, content });
    expect(readArchive(older)?.documents.map(({ id }) => id)).toEqual(['d4']);
    // Renaming one does no harm.
    expect(withNameIn(damaged.text, 'Guard')).toBe(damaged.text);
    expect(withNameIn('{"men":1}', 'Guard')).toBe('{"men":1,"name":"Guard"}');
  });

  it('calls things by what is seen of their names, whoever wrote the file', () => {
    const named = { name: '\u202eGu\u200bard', folder: '\u2066Club' };
    const battles = [{ battle: { ...battle('b1'), ...named, title: 'Sun\u0000day\n' }, lines: [] }];
    const content = packed(JSON.stringify({ battles, documents: [{ ...doc('d1'), ...named }] }));
    const read = readArchive(JSON.stringify({ format: 'drumhead-device', version: 1, content }));
    expect(read?.battles).toMatchObject([{ battle: { name: 'Guard', folder: 'Club', title: 'Sunday' } }]);
    expect(read?.documents).toMatchObject([{ name: 'Guard', folder: 'Club' }]);
  });

  it('knows a battle without a line behind the first', () => {
    const { header } = battle('b1');
    expect(linesOf(header, battle('b1'))).toEqual([]);
    expect(linesOf(`${header}one\ntwo\n`, battle('b1'))).toEqual(['one\n', 'two\n']);
  });

  it('is refused where it is damaged or something else', async () => {
    const file = await exportAll(await device());
    const at = file.indexOf('"content":"') + 40;
    expect(readArchive(file.slice(0, at) + (file.charAt(at) === 'A' ? 'B' : 'A') + file.slice(at + 1))).toBeNull();
    for (const text of ['', '{}', '[]', 'null', file.slice(0, -20), file.replace('"version":1', '"version":2')])
      expect(readArchive(text)).toBeNull();
  });
});

describe('the list of everything kept', () => {
  const entries = [
    battleEntry(battle('b1', 5), 'Raab, second day'),
    documentEntry({ ...doc('d1'), folder: 'Club' }, 'Caçadores'),
    documentEntry({ ...doc('d2', '{}', 'simplicity/army'), folder: 'Antwerp' }, 'Old Guard'),
  ];
  const found = (wanted: Partial<Parameters<typeof entriesWanted>[1]>) =>
    entriesWanted(entries, { kind: '', folder: '', words: '', ...wanted }).map(({ id }) => id);

  it('is searched by words of titles, notes and folders, without regard to accents', () => {
    expect(found({})).toEqual(['b1', 'd1', 'd2']);
    expect(found({ words: 'cacadores' })).toEqual(['d1']);
    expect(found({ words: 'FORD raab' })).toEqual(['b1']);
    expect(found({ words: 'club guard' })).toEqual([]);
  });

  it('is parted by kind and folder', () => {
    expect(found({ kind: 'battle' })).toEqual(['b1']);
    expect(found({ folder: 'Antwerp' })).toEqual(['d2']);
    expect(foldersOf(entries)).toEqual(['Antwerp', 'Club']);
  });
});

describe('the name of a copy', () => {
  const named = (name: string, number: number) => (number === 1 ? `${name} (copy)` : `${name} (copy ${number})`);
  const copied = (title: string, ...others: readonly string[]) => copyTitle(title, [title, ...others], named);

  it('is like no other', () => {
    expect(copied('Raab')).toBe('Raab (copy)');
    expect(copied('Raab', 'Raab (copy)', 'Raab (copy 3)')).toBe('Raab (copy 2)');
  });

  it('of a copy is the next of the original', () => {
    expect(copied('Raab (copy)')).toBe('Raab (copy 2)');
    expect(copied('Raab (copy 2)', 'Raab', 'Raab (copy)')).toBe('Raab (copy 3)');
    // As copies of copies were named before.
    expect(copied('Raab (copy) (copy)', 'Raab (copy)')).toBe('Raab (copy 2)');
  });
});
