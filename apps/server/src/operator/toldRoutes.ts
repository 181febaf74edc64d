/** What people are told by whoever runs the server: of his acts, and on pages that he writes. */
import { isLanguage, type Language } from '@drumhead/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Answer, ok } from '../http/answers.ts';
import type { Owners } from '../http/owners.ts';
import { escaped, languageOf, sendPage } from '../http/serverPage.ts';
import type { Storage } from '../storage/storage.ts';
import { translate } from '../words.ts';
import { saying } from './saying.ts';
import { PAGES } from './settings.ts';
import type { Facts } from '../storage/operatorRows.ts';
import type { Watch } from './watch.ts';

export interface ToldNeeds {
  readonly storage: Storage;
  readonly watch: Watch;
  readonly owners: Owners;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
}

/** Where a page is kept, in the language of its reader, or else in another rather than not at all. */
const writtenIn = (settings: Facts, page: string, language: Language): string | undefined =>
  [language, 'en', 'it'].find((one) => (settings[`page.${page}.${one}`] ?? '') !== '');

/** Links to those that are written; empty where none is. */
export function pageLinks(settings: Facts, language: Language): string {
  const links = PAGES.filter((page) => writtenIn(settings, page, language) !== undefined).map(
    (page) =>
      `<a class="go" href="/account/${page}">${escaped(translate(`server.page.operator.page.${page}`, language))}</a>`,
  );
  return links.length === 0 ? '' : `<p>${links.join(' · ')}</p>`;
}

export function addToldRoutes(app: FastifyInstance, { storage, watch, owners, respond }: ToldNeeds): void {
  app.get<{ Querystring: { readonly language?: unknown } }>('/api/me/told', async (request, reply) => {
    const owner = await owners.find(request);
    const told = owner === null ? [] : await storage.toldTo(owner);
    const { language: wanted } = request.query;
    const language = typeof wanted === 'string' && isLanguage(wanted) ? wanted : languageOf(request.headers);
    return respond(
      reply,
      ok({ told: told.map(({ id, at, message, facts }) => ({ id, at, text: saying(language, message, facts) })) }),
    );
  });
  app.delete<{ Params: { id: string } }>('/api/me/told/:id', async (request, reply) => {
    const owner = await owners.find(request);
    if (owner !== null) await storage.dropTold(owner, request.params.id);
    return respond(reply, ok({}));
  });
  for (const page of PAGES)
    app.get(`/account/${page}`, async (request, reply) => {
      const settings = watch.settings();
      const asked = languageOf(request.headers);
      const language = writtenIn(settings, page, asked);
      if (language === undefined) return respond(reply, { ok: false, status: 404, error: 'there is nothing here' });
      const paragraphs = (settings[`page.${page}.${language}`] ?? '').split(/\n\s*\n/);
      const content = paragraphs.map((text) => `<p>${escaped(text.trim()).replaceAll('\n', '<br>')}</p>`);
      const shown = language === 'it' ? 'it' : 'en';
      return sendPage(reply, { language: shown, content: content.join('') + pageLinks(settings, shown) });
    });
}
