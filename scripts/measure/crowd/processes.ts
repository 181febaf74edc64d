// The processes of the measure: what the proxy knows of each (deploy/Caddyfile), and what each takes of the machine.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerProcess } from '../../../apps/server/test/child.ts';

/** Milliseconds between two looks at whether a process is ready, and for which one that refused is passed over. */
const LOOKS = 1000;
const PASSED_OVER = 10_000;

/** Sends a battle always to the same process of those that are ready, as the proxy does. */
export class Proxy {
  readonly #servers: readonly ServerProcess[];
  readonly #unready = new Set<ServerProcess>();
  readonly #failed = new Map<ServerProcess, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(servers: readonly ServerProcess[]) {
    this.#servers = servers;
    this.#timer = setInterval(() => servers.forEach((server) => void this.#look(server)), LOOKS);
  }

  async #look(server: ServerProcess): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${server.port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) this.#unready.delete(server);
    else this.#unready.add(server);
  }

  portFor(path: string): number {
    const weight = ({ port }: ServerProcess): string => createHash('sha1').update(`${port} ${path}`).digest('hex');
    const isOut = (one: ServerProcess): boolean =>
      this.#unready.has(one) || performance.now() - (this.#failed.get(one) ?? Number.NEGATIVE_INFINITY) < PASSED_OVER;
    const known = this.#servers.filter((one) => !isOut(one));
    const [first] = (known.length > 0 ? known : [...this.#servers]).sort((a, b) => (weight(a) < weight(b) ? -1 : 1));
    return first?.port ?? 0;
  }

  /** Nobody listens there. */
  failed(port: number): void {
    const server = this.#servers.find((one) => one.port === port);
    if (server !== undefined) this.#failed.set(server, performance.now());
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

/** What a process took: seconds of processor time, their share of one core, and megabytes at most. */
export interface Taken {
  readonly cpuSeconds: number;
  readonly share: number;
  readonly mostMb: number;
}

/** Clock ticks of a second, as Linux tells them to programs. */
const TICKS = 100;

const cpuOf = (pid: number | string): number => {
  // The name of the program, in brackets, may hold anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};

/** Its share of pages that others have, too: PostgreSQL's processes have most in common. */
const mbOf = (pid: number | string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1000;

/** PostgreSQL's processes: all of this machine, so it must be the only one. */
const postgresPids = (): readonly string[] =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/comm`, 'utf8').trim() === 'postgres';
    } catch {
      return false;
    }
  });

/** Looks every second at what each process takes, by name; one that was killed or replaced counts with its last look. */
export class Watch {
  readonly #named: () => Readonly<Record<string, readonly (number | string)[]>>;
  readonly #timer: NodeJS.Timeout;
  readonly #began = performance.now();
  readonly #cpu = new Map<string, Map<number | string, { readonly first: number; last: number }>>();
  readonly #most = new Map<string, number>();

  constructor(servers: readonly ServerProcess[]) {
    this.#named = () => ({
      ...Object.fromEntries(servers.map(({ pid }, i) => [`server ${i + 1}`, pid === null ? [] : [pid]])),
      postgres: postgresPids(),
      clients: [process.pid],
    });
    this.#timer = setInterval(() => this.#look(true), LOOKS);
    this.#look(false);
  }

  /** One that came since the measure began counts from its own beginning. */
  #look(isSince: boolean): void {
    for (const [name, pids] of Object.entries(this.#named())) {
      const known = this.#cpu.get(name) ?? new Map<number | string, { readonly first: number; last: number }>();
      this.#cpu.set(name, known);
      let mb = 0;
      for (const pid of pids) {
        try {
          const cpu = cpuOf(pid);
          const before = known.get(pid);
          if (before === undefined) known.set(pid, { first: isSince ? 0 : cpu, last: cpu });
          else before.last = cpu;
          mb += mbOf(pid);
        } catch {
          // It has ended in between.
        }
      }
      this.#most.set(name, Math.max(this.#most.get(name) ?? 0, mb));
    }
  }

  end(): Readonly<Record<string, Taken>> {
    clearInterval(this.#timer);
    this.#look(true);
    const seconds = (performance.now() - this.#began) / 1000;
    return Object.fromEntries(
      [...this.#cpu].map(([name, pids]) => {
        const cpuSeconds = [...pids.values()].reduce((sum, { first, last }) => sum + last - first, 0);
        return [name, { cpuSeconds, share: cpuSeconds / seconds, mostMb: this.#most.get(name) ?? 0 }];
      }),
    );
  }
}
