/** The files of the built page, as a real host would serve them. */
import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import type { Language } from '@drumhead/content';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { namesThisServer } from './sameOrigin.ts';
import { languageOf } from './serverPage.ts';

/** Named by its content, so that it never changes. */
const HASHED = /^assets[/\\].*-[\w-]{8}\.\w+(?:\.br|\.gz)?$/;

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

/** What a request for a file is refused with, by status. */
const REFUSED: Readonly<Record<number, Readonly<Record<Language, string>>>> = {
  400: { en: 'That address cannot be read.', it: 'Questo indirizzo non si può leggere.' },
  404: { en: 'There is nothing here.', it: 'Qui non c’è nulla.' },
  405: { en: 'Only GET and HEAD are answered here.', it: 'Qui si risponde solo a GET e HEAD.' },
  412: { en: 'It is not as you have it.', it: 'Non è come ce l’hai tu.' },
  416: { en: 'It is not as long as that.', it: 'Non è così lungo.' },
  421: { en: 'This is not the host you asked for.', it: 'Questo non è l’host che hai chiesto.' },
  500: { en: 'The server failed.', it: 'Errore del server.' },
};

/** Does a request bring something along? It is not read, so the connection ends with the answer. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The address of a file, decoded; one that cannot be decoded has been refused. */
const pathnameOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split(/[?#]/)[0] ?? '/');

const isHidden = (pathname: string): boolean => pathname.split('/').some((part) => part.startsWith('.'));

/** Is a file inside the folder, links followed? What is not there is inside. */
function isInside(folder: string, path: string): boolean {
  try {
    return `${realpathSync(path)}${sep}`.startsWith(realpathSync(folder) + sep);
  } catch {
    return true;
  }
}

/**
 * A request handler for the files under `folder`; where `file.br` or `file.gz` lies beside a file, whoever reads it gets
 * that. `names`: hosts besides this machine's own that it answers to.
 */
export function pagesIn(
  where: string,
  names: readonly string[] = [],
): (request: IncomingMessage, response: ServerResponse) => void {
  const folder = resolve(where);
  const plainly = (reply: FastifyReply, status: number): FastifyReply =>
    reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(`${REFUSED[status]?.[languageOf(reply.request.headers)] ?? status}\n`);
  /** The headers of every answer; false: it is answered already, for the request names another host. */
  const isMeant = (request: FastifyRequest, reply: FastifyReply): boolean => {
    reply.headers({ ...HEADERS, ...(hasBody(request.raw) ? { Connection: 'close' } : {}) });
    if (namesThisServer(request.headers, names)) return true;
    plainly(reply, 421);
    return false;
  };
  const app = Fastify({
    // An address that cannot be decoded comes past the hooks.
    frameworkErrors: (_error, request, reply) => {
      if (isMeant(request, reply)) plainly(reply, 400);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isMeant(request, reply)) return reply;
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainly(reply.header('Allow', 'GET, HEAD'), 405);
    return isHidden(pathnameOf(request)) ? reply.callNotFound() : undefined;
  });
  void app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    index: 'index.html',
    dotfiles: 'ignore',
    // Not by the library's own route or its `allowedPath`: these read the whole folder for every request, to compare
    // spellings, which takes three quarters of the server's time.
    serve: false,
    onFile: (path) => {
      if (!isInside(folder, path))
        throw Object.assign(new Error('It is a link out of the folder.'), { statusCode: 404 });
    },
    setHeaders: (reply, path) => {
      void reply.header(
        'Cache-Control',
        HASHED.test(relative(folder, path)) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/*', (request, reply) => {
    void reply.sendFile(pathnameOf(request));
  });
  // An address of the app, not of a file: the page itself finds its way. A missing file stays missing.
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request);
    const isOfApp = extname(pathname) === '' && !isHidden(pathname);
    if (isOfApp && existsSync(join(folder, 'index.html'))) void reply.sendFile('index.html');
    else plainly(reply, 404);
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly stack?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${request.method} ${request.url}: ${error.stack ?? ''}\n`);
    const known = Math.min(status, 500);
    return plainly(reply, known === 412 || known === 416 || known === 500 ? known : 404);
  });
  const isReady = app.ready();
  return (request, response) => void isReady.then(() => app.routing(request, response));
}
