/** Scenarios over HTTP: what is published, found, forked, reported and taken off, and what is not taken at all. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EditionAs, ListedAs, OwnAs, PublishedAs } from '@drumhead/protocol';
import type { Card } from '@drumhead/content/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESIGN } from '@drumhead/engine';
import { Browser, type Client } from '../test/client.ts';
import { isOver, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { pictureIn } from './http/pictureIn.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { runTool } from './tools/run.ts';

const file = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../examples/scenarios/${name}.json`, import.meta.url), 'utf8')) as object;
const ROAD = file('large-battles');
const OWN = file('simplicity-own-rules');

let server: Serving;
beforeAll(async () => {
  server = await serving(newDatabase(), { scenarios: 1000, lists: 1000 }, { proxies: ['127.0.0.1'] });
});
afterAll(() => server.close());

const person = (): Browser => new Browser(server.port);

/** `address`: that of the asker, behind the proxy. */
async function told<T>(
  who: Browser,
  method: string,
  path: string,
  body?: unknown,
  status = 200,
  address?: string,
): Promise<T> {
  const from: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
  const answer = await who.ask(method, path, body, from);
  expect(answer.status, answer.text).toBe(status);
  return JSON.parse(answer.text) as T;
}

const publish = (who: Browser, scenario: object, more: object = { listed: true }) =>
  told<PublishedAs>(who, 'POST', '/api/scenarios', { file: scenario, ...more });
const titled = (title: string, more: object = {}): object => ({
  ...ROAD,
  title: { en: title },
  languages: ['en'],
  ...more,
});
const list = async (query = '') =>
  await told<{ scenarios: readonly ListedAs<Card>[]; after: string | null }>(person(), 'GET', `/api/scenarios${query}`);
const titles = async (query = ''): Promise<readonly (string | undefined)[]> =>
  (await list(query)).scenarios.map(({ card }) => card.title['en']);

