/** Clubs and their leagues over HTTP: a league of two people and two computer players that nobody looks after; and strangers. */
import { RESIGN } from '@drumhead/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { HILL } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { type SteppedWorld, steppedWorld } from '../test/steppedWorld.ts';
import type { Act } from './clubs/step.ts';
import type { Result } from './clubs/league.ts';
import { moveMember } from './storage/clubRows.ts';
import { openDatabase } from './storage/open.ts';
import { deleteBattleIn, deleteTableIn } from './storage/removal.ts';
import { storageOn } from './storage/storage.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const FIRST = Date.UTC(2027, 0, 5, 19, 0);

let world: SteppedWorld;
let server: Serving;
/** What went wrong that is nobody's order. */
const faults: string[] = [];
beforeAll(async () => {
  world = steppedWorld(FIRST - 60 * MINUTE);
  server = await serving(newDatabase(), undefined, { world, onFault: (what) => faults.push(what) });
});
afterAll(async () => {
  await server.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

interface Shown {
  readonly state: string;
  readonly sides: readonly string[];
  readonly you: { readonly entry: number; readonly isIn: boolean } | null;
  readonly entries: readonly { readonly entry: number; readonly name: string | null; readonly isOut: boolean }[];
  readonly standings: readonly { readonly entry: number; readonly points: number; readonly place: number }[];
  readonly played: readonly {
    readonly number: number;
    readonly isOver: boolean;
    readonly battles: readonly {
      readonly battle: string;
      readonly table: string;
      readonly entries: readonly number[];
      readonly result: Result | null;
      readonly isOver: boolean;
      readonly isGone: boolean;
      readonly awaited: readonly number[];
    }[];
  }[];
  readonly acts: readonly Act[];
}

async function ask<T>(browser: Browser, method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await browser.ask(method, path, body);
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}
const statusOf = async (browser: Browser, method: string, path: string, body?: unknown): Promise<number> =>
  (await browser.ask(method, path, body)).status;
const leagueOf = (browser: Browser, league: string): Promise<Shown> => ask(browser, 'GET', `/api/leagues/${league}`);

async function clubOfTwo() {
  const [ada, ben] = [new Browser(server.port), new Browser(server.port)];
  const { club, key } = await ask<{ club: string; key: string }>(ada, 'POST', '/api/clubs', {
    name: 'The Tuesday Table',
    mine: 'Ada',
  });
  await ask(ben, 'POST', `/api/clubs/${club}/join`, { key, name: 'Ben' });
  return { ada, ben, club, key };
}

const GAME = { ruleset: HILL.ruleset, scenario: HILL.scenario };
const EVENINGS = {
  ...GAME,
  name: 'Winter League',
  kind: 'robin',
  rounds: 3,
  pace: { kind: 'evening', hours: 1, zone: 'Europe/Rome' },
  first: FIRST,
  computers: [
    { player: 'recruit', name: 'The Recruit' },
    { player: 'recruit', name: 'Old Sweat' },
  ],
} as const;

it('plays a league of two people and two computers to its end: nobody sets a table, ends a round or counts a battle', async () => {
  const { ada, ben, club } = await clubOfTwo();
  const { league } = await ask<{ league: string }>(ada, 'POST', `/api/clubs/${club}/leagues`, EVENINGS);
  await ask(ben, 'POST', `/api/leagues/${league}/join`);
  expect((await leagueOf(ben, league)).state).toBe('open');
  await world.sleep(60 * MINUTE);
  for (let round = 1; round <= 3; round++) {
    await world.pass(MINUTE);
    const { played, entries } = await leagueOf(ada, league);
    expect(played.length).toBe(round);
    const battles = played.at(-1)?.battles ?? [];
    expect(battles.length).toBe(4);
    // Whoever is to decide is told, by the ways that any battle tells it.
    const people = entries.filter(({ name }) => name === 'Ada' || name === 'Ben').map(({ entry }) => entry);
    for (const { entries: both, awaited } of battles)
      expect(new Set(awaited)).toEqual(new Set(both.filter((entry) => people.includes(entry))));
    // Ben vanishes after the first round.
    for (const browser of round === 1 ? [ada, ben] : [ada]) {
      const { you, sides } = await leagueOf(browser, league);
      for (const { battle, entries: both } of battles) {
        const side = both.indexOf(you?.entry ?? 0);
        const isBoth = both.every((entry) => people.includes(entry));
        if (side === -1 || (isBoth && round > 1)) continue;
        const client = new Client(browser, battle, sides[side] ?? '');
        expect(await client.enter()).toBe('');
        await client.until(({ held }) => held?.dice.seals[sides[side] ?? ''] !== undefined);
        if (!isBoth) {
          await client.until(({ held }) => held !== null && held.dice.salts !== null);
          await client.order({ ...RESIGN });
        }
        client.drop();
      }
    }
    await world.pass(61 * MINUTE);
    const after = await leagueOf(ada, league);
    expect(after.played.at(-1)?.isOver).toBe(true);
    for (const { result, isOver } of after.played.at(-1)?.battles ?? []) {
      expect(result).not.toBeNull();
      expect(isOver, 'the battle itself is over, too').toBe(true);
    }
    if (round < 3) await world.sleep(WEEK - 62 * MINUTE);
  }
  const { state, acts, standings, entries, played } = await leagueOf(ada, league);
  expect(state).toBe('over');
  const results = played.flatMap(({ battles }) => battles);
  expect(results.length).toBe(12);
  const computers = entries.filter(({ name }) => name !== 'Ada' && name !== 'Ben').map(({ entry }) => entry);
  const own = results.filter((battle) => battle.entries.every((entry) => computers.includes(entry)));
  expect(own.map(({ result }) => result?.how)).toEqual(['played', 'played']);
  // All that was not played out stands in a sentence of its own.
  const silent = results.filter(({ result }) => result?.how !== 'played');
  expect(acts.filter(({ what }) => ['absent', 'nobody', 'time', 'equal'].includes(what)).length).toBe(silent.length);
  expect(acts.filter(({ what }) => what === 'drawn').length).toBe(3);
  expect(acts[0]?.what).toBe('ended');
  expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(
    2 * results.filter(({ result }) => result?.how !== 'nobody').length,
  );
}, 120_000);

const TURNS = { ...EVENINGS, kind: 'swiss', pace: { kind: 'turns', days: 7 }, computers: [] } as const;

it('shows a stranger the name of a club and nothing else, whatever he asks for, and whichever key he makes up', async () => {
  const { ada, ben, club, key } = await clubOfTwo();
  const { league } = await ask<{ league: string }>(ada, 'POST', `/api/clubs/${club}/leagues`, {
    ...TURNS,
    first: world.now(),
  });
  await ask(ben, 'POST', `/api/leagues/${league}/join`);
  await world.pass(MINUTE);
  const [battle] = (await leagueOf(ada, league)).played[0]?.battles ?? [];
  const table = battle?.table ?? '';
  const { evening } = await ask<{ evening: string }>(ada, 'POST', `/api/clubs/${club}/evenings`, {
    at: world.now() + WEEK,
    words: 'Tavern at eight',
  });
  const stranger = new Browser(server.port);
  // He is somebody: a founder of another club.
  const own = await ask<{ club: string; key: string }>(stranger, 'POST', '/api/clubs', {
    name: 'Elsewhere',
    mine: 'Eve',
  });
  expect(await ask(stranger, 'GET', `/api/clubs/${club}`)).toEqual({ name: 'The Tuesday Table', you: null });
  const paths = [
    ['GET', `/api/leagues/${league}`],
    ['POST', `/api/leagues/${league}/join`],
    ['POST', `/api/leagues/${league}/leave`],
    ['PUT', `/api/clubs/${club}/name`, { name: 'Eve' }],
    ['POST', `/api/clubs/${club}/link`],
    ['DELETE', `/api/clubs/${club}/members/1`],
    ['POST', `/api/clubs/${club}/evenings`, { at: world.now(), words: null }],
    ['PUT', `/api/clubs/${club}/evenings/${evening}`, { comes: true }],
    ['DELETE', `/api/clubs/${club}/evenings/${evening}`],
    ['POST', `/api/clubs/${club}/tables`, { table }],
    ['POST', `/api/clubs/${club}/tables/${table}/sit`, { seat: null }],
    ['POST', `/api/clubs/${club}/tables/${table}/sit`, { seat: 'france' }],
    ['POST', `/api/clubs/${club}/leagues`, TURNS],
  ] as const;
  for (const [method, path, body] of paths) {
    for (const browser of [stranger, new Browser(server.port)])
      expect(await statusOf(browser, method, path, body), `${method} ${path}`).toBe(403);
  }
  // Through a club of his own he comes to no table, evening or member of another.
  const across = [
    ['PUT', `/api/clubs/${own.club}/evenings/${evening}`, { comes: true }, 404],
    ['DELETE', `/api/clubs/${own.club}/evenings/${evening}`, undefined, 403],
    ['POST', `/api/clubs/${own.club}/tables`, { table }, 409],
    ['POST', `/api/clubs/${own.club}/tables/${table}/sit`, { seat: null }, 409],
    ['DELETE', `/api/clubs/${own.club}/members/2`, undefined, 404],
  ] as const;
  for (const [method, path, body, status] of across)
    expect(await statusOf(stranger, method, path, body), `${method} ${path}`).toBe(status);
  for (const forged of [own.key, key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A'), 'A'.repeat(22), '', 'x y'])
    expect([400, 403]).toContain(
      await statusOf(stranger, 'POST', `/api/clubs/${club}/join`, { key: forged, name: 'Eve' }),
    );
  expect((await stranger.ask('GET', `/api/tables/${table}/record`)).status).toBe(404);
  expect(await new Client(stranger, battle?.battle ?? '', null).enter()).not.toBe('');
  // A link that was made anew leads nowhere.
  await ask(ben, 'POST', `/api/clubs/${club}/link`);
  expect(await statusOf(stranger, 'POST', `/api/clubs/${club}/join`, { key, name: 'Eve' })).toBe(403);
  // A member sees its battles, and takes no seat of a league, nor the club from its founder.
  const { key: next } = await ask<{ key: string }>(ada, 'GET', `/api/clubs/${club}`);
  await ask(stranger, 'POST', `/api/clubs/${club}/join`, { key: next, name: 'Eve' });
  expect(await statusOf(stranger, 'POST', `/api/clubs/${club}/tables/${table}/sit`, { seat: 'france' })).toBe(409);
  expect(await statusOf(stranger, 'POST', `/api/clubs/${club}/tables/${table}/sit`, { seat: null })).toBe(200);
  expect(await new Client(stranger, battle?.battle ?? '', null).enter()).toBe('');
  // Whoever takes a free seat of the club is called there as in it.
  const set = await ada.make({ ...HILL, mine: 'france', shown: 'public' });
  await ask(ada, 'POST', `/api/clubs/${club}/tables`, { table: set.table });
  // He agrees to what is shown of it, and so hears of it first.
  const { tables } = await ask<{ tables: object[] }>(stranger, 'GET', `/api/clubs/${club}`);
  expect(tables).toContainEqual(expect.objectContaining({ table: set.table, free: ['austria'], shown: 'public' }));
  await ask(stranger, 'POST', `/api/clubs/${club}/tables/${set.table}/sit`, { seat: 'austria' });
  const { seats } = await ask<{ seats: object[] }>(ada, 'GET', `/api/tables/${set.table}`);
  expect(seats).toContainEqual(expect.objectContaining({ seat: 'austria', name: 'Eve' }));
  expect(await statusOf(stranger, 'DELETE', `/api/clubs/${club}/members/1`)).toBe(403);
  expect(await statusOf(stranger, 'DELETE', `/api/clubs/${club}/evenings/${evening}`)).toBe(403);
  expect(await statusOf(ada, 'DELETE', `/api/clubs/${club}/members/3`)).toBe(200);
  expect(await statusOf(stranger, 'GET', `/api/leagues/${league}`)).toBe(403);
  // Whoever was sent away cannot come back by the link that he has.
  expect(await statusOf(stranger, 'POST', `/api/clubs/${club}/join`, { key: next, name: 'Eve' })).toBe(403);
});

it('keeps what somebody won under no name once his account is gone, and gives his battles to those he was to meet', async () => {
  const { ada, ben, club } = await clubOfTwo();
  const first = world.now();
  const { league } = await ask<{ league: string }>(ada, 'POST', `/api/clubs/${club}/leagues`, { ...TURNS, first });
  await ask(ben, 'POST', `/api/leagues/${league}/join`);
  expect(await statusOf(ben, 'POST', `/api/leagues/${league}/join`)).toBe(409);
  await world.pass(MINUTE);
  const held = await ben.ask('GET', '/api/clubs');
  expect(held.text).toContain('Tuesday');
  await ask(ben, 'DELETE', '/api/me');
  await world.pass(2 * MINUTE);
  const { entries, acts, standings, played } = await leagueOf(ada, league);
  expect(entries.map(({ name, isOut }) => [name, isOut])).toEqual([
    ['Ada', false],
    [null, true],
  ]);
  expect(played[0]?.battles.map(({ result, isOver }) => [result?.how, isOver])).toEqual([
    ['left', true],
    ['left', true],
  ]);
  expect(standings[0]).toMatchObject({ entry: 1, points: 4 });
  expect(acts.filter(({ what }) => what === 'left')).toMatchObject([{ entries: [1, 2] }, { entries: [1, 2] }]);
  // The founder leaves, too: nobody is left to play, and the league ends without him.
  expect(await statusOf(ada, 'DELETE', `/api/clubs/${club}/members/1`)).toBe(200);
  expect(await ask(ada, 'GET', '/api/clubs')).toMatchObject({});
});

it('goes on where tables and battles of a league were deleted, says so, and counts a round that somebody sat out once', async () => {
  const { ada, ben, club, key } = await clubOfTwo();
  const eve = new Browser(server.port);
  await ask(eve, 'POST', `/api/clubs/${club}/join`, { key, name: 'Eve' });
  const first = world.now();
  const { league } = await ask<{ league: string }>(ada, 'POST', `/api/clubs/${club}/leagues`, {
    ...TURNS,
    rounds: 1,
    first,
  });
  for (const browser of [ben, eve]) await ask(browser, 'POST', `/api/leagues/${league}/join`);
  await world.pass(MINUTE);
  const begun = await leagueOf(ada, league);
  const [one, other] = begun.played[0]?.battles ?? [];
  if (one === undefined || other === undefined) throw new Error('no round was drawn');
  // Whoever sits out leaves and comes again: he has its points once.
  const people = await Promise.all([ada, ben, eve].map((browser) => leagueOf(browser, league)));
  const alone = people.findIndex(({ you }) => !one.entries.includes(you?.entry ?? 0));
  const [player, sitsOut] = [[ada, ben, eve][alone === 0 ? 1 : 0], [ada, ben, eve][alone]];
  if (player === undefined || sitsOut === undefined) throw new Error('everybody plays');
  for (const what of ['leave', 'join']) await ask(sitsOut, 'POST', `/api/leagues/${league}/${what}`);
  const seen = await ask<{ tables: { table: string; yours: boolean }[] }>(player, 'GET', `/api/clubs/${club}`);
  expect(seen.tables.map(({ yours }) => yours)).toEqual([true, true]);
  const beside = await openDatabase(server.database, 'beside');
  // By itself no table goes that is to be counted, however long nobody moves there.
  const isOld = async () =>
    (await storageOn(beside).oldTables(world.now() + WEEK, '', 1000)).some(({ table }) => table === other.table);
  expect(await isOld()).toBe(false);
  await beside.db.transaction().execute((within) => deleteTableIn(within, one.table));
  await beside.db.transaction().execute((within) => deleteBattleIn(within, other.battle));
  await world.pass(2 * MINUTE);
  expect(await isOld()).toBe(true);
  await beside.close();
  const { state, played, acts, standings } = await leagueOf(player, league);
  expect(state).toBe('over');
  expect(played[0]?.battles.map(({ result, isGone }) => [result?.how, isGone])).toEqual([
    ['gone', true],
    ['gone', true],
  ]);
  expect(acts.filter(({ what }) => what === 'gone').length).toBe(2);
  expect(standings.map(({ points }) => points)).toEqual([4, 2, 2]);
  for (const { table } of [one, other])
    expect(await statusOf(sitsOut, 'POST', `/api/clubs/${club}/tables/${table}/sit`, { seat: null })).toBe(409);
});

it('keeps in his league whoever signs in with an account that is in the club, too', async () => {
  const database = await openDatabase(newDatabase());
  const storage = storageOn(database);
  const member = (owner: string) => ({ owner, name: owner, joined: 1, seen: 1 });
  await storage.createClub({ id: 'club', name: 'Club', created: 1 }, { ...member('account:A'), number: 1 }, 9);
  await storage.joinClub('club', member('guest'), 9);
  const entry = { player: 'person', name: 'A', lot: 1, since: 1, until: null };
  const settings = { name: 'L', kind: 'swiss', rounds: 1, game: GAME, sides: ['a', 'b'], first: 1 } as const;
  const pace = { kind: 'turns', days: 7 } as const;
  const guest = { ...entry, owner: 'guest', entry: 1 };
  const both = [guest, { ...entry, owner: 'account:A', entry: 2 }];
  for (const [id, entries] of [
    ['one', [guest]],
    ['two', both],
  ] as const)
    await storage.createLeague({ id, club: 'club', settings: { ...settings, pace }, entries }, 1);
  await database.db.transaction().execute((within) => moveMember(within, 'guest', 'account:A'));
  expect((await storage.club('club'))?.members.map(({ owner }) => owner)).toEqual(['account:A']);
  const untils = async (id: string) => (await storage.league(id))?.entries.map(({ owner, until }) => [owner, until]);
  expect(await untils('one')).toEqual([['account:A', null]]);
  expect(await untils('two')).toEqual([
    ['account:A', 1],
    ['account:A', null],
  ]);
  await storage.close();
});

it('refuses leagues and evenings that could never be', async () => {
  const { ada, club } = await clubOfTwo();
  const first = world.now();
  const wrong = [
    { ...TURNS, first, kind: 'knockout' },
    { ...TURNS, first: first - 2 * WEEK },
    { ...TURNS, first, rounds: 0 },
    { ...TURNS, first, scenario: 'nowhere' },
    { ...TURNS, first, pace: { kind: 'turns', days: 0 } },
    { ...EVENINGS, first, pace: { kind: 'evening', hours: 2, zone: 'Mars/Olympus' } },
    { ...TURNS, first, name: '<b>' },
    { ...TURNS, first, computers: [{ player: 'person', name: 'Nobody' }] },
    { ...TURNS, first, computers: Array.from({ length: 5 }, () => ({ player: 'recruit', name: 'Many' })) },
  ];
  for (const body of wrong) expect(await statusOf(ada, 'POST', `/api/clubs/${club}/leagues`, body)).toBe(400);
  for (const body of [
    { at: first - WEEK, words: null },
    { at: first + 60 * WEEK, words: null },
    { at: 'soon', words: null },
  ])
    expect(await statusOf(ada, 'POST', `/api/clubs/${club}/evenings`, body)).toBe(400);
  for (const body of [{ name: '', mine: 'Ada' }, { name: 'Club' }, { name: 'a'.repeat(300), mine: 'Ada' }])
    expect(await statusOf(ada, 'POST', '/api/clubs', body)).toBe(400);
});
