/** The addresses of tables, open challenges and what a session has. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, refused, TOO_MANY } from './answers.ts';
import type { Challenges } from './challenges.ts';
import type { Me } from './me.ts';
import type { Mine } from './mine.ts';
import type { Owners } from './owners.ts';
import type { People } from './people.ts';
import type { Tables } from './tables.ts';

export interface TableRouteNeeds {
  readonly tables: Tables;
  readonly challenges: Challenges;
  readonly me: Me;
  readonly mine: Mine;
  readonly people: People;
  /** Whose lists of battles differ when somebody sits down or gets up. */
  readonly lists: { moved(owner: string): void };
  readonly haveChanged: (battles: readonly string[]) => void;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Why there are no new tables; null: there are. */
  readonly closed: () => string | null;
  /** Does this address ask too often? */
  readonly tooManyTables: (request: FastifyRequest) => boolean;
  readonly tooManySittings: (request: FastifyRequest) => boolean;
  readonly tooManyLists: (request: FastifyRequest) => boolean;
  /** Battles at a glance, and lists of those that are over. */
  readonly tooManyGlances: (request: FastifyRequest) => boolean;
  /** Each record is a battle that is played again. */
  readonly tooManyRecords: (request: FastifyRequest) => boolean;
}

interface AtTable {
  readonly Params: { readonly table: string };
}

/** What lists of battles need to be told anew: of whoever sat down, and of those he sat down with. */
export const seatedOn =
  (needs: Pick<TableRouteNeeds, 'lists' | 'haveChanged'>) =>
  (owner: string, answer: Answer): Answer => {
    if (answer.ok) {
      needs.lists.moved(owner);
      needs.haveChanged([(answer.value as { readonly battle: string }).battle]);
    }
    return answer;
  };

export function addTableRoutes(app: FastifyInstance, needs: TableRouteNeeds): void {
  const { tables, challenges, me, mine, people, respond, owners } = needs;
  const seated = seatedOn(needs);

  app.post('/api/tables', async (request, reply) => {
    const why = needs.closed();
    if (why !== null) return respond(reply, refused(503, why));
    if (needs.tooManyTables(request)) return respond(reply, TOO_MANY);
    const owner = await owners.findOrMake(request, reply);
    return respond(reply, seated(owner, await tables.make(owner, request.body)));
  });
  app.get<AtTable>('/api/tables/:table', async (request, reply) =>
    respond(reply, await tables.look(await owners.find(request), request.params.table)),
  );
  app.get<AtTable & { Querystring: { battle?: string } }>('/api/tables/:table/record', async (request, reply) => {
    const { params, query } = request;
    if (needs.tooManyRecords(request)) return respond(reply, TOO_MANY);
    return respond(reply, await tables.record(await owners.find(request), params.table, query.battle ?? null));
  });
  app.post<AtTable>('/api/tables/:table/sit', async (request, reply) => {
    if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
    const owner = await owners.findOrMake(request, reply);
    return respond(reply, seated(owner, await tables.sit(owner, request.params.table, request.body)));
  });
  app.post<AtTable>('/api/tables/:table/link', async (request, reply) =>
    respond(reply, await tables.newLink(await owners.findOrMake(request, reply), request.params.table, request.body)),
  );
  app.post<AtTable>('/api/tables/:table/list', async (request, reply) => {
    if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
    return respond(
      reply,
      await tables.list(await owners.findOrMake(request, reply), request.params.table, request.body),
    );
  });
  app.get<AtTable>('/api/tables/:table/glance', async (request, reply) =>
    respond(
      reply,
      needs.tooManyGlances(request) ? TOO_MANY : await mine.glance(await owners.find(request), request.params.table),
    ),
  );
  app.get('/api/me/finished', async (request, reply) =>
    respond(reply, needs.tooManyGlances(request) ? TOO_MANY : await mine.finished(await owners.find(request))),
  );
  app.get('/api/people', async (request, reply) =>
    respond(reply, needs.tooManyGlances(request) ? TOO_MANY : await people.list(await owners.find(request))),
  );
  app.put('/api/people', async (request, reply) => {
    if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
    return respond(reply, await people.changeOwn(await owners.find(request), request.body));
  });
  app.get<{ readonly Params: { readonly person: string } }>('/api/people/:person', async (request, reply) => {
    if (needs.tooManyGlances(request)) return respond(reply, TOO_MANY);
    return respond(reply, await people.look(await owners.find(request), request.params.person));
  });
  app.put<{ readonly Params: { readonly person: string } }>('/api/people/:person', async (request, reply) => {
    if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
    return respond(reply, await people.change(await owners.find(request), request.params.person, request.body));
  });
  app.post<{ readonly Params: { readonly person: string } }>(
    '/api/people/:person/challenge',
    async (request, reply) => {
      if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
      return respond(reply, await people.challenge(await owners.find(request), request.params.person, request.body));
    },
  );
  app.get('/api/me', async (request, reply) => respond(reply, await me.look(await owners.find(request))));
  app.delete('/api/me', async (request, reply) => {
    const owner = await owners.find(request);
    const answer = await me.forget(owner);
    if (owner !== null) needs.lists.moved(owner);
    return respond(reply, answer);
  });
  app.get('/api/challenges', async (request, reply) =>
    respond(reply, needs.tooManyLists(request) ? TOO_MANY : await challenges.list(await owners.find(request))),
  );
  app.post<AtTable>('/api/challenges/:table', async (request, reply) => {
    if (needs.tooManySittings(request)) return respond(reply, TOO_MANY);
    const owner = await owners.findOrMake(request, reply);
    return respond(reply, seated(owner, await challenges.take(owner, request.params.table, request.body)));
  });
  app.delete<AtTable>('/api/challenges/:table', async (request, reply) => {
    const owner = await owners.find(request);
    const answer = await challenges.remove(owner, request.params.table, request.body);
    if (owner !== null) needs.lists.moved(owner);
    return respond(reply, answer);
  });
}
