/** What a server is told as it begins, and what it can be asked then. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Agent } from 'node:https';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Thinker } from './battles/thinker.ts';
import type { TryJudge } from './day/tryJudge.ts';
import type { LIMITS } from './defaultLimits.ts';
import type { Connections } from './live/connections.ts';
import type { NotifierNeeds } from './notices/notifier.ts';
import type { Database } from './storage/database.ts';
import type { DailyNeeds } from './tools/daily.ts';
import type { WorkOptions } from './work/workOn.ts';
import type { World } from './world.ts';

export interface ServerOptions {
  /** The path of a SQLite file, or `postgres://…`; or one that is open, and is closed with the server. */
  readonly database: string | Database;
  /** The folder of the built page. */
  readonly pages: string;
  /** Hosts besides this machine's own that it answers to, such as that of a proxy before it. */
  readonly names?: readonly string[];
  /** Addresses of proxies before it, which say whom a request comes from. */
  readonly proxies?: readonly string[];
  /** Where people reach it, such as `https://play.example`: for the links in messages. */
  readonly address?: string;
  /** A mail server (`smtps://…`), and whom its mails come from. */
  readonly mail?: { readonly server: string; readonly from: string };
  /** How push services and webhooks are reached; else public machines alone are. */
  readonly agent?: Agent;
  /** Work for other machines, or for threads of this one. */
  readonly work?: WorkOptions;
  /** The port at which a monitor reads metrics, and where it listens: on this machine alone, else inside a network. */
  readonly metricsPort?: number;
  readonly metricsHost?: string;
  /** Cookies go over https alone. */
  readonly isSecure?: boolean;
  /** Opens the operator's page; without it there is none. */
  readonly operatorKey?: string;
  /** Those that are left out are as {@link LIMITS} says. */
  readonly limits?: Partial<typeof LIMITS>;
  /** Logs lines of JSON, without keys, cookies or commands. */
  readonly logs?: boolean;
  /** Time, timers and chance; else those of this machine. */
  readonly world?: World;
  /** Where computer players think; else a thread of its own. */
  readonly thinker?: Thinker;
  /** Where tries at the battle of the day are played again; else a thread of its own. */
  readonly judge?: TryJudge;
  /** In the place of push services, mail servers and webhooks, for notices. */
  readonly deliver?: NotifierNeeds['send'];
  /** Where and when backups are made, and the program that makes them; else none is. */
  readonly backups?: DailyNeeds['settings'];
  readonly program?: string;
  /** Is told, besides the log, of what went wrong that is nobody's order. */
  readonly onFault?: (what: string, error: unknown) => void;
}

export interface RunningServer {
  /** Answers a request that came over no net. */
  readonly ask: FastifyInstance['inject'];
  /** All that it answers to. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Likewise a live connection. */
  readonly visit: Connections['visit'];
  /** What is in memory. */
  counts(): { readonly battles: number; readonly sockets: number };
  /** Listens; the port that was taken. Port 0 takes any free one. */
  listen(port: number, host: string): Promise<number>;
  /** For a host that listens itself. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Before it is closed: sends its people to another process; at once where there is none. */
  drain(): Promise<void>;
  close(): Promise<void>;
}
