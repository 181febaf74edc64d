import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../test/child.ts';
import { CLOCKS_APART, MAILS_APART, mailsFound, noticesFound } from '../test/clocksApart.ts';
import { crashing, timeFor } from '../test/crashing.ts';
import { operatorsDay } from '../test/operatorsDay.ts';
import { asked, isOver, playersOf, seated } from '../test/playing.ts';
import { type Postgres, startPostgres } from '../test/postgres.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { leagueIn } from '../test/leagues.ts';
import { peopleIn } from '../test/people.ts';
import { publishedIn } from '../test/published.ts';
import { answerHere, hired, KEY, pagesWithWork, smallTasks } from '../test/working.ts';
import { openDatabase } from './storage/open.ts';
import { type Storage, storageOn } from './storage/storage.ts';

/** Kills: `DRUMHEAD_KILLS=100 npx vitest run apps/server/src/postgres.test.ts` for the long run. */
const KILLS = Number(process.env['DRUMHEAD_KILLS'] ?? 1);

const postgres: Postgres | null = await startPostgres();
afterAll(() => postgres?.stop());

/** Whoever has a task now was heard of so long ago that it goes to another: nobody waits for that. Tells how many have one. */
async function unheardOf(database: string): Promise<number | null> {
  const client = new pg.Client(database);
  await client.connect();
  const since = "heartbeat_on - heartbeat_seconds * interval '1 s'";
  const { rowCount } = await client.query(`UPDATE pgboss.job SET heartbeat_on = ${since} WHERE state = 'active'`);
  await client.end();
  return rowCount;
}

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  const address = postgres?.address ?? '';
  /** For whoever counts what is there: the three servers look after `address`. */
  const ownDatabase = (): string => postgres?.newDatabase() ?? '';
  const servers = [1, 2, 3].map(() => new ServerProcess(address));

  beforeAll(async () => {
    // Migrations of three at once are one after another.
    await Promise.all(servers.map((server) => server.start()));
  }, 120_000);
  afterAll(() => Promise.all(servers.map((server) => server.kill())));

  it(
    `three processes serve one battle while one of them is killed, ${KILLS} times`,
    async () => {
      await expect(crashing(servers, KILLS, 'three processes')).resolves.toBeUndefined();
    },
    timeFor(KILLS),
  );

  it('a day of the operator: report, removal, ban, both processes replaced while people play, backup, drill', async () => {
    const day = await operatorsDay(ownDatabase());
    expect(day.report).toContain('A line by Ada');
    expect(day.question).toMatch(/Ada is told: .*removed a line of yours[^]*acted on it/);
    expect(day.banned).toEqual([1013, 403]);
    expect(day.waits).toHaveLength(4);
    expect(Math.max(...day.waits)).toBeLessThan(5000);
    expect(day.orders).toEqual(['lines', 'lines']);
    expect([day.tools, day.backups]).toEqual([[0, 0], 1]);
    expect(day.told).toEqual({
      Ada: [expect.stringContaining('removed a line of yours')],
      reporter: [expect.stringContaining('acted on it')],
      Bob: [expect.stringContaining('banned you until')],
      Cleo: [expect.stringContaining('Bob cannot play here')],
    });
    for (const act of [
      'Restore drill: passed',
      'Backup:',
      'Banned Bob',
      'Removed a line by Ada',
      'Opened the operator',
    ])
      expect(day.log).toContain(act);
  });

  it('a league is looked after by three processes at once as by one on SQLite: each round is drawn once', async () => {
    const alone = storageOn(await openDatabase(newDatabase()));
    const here = await leagueIn([alone]);
    await alone.close();
    const database = ownDatabase();
    const open = async (): Promise<Storage> => storageOn(await openDatabase(database));
    const shared = [await open(), await open(), await open()] as const;
    const there = await leagueIn(shared);
    await Promise.all(shared.map((one) => one.close()));
    expect(here).toMatchObject({
      made: [true, false],
      numbers: [1, 2, 3, 4, 5],
      first: 1,
      own: 2,
      state: 'over',
      ended: [],
    });
    expect(here).toMatchObject({ joined: [true, true, true, true, true, false], held: 1 });
    // The last two who are left are reminded of both battles, before their round ends.
    expect(here).toMatchObject({ reminded: [[], ['austria', 'austria', 'france', 'france']] });
    expect(there).toEqual(here);
  });

  it('people, what they say and what they report are kept as on SQLite', async () => {
    const databases = [newDatabase(), ownDatabase()];
    const found = [];
    for (const database of databases) {
      const storage = storageOn(await openDatabase(database));
      found.push(await peopleIn(storage));
      await storage.close();
    }
    expect(found[0]).toMatchObject({
      taken: [null, 86_400_000, null, 86_400_000],
      named: 1,
      names: [{ france: 'Ada' }, {}],
      known: [
        [['frank'], ['account:A'], { 'account:A': 1 }],
        [[], [], { 'account:A': 0 }],
      ],
      forgotten: ['people'],
      pages: [[], true, [{ france: 'Pam' }], [], [], [], 1, [{}], 0, [], ['people'], { france: ['austria'] }],
      mine: [
        [{ seat: 'france', count: 0, at: null, clock: null, told: [], taken: ['france'], names: { france: 'Ada' } }],
        [],
        [
          {
            count: 1,
            at: 7,
            clock: { left: { france: 5, austria: 6 }, awaited: ['france'], at: 7 },
            told: ['austria'],
          },
        ],
      ],
      met: {
        plays: [false, true],
        kept: [true, true, false, false, true],
        invited: [
          [{ table: 't', free: ['austria'] }],
          { guest: 1, ada: 0 },
          [],
          { guest: 0 },
          { guest: 2 },
          { guest: 1 },
        ],
        blocked: ['ada'],
        seated: [false, true],
        meetings: [{ other: 'guest', seat: 'france', theirs: 'austria', over: false, at: 7 }],
      },
      over: [[], [{ seat: 'france', count: 2, at: 8, winner: 'austria' }]],
      again: null,
    });
    expect(found[1]).toEqual(found[0]);
  });

  it('scenarios, their editions, reports and pictures are kept as on SQLite', async () => {
    const found = [];
    for (const database of [newDatabase(), ownDatabase()]) {
      const storage = storageOn(await openDatabase(database));
      found.push(await publishedIn(storage));
      await storage.close();
    }
    expect(found[0]).toMatchObject({
      added: [{ scenario: 'a' }, { scenario: 'a', isOthers: true }, { scenario: 'b' }, null],
      changed: [{ edition: 1 }, { edition: 2 }, { edition: 3 }, { edition: 3 }, null],
      listed: [{ length: 2 }, [{ scenario: 'b' }], [{ scenario: 'b' }], [{ scenario: 'a' }]],
      reported: [true, false, true],
      pictures: [true, false, true, null, true, true, null, false, true, { type: 'image/webp' }],
      removed: [false, true],
      gone: null,
    });
    expect(found[1]).toEqual(found[0]);
  });

  it('a process hears at once which battles another one has changed, and of its own changes nothing', async () => {
    const [here, there] = await Promise.all([openDatabase(address), openDatabase(address)]);
    const [one, other] = [storageOn(here), storageOn(there)];
    const heard: string[] = [];
    const own: string[] = [];
    one.onHint((battles) => own.push(...battles));
    other.onHint((battles) => heard.push(...battles));
    const battle = { id: 'hinted', header: '{}', players: {}, bond: { secret: '', seals: {}, salts: {} } };
    await one.createTable({ id: 'hints', created: '', settings: {}, keys: { '': 'x' }, battle });
    // The connections for hints open by themselves: said again until one arrives.
    await expect
      .poll(async () => {
        await one.say('hinted', { seat: null, at: 0, phrase: 'hello' }, 1000);
        return heard.includes('hinted');
      })
      .toBe(true);
    expect(own).toEqual([]);
    await one.close();
    await other.close();
  });

  it('notices are due, and claimed, by its clock, whatever the processes’ own clocks say', async () => {
    const database = ownDatabase();
    const [slow, fast] = await Promise.all([openDatabase(database), openDatabase(database)]);
    expect(await noticesFound(slow, fast)).toEqual([...CLOCKS_APART, ...CLOCKS_APART]);
    expect(await mailsFound(slow, fast)).toEqual(MAILS_APART);
    await Promise.all([slow.close(), fast.close()]);
  });

  async function twoStorages(): Promise<readonly [Storage, Storage]> {
    const database = ownDatabase();
    const [one, other] = await Promise.all([openDatabase(database), openDatabase(database)]);
    return [storageOn(one), storageOn(other)];
  }

  it('what is asked for twice at once, of two processes, comes about once, and both hear so', async () => {
    const both = await twoStorages();
    const ofBoth = <T>(ask: (storage: Storage) => Promise<T>): Promise<readonly T[]> => Promise.all(both.map(ask));
    const bond = { secret: '', seals: {}, salts: {} };
    const battle = { id: 'twice', header: '{}', players: { a: 'person', b: 'person' }, bond };
    const host = { session: 'host', seat: 'a', name: null };
    const table = { id: 'twice', created: '', settings: {}, keys: { a: 'x', b: 'y' }, battle, host };
    const open = { hours: null, created: 1 };
    const made = await ofBoth((storage) => storage.createTable(table, open));
    expect(made.filter((isNew) => isNew)).toHaveLength(1);
    const taken = { seat: 'b', keyHash: 'z', since: 0 };
    expect(await ofBoth((storage) => storage.takeChallenge('guest', 'twice', taken))).toEqual([true, true]);
    const turn = { at: 0, moved: [], notices: [] };
    const again = await ofBoth((storage) =>
      storage.createRematch(
        'twice',
        { ...battle, id: storage === both[0] ? 'one' : 'other' },
        { a: 'b', b: 'a' },
        turn,
      ),
    );
    expect(again.filter((made) => made !== null)).toEqual([(await both[0].side('twice'))?.next]);
    await ofBoth((storage) => storage.close());
  });

  it('of lists that two processes take at once, one opens all', async () => {
    const [one, other] = await twoStorages();
    const battle = { id: 'listed', header: 'closed', players: {}, bond: { secret: '', seals: {}, salts: {} } };
    const table = { id: 'lists', created: '', settings: {}, keys: { a: 'x', b: 'y' }, battle };
    await one.createTable({ ...table, lists: { a: null, b: null } });
    const open = (header: string, lists: object) => ({
      ok: true as const,
      value: `${header} ${JSON.stringify(lists)}`,
    });
    const put = await Promise.all([
      one.putList({ battle: 'listed', seat: 'a', list: '1' }, open, 0),
      other.putList({ battle: 'listed', seat: 'b', list: '2' }, open, 0),
    ]);
    expect(put).toEqual(expect.arrayContaining(['kept', 'opened']));
    expect((await one.battle('listed'))?.header).toBe('closed {"a":"1","b":"2"}');
    expect(await other.sealedLists('listed')).toBeNull();
    await one.close();
    await other.close();
  });

  it('a battle goes on when the database has begun anew', async () => {
    const server = await serving(address);
    const wanted = {
      ruleset: 'simplicity',
      scenario: 'windmill-ridge',
      players: playersOf(['france', 'austria']),
      mine: 'france',
    };
    const { clients } = await seated(server.port, wanted);
    const mover = clients.find((client) => asked(client).isAsked);
    if (!mover) throw new Error('nobody is asked');
    postgres?.restart();
    const id = mover.newId();
    const command = asked(mover).offers[0] as { type: string };
    // The first try may meet a broken connection; it is sent again with the same id.
    for (let tries = 0; tries < 10 && !mover.answered.has(id); tries++)
      await mover.order(command, id).catch(() => null);
    expect(mover.answered.get(id)?.t).toMatch(/lines|known/);
    for (const client of clients) await client.until(({ held }) => held?.held.known.count === 1);
    expect(clients.some(isOver)).toBe(false);
    await server.close();
  }, 60_000);

  it('work is done to the end though a worker dies with a task, the server and the database are restarted', async () => {
    const more = { pages: pagesWithWork(), work: { workersKey: KEY } };
    const database = ownDatabase();
    let server = await serving(database, undefined, more);
    let port = server.port;
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };
      const response = await fetch(`http://localhost:${port}${path}`, { ...init, headers });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const tasks = smallTasks(12);
    const job = () => ask('/api/jobs', { method: 'POST', body: JSON.stringify({ id: 'kills', tasks }) });
    expect((await job()).status).toBe(200);
    // Sent twice, it is one job.
    expect((await job()).status).toBe(200);
    const look = async () => (await ask('/api/jobs/kills').catch(() => null))?.body ?? {};
    let isOver = false;
    const common = { port: () => port, isOver: () => isOver };
    expect(await hired({ ...common, worker: 'foreign', code: 'f'.repeat(64) })).toBe('foreign');
    // Takes a task, and is never heard of again.
    let dies = (): void => undefined;
    const died = new Promise<void>((done) => (dies = done));
    void hired({
      ...common,
      worker: 'dead',
      isOver: () => false,
      answer: () => (dies(), new Promise(() => undefined)),
      deaf: true,
    });
    await died;
    expect(await unheardOf(database)).toBe(1);
    const workers = ['one', 'two'].map((worker) => hired({ ...common, worker }));
    await expect.poll(async () => Number((await look())['done']), { timeout: 20_000 }).toBeGreaterThan(3);
    postgres?.restart();
    await server.close();
    server = await serving(database, undefined, more);
    port = server.port;
    await expect.poll(async () => (await look())['done'], { timeout: 60_000, interval: 500 }).toBe(tasks.length);
    isOver = true;
    await Promise.all(workers);
    const { results, disputes } = await look();
    expect((results as readonly { readonly answer: unknown }[]).map(({ answer }) => answer)).toEqual(
      tasks.map(answerHere),
    );
    expect(disputes).toEqual([]);
    await server.close();
  }, 120_000);
});
