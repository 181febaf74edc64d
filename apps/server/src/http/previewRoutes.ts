/** The addresses under which battles and scenarios are shown elsewhere: links that chats preview, and frames in other pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, refused, TOO_MANY } from './answers.ts';
import { EMBED_HEADERS, embedPage } from './embedPage.ts';
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

  /** The page itself, which finds its way by the address; chats that do not run it read its head. */
  app.get<OfOne>('/b/:id', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    const { id } = request.params;
    const file = await readFile(join(pages, 'index.html'), 'utf8').catch(() => null);
    if (file === null) return respond(reply, refused(404, 'there is no page here'));
    const preview = await previews.preview('battle', id, languageOf(request.headers));
    const origin = needs.address || `http${needs.isSecure ? 's' : ''}://${request.headers.host ?? ''}`;
    const html = preview === null ? file : withHead(file, preview, `${origin}/b/${encodeURIComponent(id)}`);
    return reply
      .headers({ ...HEADERS, 'Cache-Control': 'no-cache', ...BY_READER })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  const pictures = [
    ['/b/:id/picture.png', 'battle', BESIDE],
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

/** `link`: of the page. */
function withHead(html: string, { title, about }: Preview, link: string): string {
  const told: Readonly<Record<string, string>> = {
    'og:title': title,
    'og:description': about,
    'og:image': `${link}/picture.png`,
    'og:image:width': String(BESIDE[0]),
    'og:image:height': String(BESIDE[1]),
    'og:image:alt': title,
  };
  return html
    .replace(/(<meta property="(og:[\w:]+)" content=")[^"]*/g, (whole, before: string, name: string) =>
      Object.hasOwn(told, name) ? before + escaped(told[name] ?? '') : whole,
    )
    .replace('<title>Drumhead</title>', () => `<title>${escaped(title)} - Drumhead</title>`);
}
