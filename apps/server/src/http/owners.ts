/** Who asks: the account that a browser is signed in to, or else its session. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { newSession, sessionIn } from './session.ts';

export interface Owners {
  /** The name under which things of this browser are kept; null where it has none. */
  find(request: Pick<FastifyRequest, 'headers'>): Promise<string | null>;
  /** A new one where it has none. */
  findOrMake(request: FastifyRequest, reply: FastifyReply): Promise<string>;
  /** The session of the browser itself; a new one where it has none. */
  sessionOf(request: FastifyRequest, reply: FastifyReply): string;
}

/** `isSecure`: cookies go over https alone. */
export function ownersOn(storage: Storage, isSecure: boolean, world: World): Owners {
  function sessionOf({ headers }: FastifyRequest, reply: FastifyReply): string {
    const found = sessionIn(headers.cookie);
    if (found !== null) return found;
    const { session, cookie } = newSession(isSecure, world);
    reply.header('Set-Cookie', cookie);
    return session;
  }

  return {
    sessionOf,
    async find({ headers }) {
      const session = sessionIn(headers.cookie);
      return session === null ? null : storage.ownerOf(session);
    },
    findOrMake: (request, reply) => storage.ownerOf(sessionOf(request, reply)),
  };
}
