/** A battle between two clients while their servers are killed; every answered order must be in the record. */
import { type Command, readRecord, seededRandomInt } from '@drumhead/engine';
import type { ServerMessage } from '@drumhead/protocol';
import { verifyDice } from '@drumhead/protocol/dice';
import { rulesetById } from '@drumhead/rulesets';
import type { ServerProcess } from './child.ts';
import type { Client, Made } from './client.ts';
import { asked, isOver, playersOf, seated } from './playing.ts';

const WANTED = { ruleset: 'skirmish', scenario: 'shakos-pick-up' };
/** Orders between two kills, and the longest wait for a kill after an order was sent; ms. */
const ORDERS = 12;
const LONGEST = 25;

/** Milliseconds that a test with so many kills may take: long runs an hour, others the time of a test that does not hang. */
export const timeFor = (kills: number): number => (kills > 5 ? 3_600_000 : 120_000);

interface Ordered {
  readonly id: string;
  readonly command: Command;
  readonly answer: ServerMessage;
}

/** Plays while one server after another is killed `kills` times; what the record says of it. */
export async function crashing(servers: readonly ServerProcess[], kills: number, seed: string) {
  const choose = seededRandomInt(seed);
  const ruleset = rulesetById(WANTED.ruleset);
  const made = ruleset?.create(ruleset.scenario(WANTED.scenario));
  if (!ruleset || !made?.ok) throw new Error('no battle');
  const players = playersOf(ruleset.seats(made.value));
  const ordered: Ordered[] = [];
  let left = kills;
  while (left > 0) {
    const [first] = servers as [ServerProcess];
    const { made: table, clients } = await seated(first.port, { ...WANTED, players, mine: Object.keys(players)[0] });
    await spread(clients, servers);
    ordered.length = 0;
    while (left > 0 && !clients.some(isOver)) {
      for (let orders = 1 + choose(ORDERS); orders > 0 && !clients.some(isOver); orders--) {
        ordered.push(await orderOf(clients, choose, orders === 1 ? () => killOne(servers, clients, choose) : null));
      }
      left -= 1;
    }
    const [one] = clients as [Client];
    if (!clients.some(isOver)) await one.order({ type: 'resign' });
    for (const client of clients) await client.until(isOver);
    await checkRecord(table, clients, ordered, servers);
    for (const client of clients) client.drop();
  }
}

/** Each client at another server, if there are several. */
async function spread(clients: readonly Client[], servers: readonly ServerProcess[]): Promise<void> {
  for (const [i, client] of clients.entries()) {
    const { port } = servers[i % servers.length] as ServerProcess;
    if (client.browser.port === port) continue;
    client.drop();
    client.browser.port = port;
    await client.connect();
  }
}

/** One order of whoever is asked; with `kill`, a server dies while it is on its way, and it is sent again. */
async function orderOf(
  clients: readonly Client[],
  choose: (n: number) => number,
  kill: (() => Promise<void>) | null,
): Promise<Ordered> {
  const client = clients.find((one) => asked(one).offers.length > 0);
  if (client === undefined) throw new Error('nobody is asked');
  const { offers } = asked(client);
  const command = offers[choose(offers.length)] as Command;
  const id = client.newId();
  const message = { t: 'order', id, n: client.held?.n ?? 0, command: { ...command } } as const;
  client.send(message);
  if (kill !== null) {
    await kill();
    if (!client.answered.has(id)) client.send(message);
  }
  const faults = client.faults.length;
  await client.until(
    ({ answered, mismatch }) => answered.has(id) || mismatch !== null || client.faults.length > faults,
  );
  const answer = client.answered.get(id);
  if (answer === undefined) throw new Error(`order ${id} was not answered: ${client.mismatch ?? client.faults.at(-1)}`);
  if (answer.t === 'refused') throw new Error(`an offered order was refused: ${JSON.stringify(answer)}`);
  const n = Math.max(...clients.map(({ held }) => held?.n ?? 0));
  for (const other of clients) {
    await other.until(({ held, mismatch }) => (held?.n ?? 0) >= n || mismatch !== null);
    if (other.mismatch !== null) throw new Error(`${other.seat} holds another battle: ${other.mismatch}`);
  }
  return { id, command, answer };
}

async function killOne(
  servers: readonly ServerProcess[],
  clients: readonly Client[],
  choose: (n: number) => number,
): Promise<void> {
  const server = servers[choose(servers.length)] as ServerProcess;
  await new Promise((done) => setTimeout(done, choose(LONGEST)));
  await server.kill();
  await server.start();
  for (const client of clients) if (client.browser.port === server.port) await client.connect();
}

async function checkRecord(
  { table }: Made,
  clients: readonly Client[],
  ordered: readonly Ordered[],
  servers: readonly ServerProcess[],
): Promise<void> {
  const ruleset = rulesetById(WANTED.ruleset);
  const [one] = clients as [Client];
  one.browser.port = servers[0]?.port ?? 0;
  const { text } = JSON.parse((await one.browser.ask('GET', `/api/tables/${table}/record`)).text) as { text: string };
  const read = readRecord(text, ruleset ? [ruleset] : []);
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read)}`);
  const { lines } = read.record;
  for (const { id, command, answer } of ordered) {
    const n = answer.t === 'known' ? answer.n : 'ids' in answer ? answer.ids?.[id] : undefined;
    const line = n === undefined ? undefined : lines[n - 1];
    const isThere = line !== undefined && 'command' in line && JSON.stringify(line.command) === JSON.stringify(command);
    if (!isThere) throw new Error(`order ${id} was answered with line ${n}, which says ${JSON.stringify(line)}`);
  }
  const given = lines.filter((line) => 'command' in line && line.seat !== 'dice' && line.command.type !== 'resign');
  if (given.length !== ordered.filter(({ command }) => command.type !== 'resign').length)
    throw new Error(`${ordered.length} orders were answered, ${given.length} are in the record`);
  for (const { held, mismatch, seat } of clients) {
    if (mismatch !== null) throw new Error(`${seat} holds another battle: ${mismatch}`);
    if (JSON.stringify(held?.held.known.state) !== JSON.stringify(read.battle.state))
      throw new Error(`${seat} holds another state than the record`);
  }
  const verdict = verifyDice(read.record);
  if (verdict.is !== 'proven') throw new Error(`the dice are not proven: ${JSON.stringify(verdict)}`);
}
