/** The addresses of the scores of the battle of the day. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tries } from '../day/tries.ts';
import { type Answer, TOO_MANY } from './answers.ts';
import type { Owners } from './owners.ts';

export interface DayRouteNeeds {
  readonly tries: Tries;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Does this address ask too often? Each try is played again. */
  readonly tooManyTries: (request: FastifyRequest) => boolean;
}

interface OfDay {
  readonly Params: { readonly ruleset: string; readonly day: string };
}

export function addDayRoutes(app: FastifyInstance, { tries, respond, owners, tooManyTries }: DayRouteNeeds): void {
  app.get<OfDay>('/api/days/:ruleset/:day', async (request, reply) => {
    const { ruleset, day } = request.params;
    return respond(reply, await tries.scores(await owners.find(request), ruleset, day));
  });
  app.post<OfDay>('/api/days/:ruleset/:day', async (request, reply) => {
    if (tooManyTries(request)) return respond(reply, TOO_MANY);
    const { ruleset, day } = request.params;
    return respond(reply, await tries.add(await owners.findOrMake(request, reply), ruleset, day, request.body));
  });
}
