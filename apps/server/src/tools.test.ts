import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Command, RESIGN } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { Browser } from '../test/client.ts';
import { HILL } from '../test/playing.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { fillWinners } from './storage/winners.ts';
import { type Storage, storageOn } from './storage/storage.ts';
import { metricsOf, serveMetrics } from './metrics.ts';
import { examine } from './tools/doctor.ts';
import { writeTo } from './tools/backups.ts';
import { runTool, USAGE } from './tools/run.ts';

/** A battle that is over and one that goes on, with talk and a channel. */
async function played(): Promise<AtTable> {
  const table = await atTable(HILL);
  const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
  for (let orders = 0; orders < 8; orders++) {
    const mover = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
    await table.send(mover, { t: 'order', id: `o${orders}`, n: 0, command: { ...(mover.offers()[0] as Command) } });
  }
  await table.send(one, { t: 'chat', phrase: 'goodGame' });
  await table.send(one, { t: 'order', id: 'end', n: 0, command: { ...RESIGN } });
  await table.send(one, { t: 'propose', n: one.held?.n ?? 0, what: { kind: 'rematch' } });
  await table.send(two, { t: 'answer', question: two.held?.open?.id ?? '', yes: true });
  const channel = { id: 'c', session: 'host', kind: 'push', target: '{}', language: 'it', quiet: null } as const;
  await table.storage.addChannel({ ...channel, confirmed: true, last: null });
  return table;
}

async function run(database: string, ...args: readonly string[]) {
  const said: string[] = [];
  const status = await runTool(args, database, (line) => said.push(line));
  return { status, said };
}

async function everything(storage: Storage) {
  const ids = await storage.battleIds();
  return Promise.all(ids.map(async (id) => [await storage.battle(id), await storage.chat(id, 'players', 0, 99)]));
}

