/** The addresses of work: for workers with the key, and for tabs that offered themselves. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Jobs, Worker } from '../work/jobs.ts';
import { type Answer, ok, refused, TOO_MANY } from './answers.ts';
import type { Owners } from './owners.ts';
import { isFromOwnPage } from './sameOrigin.ts';

export interface WorkRouteNeeds {
  readonly jobs: Jobs;
  /** The key of those who are trusted; null: nobody is. */
  readonly key: string | null;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly owners: Owners;
  /** Does this address ask too often? */
  readonly tooManyAsks: (request: FastifyRequest) => boolean;
}

interface OfJob {
  readonly Params: { readonly job: string };
  readonly Querystring: { readonly after?: string };
}

/** Bytes of a job: a set-up in each of its tasks. */
const LONGEST_JOB = 64 << 20;
const NO_KEY = refused(403, 'only for those who have the key');
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A worker sends no origin: it is no page, and has the key instead. */
const FROM_ANYWHERE = { config: { isFromAnywhere: true } } as const;

export function addWorkRoutes(app: FastifyInstance, { jobs, key, respond, owners, tooManyAsks }: WorkRouteNeeds): void {
  const hasKey = ({ headers }: FastifyRequest): boolean => {
    const [, given = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return key !== null && given !== '' && timingSafeEqual(digest(given), digest(key));
  };
  /** Null: neither somebody with the key nor a page of ours. */
  const workerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Worker | null> => {
    if (hasKey(request)) return { isTrusted: true };
    if (request.headers.authorization !== undefined || !isFromOwnPage(request.headers)) return null;
    return { isTrusted: false, owner: await owners.findOrMake(request, reply) };
  };
  const asWorker =
    (then: (worker: Worker, body: unknown) => Promise<Answer>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (!hasKey(request) && tooManyAsks(request)) return respond(reply, TOO_MANY);
      const worker = await workerOf(request, reply);
      if (worker === null) return respond(reply, NO_KEY);
      const answer = await then(worker, request.body);
      // Nothing to do for now.
      return answer.ok && answer.value === null ? reply.code(204).send() : respond(reply, answer);
    };

  // A page that asks whether there is work makes no fault in the console where there is none.
  app.get('/api/work', async (_request, reply) => respond(reply, ok(jobs.code ?? { code: null })));
  app.post(
    '/api/work',
    FROM_ANYWHERE,
    asWorker((worker, body) => jobs.take(worker, body)),
  );
  app.post(
    '/api/work/renew',
    FROM_ANYWHERE,
    asWorker((_worker, body) => jobs.renew(body)),
  );
  app.post(
    '/api/work/done',
    FROM_ANYWHERE,
    asWorker((worker, body) => jobs.done(worker, body)),
  );
  app.post(
    '/api/jobs',
    {
      ...FROM_ANYWHERE,
      bodyLimit: LONGEST_JOB,
      // Before its body is read.
      onRequest: async (request, reply) => (hasKey(request) ? undefined : respond(reply, NO_KEY)),
    },
    async (request, reply) => respond(reply, await jobs.add(request.body)),
  );
  app.get<OfJob>('/api/jobs/:job', async (request, reply) => {
    if (!hasKey(request)) return respond(reply, NO_KEY);
    const after = Number(request.query.after ?? -1);
    return respond(reply, await jobs.look(request.params.job, Number.isInteger(after) ? after : -1));
  });
}
