/** The addresses of published scenarios and their pictures. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ok, refused, TOO_MANY } from './answers.ts';
import type { Owners } from './owners.ts';
import { LONGEST_PICTURE, type Pictures } from './pictures.ts';
import type { Scenarios } from './scenarios.ts';

interface ScenarioRouteNeeds {
  readonly scenarios: Scenarios;
  readonly pictures: Pictures;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** The address that a request comes from, or its network. */
  readonly from: (request: FastifyRequest) => string;
  /** Does this address publish or report too often? Each scenario is begun. */
  readonly tooManyScenarios: (request: FastifyRequest) => boolean;
  readonly tooManyLooks: (request: FastifyRequest) => boolean;
}

interface OfScenario {
  readonly Params: { readonly scenario: string };
}
interface OfEdition {
  readonly Params: { readonly scenario: string; readonly edition: string };
}
interface OfPicture {
  readonly Params: { readonly picture: string };
}

/** A picture opened by itself is a picture: nothing in it runs, and nobody takes it for a page. */
const PICTURE_POLICY = "default-src 'none'; sandbox";
/** Its name is its digest. Whoever may not see it, or comes when it was deleted, gets it of no cache between. */
const FOR_EVER = 'private, max-age=31536000, immutable';

export function addScenarioRoutes(app: FastifyInstance, needs: ScenarioRouteNeeds): void {
  const { scenarios, pictures, respond, owners, from, tooManyScenarios, tooManyLooks } = needs;

  app.get('/api/scenarios', async (request, reply) =>
    respond(reply, tooManyLooks(request) ? TOO_MANY : await scenarios.list(request.query)),
  );
  app.post('/api/scenarios', async (request, reply) => {
    if (tooManyScenarios(request)) return respond(reply, TOO_MANY);
    return respond(reply, await scenarios.publish(await owners.findOrMake(request, reply), request.body));
  });
  app.get('/api/me/scenarios', async (request, reply) =>
    respond(reply, await scenarios.mine(await owners.find(request))),
  );
  app.get<OfScenario>('/api/scenarios/:scenario', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    return respond(reply, await scenarios.look(await owners.find(request), request.params.scenario, null));
  });
  app.get<OfEdition>('/api/scenarios/:scenario/:edition', async (request, reply) => {
    if (tooManyLooks(request)) return respond(reply, TOO_MANY);
    const { scenario, edition } = request.params;
    return respond(reply, await scenarios.look(await owners.find(request), scenario, edition));
  });
  app.put<OfScenario>('/api/scenarios/:scenario', async (request, reply) => {
    if (tooManyScenarios(request)) return respond(reply, TOO_MANY);
    const { scenario } = request.params;
    return respond(reply, await scenarios.change(await owners.find(request), scenario, request.body));
  });
  app.delete<OfScenario>('/api/scenarios/:scenario', async (request, reply) =>
    respond(reply, await scenarios.withdraw(await owners.find(request), request.params.scenario)),
  );
  for (const [method, isGiven] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const)
    app.route<OfScenario>({
      method,
      url: '/api/scenarios/:scenario/star',
      handler: async (request, reply) =>
        respond(
          reply,
          tooManyLooks(request)
            ? TOO_MANY
            : await scenarios.star(await owners.find(request), request.params.scenario, isGiven),
        ),
    });
  app.post<OfScenario>('/api/scenarios/:scenario/report', async (request, reply) => {
    if (tooManyScenarios(request)) return respond(reply, TOO_MANY);
    const { scenario } = request.params;
    return respond(
      reply,
      await scenarios.report(await owners.findOrMake(request, reply), from(request), scenario, request.body),
    );
  });
  app.get<OfPicture>('/api/pictures/:picture', async (request, reply) => {
    const found = await pictures.look(await owners.find(request), request.params.picture);
    if (found === null) return respond(reply, refused(404, 'there is no such picture'));
    return reply
      .headers({ 'Content-Security-Policy': PICTURE_POLICY, 'Cache-Control': FOR_EVER })
      .type(found.type)
      .send(found.bytes);
  });
  void app.register(async (withPictures) => {
    withPictures.addContentTypeParser(
      ['image/webp', 'image/jpeg'],
      { parseAs: 'buffer', bodyLimit: LONGEST_PICTURE },
      (_request, body, done) => done(null, body),
    );
    withPictures.put<OfPicture>('/api/pictures/:picture', { bodyLimit: LONGEST_PICTURE }, async (request, reply) => {
      const { picture } = request.params;
      const known = await owners.find(request);
      // It is sent again with every edition.
      if ((await pictures.look(known, picture)) !== null) return respond(reply, ok({ picture }));
      if (tooManyScenarios(request)) return respond(reply, TOO_MANY);
      return respond(reply, await pictures.add(await owners.findOrMake(request, reply), picture, request.body));
    });
  });
}
