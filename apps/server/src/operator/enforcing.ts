/** What the operator decided, done in this process: to requests, to connections, to battles in memory. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Rooms } from '../battles/rooms.ts';
import type { Owners } from '../http/owners.ts';
import type { Connections } from '../live/connections.ts';
import type { StoredAct } from '../storage/operatorRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { OperatorMessage } from './messages.ts';
import type { Watch } from './watch.ts';

/** Looks at what was done: battles that differ or are gone, seats, bans. */
export async function follow(
  acts: readonly StoredAct[],
  {
    storage,
    rooms,
    connections,
  }: { readonly storage: Storage; readonly rooms: Rooms; readonly connections: Connections },
): Promise<void> {
  const battles = [...new Set(acts.flatMap((act) => act.battles))];
  await rooms.lookAt(battles);
  for (const battle of battles) await connections.checkSeats(battle);
  // All who are connected are asked for: not for every note of the log, which a wrong key makes, too.
  if (acts.some(({ act }) => act === ('server.act.ban' satisfies OperatorMessage))) await connections.checkBans();
  // Lists of battles are told anew.
  storage.haveChanged(battles);
}

/** May whoever sits at this side write freely? */
export async function mayWrite(storage: Storage, watch: Watch, battle: string, seat: string): Promise<boolean> {
  if (!watch.hasBans('words')) return true;
  const sitters = (await storage.evidenceOf(battle))?.seats[seat]?.sitters ?? [];
  return !watch.isSilenced(sitters);
}

/** Routes that somebody who is banned may still ask: what is his to read, to take home and to delete. */
const OPEN = ['/api/account/', '/api/channels/', '/account/'];

/** By the route that was found: an address may be spelt in many ways. */
const isOpenToAll = ({ method, routeOptions }: FastifyRequest): boolean =>
  ['GET', 'HEAD', 'DELETE'].includes(method) || OPEN.some((start) => routeOptions.url?.startsWith(start) === true);

export function addBans(
  app: FastifyInstance,
  watch: Watch,
  owners: Pick<Owners, 'find'>,
  from: (request: FastifyRequest) => string,
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (isOpenToAll(request) || !watch.hasBans('all')) return undefined;
    const until = watch.bannedUntil(await owners.find(request), from(request));
    return until === null
      ? undefined
      : reply.code(403).send({ error: 'the operator of this server has banned you', until });
  });
}
