// The server against its floor, in one run: processor time, delays, memory, the way back after a restart, bytes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Target, verdict } from '../harness.ts';
import { type BenchBattle, benchBattle } from './battles.ts';
import { BenchClient, BenchServer, type Cookies, cookieName, play, prepare } from './load.ts';

export interface ServerSizes {
  readonly battles: number;
  /** Orders of each battle; the first third warms up. */
  readonly orders: number;
  /** Orders a second. */
  readonly pace: number;
  readonly rounds: number;
  readonly idle: number;
  /** Connections at once. */
  readonly crowd: number;
}

export const FULL_SIZES: ServerSizes = { battles: 100, orders: 60, pace: 400, rounds: 3, idle: 2000, crowd: 10_000 };

/** Less is better. */
const TARGETS = {
  cpuAnOrderByFloor: { must: 3, goal: 1.8 },
  p99ByFloor: { must: 2, goal: 1.3 },
  warmBattleKb: { must: 150, goal: 60 },
  idleSocketBeyondFloorKb: { must: 40, goal: 15 },
  reconnectSeconds: { must: 10, goal: 3 },
  crowdLost: { must: 0, goal: 0 },
  crowdSocketKb: { must: 40, goal: 20 },
  bytesAnOrderInLines: { must: 300, goal: 180 },
  bytesAnOrderInViews: { must: 700, goal: 400 },
} as const satisfies Readonly<Record<string, Target>>;

type Figure = keyof typeof TARGETS;

