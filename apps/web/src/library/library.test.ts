import { readdirSync, readFileSync } from 'node:fs';
import { type Library, LIBRARY } from '@drumhead/content/library';
import { read } from '@drumhead/engine/schema';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileAddress, scenarioAt } from './scenarioAt.ts';
import { ALL, shownOf, type Wanted } from './shown.ts';
import { siteLibrary } from './siteLibrary.ts';

const entry = (file: string, more: Partial<Library['scenarios'][number]> = {}): Library['scenarios'][number] => ({
  file: `${file}.json`,
  ruleset: 'simplicity',
  title: { en: file },
  languages: ['en'],
  ...more,
});
const odds = (wins: number, battles = 1000) => ({
  battles,
  players: 'captain,captain',
  wins: { a: wins, b: 1 - wins },
});

const ALL_OF_THEM = [
  entry('mill', { title: { en: 'The mill', it: 'Il mulino' }, languages: ['en', 'it'], balance: odds(0.5) }),
  entry('ford', { ruleset: 'large-battles', own: true, author: 'Élise', balance: odds(0.9) }),
  entry('bridge', { about: { en: 'Hold the mill dam.' }, balance: odds(0.56, 500) }),
];

describe('scenarios in a list', () => {
  const found = (wanted: Partial<Wanted>, language = 'en') =>
    shownOf(ALL_OF_THEM, { ...ALL, ...wanted }, language).map(({ file }) => file.replace('.json', ''));

  it.each<readonly [Partial<Wanted>, readonly string[]]>([
    [{}, ['mill', 'ford', 'bridge']],
    [{ words: 'MILL' }, ['mill', 'bridge']],
    [{ words: 'dam mi\0ll' }, ['bridge']],
    [{ words: 'elise' }, ['ford']],
    [{ ruleset: 'large-battles' }, ['ford']],
    [{ rules: 'own' }, ['ford']],
    [{ rules: 'book' }, ['mill', 'bridge']],
    [{ even: true }, ['mill']],
    [{ order: 'even' }, ['mill', 'bridge', 'ford']],
    [{ order: 'title' }, ['bridge', 'ford', 'mill']],
    [{ words: 'nothing like it' }, []],
  ])('%j', (wanted, files) => {
    expect(found(wanted)).toEqual(files);
  });

  it('are those that speak the reader’s language, where he wants no others', () => {
    expect(found({ spoken: true }, 'it')).toEqual(['mill']);
  });
});

describe('KERNEL-LIBRARY the list of a site', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const answers = (by: (path: string) => Response | Promise<Response>) =>
    vi.stubGlobal('fetch', async (path: string) => by(path));
  const library = (scenarios: unknown) => JSON.stringify({ format: 'drumhead-library', version: 1, scenarios });

  it.each<readonly [string, string, number, string]>([
    ['with scenarios', library(ALL_OF_THEM), 200, 'there'],
    ['without any', library([]), 200, 'there'],
    ['that is missing', '', 404, 'missing'],
    ['of a host that sends its page for everything', '<!doctype html>', 200, 'missing'],
    ['of a host that fails', '', 502, 'unreachable'],
    ['that is cut', library(ALL_OF_THEM).slice(0, 90), 200, 'damaged'],
    ['of a later version', library([]).replace('"version":1', '"version":2'), 200, 'damaged'],
    ['that leads out of its folder', library([entry('../secret')]), 200, 'damaged'],
    ['that leads elsewhere', library([entry('https://example.org/x')]), 200, 'damaged'],
  ])('%s', async (_name, text, status, is) => {
    answers(() => new Response(text, { status }));
    expect((await siteLibrary()).is).toBe(is);
  });

  it('is said to be out of reach off the net', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await siteLibrary()).toEqual({ is: 'unreachable' });
  });

  it('comes with the page, empty until somebody fills it', () => {
    const text = readFileSync(new URL('../../public/library/index.json', import.meta.url), 'utf8');
    expect(read(JSON.parse(text), LIBRARY)).toMatchObject({ ok: true, value: { scenarios: [] } });
  });

  it('leads to its files, and says of one that is not there', async () => {
    const examples = new URL('../../../../examples/scenarios/', import.meta.url);
    const [name = ''] = readdirSync(examples);
    const text = readFileSync(new URL(name, examples), 'utf8');
    const asked: string[] = [];
    answers((path) => {
      asked.push(path);
      return path === '/library/deep/a.json' ? new Response(text) : new Response('', { status: 404 });
    });
    const queryOf = (file: string): string => fileAddress(file).replace(/^[^?]*\?/, '');
    expect((await scenarioAt(queryOf('deep/a.json'))).read).toEqual({ ok: true, value: JSON.parse(text) });
    const fault = { key: 'web.library.file.missing', facts: { file: 'b.json' } };
    expect((await scenarioAt(queryOf('b.json'))).read).toEqual({ ok: false, fault });
    expect((await scenarioAt(queryOf('../../api/me.json'))).read).toMatchObject({
      fault: { key: 'web.library.file.name' },
    });
    expect(asked).toEqual(['/library/deep/a.json', '/library/b.json']);
  });
});
