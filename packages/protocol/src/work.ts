/** How a worker of other machines comes to its work: it asks over HTTP, answers, and asks again. */

/** What is done at `GET /api/work`: SHA-256 of the code that does it, and where that code lies. */
export interface WorkCode {
  readonly code: string;
  readonly file: string;
}

/** A task as it is given out. `id`: by which its lease is renewed. */
export interface GivenTask {
  readonly id: string;
  readonly queue: string;
  readonly job: string;
  readonly task: number;
  readonly what: unknown;
}

/** Characters of an answer as JSON. */
export const LONGEST_ANSWER = 256 * 1024;
/** In place of a longer one, for nobody else could send that either, and the task would come again and again. */
const TOO_LONG = { error: 'the answer is too long' };
/** Milliseconds after which a worker says again that it is at it: a third of what it is given. */
export const RENEWS = 4000;
/** Milliseconds before it asks again where there was nothing to do. */
const ASKS_AGAIN = 2000;
/** Milliseconds before it comes again to a server that is away: more each time, up to the second. */
const [COMES_AGAIN, LONGEST] = [100, 4000] as const;

export interface WorkNeeds {
  readonly code: string;
  /** The name of the worker. */
  readonly worker: string;
  /** Rejects where the server is not reached. `body` of the answer: null where there is none. */
  readonly post: (path: string, body: object) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Never rejects: what cannot be done is an answer. Null: nothing can be done here, such as where the code does not load. */
  readonly answer: (task: unknown) => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
  /** Asked before each task. */
  readonly isOver: () => boolean;
  /** Heard after each task that was taken. */
  readonly done?: () => void;
}

/** `foreign`: the server wants other code; `refused`: it takes no work from this one; `unable`: nothing can be done here. */
export type WorkEnd = 'over' | 'foreign' | 'refused' | 'unable';

/** Works until it is over. */
export async function work(needs: WorkNeeds): Promise<WorkEnd> {
  const { code, worker, answer, wait, isOver, done } = needs;
  /** A server that is away, or fails, is asked until it answers. */
  const say = async (path: string, body: object) => {
    for (let pause: number = COMES_AGAIN; ; pause = Math.min(LONGEST, 2 * pause)) {
      const said = await needs.post(path, body).catch(() => null);
      if (said !== null && said.status < 500 && said.status !== 429) return said;
      if (isOver()) return null;
      await wait(pause);
    }
  };
  while (!isOver()) {
    const given = await say('/api/work', { code, worker });
    if (given === null) break;
    if (given.status === 204) {
      await wait(ASKS_AGAIN);
      continue;
    }
    if (given.status !== 200) return given.status === 409 ? 'foreign' : 'refused';
    const { id, queue, job, task, what } = given.body as GivenTask;
    const now = { isAnswered: false };
    const renew = async (): Promise<void> => {
      await wait(RENEWS);
      if (now.isAnswered) return;
      await needs.post('/api/work/renew', { queue, id }).catch(() => undefined);
      await renew();
    };
    void renew();
    const found = await answer(what);
    now.isAnswered = true;
    if (found === null) return 'unable';
    const sent = JSON.stringify(found).length > LONGEST_ANSWER ? TOO_LONG : found;
    const taken = await say('/api/work/done', { code, worker, id, queue, job, task, answer: sent });
    if (taken?.status === 200) done?.();
  }
  return 'over';
}
