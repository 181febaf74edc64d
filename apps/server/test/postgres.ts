/** A PostgreSQL of its own for a test, where the programs are installed; it cannot run as root. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of initdb and pg_ctl; null if there is none. */
function programs(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/** Whom root becomes; nobody else needs to. Null where root has nobody to become. */
function owner(): { readonly uid?: number; readonly gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  return Number.isNaN(uid) ? null : { uid, gid };
}

/** The first port from here on; above these are those that the system gives to whoever asks for any. */
const PORTS = { first: 10_000, count: 20_000 };

/**
 * A free port that the system gives nobody who asks for any: between the look and the start, and while a test restarts the
 * database, other tests take such ports.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = PORTS.first + ((process.pid + tries * 997) % PORTS.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((found) => {
      server.once('error', () => found(false)).listen(port, '127.0.0.1', () => found(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
  throw new Error('No port is free for PostgreSQL.');
}

export interface Postgres {
  readonly address: string;
  /** The address of a new and empty database in it: there nobody else looks for notices, draws rounds, takes tasks. */
  newDatabase(): string;
  restart(): void;
  stop(): void;
}

/** Null, said loudly, where PostgreSQL cannot be had. */
export async function startPostgres(): Promise<Postgres | null> {
  const folder = programs();
  const as = owner();
  if (folder === null || as === null) {
    process.stderr.write('\n*** PostgreSQL is not installed here: online play was tried on SQLite alone. ***\n\n');
    return null;
  }
  const data = mkdtempSync(join(tmpdir(), 'drumhead-postgres-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(data, as.uid, as.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(folder, program), args, { ...as, cwd: data, stdio: 'ignore' });
  const cluster = join(data, 'cluster');
  run('initdb', '-D', cluster, '-U', 'drumhead', '-A', 'trust', '-E', 'UTF8', '--no-sync');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
  const start = () => run('pg_ctl', '-D', cluster, '-w', '-l', join(data, 'log'), '-o', options, 'start');
  start();
  const at = (name: string) => `postgres://drumhead@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    address: at('postgres'),
    newDatabase() {
      const name = `new${++made}`;
      run('createdb', '-h', '127.0.0.1', '-p', `${port}`, '-U', 'drumhead', name);
      return at(name);
    },
    restart() {
      run('pg_ctl', '-D', cluster, '-w', '-m', 'immediate', 'stop');
      start();
    },
    stop() {
      run('pg_ctl', '-D', cluster, '-w', '-m', 'immediate', 'stop');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
