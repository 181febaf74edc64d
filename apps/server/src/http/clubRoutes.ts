/** The addresses of clubs and their leagues. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, TOO_MANY } from './answers.ts';
import type { Clubs } from './clubs.ts';
import type { Leagues } from './leagues.ts';
import type { Owners } from './owners.ts';

interface ClubRouteNeeds {
  readonly clubs: Clubs;
  readonly leagues: Leagues;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Does this address change something, or look, too often? */
  readonly tooManyChanges: (request: FastifyRequest) => boolean;
  readonly tooManyLooks: (request: FastifyRequest) => boolean;
  /** Lists of battles are told anew. */
  readonly seated: (owner: string, answer: Answer) => Answer;
}

interface Of {
  readonly Params: {
    readonly club: string;
    readonly league: string;
    readonly member: string;
    readonly evening: string;
    readonly table: string;
  };
}
type Asked = FastifyRequest<Of>;

export function addClubRoutes(app: FastifyInstance, needs: ClubRouteNeeds): void {
  const { clubs, leagues, respond, owners } = needs;
  const looking =
    (work: (owner: string | null, params: Of['Params']) => Promise<Answer>) =>
    async (request: Asked, reply: FastifyReply) =>
      respond(reply, needs.tooManyLooks(request) ? TOO_MANY : await work(await owners.find(request), request.params));
  const changing =
    (work: (owner: string | null, params: Of['Params'], body: unknown) => Promise<Answer>) =>
    async (request: Asked, reply: FastifyReply) => {
      if (needs.tooManyChanges(request)) return respond(reply, TOO_MANY);
      return respond(reply, await work(await owners.find(request), request.params, request.body));
    };
  /** By somebody who may have no name here yet. */
  const coming =
    (work: (owner: string, params: Of['Params'], body: unknown) => Promise<Answer>) =>
    async (request: Asked, reply: FastifyReply) => {
      if (needs.tooManyChanges(request)) return respond(reply, TOO_MANY);
      return respond(reply, await work(await owners.findOrMake(request, reply), request.params, request.body));
    };

  app.get<Of>(
    '/api/clubs',
    looking((owner) => clubs.list(owner)),
  );
  app.post<Of>(
    '/api/clubs',
    coming((owner, _params, body) => clubs.make(owner, body)),
  );
  app.get<Of>(
    '/api/clubs/:club',
    looking((owner, { club }) => clubs.look(owner, club)),
  );
  app.post<Of>(
    '/api/clubs/:club/join',
    coming((owner, { club }, body) => clubs.join(owner, club, body)),
  );
  app.put<Of>(
    '/api/clubs/:club/name',
    changing((owner, { club }, body) => clubs.rename(owner, club, body)),
  );
  app.post<Of>(
    '/api/clubs/:club/link',
    changing((owner, { club }) => clubs.newLink(owner, club)),
  );
  app.delete<Of>(
    '/api/clubs/:club/members/:member',
    changing((owner, { club, member }) => clubs.leave(owner, club, member)),
  );
  app.post<Of>(
    '/api/clubs/:club/evenings',
    changing((owner, { club }, body) => clubs.addEvening(owner, club, body)),
  );
  app.put<Of>(
    '/api/clubs/:club/evenings/:evening',
    changing((owner, { club, evening }, body) => clubs.come(owner, club, evening, body)),
  );
  app.delete<Of>(
    '/api/clubs/:club/evenings/:evening',
    changing((owner, { club, evening }) => clubs.removeEvening(owner, club, evening)),
  );
  app.post<Of>(
    '/api/clubs/:club/tables',
    changing((owner, { club }, body) => clubs.setTable(owner, club, body)),
  );
  app.post<Of>(
    '/api/clubs/:club/tables/:table/sit',
    changing(async (owner, { club, table }, body) => {
      const answer = await clubs.sit(owner, club, table, body);
      return owner === null ? answer : needs.seated(owner, answer);
    }),
  );
  app.post<Of>(
    '/api/clubs/:club/leagues',
    changing((owner, { club }, body) => leagues.make(owner, club, body)),
  );
  app.get<Of>(
    '/api/leagues/:league',
    looking((owner, { league }) => leagues.look(owner, league)),
  );
  app.post<Of>(
    '/api/leagues/:league/join',
    changing((owner, { league }) => leagues.join(owner, league)),
  );
  app.post<Of>(
    '/api/leagues/:league/leave',
    changing((owner, { league }) => leagues.leave(owner, league)),
  );
}
