/** Limits with an end and a way out. */
import { connect } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { HILL } from '../test/playing.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { allowance } from './limits.ts';
import { settingsIn } from './settings.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { REAL } from './world.ts';

const WANTED = { ...HILL, mine: 'france' };

describe('an allowance', () => {
  it('says how long until it is right: one is left then, and none before', () => {
    for (const most of [1, 2, 7, 40]) {
      const given = allowance(most, 3_600_000);
      let now = 0;
      for (let i = 0; i < 3 * most; i++) {
        const wait = given.wait('a', now);
        if (wait > 0) {
          expect(allowance(most, 3_600_000).wait('a', now)).toBe(0);
          expect(given.take('a', now + Math.floor(wait) - 1)).toBe(false);
          now += Math.ceil(wait) + 1;
        }
        expect(given.take('a', now)).toBe(true);
      }
    }
  });
});

describe('a server that is asked too often', () => {
  it('says how long until it is asked again, in the answer and for programs', async () => {
    const small = await serving(newDatabase(), { tables: 1 });
    await new Browser(small.port).make(WANTED);
    const { status, text, headers } = await new Browser(small.port).ask('POST', '/api/tables', WANTED);
    const { after } = JSON.parse(text) as { after: number };
    expect(status).toBe(429);
    expect(after).toBeGreaterThan(3000);
    expect(after).toBeLessThanOrEqual(3600);
    expect(headers.get('retry-after')).toBe(String(after));
    await small.close();
  });

  it('keeps room for players, however many watch from behind the same address', async () => {
    const small = await serving(newDatabase(), { tables: 10, sittings: 10, addressSockets: 4 });
    const host = new Browser(small.port);
    const made = await host.make(WANTED);
    const watcher = new Browser(small.port);
    await watcher.sit(made.table, made.keys[''] as string);
    const open: Client[] = [];
    for (let i = 0; i < 3; i++) {
      const client = new Client(watcher, made.battle, null);
      await client.connect();
      open.push(client);
    }
    expect(await new Client(watcher, made.battle, null).enter()).toBe('1013 protocol.away.address');
    const player = new Client(host, made.battle, 'france');
    await player.connect();
    // Whoever plays is told that people look on.
    await player.until(({ bytes }) => bytes.some((text) => text.includes('"watchers":3')));
    for (const client of [...open, player]) client.drop();
    await small.close();
  });

  it('lets whoever runs it set them', () => {
    const env = { DRUMHEAD_TABLES: '7', DRUMHEAD_SITTINGS: '8', DRUMHEAD_CONNECTIONS: '9' };
    expect(settingsIn(env, '').limits).toEqual({ tables: 7, sittings: 8, addressSockets: 9 });
    expect(() => settingsIn({ DRUMHEAD_TABLES: '0' }, '')).toThrow('DRUMHEAD_TABLES');
  });
});

describe('a request whose body comes drop by drop', () => {
  it('is ended', async () => {
    const server = await serving(newDatabase(), { requesting: 50 });
    const socket = connect(server.port, '127.0.0.1');
    const answer: string[] = [];
    socket.on('data', (data) => answer.push(String(data)));
    socket.on('error', () => undefined);
    socket.write('POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
    await new Promise((done) => socket.once('close', done));
    expect(answer.join('')).toMatch(/^(HTTP\/1\.1 4\d\d|$)/);
    await server.close();
  });
});

describe('a server that is asked whether it is ready', () => {
  it('writes something once a second, however often it is asked', async () => {
    let now = 0;
    const server = await serving(newDatabase(), {}, { world: { ...REAL, steady: () => now } });
    const database = new DatabaseSync(server.database, { readOnly: true });
    /** Differs whenever somebody else has written. */
    const version = () => database.prepare('pragma data_version').get()?.['data_version'];
    const ask = async () => expect((await new Browser(server.port).ask('GET', '/readyz')).status).toBe(200);
    await ask();
    const first = version();
    now = 999;
    await Promise.all([ask(), ask(), ask()]);
    expect(version()).toBe(first);
    now = 1000;
    await ask();
    expect(version()).not.toBe(first);
    database.close();
    await server.close();
  });
});

describe('a database that is full', () => {
  it('is not ready, and is again once there is room', async () => {
    const file = newDatabase();
    const opened = await openDatabase(file);
    const storage = storageOn(opened);
    expect(await storage.isReady()).toBe(true);
    const pages = new DatabaseSync(file).prepare('pragma page_count').get() as { page_count: number };
    const { sql } = await import('kysely');
    await sql`pragma max_page_count = ${sql.raw(String(pages.page_count))}`.execute(opened.db);
    // What was freed before is used up first.
    const table = sql`create table filler (words text)`;
    await table.execute(opened.db).catch(() => undefined);
    for (let i = 0; i < 50; i++) {
      const filled = await sql`insert into filler values (${'x'.repeat(3000)})`.execute(opened.db).then(
        () => true,
        () => false,
      );
      if (!filled) break;
    }
    expect(await storage.isReady()).toBe(false);
    await sql`pragma max_page_count = 1000000`.execute(opened.db);
    expect(await storage.isReady()).toBe(true);
    await storage.close();
  });

  it('says so although it has ended the transaction by itself, and goes on', async () => {
    const { sql } = await import('kysely');
    const opened = await openDatabase(newDatabase());
    const storage = storageOn(opened);
    const fails = opened.db.transaction().execute(async (within) => {
      await sql`rollback`.execute(within);
      throw new Error('database or disk is full');
    });
    await expect(fails).rejects.toThrow('database or disk is full');
    expect(await storage.isReady()).toBe(true);
    await storage.close();
  });
});
