// The built page: making it when its sources changed, and serving it as a real host would.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'apps', 'web');
export const dist = join(web, 'dist');
const stamp = join(dist, '.sources');

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
  const hash = createHash('sha256');
  const paths = [
    ...files(join(root, 'packages')),
    ...files(join(root, 'versions')),
    ...files(web),
    join(root, 'package-lock.json'),
    join(root, 'tsconfig.base.json'),
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
  rmSync(stamp, { force: true });
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
  writeFileSync(stamp, hash);
  say(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

// ---- serving

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/x-ndjson; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

const COMPRESSIBLE = /^(text\/|application\/(json|x-ndjson|manifest|wasm)|image\/svg)/;
const HASHED = /^\/assets\/.*-[\w-]{8}\.\w+$/;

/** Nothing from elsewhere, nothing inline: the page consists of its own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

type Encoding = 'br' | 'gzip' | '';

const squeeze = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

interface Page {
  readonly path: string;
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly squeezed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** The encodings that the browser accepts, best first. */
function encodingFor(accepted: string, type: string, size: number): Encoding {
  if (size < 512 || !COMPRESSIBLE.test(type)) return '';
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br';
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip';
  return '';
}

/** How many bytes of a file go over the wire to a browser of today. */
export async function compressed(bytes: Buffer, path: string): Promise<number> {
  const encoding = encodingFor('br', typeOf(path), bytes.length);
  return encoding ? (await squeeze[encoding](bytes)).length : bytes.length;
}

/**
 * Does the request name this machine? A name from elsewhere that leads here is how a page of somebody else would read
 * ours (DNS rebinding); with an address there is no name to lead astray.
 */
function namesThisMachine(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const own = hostname().toLowerCase();
  return ['localhost', own, `${own}.local`].includes(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Does a request bring something along? It is not read, so the connection ends with the answer. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A request handler for the files under `folder`. Files are read when first asked for and again when they change. */
function handlerFor(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const known = new Map<string, Page>();

  async function open(pathname: string): Promise<Page | undefined> {
    const parts = pathname.split('/').filter(Boolean);
    if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return undefined;
    const path = join(folder, ...parts);
    try {
      const [inside, base] = await Promise.all([realpath(path), realpath(folder)]);
      if (!inside.startsWith(base + sep)) return undefined;
      const found = await stat(inside);
      if (!found.isFile()) return undefined;
      const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
      const old = known.get(path);
      if (old?.tag === tag) return old;
      const type = typeOf(path);
      const page: Page = { path, type, tag, bytes: await readFile(inside), squeezed: {} };
      known.set(path, page);
      return page;
    } catch {
      return undefined;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, headers: Record<string, string>, body?: Buffer | string) => {
      response.writeHead(status, { ...HEADERS, ...(hasBody(request) ? { Connection: 'close' } : {}), ...headers });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
    if (!namesThisMachine(request.headers.host)) {
      send(421, plain, 'This is not the host you asked for.\n');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(405, { ...plain, Allow: 'GET, HEAD' }, 'Only GET and HEAD are answered here.\n');
      return;
    }
    let pathname: string;
    try {
      pathname = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0] ?? '/');
    } catch {
      send(400, plain, 'That address cannot be read.\n');
      return;
    }
    let page = await open(pathname === '/' ? '/index.html' : pathname);
    // An address of the app, not of a file: the page itself finds its way. A missing file stays missing.
    if (!page && extname(pathname) === '' && !pathname.split('/').some((part) => part.startsWith('.'))) {
      page = await open('/index.html');
    }
    if (!page) {
      send(404, plain, 'There is nothing here.\n');
      return;
    }
    const encoding = encodingFor([request.headers['accept-encoding'] ?? ''].join(), page.type, page.bytes.length);
    const tag = encoding ? page.tag.replace(/"$/, `-${encoding}"`) : page.tag;
    const headers: Record<string, string> = {
      'Content-Type': page.type,
      'Cache-Control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      ...(COMPRESSIBLE.test(page.type) ? { Vary: 'Accept-Encoding' } : {}),
    };
    if (request.headers['if-none-match'] === tag) {
      send(304, headers);
      return;
    }
    const body = encoding ? await (page.squeezed[encoding] ??= squeeze[encoding](page.bytes)) : page.bytes;
    send(
      200,
      { ...headers, 'Content-Length': String(body.length), ...(encoding ? { 'Content-Encoding': encoding } : {}) },
      body,
    );
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(
        `${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}\n`,
      );
      if (!response.headersSent) response.writeHead(500, HEADERS);
      response.end();
    });
  };
}

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

/** Serves a folder. Port 0 takes any free one; a port that is taken is followed by the next free one. */
export async function serveSite({ port = 0, host = '127.0.0.1', folder = dist } = {}): Promise<Site> {
  const handler = handlerFor(folder);
  // Whoever asks before sending gets the answer in the place of a “go on”.
  const server = createServer(handler).on('checkContinue', handler);
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
