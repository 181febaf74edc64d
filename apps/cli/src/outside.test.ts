import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { run, testFolder } from '../test/commandLine.ts';

const folder = testFolder();
const example = (name: string) => fileURLToPath(new URL(`../../../examples/${name}.json`, import.meta.url));

/** A file of the test folder with these contents. */
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const position = readFileSync(example('positions/simplicity'), 'utf8');
const roster = '<roster name="X" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/rosterSchema">';

/** Every command that opens a file. */
const doors: readonly (readonly [string, (path: string) => readonly string[]])[] = [
  ['check', (path) => ['check', path]],
  ['replay', (path) => ['replay', path]],
  ['verify', (path) => ['verify', path]],
  ['play-on', (path) => ['play-on', path]],
  ['adjudicate', (path) => ['adjudicate', 'skirmish', 'melee', path]],
  ['odds situation', (path) => ['odds', 'situation', 'skirmish', 'melee', path]],
  ['odds position', (path) => ['odds', 'position', path]],
  ['campaign', (path) => ['campaign', path]],
  ['simulate --scenario', (path) => ['simulate', '--scenario', path]],
  ['simulate --squads', (path) => ['simulate', '--squads', `${path},fr`]],
  ['simulate --army', (path) => ['simulate', '--army', `${path},france`]],
  ['simulate --division-a', (path) => ['simulate', '--division-a', path, '--division-b', 'france']],
];

/** Words of machines, which players do not read. */
const MACHINE = /Unexpected|SyntaxError|E[A-Z]{4,}\b|at position|JSON\.parse|Error:|undefined|\[object/;

describe.each(doors)('%s', (_name, args) => {
  it('names files of other programs and the way on, in both languages', async () => {
    const path = file('army.json', roster);
    for (const [language, said] of [
      ['en', 'This is a file of BattleScribe (version 2.03). Copy the list as text there'],
      ['it', 'È un file di BattleScribe (versione 2.03). Copia lì l’elenco come testo'],
    ] as const) {
      const ran = await run([...args(path), '--lang', language]);
      expect(ran).toMatchObject({ status: 1, out: '', err: expect.stringContaining(said) });
    }
  });

  it('names several in one letter, and opens nothing that the JSON of another program holds', async () => {
    const squad = '{"format":"drumhead-skirmish-squad","version":1,"name":"The Few","models":[]}';
    const two = file('two.json', `Dear Paul,\n${squad}\nand\n${position}\nCheers`);
    const held = file('held.json', `{"id":7,"body":${position},}`);
    const several = await run([...args(two), '--lang', 'en']);
    expect(several).toMatchObject({ status: 1, err: expect.stringContaining('a squad: The Few; a position') });
    const damaged = await run([...args(held), '--lang', 'en']);
    expect(damaged).toMatchObject({ status: 1, err: expect.stringContaining('This is a JSON file, damaged in line') });
  });

  it('says what is damaged, missing or a folder in our words alone', async () => {
    const cut = file('cut.json', position.slice(0, 300));
    const stray = file('stray.json', position.replace('"version"', '"version'));
    for (const path of [cut, stray, join(folder, 'nowhere.json'), file('none.json', '')]) {
      for (const language of ['en', 'it']) {
        const ran = await run([...args(path), '--lang', language]);
        expect(ran.status).toBe(1);
        expect(ran.err).not.toMatch(MACHINE);
        expect(ran.err.trim().split('\n')).toHaveLength(1);
      }
    }
    expect((await run(args(cut))).err).toMatch(/This is a position, which breaks off in line \d+/);
    expect((await run(args(stray))).err).toMatch(/This is a position, damaged in line \d+/);
  });

  it('says where a file of ours belongs', async () => {
    const path = file('copy.json', '{"format":"drumhead-device","version":1,"content":""}');
    expect((await run(args(path))).err).toContain('This is a copy of everything on a device.');
  });
});

describe('files that Windows and others write', () => {
  const utf16 = Buffer.from(`\ufeff${position}`, 'utf16le');
  it.each([
    ['UTF-16', utf16],
    ['UTF-16 without a mark', utf16.subarray(2)],
    ['UTF-16 the other way round', Buffer.from(utf16).swap16()],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${position}`)],
    ['CRLF', Buffer.from(position.replaceAll('\n', '\r\n'))],
    ['gzip', gzipSync(position)],
  ])('%s is read', async (_name, bytes) => {
    expect(await run(['check', file('position.json', bytes)])).toMatchObject({ status: 0, err: '' });
  });
});

it('a situation is named with the command that judges it', async () => {
  const path = file('situation.json', readFileSync(example('skirmish/melee'), 'utf8'));
  expect((await run(['check', path])).err).toContain('adjudicate skirmish melee');
});

it('a squad at the door of records is named, and where it goes', async () => {
  const path = file('a.battle.jsonl', '{"format":"drumhead-skirmish-squad","version":1}');
  expect((await run(['replay', path])).err).toContain('This is a squad. It goes with: check, simulate --squads.');
});
