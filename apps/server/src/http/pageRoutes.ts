/** The addresses of pages of battles that are over, and of the list of those that everybody sees. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, TOO_MANY } from './answers.ts';
import type { BattlePages } from './battlePages.ts';
import type { InPlay } from './inPlay.ts';
import type { Owners } from './owners.ts';

export interface PageRouteNeeds {
  readonly battlePages: BattlePages;
  readonly inPlay: InPlay;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Does this address ask too often? */
  readonly tooManyLooks: (request: FastifyRequest) => boolean;
  readonly tooManySittings: (request: FastifyRequest) => boolean;
  /** Each record is a battle that is played again. */
  readonly tooManyRecords: (request: FastifyRequest) => boolean;
}

interface OfBattle {
  readonly Params: { readonly battle: string };
}

export function addPageRoutes(app: FastifyInstance, needs: PageRouteNeeds): void {
  const { battlePages, inPlay, respond, owners, tooManyLooks, tooManySittings, tooManyRecords } = needs;
  app.get('/api/archive', async (request, reply) =>
    respond(reply, tooManyLooks(request) ? TOO_MANY : await battlePages.archive(request.query)),
  );
  app.get('/api/watching', async (request, reply) =>
    respond(reply, tooManyLooks(request) ? TOO_MANY : await inPlay.list()),
  );
  app.post<{ readonly Params: { readonly table: string } }>('/api/watching/:table', async (request, reply) => {
    if (tooManySittings(request)) return respond(reply, TOO_MANY);
    return respond(reply, await inPlay.watch(await owners.findOrMake(request, reply), request.params.table));
  });
  app.get<OfBattle>('/api/pages/:battle', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    return respond(reply, await battlePages.look(await owners.find(request), request.params.battle));
  });
  app.get<OfBattle>('/api/pages/:battle/record', async (request, reply) => {
    if (tooManyRecords(request)) return respond(reply, TOO_MANY);
    return respond(reply, await battlePages.record(await owners.find(request), request.params.battle));
  });
  app.put<OfBattle>('/api/pages/:battle', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    return respond(reply, await battlePages.change(await owners.find(request), request.params.battle, request.body));
  });
}
