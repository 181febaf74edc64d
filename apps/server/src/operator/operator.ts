/** All that whoever runs the server has of it, put together: his settings and acts, his page, backups, old tables, this process. */
import type { Language } from '@drumhead/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from '../battles/rooms.ts';
import { type Answer, refused } from '../http/answers.ts';
import type { Owners } from '../http/owners.ts';
import type { Connections } from '../live/connections.ts';
import type { Kept, Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { ServerOptions } from '../serverOptions.ts';
import type { LIMITS } from '../defaultLimits.ts';
import type { Storage } from '../storage/storage.ts';
import { dailyOn } from '../tools/daily.ts';
import type { World } from '../world.ts';
import { actsOn } from './acts.ts';
import { addBans, follow, mayWrite } from './enforcing.ts';
import { entranceOn, OPERATOR_PATH } from './entrance.ts';
import { keptBy } from './kept.ts';
import { addOperatorPage } from './pageRoutes.ts';
import { type Presence, presenceOn } from './processes.ts';
import { retentionOn } from './retention.ts';
import type { Settable } from './settings.ts';
import { addToldRoutes, pageLinks } from './toldRoutes.ts';
import { watchOn } from './watch.ts';

/** What is made after it, and served by it. */
export interface Served {
  readonly rooms: Rooms;
  readonly connections: Connections;
  readonly notices: Notices;
  readonly metrics: Metrics;
}

export interface OperatorNeeds extends Pick<ServerOptions, 'backups' | 'program' | 'operatorKey'> {
  readonly storage: Storage;
  /** The path of a SQLite file, or an address. */
  readonly database: string;
  readonly version: string;
  readonly most: typeof LIMITS;
  readonly isSecure: boolean;
  readonly now: () => number;
  readonly world: World;
  readonly report: (what: string, error: unknown) => void;
}

export interface OperatorRoutes {
  readonly served: Served;
  readonly owners: Owners;
  readonly respond: (reply: FastifyReply, answer: Answer) => FastifyReply;
  readonly from: (request: FastifyRequest) => string;
}

export interface Operator {
  /** A limit as it is set now. */
  readonly limit: (name: Settable & keyof typeof LIMITS) => () => number;
  /** Why there are no new tables; null: there are. */
  closed(): string | null;
  isBanned(owner: string, address: string): boolean;
  mayWrite(battle: string, seat: string): Promise<boolean>;
  /** Links to the pages that he wrote. */
  pageLinks(language: Language): string;
  kept(): Promise<Kept>;
  addRoutes(app: FastifyInstance, routes: OperatorRoutes): void;
  /** Once all is there that it looks after. */
  begin(served: Served): Promise<void>;
  isDraining(): boolean;
  drain(): Promise<void>;
  close(): Promise<void>;
}

export async function operatorOn(needs: OperatorNeeds): Promise<Operator> {
  const { storage, database, version, most, isSecure, now, world, report, backups, program, operatorKey } = needs;
  const watch = await watchOn({ storage, now });
  const limit = (name: Settable & keyof typeof LIMITS) => () => watch.limit(name) ?? most[name];
  const acts = actsOn({ storage, now, world });
  const retention = retentionOn({
    storage,
    now,
    world,
    still: limit('still'),
    guests: limit('guests'),
    note: (...given) => acts.note(...given),
    report,
  });
  const daily =
    backups === undefined || program === undefined
      ? null
      : dailyOn({ settings: backups, program, env: process.env, world, report });
  const kept = (): Promise<Kept> => keptBy(storage, database, backups?.folder ?? null, now());
  let presence: Presence | null = null;
  let stop = (): void => undefined;

  return {
    limit,
    closed: () => watch.closed(),
    isBanned: (owner, address) => watch.bannedUntil(owner, address) !== null,
    mayWrite: (battle, seat) => mayWrite(storage, watch, battle, seat),
    kept,
    pageLinks: (language) => pageLinks(watch.settings(), language),
    addRoutes(app, { served, owners, respond, from }) {
      addBans(app, watch, owners, from);
      addToldRoutes(app, { storage, watch, owners, respond });
      if (operatorKey === undefined) {
        // No address of the app either.
        app.get(OPERATOR_PATH, async (_request, reply) => respond(reply, refused(404, 'there is nothing here')));
        return;
      }
      const { rooms, connections, notices, metrics } = served;
      addOperatorPage(app, {
        storage,
        entrance: entranceOn({ key: operatorKey, storage, acts, now, world, isSecure }),
        acts,
        daily,
        state: async () => ({
          kept: await kept(),
          counted: metrics.since(),
          sockets: connections.count(),
          battles: rooms.count(),
          notices: notices.counts,
          limits: watch.limits(most),
        }),
        isReady: () => storage.isReady(),
        now,
        from,
      });
    },
    async begin({ rooms, connections }) {
      const here = await presenceOn({
        storage,
        now,
        world,
        version,
        sockets: () => connections.count(),
        notice: most.notice,
        release: (isOn) => connections.release(isOn),
        report,
      });
      presence = here;
      stop = world.every(most.looks, () => {
        watch
          .look(async (done) => {
            await follow(done, { storage, rooms, connections });
            await here.note();
          })
          .catch((error: unknown) => report('what the operator did was not read', error));
      });
    },
    isDraining: () => presence?.isDraining() === true,
    drain: async () => presence?.drain(),
    async close() {
      stop();
      retention.close();
      daily?.close();
      await presence?.close();
    },
  };
}