describe('a scenario that is published', () => {
  it('is listed, found, and read by everybody; its editions never change', async () => {
    const maker = person();
    const first = await publish(maker, titled('The mill', { author: 'Élise' }));
    expect(first).toMatchObject({ edition: 1, isOthers: false });
    const at = `/api/scenarios/${first.scenario}`;
    // Sent again it is the same: an answer may be lost. Nor does it become another's.
    expect(await publish(maker, titled('The mill', { author: 'Élise', edition: 7 }))).toEqual(first);
    expect(await publish(person(), titled('The mill', { author: 'Élise' }))).toEqual({ ...first, isOthers: true });
    const second = await told<PublishedAs>(maker, 'PUT', at, { file: titled('The old mill'), listed: true });
    expect(second).toEqual({ scenario: first.scenario, edition: 2, isOthers: false });
    expect(await told(maker, 'PUT', at, { file: titled('The old mill'), listed: true })).toEqual(second);
    const reader = person();
    const old = await told<EditionAs>(reader, 'GET', `${at}/1`);
    expect(old).toMatchObject({ edition: 1, latest: 2, yours: false, parent: null });
    expect(old.file).toMatchObject({ title: { en: 'The mill' }, edition: 1 });
    expect(await told(reader, 'GET', at)).toMatchObject({
      edition: 2,
      file: { title: { en: 'The old mill' }, edition: 2 },
    });
    expect(await told(maker, 'GET', at)).toMatchObject({ yours: true });
    // Any page may show it in a frame: the last edition, its ground without troops.
    const frame = await reader.ask('GET', `/embed/scenario/${first.scenario}`);
    expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
    for (const part of ['The old mill', `/#/page/any/scenario?id=${first.scenario}&#38;edition=2`])
      expect(frame.text).toContain(part);
    expect((await reader.ask('GET', `/embed/scenario/${first.scenario}/picture.png`)).text).toMatch(/^.PNG/);
    // A link to it has its words and its picture for chats, and leads on to its page, which has no address of its own.
    const link = await reader.ask('GET', `/s/${first.scenario}`);
    const host = `http://127.0.0.1:${server.port}`;
    for (const part of [
      'property="og:title" content="The old mill"',
      `property="og:image" content="${host}/s/${first.scenario}/picture.png"`,
      `content="0;url=/#/page/any/scenario?id=${first.scenario}&#38;edition=2"`,
    ])
      expect(link.text).toContain(part);
    expect((await reader.ask('GET', `/s/${first.scenario}/picture.png`)).text).toMatch(/^.PNG/);
    expect((await reader.ask('GET', '/s/none')).status).toBe(404);
    // As it was before: an edition of its own.
    expect(await told(maker, 'PUT', at, { file: titled('The mill', { author: 'Élise' }), listed: true })).toMatchObject(
      {
        edition: 3,
      },
    );
    expect(await told(maker, 'PUT', at, { file: titled('The mill', { author: 'Élise' }), listed: true })).toMatchObject(
      { edition: 3 },
    );
    expect(await titles('?words=MILL%20elise')).toEqual(['The mill']);
    await told(reader, 'GET', `${at}/4`, undefined, 404);
    await told(reader, 'GET', `${at}/x`, undefined, 404);
    await told(reader, 'GET', '/api/scenarios/nowhere', undefined, 404);
  });

  it('is searched by game, rules, language and odds, some at a time', async () => {
    const maker = person();
    const even = { battles: 1000, players: 'captain,captain', wins: { french: 0.5, allies: 0.5 } };
    await publish(maker, titled('Search one', { balance: even }));
    await publish(maker, { ...OWN, title: { en: 'Search two', it: 'Cerca due' } });
    await publish(maker, titled('Search 100%_'));
    await publish(maker, titled('Search by link'), {});
    expect(await titles('?words=search')).toEqual(['Search 100%_', 'Search two', 'Search one']);
    expect(await titles('?words=search&ruleset=simplicity')).toEqual(['Search two']);
    expect(await titles('?words=search&own=1')).toEqual(['Search two']);
    expect(await titles('?words=search&own=0')).toEqual(['Search 100%_', 'Search one']);
    expect(await titles('?words=search&language=it')).toEqual(['Search two']);
    expect(await titles('?words=search&even=1&ruleset=')).toEqual(['Search one']);
    for (const strange of ['?words=a&words=b', '?after=%00', '?ruleset=a&ruleset=b', '?own=2'])
      await told(person(), 'GET', `/api/scenarios${strange}`, undefined, 400);
    // Signs of patterns are letters like others.
    expect(await titles('?words=0%25_')).toEqual(['Search 100%_']);
    expect(await titles("?words='%3B%20drop")).toEqual([]);
    for (let n = 0; n < 25; n++) await publish(maker, titled(`Many ${n}`));
    const page = await list('?words=many');
    expect(page.scenarios).toHaveLength(24);
    expect(await titles(`?words=many&after=${page.after}`)).toEqual(['Many 0']);
  });

  it('is given a star by who played it to its end here, one each, and lists are sorted by them', async () => {
    const maker = person();
    const [file, other] = [titled('Stars, 100%'), titled('Stars by nobody')];
    const { scenario } = await publish(maker, file);
    await publish(maker, other);
    const at = `/api/scenarios/${scenario}`;
    const setup = (await told<EditionAs>(maker, 'GET', at)).file;
    const wanted = {
      ruleset: 'large-battles',
      scenario: null,
      mine: 'french',
      setup,
      players: { french: 'person', allies: 'person' },
    };
    const { clients } = await seated(server.port, wanted);
    const [one, two] = clients as [Client, Client];
    // Nobody gives one before the battle is over.
    await told(one.browser, 'PUT', `${at}/star`, undefined, 403);
    await one.order({ ...RESIGN });
    await two.until(isOver);
    expect(await told(one.browser, 'GET', at)).toMatchObject({ stars: 0, isStarred: false, mayStar: true });
    expect(await told(one.browser, 'PUT', `${at}/star`)).toEqual({ stars: 1, isStarred: true });
    expect(await told(one.browser, 'PUT', `${at}/star`)).toEqual({ stars: 1, isStarred: true });
    expect(await told(two.browser, 'PUT', `${at}/star`)).toEqual({ stars: 2, isStarred: true });
    expect(await told(two.browser, 'DELETE', `${at}/star`)).toEqual({ stars: 1, isStarred: false });
    // Another edition is the same scenario; another scenario is not, nor one's own, nor one that nobody played.
    await told(maker, 'PUT', at, { file: titled('Stars, 100%', { author: 'Ada' }), listed: true });
    expect(await told(two.browser, 'GET', at)).toMatchObject({ stars: 1, isStarred: false, mayStar: true });
    await told(maker, 'PUT', `${at}/star`, undefined, 403);
    await told(person(), 'PUT', `${at}/star`, undefined, 403);
    await told(one.browser, 'PUT', '/api/scenarios/nowhere/star', undefined, 404);
    const [newest] = (await list('?words=stars')).scenarios;
    await told(one.browser, 'PUT', `/api/scenarios/${newest?.scenario}/star`, undefined, 403);
    expect(await titles('?words=stars')).toEqual(['Stars by nobody', 'Stars, 100%']);
    expect(await titles('?words=stars&order=stars')).toEqual(['Stars, 100%', 'Stars by nobody']);
    // He who gave one keeps it, and may take it back, when the scenario goes by another title.
    await told(maker, 'PUT', at, { file: titled('Renamed', { author: 'Ada' }), listed: true });
    expect(await told(one.browser, 'GET', at)).toMatchObject({ stars: 1, isStarred: true, mayStar: true });
    expect(await told(two.browser, 'PUT', `${at}/star`)).toEqual({ stars: 2, isStarred: true });
    expect(await told(two.browser, 'DELETE', `${at}/star`)).toEqual({ stars: 1, isStarred: false });
    await told(maker, 'PUT', at, { file: titled('Stars, 100%', { author: 'Ada' }), listed: true });
    // Whoever may not give one takes back none of another's.
    expect(await told(maker, 'DELETE', `${at}/star`)).toEqual({ stars: 1, isStarred: false });
    expect((await list('?words=stars&order=stars')).scenarios.map(({ stars }) => stars)).toEqual([1, 0]);
    await told(person(), 'GET', '/api/scenarios?order=moons', undefined, 400);
  });

  it('is changed and withdrawn by its maker alone, and its link still opens then', async () => {
    const [maker, other] = [person(), person()];
    const { scenario } = await publish(maker, titled('Mine'));
    await publish(other, titled('Theirs'));
    const at = `/api/scenarios/${scenario}`;
    await told(other, 'PUT', at, { file: titled('Stolen'), listed: true }, 404);
    await told(person(), 'PUT', at, { file: titled('Stolen'), listed: true }, 404);
    await told(other, 'DELETE', at, undefined, 404);
    await told(maker, 'DELETE', at);
    expect(await titles('?words=mine')).toEqual([]);
    expect(await told(other, 'GET', at)).toMatchObject({ file: { title: { en: 'Mine' } } });
    const own = await told<{ scenarios: readonly OwnAs<Card>[] }>(maker, 'GET', '/api/me/scenarios');
    expect(own.scenarios).toMatchObject([{ scenario, isListed: false, isHidden: false, reasons: [] }]);
    expect(await told(person(), 'GET', '/api/me/scenarios')).toEqual({ scenarios: [] });
    // Whoever wants nothing kept has nothing kept.
    await told(maker, 'DELETE', '/api/me');
    await told(other, 'GET', at, undefined, 404);
  });

  it('names what it was made from, and keeps a licence that asks for it', async () => {
    const maker = person();
    const origin = await publish(maker, titled('Shared alike', { licence: 'CC-BY-SA-4.0', author: 'Ada' }));
    const parent = { scenario: origin.scenario, edition: 1 };
    const fork = (licence: string) => ({ file: titled('A fork', { licence }), parent, listed: true });
    await told(person(), 'POST', '/api/scenarios', fork('CC0-1.0'), 400);
    const forker = person();
    const made = await told<PublishedAs>(forker, 'POST', '/api/scenarios', fork('CC-BY-SA-4.0'));
    expect(await told(person(), 'GET', `/api/scenarios/${made.scenario}`)).toMatchObject({
      parent: { ...parent, title: { en: 'Shared alike' }, author: 'Ada', licence: 'CC-BY-SA-4.0' },
    });
    const freed = { file: titled('Freed', { licence: 'CC0-1.0' }), listed: true };
    await told(forker, 'PUT', `/api/scenarios/${made.scenario}`, freed, 400);
    const nowhere = { ...fork('CC-BY-SA-4.0'), parent: { scenario: 'nowhere', edition: 1 } };
    await told(person(), 'POST', '/api/scenarios', nowhere, 400);
  });

  it('goes off the lists when three addresses have reported it, until somebody has looked; its maker is told why', async () => {
    const maker = person();
    const { scenario } = await publish(maker, titled('Disputed'));
    const at = `/api/scenarios/${scenario}/report`;
    const twice = person();
    expect(await told(twice, 'POST', at, { reason: 'words', words: 'Rude\u0000\u202e.' })).toEqual({ reported: true });
    expect(await told(twice, 'POST', at, { reason: 'picture' })).toEqual({ reported: false });
    // However many browsers one address has, it is one.
    for (let n = 0; n < 3; n++) await told(person(), 'POST', at, { reason: 'words' }, 200, '192.0.2.1');
    expect(await titles('?words=disputed')).toEqual(['Disputed']);
    await told(person(), 'POST', at, { reason: 'copied', edition: 1 }, 200, '192.0.2.2');
    expect(await titles('?words=disputed')).toEqual([]);
    await told(person(), 'POST', at, { reason: 'ugly' }, 400);
    const mine = async () =>
      (await told<{ scenarios: readonly OwnAs<Card>[] }>(maker, 'GET', '/api/me/scenarios')).scenarios[0];
    expect(await mine()).toMatchObject({ isListed: true, isHidden: true, reasons: ['copied', 'words'] });
    const said: string[] = [];
    const tool = (...args: readonly string[]) => runTool(args, server.database, (line) => said.push(line));
    const sure = ['--yes', '--reason', 'No map.'];
    expect(await tool('scenarios')).toBe(0);
    expect(said.join('\n')).toMatch(/off the lists by reports: "Disputed"[^]*words "Rude\\u\{202e\}\."/);
    expect(await tool('show', scenario, ...sure)).toBe(0);
    expect(await titles('?words=disputed')).toEqual(['Disputed']);
    expect(await mine()).toMatchObject({ isHidden: false, reasons: [] });
    expect(await tool('hide', scenario, ...sure)).toBe(0);
    // A new edition does not bring it back.
    await told(maker, 'PUT', `/api/scenarios/${scenario}`, { file: titled('Disputed again'), listed: true });
    expect(await titles('?words=disputed')).toEqual([]);
    expect(await tool('delete', scenario)).toBe(0);
    await told(person(), 'GET', `/api/scenarios/${scenario}/1`);
    expect(await tool('delete', scenario, ...sure)).toBe(0);
    await told(person(), 'GET', `/api/scenarios/${scenario}/1`, undefined, 404);
    const news = await told<{ told: readonly { text: string }[] }>(maker, 'GET', '/api/me/told');
    expect(news.told.map(({ text }) => text)).toEqual([
      expect.stringContaining('back on'),
      expect.stringContaining('off the lists'),
      expect.stringContaining('deleted your scenario “Disputed again”. Reason: No map.'),
    ]);
    expect(await tool('show', scenario, ...sure)).toBe(1);
  });

  it('belongs to the account that its browser signs in to', async () => {
    const database = newDatabase();
    const storage = storageOn(await openDatabase(database));
    const edition = { ruleset: 'x', own: false, even: false, languages: [], words: 'a', card: '{}', file: '{}', at: 1 };
    await storage.addScenario({ id: 's', owner: 'ada', parent: null }, { ...edition, hash: 'h' }, true, 5);
    await storage.reportScenario(
      { id: 'r', scenario: 's', edition: 1, reporter: 'ada', network: 'n', reason: 'words', words: '', at: 2 },
      3,
    );
    await storage.star('s', 'ada', true, 3);
    await storage.addLogin({ token_hash: 't', mail: 'ada@example.org', until: 9 });
    const account = (await storage.spendLogin('t', 5, () => 'A')) ?? '';
    await storage.enter('ada', account);
    expect((await storage.scenariosOf('account:A')).map(({ scenario }) => scenario)).toEqual(['s']);
    expect(await storage.heldBy('account:A')).toMatchObject({
      scenarios: [{ id: 's', edition: 1, file: {} }],
      scenarioReports: [{ scenario: 's', reason: 'words' }],
      scenarioStars: [{ scenario: 's', at: 3 }],
    });
    expect(
      await storage.addScenario({ id: 't', owner: 'eve', parent: null }, { ...edition, hash: 'i' }, true, 0),
    ).toBeNull();
    await storage.close();
  });
});