interface Round {
  /** Microseconds. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export async function benchServer(sizes: ServerSizes, say: (message: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'drumhead-bench-'));
  let databases = 0;
  const newDatabase = () => join(folder, `${databases++}.db`);
  try {
    say('server: preparing battles');
    const battles = Array.from({ length: sizes.battles }, (_, n) => benchBattle(n, sizes.orders));
    const rounds: { readonly ours: Round; readonly floor: Round }[] = [];
    const found: Record<Figure, number[]> = {
      cpuAnOrderByFloor: [],
      p99ByFloor: [],
      warmBattleKb: [],
      idleSocketBeyondFloorKb: [],
      reconnectSeconds: [],
      crowdLost: [],
      crowdSocketKb: [],
      bytesAnOrderInLines: [],
      bytesAnOrderInViews: [],
    };
    for (let round = 1; round <= sizes.rounds; round++) {
      const floor = await roundOf('floorServer.ts', newDatabase(), battles, sizes);
      const ours = await roundOf('ourServer.ts', newDatabase(), battles, sizes);
      rounds.push({ ours, floor });
      found.cpuAnOrderByFloor.push(ours.cpu / floor.cpu);
      found.p99ByFloor.push(ours.p99 / floor.p99);
      found.warmBattleKb.push(ours.warmKb);
      found.bytesAnOrderInLines.push(ours.bytes);
      const told = ({ cpu, p99 }: Round) => `${cpu.toFixed(0)} us, p99 ${p99.toFixed(1)} ms`;
      say(`server: round ${round} of ${sizes.rounds}, ours ${told(ours)}, floor ${told(floor)}`);
    }
    found.bytesAnOrderInViews.push(
      (await roundOf('ourServer.ts', newDatabase(), battles, sizes, { form: 'view' })).bytes,
    );
    say(`server: ${sizes.idle} idle connections`);
    const idle = await idleOf(newDatabase, battles, sizes);
    found.idleSocketBeyondFloorKb.push(idle.beyondFloorKb);
    found.reconnectSeconds.push(idle.reconnectSeconds);
    say(`server: ${sizes.crowd} connections at once`);
    const crowd = await crowdOf(newDatabase(), battles, sizes);
    found.crowdLost.push(crowd.lost);
    found.crowdSocketKb.push(crowd.kb);
    const figures = Object.fromEntries(
      (Object.entries(found) as [Figure, number[]][]).map(([name, values]) => {
        const median = [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
        return [name, { median, values, ...TARGETS[name], reached: verdict(median, TARGETS[name], 'less') }];
      }),
    );
    return { sizes, rounds, figures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function joinAll(
  port: number,
  battles: readonly BenchBattle[],
  cookies: Cookies,
  devices: number,
  form?: 'view',
): Promise<ReadonlyMap<string, BenchClient>> {
  const clients = new Map<string, BenchClient>();
  const wanted = battles.flatMap(({ table, seats }) =>
    seats.flatMap((seat) =>
      Array.from({ length: devices }, (_, device) => ({ battle: table.battle.id, seat, device })),
    ),
  );
  await Promise.all(
    wanted.map(async ({ battle, seat, device }) => {
      const name = cookieName(battle, seat, device);
      clients.set(name, await BenchClient.join(port, battle, seat, cookies.get(name) ?? '', form));
    }),
  );
  return clients;
}

/** `isUnsynced`: no order waits for the disk, to see what that costs. */
export async function roundOf(
  file: 'ourServer.ts' | 'floorServer.ts',
  database: string,
  battles: readonly BenchBattle[],
  { orders, pace }: ServerSizes,
  { form, isUnsynced = false }: { readonly form?: 'view'; readonly isUnsynced?: boolean } = {},
): Promise<Round & { readonly warmKb: number; readonly bytes: number }> {
  const cookies: Cookies = file === 'ourServer.ts' ? await prepare(database, battles, 1) : new Map();
  const server = await BenchServer.start(file, { database, battles: battles.length, orders, isUnsynced });
  try {
    // One battle is opened first, so that what is loaded once is not counted.
    const first = await joinAll(server.port, battles.slice(0, 2), cookies, 1, form);
    const cold = await server.cost();
    const rest = await joinAll(server.port, battles.slice(2), cookies, 1, form);
    const clients = new Map([...first, ...rest]);
    const warm = await server.cost();
    const warmUp = Math.ceil(orders / 3);
    await play(battles, clients, { from: 0, to: warmUp, pace });
    const bytesOf = () => [...clients.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    const bytes = bytesOf();
    const before = await server.cost();
    const played = await play(battles, clients, { from: warmUp, to: orders, pace });
    const after = await server.cost();
    const delays = [...played.delays].sort((a, b) => a - b);
    const at = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? Number.NaN;
    const result = {
      cpu: (after.cpu - before.cpu) / played.orders,
      p50: at(0.5),
      p99: at(0.99),
      warmKb: (warm.heap - cold.heap) / 1000 / Math.max(1, battles.length - 2),
      bytes: (bytesOf() - bytes) / played.orders / 2,
    };
    for (const client of clients.values()) client.close();
    return result;
  } finally {
    await server.kill();
  }
}

/** Many connections that say nothing: what each holds, and how long all take to come back after a restart. */
async function idleOf(newDatabase: () => string, battles: readonly BenchBattle[], { idle, orders }: ServerSizes) {
  const devices = Math.max(1, Math.floor(idle / battles.length / 2));
  const heldBy = async (file: 'ourServer.ts' | 'floorServer.ts') => {
    const database = newDatabase();
    const cookies: Cookies = file === 'ourServer.ts' ? await prepare(database, battles, devices) : new Map();
    const start = () => BenchServer.start(file, { database, battles: battles.length, orders });
    let server = await start();
    const one = await joinAll(server.port, battles, cookies, 1);
    const before = await server.cost();
    const rest = await joinAll(server.port, battles, cookies, devices);
    const after = await server.cost();
    for (const client of [...one.values(), ...rest.values()]) client.close();
    await server.kill();
    server = await start();
    const begun = performance.now();
    const again = await joinAll(server.port, battles, cookies, devices);
    const seconds = (performance.now() - begun) / 1000;
    for (const client of again.values()) client.close();
    await server.kill();
    return { kb: (after.resident - before.resident) / 1000 / rest.size, seconds };
  };
  const floor = await heldBy('floorServer.ts');
  const ours = await heldBy('ourServer.ts');
  return { beyondFloorKb: ours.kb - floor.kb, reconnectSeconds: ours.seconds };
}

/** A crowd that is told of an order in each battle: how many connections did not hold, and what each takes. */
async function crowdOf(database: string, battles: readonly BenchBattle[], { crowd, orders }: ServerSizes) {
  const devices = Math.max(1, Math.floor(crowd / battles.length / 2));
  const cookies = await prepare(database, battles, devices);
  const server = await BenchServer.start('ourServer.ts', { database, battles: battles.length, orders });
  try {
    const one = await joinAll(server.port, battles, cookies, 1);
    const before = await server.cost();
    const clients = new Map<string, BenchClient>();
    // All at once would be another question: how long a queue of the system is.
    for (const battle of battles) {
      for (const [name, client] of await joinAll(server.port, [battle], cookies, devices)) clients.set(name, client);
    }
    const after = await server.cost();
    const bytes = new Map([...clients].map(([name, client]) => [name, client.bytes]));
    await play(battles, clients, { from: 0, to: 1, pace: 100 });
    // Whoever gave the order is told first, the last of the others a moment later.
    await server.cost();
    const lost = [...clients].filter(([name, client]) => !client.isOpen || client.bytes === bytes.get(name)).length;
    for (const client of [...one.values(), ...clients.values()]) client.close();
    return { lost, kb: (after.resident - before.resident) / 1000 / clients.size };
  } finally {
    await server.kill();
  }
}
