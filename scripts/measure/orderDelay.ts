// node scripts/measure/orderDelay.ts [ROUNDS [BATTLES]]: how long an order takes until it is told, by where it is kept. The
// same orders at the same pace, in turns: to the floor of the bench (SQLite, nothing judged), to our server on SQLite, on SQLite
// that never waits for the disk, and on PostgreSQL where it is installed. The third is no way to keep battles: a sync in a
// thread of its own could win at most what lies between it and the second. Run by hand on a quiet machine; JSON, milliseconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { benchBattle } from '../../bench/server/battles.ts';
import { FULL_SIZES, roundOf } from '../../bench/server/index.ts';
import { spread } from './spread.ts';

const [rounds = 5, battles = FULL_SIZES.battles] = process.argv.slice(2).map(Number);
const sizes = { ...FULL_SIZES, battles };
const folder = mkdtempSync(join(tmpdir(), 'drumhead-delay-'));
const postgres = await startPostgres();
let files = 0;
const file = (): string => join(folder, `${files++}.db`);
const all = Array.from({ length: battles }, (_, n) => benchBattle(n, sizes.orders));

const ways = {
  floor: () => roundOf('floorServer.ts', file(), all, sizes),
  sqlite: () => roundOf('ourServer.ts', file(), all, sizes),
  sqliteUnsynced: () => roundOf('ourServer.ts', file(), all, sizes, { isUnsynced: true }),
  ...(postgres && { postgres: () => roundOf('ourServer.ts', postgres.newDatabase(), all, sizes) }),
};
const found = new Map<string, { readonly p50: number[]; readonly p99: number[]; readonly cpu: number[] }>();
try {
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(ways)) {
      const { p50, p99, cpu } = await run();
      const kept = found.get(name) ?? { p50: [], p99: [], cpu: [] };
      found.set(name, kept);
      kept.p50.push(p50);
      kept.p99.push(p99);
      kept.cpu.push(cpu);
      process.stderr.write(`round ${round + 1}, ${name}: p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms\n`);
    }
} finally {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
const told = [...found].map(([name, { p50, p99, cpu }]) => [
  name,
  { p50: spread(p50), p99: spread(p99), microsecondsOfProcessor: spread(cpu) },
]);
console.log(
  JSON.stringify(Object.fromEntries(told), (_, v) => (typeof v === 'number' ? Number(v.toPrecision(3)) : v), 2),
);
process.exit(0);