describe('what is not taken', () => {
  const refusals: readonly (readonly [string, unknown, string])[] = [
    ['no file', {}, 'file'],
    ['a position', { file: { format: 'drumhead-simplicity-position' } }, 'file: a scenario file'],
    ['no licence', { file: { ...ROAD, licence: undefined } }, 'licence'],
    ['a licence of his own', { file: { ...ROAD, licence: 'all mine' } }, 'licence'],
    ['unknown rules', { file: { ...ROAD, ruleset: 'chess' } }, 'ruleset'],
    ['another version', { file: { ...ROAD, version: 2 } }, 'version'],
    ['a battle that does not begin', { file: { ...ROAD, setup: {} } }, 'setup'],
    ['fields that are unknown', { file: { ...ROAD, owner: 'me' } }, 'owner'],
    ['an owner', { file: ROAD, owner: 'me' }, 'owner'],
    ['markup that is not plain', { file: { ...ROAD, title: { en: { toString: 'x' } } } }, 'title'],
    [
      'a picture that was not sent',
      { file: { ...ROAD, pictures: [{ id: 'a', picture: `sha256-${'0'.repeat(64)}` }] } },
      'pictures',
    ],
    [
      'the picture under the table',
      {
        file: {
          ...ROAD,
          underlay: { picture: 'sha256-6a1f', a: { px: [1, 1], mm: [1, 1] }, b: { px: [2, 2], mm: [2, 2] } },
        },
      },
      'underlay',
    ],
    [
      'a title in more languages than a list has room for',
      {
        file: {
          ...ROAD,
          title: {
            en: 'x',
            it: 'x',
            ...Object.fromEntries(
              Array.from({ length: 600 }, (_, n) => [
                String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26)),
                'x'.repeat(60),
              ]),
            ),
          },
        },
      },
      'fewer languages',
    ],
    [
      'too long a file',
      {
        file: {
          ...ROAD,
          briefing: {
            all: Object.fromEntries(
              Array.from({ length: 70 }, (_, n) => [
                String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26)),
                'x'.repeat(3990),
              ]),
            ),
          },
        },
      },
      '',
    ],
  ];
  it.each(refusals)('%s', async (_name, body, why) => {
    const answer = await person().ask('POST', '/api/scenarios', body);
    expect([400, 413]).toContain(answer.status);
    expect(answer.text).toContain(why);
  });

  it('is what a page from elsewhere sends, what is nested too deeply, and what comes too often', async () => {
    const from = { origin: 'https://elsewhere.example' };
    expect((await person().ask('POST', '/api/scenarios', { file: ROAD }, from)).status).toBe(403);
    const deep = `{"file":{"format":"drumhead-scenario","version":1,"ruleset":"simplicity","title":{"en":"x"},"setup":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    expect((await person().ask('POST', '/api/scenarios', deep)).status).toBe(400);
    const strict = await serving(newDatabase(), { scenarios: 2 });
    const busy = new Browser(strict.port);
    expect((await busy.ask('POST', '/api/scenarios', { file: ROAD })).status).toBe(200);
    // A picture that is there is sent again with every edition, and does not count.
    for (let times = 0; times < 3; times++) expect((await put(busy, WEBP)).status).toBe(200);
    expect((await busy.ask('POST', '/api/scenarios', { file: OWN })).status).toBe(429);
    await strict.close();
  });
});

/** A picture of one colour, as the encoders of browsers write it. */
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const digest = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('hex')}`;

const put = (who: Browser, bytes: Buffer, { name = digest(bytes), type = 'image/webp' } = {}) =>
  fetch(`http://127.0.0.1:${who.port}/api/pictures/${name}`, {
    method: 'PUT',
    headers: { origin: `http://127.0.0.1:${who.port}`, 'content-type': type, cookie: who.cookie },
    body: new Uint8Array(bytes),
  });

/** A JPEG of this size, as far as it is looked at, with one segment more. */
function jpeg(width: number, height: number, mark = 0xe0, isBehind = false): Buffer {
  const segment = Buffer.from([0xff, mark, 0, 4, 1, 2]);
  const frame = Buffer.alloc(12);
  frame.writeUInt16BE(0xffc0, 0);
  frame.writeUInt16BE(10, 2);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const parts = isBehind ? [frame, segment] : [segment, frame];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
}

describe('a picture', () => {
  it('is its author’s alone until an edition has it, and then nothing but a picture', async () => {
    const maker = person();
    await publish(maker, titled('For a cookie'));
    expect((await put(maker, WEBP)).status).toBe(200);
    const at = `/api/pictures/${digest(WEBP)}`;
    expect((await maker.ask('GET', at)).status).toBe(200);
    expect((await person().ask('GET', at)).status).toBe(404);
    const pictures = [{ id: 'map', picture: digest(WEBP), alt: { en: 'A map' } }];
    // Nobody publishes the drafts of others.
    await told(person(), 'POST', '/api/scenarios', { file: titled('Thief', { pictures }) }, 400);
    const { scenario } = await publish(maker, titled('With a picture', { pictures }));
    const shown = await person().ask('GET', at);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': expect.stringContaining('immutable'),
      'cross-origin-resource-policy': 'same-origin',
    });
    // It goes with the last scenario that shows it.
    const fork = await publish(person(), titled('With the same picture', { pictures }));
    const remove = (id: string) => runTool(['delete', id, '--yes', '--reason', 'r'], server.database, () => undefined);
    await remove(scenario);
    expect((await person().ask('GET', at)).status).toBe(200);
    await remove(fork.scenario);
    expect((await maker.ask('GET', at)).status).toBe(404);
  });

  it('is taken by its bytes: of another digest, kind, size or with more than a picture it is none', async () => {
    const maker = person();
    const status = async (bytes: Buffer, more = {}) => (await put(maker, bytes, more)).status;
    expect(await status(WEBP, { name: digest(Buffer.from('x')) })).toBe(400);
    expect(await status(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))).toBe(400);
    expect(await status(Buffer.from('<svg/>'), { type: 'image/svg+xml' })).toBe(415);
    expect(await status(WEBP, { type: 'text/html' })).toBe(415);
    expect(await status(Buffer.concat([WEBP, Buffer.from('<script>')]))).toBe(400);
    expect(await status(Buffer.alloc(400_001))).toBe(413);
    expect(await status(jpeg(800, 600), { type: 'image/jpeg' })).toBe(200);
    expect(pictureIn(jpeg(800, 600))).toEqual({ type: 'image/jpeg', width: 800, height: 600 });
    expect(pictureIn(WEBP)).toEqual({ type: 'image/webp', width: 1, height: 1 });
    for (const bytes of [jpeg(1601, 10), jpeg(10, 1601), jpeg(0, 10), jpeg(10, 10, 0xe1), jpeg(10, 10, 0xe1, true)])
      expect(typeof pictureIn(bytes)).toBe('string');
    expect(pictureIn(jpeg(10, 10, 0xfe))).toContain('draw it anew');
    // Whatever is cut off, it is looked at without a fault.
    for (const whole of [WEBP, jpeg(10, 10)])
      for (let length = 0; length < whole.length; length++)
        expect(typeof pictureIn(whole.subarray(0, length)), `${length}`).toBe('string');
  });
});
