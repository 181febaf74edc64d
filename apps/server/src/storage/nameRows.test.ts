/** What a name is changed to reaches every place where it stands, and no other person's. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/client.ts';
import { playersOf } from '../../test/playing.ts';
import { newDatabase, type Serving, serving } from '../../test/serving.ts';
import { actsOn } from '../operator/acts.ts';
import { REAL } from '../world.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { storageOn } from './storage.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});

const OFF = 'Zzyzx';
/** The operator's own notes say what was removed, and whoever lost it is told. */
const NOTES = ['operator_acts', 'told'];

/** Where the word stands: every text of every table, so that one that comes tomorrow is looked through, too. */
async function placesOf({ db }: Database, word: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    for (const row of all.rows)
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && value.includes(word) && !NOTES.includes(name)) found.push(`${name}.${column}`);
  }
  return [...new Set(found)].sort();
}

const ask = async (browser: Browser, path: string, body: object): Promise<Record<string, string>> => {
  const { status, text } = await browser.ask('POST', path, body);
  expect([path, status, text]).toEqual([path, 200, text]);
  return JSON.parse(text) as Record<string, string>;
};

afterAll(() => server.close());

it('takes a name off a person everywhere, for good, and leaves it to the other who has it', async () => {
  const [one, other] = [new Browser(server.port), new Browser(server.port)];
  const table = { ruleset: 'simplicity', scenario: 'windmill-ridge', players: playersOf(['france', 'austria']) };
  const made = await one.make({ ...table, mine: 'france', name: OFF });
  await other.make({ ...table, mine: 'france', name: OFF });
  const { club, key } = await ask(one, '/api/clubs', { name: 'A club', mine: OFF });
  const league = {
    name: 'A league',
    kind: 'swiss',
    rounds: 3,
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    pace: { kind: 'turns', days: 7 },
    first: Date.now() + 3_600_000,
    computers: [{ player: 'recruit', name: 'Recruit 1' }],
  };
  await ask(one, `/api/clubs/${club}/leagues`, league);
  await server.close();

  const database = await openDatabase(server.database);
  const storage = storageOn(database);
  // Its battle is over, and has a page.
  const page = { battle: made.battle, shown: 'public', at: 1, ruleset: 'simplicity', variant: '', scenario: '' };
  const rest = { nations: ' ', won: ' ', sketch: '{}', names: JSON.stringify({ france: OFF, austria: 'Anna' }) };
  await database.db
    .insertInto('pages')
    .values({ ...page, ...rest })
    .execute();
  expect(await placesOf(database, OFF)).toEqual(['entries.name', 'members.name', 'pages.names', 'seats.name']);
  const [who = ''] = (await database.db.selectFrom('members').select('owner').execute()).map(({ owner }) => owner);
  expect((await storage.personCalled(who))?.names).toEqual([OFF]);
  const acts = actsOn({ storage, now: () => REAL.now(), world: REAL });
  expect(await acts.perform({ act: 'name', who, name: OFF }, 'an insult')).toMatchObject({ act: 'server.act.name' });
  // The other goes by it still, at his own table alone.
  expect(await placesOf(database, OFF)).toEqual(['seats.name']);
  const left = await database.db.selectFrom('seats').select('table_id').where('name', '=', OFF).execute();
  expect(left.map(({ table_id }) => table_id)).not.toContain(made.table);
  const { names } = await database.db.selectFrom('pages').select('names').executeTakeFirstOrThrow();
  expect(JSON.parse(names)).toEqual({ austria: 'Anna' });
  await storage.close();

  // His browser remembers it, and says it again wherever he goes, in any spelling.
  server = await serving(server.database);
  [one.port, other.port] = [server.port, server.port];
  for (const name of [OFF, 'zzyzx', 'Zzуzх']) {
    const asked: readonly (readonly [string, string, object])[] = [
      ['POST', '/api/tables', { ...table, mine: 'france', name }],
      ['POST', `/api/tables/${made.table}/sit`, { key: made.keys['france'], name, isKept: true }],
      ['POST', '/api/clubs', { name: 'Another club', mine: name }],
      ['POST', `/api/clubs/${club}/join`, { key, name }],
      ['PUT', `/api/clubs/${club}/name`, { name }],
    ];
    for (const [method, path, body] of asked) {
      const answer = await one.ask(method, path, body);
      expect([path, name, answer.status]).toEqual([path, name, 409]);
      expect(answer.text).toContain('web.online.name.taken');
    }
  }
  await other.make({ ...table, mine: 'france', name: OFF });
});

it('tells since when a guest is here who has a name in a club alone', async () => {
  const database = await openDatabase(newDatabase());
  const storage = storageOn(database);
  const member = { owner: 'ada', number: 1, name: 'Ada', joined: 5000, seen: 6000 };
  await storage.createClub({ id: 'c', name: 'A club', created: 4000 }, member, 5);
  expect(await storage.personCalled('ada')).toMatchObject({ names: ['Ada'], account: null, since: 5000, battles: 0 });
  // Out of the club, and still in its league.
  await database.db.deleteFrom('members').execute();
  const league = { id: 'l', club: 'c', settings: '{}', state: 'runs', created: 5500, due: 0 };
  await database.db.insertInto('leagues').values(league).execute();
  const entry = { league: 'l', entry: 1, owner: 'ada', player: 'person', name: 'Ada', lot: 1, since: 1, until: null };
  await database.db.insertInto('entries').values(entry).execute();
  expect(await storage.personCalled('ada')).toMatchObject({ names: ['Ada'], since: 5500 });
  await storage.close();
});
