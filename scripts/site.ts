// The built page: making it when its sources changed, and serving it as a real host would.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningServer } from '../apps/server/src/serverOptions.ts';
import { endsGently } from '../apps/server/src/http/gentleEnd.ts';
import { pagesIn } from '../apps/server/src/http/pages.ts';
import { compressFolder } from './compressed.ts';
import { buildWorkFile } from './workFile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps', 'web');
export const dist = join(web, 'dist');
const stamp = join(dist, '.sources');
/** Beside the stamp where the files lie compressed as well. */
const compressedStamp = join(dist, '.compressed');

// ---- building

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'artefacts']);

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* files(full);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

/** A hash of everything the page is built from. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(process.env['DRUMHEAD_ORIGIN'] ?? '');
  const paths = [
    ...files(join(root, 'packages')),
    ...files(join(root, 'versions')),
    ...files(web),
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'compressed.ts'),
    join(root, 'scripts', 'workFile.ts'),
    join(root, 'tsconfig.json'),
    join(root, 'tsconfig.web.json'),
  ].sort();
  for (const path of paths)
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

/** Builds the page into apps/web/dist, unless what is there was built from these very sources. Throws with vite's words. */
export async function buildSite(say: (message: string) => void = () => {}): Promise<void> {
  const hash = hashOfSources();
  if (existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const begun = performance.now();
  say('Building the page ...');
  for (const file of [stamp, compressedStamp]) rmSync(file, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (status) => resolve({ code: status ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
  if (code !== 0 || !existsSync(join(dist, 'index.html'))) {
    throw new Error(`The page does not build (vite ended with ${code}):\n${output.trim()}`);
  }
  if (output.trim()) say(output.trim());
  await buildWorkFile(dist);
  writeFileSync(stamp, hash);
  say(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

/** The same for whoever reads it over a network: compressed, which takes twice the time of building it. */
export async function buildCompressedSite(say?: (message: string) => void): Promise<void> {
  await buildSite(say);
  if (existsSync(compressedStamp)) return;
  await compressFolder(dist);
  writeFileSync(compressedStamp, '');
}

// ---- serving

export interface Site {
  readonly address: string;
  /** Where other machines of the network find it; empty where they cannot. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Addresses of what listens at this host: the one for this machine first. */
function addressesOf(host: string, port: number): readonly [string, ...string[]] {
  const at = (name: string) => `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}/`;
  if (host === '127.0.0.1' || host === 'localhost') return [at('localhost')];
  if (host !== '0.0.0.0' && host !== '::') return [at(host)];
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return [
    at('localhost'),
    ...others.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => at(address)),
  ];
}

/** Online play beside the page, as `apps/server` has it. */
type Online = Pick<RunningServer, 'handle' | 'upgrade' | 'close'>;

interface SiteOptions {
  readonly port?: number;
  readonly host?: string;
  readonly folder?: string;
  /** Null: there is none. The page is served at once, whatever becomes of it. */
  readonly online?: Promise<Online | null>;
}

/** What the server of online play answers; all else is the page. */
const ONLINE = /^\/(?:account|api|b|embed|s|healthz|readyz)(?:[/?]|$)/;

/** Serves a folder. Port 0 takes any free one; a port that is taken is followed by the next free one. */
export async function serveSite({
  port = 0,
  host = '127.0.0.1',
  folder = dist,
  online = Promise.resolve(null),
}: SiteOptions = {}): Promise<Site> {
  const page = pagesIn(folder);
  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    if (!ONLINE.test(request.url ?? '')) return page(request, response);
    void online.then((found) => (found === null ? page(request, response) : found.handle(request, response)));
    return undefined;
  };
  // Whoever asks before sending gets the answer in the place of a “go on”.
  const server = createServer(handler).on('checkContinue', handler);
  endsGently(server);
  server.on('upgrade', (request, socket, head) => {
    void online.then((found) => (found === null ? socket.destroy() : found.upgrade(request, socket, head)));
  });
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host);
      break;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'EADDRINUSE' || port === 0 || tried >= Math.min(port + 50, 65_535)) throw error;
    }
  }
  const { port: taken } = server.address() as AddressInfo;
  const [address, ...elsewhere] = addressesOf(host, taken);
  return {
    address,
    elsewhere,
    async close() {
      await online.then((found) => found?.close());
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
