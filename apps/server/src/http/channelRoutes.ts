/** The addresses at which people say how they want to be told. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channels } from './channels.ts';
import type { Language } from '../notices/messages.ts';
import { sendOutcome, sendQuestion } from './mailPages.ts';
import { sessionIn } from './session.ts';
import { type Answer, TOO_MANY } from './answers.ts';

export interface RouteNeeds {
  readonly channels: Channels;
  readonly say: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => string;
  /** Does this address ask too often? */
  readonly isTooMuch: (request: FastifyRequest) => boolean;
}

type WithId = { readonly Params: { readonly id: string } };

export function addChannelRoutes(app: FastifyInstance, { channels, say, sessionOf, isTooMuch }: RouteNeeds): void {
  app.get('/api/channels', async ({ headers }, reply) => say(reply, await channels.list(sessionIn(headers.cookie))));
  app.post('/api/channels', async (request, reply) =>
    say(reply, isTooMuch(request) ? TOO_MANY : await channels.add(sessionOf(request, reply), request.body)),
  );
  app.post<WithId>('/api/channels/:id', async ({ headers, params, body }, reply) =>
    say(reply, await channels.change(sessionIn(headers.cookie), params.id, body)),
  );
  app.delete<WithId>('/api/channels/:id', async ({ headers, params }, reply) =>
    say(reply, await channels.remove(sessionIn(headers.cookie), params.id)),
  );
  app.post<WithId>('/api/channels/:id/test', async (request, reply) => {
    const { headers, params } = request;
    return say(reply, isTooMuch(request) ? TOO_MANY : await channels.test(sessionIn(headers.cookie), params.id));
  });
  app.register(async (fromAnywhere) => {
    // Mail programs send a form, and come from no page; our own form does not say that it is ours. The token says that they may.
    fromAnywhere.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    const languageFor = async ({ params, headers }: FastifyRequest<WithId>): Promise<Language> =>
      (await channels.languageOf(params.id)) ?? (headers['accept-language']?.startsWith('it') ? 'it' : 'en');
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
