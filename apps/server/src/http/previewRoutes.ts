/** The addresses under which battles and scenarios are shown elsewhere: links that chats preview, and frames in other pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, refused, TOO_MANY } from './answers.ts';
import { EMBED_HEADERS, embedPage } from './embedPage.ts';
import type { Language } from '@drumhead/content';
import { translate } from '../words.ts';
import { HEADERS } from './pages.ts';
import { KINDS, type Preview, type Previews } from './previews.ts';
import { escaped, languageOf } from './serverPage.ts';

interface PreviewRouteNeeds {
  readonly previews: Previews;
  /** The folder of the built page. */
  readonly pages: string;
  /** Where people reach this server; empty: as each request says. */
  readonly address: string;
  readonly isSecure: boolean;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  /** Does this address ask too often? */
  readonly tooManyLooks: (request: FastifyRequest) => boolean;
}

interface OfOne {
  readonly Params: { readonly id: string };
}

/** Pixels of the picture beside a link, and of that in a frame. */
const BESIDE = [1200, 630] as const;
const FRAMED = [600, 336] as const;

/** Its words are in the language of its reader: nothing in between may keep it for others. */
const BY_READER = { Vary: 'Accept-Language' };

export function addPreviewRoutes(app: FastifyInstance, needs: PreviewRouteNeeds): void {
  const { previews, pages, respond, tooManyLooks } = needs;

  const linkTo = ({ headers }: FastifyRequest, kind: 'b' | 's', id: string): string =>
    `${needs.address || `http${needs.isSecure ? 's' : ''}://${headers.host ?? ''}`}/${kind}/${encodeURIComponent(id)}`;

  /** The page itself, which finds its way by the address; chats that do not run it read its head. */
  app.get<OfOne>('/b/:id', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    const { id } = request.params;
    const file = await readFile(join(pages, 'index.html'), 'utf8').catch(() => null);
    if (file === null) return respond(reply, refused(404, 'there is no page here'));
    const preview = await previews.preview('battle', id, languageOf(request.headers));
    const html = preview === null ? file : withHead(file, toldOf(preview, linkTo(request, 'b', id)));
    return reply
      .headers({ ...HEADERS, 'Cache-Control': 'no-cache', ...BY_READER })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  /** Leads on to the page of a scenario, whose own address stands behind a #: that reaches no server. */
  app.get<OfOne>('/s/:id', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    const { id } = request.params;
    const language = languageOf(request.headers);
    const preview = await previews.preview('scenario', id, language);
    return reply
      .code(preview === null ? 404 : 200)
      .headers({
        ...HEADERS,
        'Content-Security-Policy': "default-src 'none'",
        'Cache-Control': 'no-cache',
        ...BY_READER,
      })
      .type('text/html; charset=utf-8')
      .send(leadsOn(preview, preview === null ? {} : toldOf(preview, linkTo(request, 's', id)), language));
  });
  const pictures = [
    ['/b/:id/picture.png', 'battle', BESIDE],
    ['/s/:id/picture.png', 'scenario', BESIDE],
    ...KINDS.map((kind) => [`/embed/${kind}/:id/picture.png`, kind, FRAMED] as const),
  ] as const;
  for (const [path, kind, [width, height]] of pictures)
    app.get<OfOne>(path, async (request, reply) => {
      if (tooManyLooks(request)) return respond(reply, TOO_MANY);
      const png = await previews.picture(kind, request.params.id, width, height);
      if (png === null) return respond(reply, refused(404, 'there is no such picture'));
      return reply.headers(EMBED_HEADERS).type('image/png').send(png);
    });
  for (const kind of KINDS)
    app.get<OfOne>(`/embed/${kind}/:id`, async (request, reply) => {
      if (tooManyLooks(request)) return respond(reply, TOO_MANY);
      const { id } = request.params;
      const language = languageOf(request.headers);
      const preview = await previews.preview(kind, id, language);
      return reply
        .code(preview === null ? 404 : 200)
        .headers({ ...EMBED_HEADERS, ...BY_READER })
        .type('text/html; charset=utf-8')
        .send(embedPage(kind, id, preview, language));
    });
}

type Told = Readonly<Record<string, string>>;

/** What the head of a page tells chats. `link`: of the page. */
const toldOf = ({ title, about }: Preview, link: string): Told => ({
  'og:title': title,
  'og:description': about,
  'og:image': `${link}/picture.png`,
  'og:image:width': String(BESIDE[0]),
  'og:image:height': String(BESIDE[1]),
  'og:image:alt': title,
});

function withHead(html: string, told: Told): string {
  return html
    .replace(/(<meta property="(og:[\w:]+)" content=")[^"]*/g, (whole, before: string, name: string) =>
      Object.hasOwn(told, name) ? before + escaped(told[name] ?? '') : whole,
    )
    .replace('<title>Drumhead</title>', () => `<title>${escaped(told['og:title'] ?? '')} - Drumhead</title>`);
}

/** A page that leads on by itself, and by a link; `preview`: null where there is none for everybody. */
function leadsOn(preview: Preview | null, told: Told, language: Language): string {
  const tags = Object.entries(told).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`);
  const path = escaped(preview?.path ?? '/');
  const on = preview === null ? '' : `<meta http-equiv="refresh" content="0;url=${path}">`;
  const words = preview?.title ?? translate('server.scenario.none', language);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(words)} - Drumhead</title>` +
    `<meta name="viewport" content="width=device-width"><meta property="og:type" content="website">${tags.join('')}${on}</head>` +
    `<body><p><a href="${path}">${escaped(words)}</a></p></body></html>`
  );
}
