/** What the server counts, for a monitor on the same machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublic } from './notices/publicAddress.ts';
import { REAL } from './world.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** What a battle tells of its orders. */
export interface Counting {
  /** Stored and told: `ms` since it was taken up. */
  order(ms: number): void;
  refusal(): void;
  /** Two did not come to the same battle by the same lines. */
  differs(who: 'client' | 'server'): void;
}

export interface Metrics extends Counting {
  /** Something went wrong that is nobody's order. */
  fault(): void;
  /** A request over HTTP was answered. */
  answered(status: number): void;
  /** What was counted since the server began, for a page. */
  since(): Counted;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface Counted {
  readonly faults: number;
  readonly tooMany: number;
  /** Orders of the last minute, and how long the slowest one of a hundred of the last ones took, milliseconds. */
  readonly orders: number;
  readonly slowest: number;
}

/** Of what is kept, and of the disk that it is on; bytes. Null: nobody knows. */
export interface Kept {
  readonly database: number;
  readonly disk: { readonly free: number; readonly size: number } | null;
  /** Of talk and of scenarios, that nobody looked at. */
  readonly reports: number;
  /** Notices that should have been sent by now. */
  readonly late: number;
  /** When a backup and a drill went well last, milliseconds since 1970; 0: never. */
  readonly backup: number;
  readonly drill: number;
}

/** Read when the monitor asks. */
export interface Gauges {
  readonly kept: () => Promise<Kept>;
  readonly isDraining: () => boolean;
  readonly sockets: () => number;
  readonly battles: () => number;
  readonly notices: () => { readonly sent: number; readonly failed: number };
}

/** Milliseconds for which a look at what is kept holds. */
const FRESH = 10_000;

const MINUTE = 60_000;
/** Orders that are remembered for a page. */
const LAST = 20_000;

const DELAYS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** `ofProcess`: what the process uses is counted, too, by observers that stay with it. */
export function metricsOf(gauges: Gauges, ofProcess = true): Metrics {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const orders = new Histogram({
    name: 'drumhead_order_seconds',
    help: 'From an order taken up to everybody told, with what the server answered by itself.',
    buckets: DELAYS,
    registers,
  });
  const refusals = new Counter({ name: 'drumhead_refusals_total', help: 'Orders that the rules refused.', registers });
  const faults = new Counter({
    name: 'drumhead_faults_total',
    help: 'What went wrong that is no order: each stands in the log.',
    registers,
  });
  const differing = new Counter({
    name: 'drumhead_differing_checks_total',
    help: 'Battles that could not be followed by their lines: by a client, which begins anew, or by the server.',
    labelNames: ['who'],
    registers,
  });
  for (const who of ['client', 'server']) differing.inc({ who }, 0);
  const responses = new Counter({
    name: 'drumhead_http_responses_total',
    help: 'Answers over HTTP, by status; 429: somebody asked too often.',
    labelNames: ['status'],
    registers,
  });
  for (const status of ['200', '429', '500']) responses.inc({ status }, 0);
  const counted = { faults: 0, tooMany: 0 };
  const last: { readonly at: number; readonly ms: number }[] = [];
  // One look at what is kept serves all of these.
  let read: { readonly at: number; readonly kept: Promise<Kept> } | null = null;
  const kept = (): Promise<Kept> => {
    const at = REAL.steady();
    if (read === null || at - read.at > FRESH) read = { at, kept: gauges.kept() };
    return read.kept;
  };
  const keptGauge = (name: string, help: string, pick: (now: Kept) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = pick(await kept());
        if (value !== undefined) this.set(value);
      },
    });
  keptGauge('drumhead_database_bytes', 'Size of the database.', ({ database }) => database);
  keptGauge(
    'drumhead_disk_free_bytes',
    'Room left on the disk of the database, or of backups.',
    ({ disk }) => disk?.free,
  );
  keptGauge('drumhead_disk_bytes', 'Size of that disk.', ({ disk }) => disk?.size);
  keptGauge('drumhead_open_reports', 'Reports that nobody looked at.', ({ reports }) => reports);
  keptGauge('drumhead_late_notices', 'Notices that should have been sent by now.', ({ late }) => late);
  keptGauge(
    'drumhead_backup_seconds',
    'When a backup went well last, since 1970; 0: never.',
    (now) => now.backup / 1000,
  );
  keptGauge('drumhead_drill_seconds', 'The same of a restore drill.', (now) => now.drill / 1000);
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('drumhead_sockets', 'Live connections.', gauges.sockets);
  gauge('drumhead_battles', 'Battles in memory.', gauges.battles);
  gauge('drumhead_notices_sent', 'Notices that arrived, since the start.', () => gauges.notices().sent);
  gauge('drumhead_notices_failed', 'Notices that did not arrive, since the start.', () => gauges.notices().failed);
  gauge('drumhead_draining', 'Is this process on its way out?', () => Number(gauges.isDraining()));
  return {
    order(ms) {
      orders.observe(ms / 1000);
      last.push({ at: REAL.steady(), ms });
      if (last.length > LAST) last.splice(0, last.length - LAST / 2);
    },
    refusal: () => refusals.inc(),
    differs: (who) => differing.inc({ who }),
    fault() {
      counted.faults += 1;
      faults.inc();
    },
    answered(status) {
      if (status === 429) counted.tooMany += 1;
      responses.inc({ status: String(status) });
    },
    since() {
      const since = REAL.steady() - MINUTE;
      const times = last.map(({ ms }) => ms).sort((one, other) => one - other);
      return {
        ...counted,
        orders: last.filter(({ at }) => at >= since).length,
        slowest: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
      };
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * Serves them at a port of their own: a proxy before the server comes from this machine, too, and must not pass them on. `host`:
 * where it listens; whoever comes from a public address is refused, wherever that is.
 */
export async function serveMetrics(
  metrics: Metrics,
  port: number,
  host = '127.0.0.1',
): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    const from = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    if (request.url !== '/metrics' || isPublic(from)) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
