/** What the server counts, for a monitor on the same machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  text(): Promise<string>;
  readonly contentType: string;
}

/** Read when the monitor asks. */
export interface Gauges {
  readonly sockets: () => number;
  readonly battles: () => number;
  readonly notices: () => { readonly sent: number; readonly failed: number };
}

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
  return {
    order: (ms) => orders.observe(ms / 1000),
    refusal: () => refusals.inc(),
    differs: (who) => differing.inc({ who }),
    fault: () => faults.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Serves them at a port of their own: a proxy before the server comes from this machine, too, and must not pass them on. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<{ readonly port: number; close(): void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
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
    server.listen(port, '127.0.0.1', done);
  });
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
