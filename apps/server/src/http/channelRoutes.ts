/** The addresses at which people say how they want to be told. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channels } from './channels.ts';
import type { Language } from '@drumhead/content';
import { sendOutcome, sendQuestion } from './mailPages.ts';
import { languageOf } from './serverPage.ts';
import type { Owners } from './owners.ts';
import { type Answer, TOO_MANY } from './answers.ts';

export interface RouteNeeds {
  readonly channels: Channels;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Does this address ask too often? */
  readonly isTooMuch: (request: FastifyRequest) => boolean;
}

type WithId = { readonly Params: { readonly id: string } };

export function addChannelRoutes(app: FastifyInstance, { channels, respond, owners, isTooMuch }: RouteNeeds): void {
  app.get('/api/channels', async (request, reply) => respond(reply, await channels.list(await owners.find(request))));
  app.post('/api/channels', async (request, reply) =>
    respond(
      reply,
      isTooMuch(request) ? TOO_MANY : await channels.add(await owners.findOrMake(request, reply), request.body),
    ),
  );
  app.post<WithId>('/api/channels/:id', async (request, reply) =>
    respond(reply, await channels.change(await owners.find(request), request.params.id, request.body)),
  );
  app.delete<WithId>('/api/channels/:id', async (request, reply) =>
    respond(reply, await channels.remove(await owners.find(request), request.params.id)),
  );
  app.post<WithId>('/api/channels/:id/test', async (request, reply) => {
    const { params } = request;
    return respond(reply, isTooMuch(request) ? TOO_MANY : await channels.test(await owners.find(request), params.id));
  });
  app.register(async (fromAnywhere) => {
    // Mail programs send a form, and come from no page; our own form does not say that it is ours. The token says that they may.
    fromAnywhere.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    const languageFor = async ({ params, headers }: FastifyRequest<WithId>): Promise<Language> =>
      (await channels.languageOf(params.id)) ?? languageOf(headers);
    for (const purpose of ['confirm', 'stop'] as const) {
      const path = `/api/channels/:id/${purpose}`;
      fromAnywhere.get<WithId>(path, async (request, reply) =>
        sendQuestion(reply, purpose, await languageFor(request)),
      );
      fromAnywhere.post<WithId & { Querystring: { token?: string } }>(
        path,
        { config: { isFromAnywhere: true } },
        async (request, reply) => {
          // Before the channel is gone.
          const language = await languageFor(request);
          const isDone = await channels.follow(purpose, request.params.id, request.query.token ?? '');
          return sendOutcome(reply, purpose, language, isDone);
        },
      );
    }
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages and programs from elsewhere may ask this. */
    readonly isFromAnywhere?: true;
  }
}