describe('a backup', () => {
  it('is made while the server runs, and restored gives the same battles', async () => {
    const { storage, database, made } = await played();
    const file = `${database}.backup`;
    expect(await run(database, 'backup', file)).toMatchObject({ status: 0 });
    // An older one is not written over.
    expect((await run(database, 'backup', file)).status).toBe(1);
    const target = newDatabase();
    const restored = await run(target, 'restore', file);
    expect(restored).toMatchObject({ status: 0, said: [expect.any(String), '2 battles examined, 0 with faults.'] });
    const opened = await openDatabase(target);
    const again = storageOn(opened);
    expect(await again.battleIds()).toHaveLength(2);
    expect(await everything(again)).toEqual(await everything(storage));
    expect(await again.seatsOf('host', made.table)).toEqual(await storage.seatsOf('host', made.table));
    expect(await again.channelsOf('host')).toEqual(await storage.channelsOf('host'));
    await opened.close();
    // Into an empty database alone.
    expect(await run(target, 'restore', file)).toMatchObject({ status: 1, said: [expect.stringContaining('empty')] });
  });

  it('of every day is sealed, read back and kept so often; a drill restores it, and nothing but the key opens it', async () => {
    const { database } = await played();
    const settings = { folder: `${newDatabase()}.kept`, kept: 2, key: 'correct horse' };
    const said: string[] = [];
    const tool = (args: readonly string[], with_: Partial<typeof settings> = {}) =>
      runTool(args, database, (line) => said.push(line), { ...settings, ...with_ });
    const before: string[] = [];
    for (let i = 0; i < 3; i++) {
      expect(await tool(['backup'])).toBe(0);
      before.push(...readdirSync(settings.folder));
    }
    const names = readdirSync(settings.folder).sort();
    // The first one went.
    expect(names).toEqual([...new Set(before)].sort().slice(1));
    const file = join(settings.folder, names[1] ?? '');
    const bytes = readFileSync(file);
    expect(bytes.includes('simplicity') || bytes.includes('"row"')).toBe(false);
    expect(await tool(['doctor', '--restore-drill'])).toBe(0);
    expect(said.at(-1)).toMatch(/2 battles and \d+ rows restored, 0 with faults/);
    for (const key of ['incorrect', null])
      expect(await tool(['doctor', '--restore-drill', file], { key: key as string })).toBe(1);
    // One bit is enough, wherever it stands; so is an end that is missing.
    for (const at of [20, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(file, changed);
      expect(await tool(['doctor', '--restore-drill', file])).toBe(1);
    }
    writeFileSync(file, bytes.subarray(0, -30));
    expect(await tool(['doctor', '--restore-drill', file])).toBe(1);
    await tool(['acts']);
    expect(said.join('\n')).toMatch(/Restore drill: FAILED[^]*Restore drill: passed, 2 battles[^]*Backup: 2 battles/);
  });

  it('waits for a slow disk, and leaves nothing behind where it fails', async () => {
    const file = `${newDatabase()}.backup`;
    const failed = writeTo(file, async (write) => {
      let isTaken = false;
      const long = write('x'.repeat(1 << 20)).then(() => {
        isTaken = true;
      });
      await Promise.resolve();
      expect(isTaken).toBe(false);
      await long;
      throw new Error('no more');
    });
    await expect(failed).rejects.toThrow('no more');
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['that breaks off', (lines: string[]) => lines.slice(0, -1)],
    ['that lacks a row', (lines: string[]) => lines.filter((_line, i) => i !== 5)],
    ['with a line that cannot be read', (lines: string[]) => lines.map((line, i) => (i === 4 ? line.slice(1) : line))],
    ['of another table', (lines: string[]) => lines.map((line, i) => (i === 4 ? '{"table":"x","row":{}}' : line))],
    ['of something else', (lines: string[]) => ['{"drumhead":"battle"}', ...lines.slice(1)]],
    ['of an older version', (lines: string[]) => lines.map((line) => line.replace('"tables":"0', '"tables":"1'))],
  ])('%s leaves the database empty', async (_name, damage) => {
    const { database } = await played();
    const file = `${database}.backup`;
    await run(database, 'backup', file);
    writeFileSync(file, `${damage(readFileSync(file, 'utf8').trimEnd().split('\n')).join('\n')}\n`);
    const target = newDatabase();
    expect((await run(target, 'restore', file)).status).toBe(1);
    const opened = await openDatabase(target);
    expect(await storageOn(opened).battleIds()).toEqual([]);
    await opened.close();
  });
});

it('battles that ended before winners were kept count for whoever won them', async () => {
  const { database, made, storage } = await played();
  const { battle } = made;
  const winner = (await storage.table(made.table))?.games[0]?.winner;
  expect(winner).toEqual(expect.any(String));
  const opened = await openDatabase(database, 'beside');
  await opened.db.updateTable('battles').set({ winner: null }).where('id', '=', battle).execute();
  await fillWinners(opened.db);
  expect((await storage.table(made.table))?.games.map((game) => game.winner)).toEqual([winner, null]);
  await opened.close();
});

describe('the doctor', () => {
  it('finds no fault in a battle that goes on while it is examined', async () => {
    const { storage, made } = await played();
    const later: Storage = { ...storage, marks: async () => ({ [made.battle]: { count: 9999, changes: 0 } }) };
    const found: unknown[] = [];
    expect(await examine(later, (finding) => found.push(finding))).toBe(2);
    expect(found).toEqual([]);
  });

  it('finds a line that was changed, one that is missing, and dice that were', async () => {
    const { database, made } = await played();
    expect(await run(database, 'doctor')).toEqual({ status: 0, said: ['2 battles examined, 0 with faults.'] });
    const sqlite = new DatabaseSync(database);
    const change = (statement: string) => sqlite.prepare(statement).run(made.battle);
    const { secret } = sqlite.prepare('select secret from bonds where battle = ?').get(made.battle) as {
      secret: string;
    };
    change(`update lines set text = replace(text, '"n":3,', '"n":3,"at":1,') where battle = ? and number = 3`);
    const [changed] = (await run(database, 'doctor')).said;
    expect(changed).toMatch(new RegExp(`^battle ${made.battle}: line \\d+ of its record: engine\\.record\\.`));
    change(`update lines set text = replace(text, '"n":3,"at":1,', '"n":3,') where battle = ? and number = 3`);
    expect((await run(database, 'doctor')).status).toBe(0);
    const last = `(select max(number) from lines where battle = '${made.battle}')`;
    const { text } = sqlite
      .prepare(`select text from lines where number = ${last} and battle = ?`)
      .get(made.battle) as {
      text: string;
    };
    sqlite.prepare('update lines set text = ? where battle = ? and text = ?').run(
      text.replace(
        secret,
        secret.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
      made.battle,
      text,
    );
    expect((await run(database, 'doctor')).status).toBe(1);
    change(`delete from lines where battle = ? and number = ${last}`);
    expect((await run(database, 'doctor')).said[0]).toMatch(/it has \d+ lines, and should have \d+/);
    sqlite.close();
  });

  it('examines what changed since a day alone', async () => {
    const { database } = await played();
    expect((await run(database, 'doctor', '--since', '1970-01-01')).said[0]).toContain('2 battles examined');
    // The clock of this battle stands at 1970.
    expect((await run(database, 'doctor', '--since', '7')).said[0]).toContain('1 battles examined');
  });

  it('says how it is used, and makes no database where there is none', async () => {
    for (const args of [['heal'], ['restore'], ['doctor', 'x'], ['doctor', '--since', 'x'], ['backup', 'a', 'b']]) {
      expect(await run(newDatabase(), ...args)).toEqual({ status: 2, said: [USAGE] });
    }
    expect(await run('/nowhere/battles.db', 'doctor')).toMatchObject({ status: 1 });
    const mistyped = newDatabase();
    expect(await run(mistyped, 'remove', 'x', '--yes')).toEqual({
      status: 1,
      said: [expect.stringContaining('there is no database')],
    });
    expect(existsSync(mistyped)).toBe(false);
  });
});

describe('metrics', () => {
  it('are counted, and told at a port of this machine alone', async () => {
    const kept = { database: 7e6, disk: { free: 3, size: 4 }, reports: 2, late: 1, backup: 5000, drill: 0 };
    const metrics = metricsOf({
      sockets: () => 3,
      battles: () => 2,
      notices: () => ({ sent: 5, failed: 1 }),
      isDraining: () => true,
      kept: () => Promise.resolve(kept),
    });
    metrics.answered(429);
    metrics.order(7);
    metrics.refusal();
    metrics.fault();
    metrics.differs('server');
    const monitor = await serveMetrics(metrics, 0);
    const text = await (await fetch(`http://127.0.0.1:${monitor.port}/metrics`)).text();
    for (const line of [
      'drumhead_order_seconds_bucket{le="0.01"} 1',
      'drumhead_refusals_total 1',
      'drumhead_faults_total 1',
      'drumhead_differing_checks_total{who="server"} 1',
      'drumhead_differing_checks_total{who="client"} 0',
      'drumhead_sockets 3',
      'drumhead_battles 2',
      'drumhead_notices_sent 5',
      'drumhead_notices_failed 1',
      'drumhead_http_responses_total{status="429"} 1',
      'drumhead_http_responses_total{status="500"} 0',
      'drumhead_database_bytes 7000000',
      'drumhead_disk_free_bytes 3',
      'drumhead_disk_bytes 4',
      'drumhead_open_reports 2',
      'drumhead_late_notices 1',
      'drumhead_backup_seconds 5',
      'drumhead_drill_seconds 0',
      'drumhead_draining 1',
    ])
      expect(text).toContain(`${line}\n`);
    expect((await fetch(`http://127.0.0.1:${monitor.port}/`)).status).toBe(404);
    // Rules and dashboard ask for nothing else.
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const asked = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8').match(
        /\bdrumhead_\w+|\bprocess_\w+/g,
      );
      expect((asked ?? []).length).toBeGreaterThan(10);
      for (const name of asked ?? []) expect(text).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    }
    monitor.close();
    const server = await serving();
    expect((await new Browser(server.port).ask('GET', '/metrics')).text).not.toContain('drumhead_');
    await server.close();
  });
});
