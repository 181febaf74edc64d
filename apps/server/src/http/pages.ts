/** The files of the built page, as a real host would serve them. */
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { namesThisServer } from './sameOrigin.ts';

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

export const HEADERS: Readonly<Record<string, string>> = {
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

/** Does a request bring something along? It is not read, so the connection ends with the answer. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A request handler for the files under `folder`. Files are read when first asked for and again when they change. `names`:
 * hosts besides this machine's own that it answers to.
 */
export function pagesIn(
  folder: string,
  names: readonly string[] = [],
): (request: IncomingMessage, response: ServerResponse) => void {
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
    if (!namesThisServer(request.headers, names)) {
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
