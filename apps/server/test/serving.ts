/** A server for tests, in this process, with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOn } from '../src/app.ts';
import type { ServerOptions } from '../src/serverOptions.ts';

export interface Serving {
  readonly port: number;
  readonly database: string;
  /** Before it is closed: sends its people to another process. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'drumhead-server-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
let databases = 0;

export function newDatabase(): string {
  databases += 1;
  return join(folder, `${databases}.db`);
}

/** Tests are quicker than people. */
const LIMITS: NonNullable<ServerOptions['limits']> = {
  messages: 10_000,
  tables: 1000,
  sittings: 1000,
  lists: 1000,
  records: 1000,
  channels: 1000,
};

export async function serving(
  database = newDatabase(),
  limits: ServerOptions['limits'] = LIMITS,
  more: Partial<ServerOptions> = {},
): Promise<Serving> {
  const server = await serverOn({ database, pages: folder, limits: limits ?? LIMITS, ...more });
  const port = await server.listen(0, '127.0.0.1');
  return { port, database, drain: () => server.drain(), close: () => server.close() };
}
