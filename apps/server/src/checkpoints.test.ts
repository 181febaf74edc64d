import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { checkpointsOf } from './storage/checkpoints.ts';

it('the log of SQLite comes into its file by a thread, where there is enough of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drumhead-checkpoints-'));
  const file = join(folder, 'a.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma wal_autocheckpoint = 0');
  database.exec('create table lines (text text)');
  const insert = database.prepare('insert into lines values (?)');
  const checkpoints = checkpointsOf(file);
  insert.run('x'.repeat(1000));
  const { size: before } = statSync(file);
  await checkpoints.look();
  expect(statSync(file).size).toBe(before);
  for (let i = 0; i < 20; i++) insert.run('x'.repeat(100_000));
  await checkpoints.look();
  expect(statSync(file).size).toBeGreaterThan(2_000_000);
  await checkpoints.close();
  // Nothing is lost by it.
  expect(database.prepare('select count(*) as count from lines').get()).toMatchObject({ count: 21 });
  database.close();
  rmSync(folder, { recursive: true });
});
