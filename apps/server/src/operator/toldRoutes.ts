/** What people are told by whoever runs the server: of his acts, and on pages that he writes. */
import { isLanguage } from '@drumhead/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Answer, ok } from '../http/answers.ts';
import type { Owners } from '../http/owners.ts';
import { escaped, languageOf, sendPage } from '../http/serverPage.ts';
import type { Storage } from '../storage/storage.ts';
import { saying } from './saying.ts';
import { PAGES } from './settings.ts';
import type { Watch } from './watch.ts';

export interface ToldNeeds {
  readonly storage: Storage;
  readonly watch: Watch;
  readonly owners: Owners;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
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
      // In another language rather than not at all.
      const language = [asked, 'en', 'it'].find((one) => (settings[`page.${page}.${one}`] ?? '') !== '');
      if (language === undefined) return respond(reply, { ok: false, status: 404, error: 'there is nothing here' });
      const paragraphs = (settings[`page.${page}.${language}`] ?? '').split(/\n\s*\n/);
      const content = paragraphs.map((text) => `<p>${escaped(text.trim()).replaceAll('\n', '<br>')}</p>`);
      return sendPage(reply, { language: language === 'it' ? 'it' : 'en', content: content.join('') });
    });
}
