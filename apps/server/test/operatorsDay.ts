/** A day of whoever runs the server, on two processes and PostgreSQL: a report, a removal, a ban, an upgrade of both, a backup, a drill. */
import { readdirSync } from 'node:fs';
import type { Command } from '@drumhead/engine';
import { runTool } from '../src/tools/run.ts';
import { Browser, type Client } from './client.ts';
import { asked, HILL, seated } from './playing.ts';
import { newDatabase, type Serving, serving } from './serving.ts';

const KEY = 'a key that nobody guesses at all';
const PATH = '/account/operator';
/** Milliseconds after which a page first tries to connect again. */
const SHORTEST_WAIT = 500;

export interface OperatorsDay {
  /** What the page showed of the report, and said that each would be told. */
  readonly report: string;
  readonly question: string;
  /** What players read, by name. */
  readonly told: Readonly<Record<string, readonly string[]>>;
  /** Of whoever was banned: its connection, and its next table. */
  readonly banned: readonly [number, number];
  /** For each upgrade, milliseconds in which each player had no connection, and whether the battle went on after it. */
  readonly waits: readonly number[];
  readonly orders: readonly string[];
  readonly backups: number;
  /** Exit statuses of backup and drill. */
  readonly tools: readonly number[];
  /** The log, the latest first. */
  readonly log: string;
}

export async function operatorsDay(database: string): Promise<OperatorsDay> {
  const started = (): Promise<Serving> =>
    serving(database, { tables: 100, looks: 20, notice: 100 }, { operatorKey: KEY });
  let processes = [await started(), await started()];
  const operator = new Browser((processes[1] as Serving).port);
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    operator.ask('POST', `${PATH}${path}`, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const sure = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    const { status, text } = await form('/act', { ...fields, sure: 'yes', reason: 'insult' });
    if (status !== 303) throw new Error(`${status} ${text}`);
  };
  await form('/enter', { key: KEY });

  // A report comes, and is answered.
  const { made, clients } = await seated((processes[0] as Serving).port, { ...HILL, mine: 'france', name: 'Ada' });
  const [one, two] = clients as [Client, Client];
  one.send({ t: 'chat', phrase: 'hello' });
  await two.until((client) => client.bytes.some((text) => text.includes('"hello"')));
  two.send({ t: 'report', number: 1, reason: 'He greets.' });
  await two.until((client) => client.bytes.some((text) => text.includes('"reported"')));
  const { text: report } = await operator.ask('GET', `${PATH}?tab=reports`);
  const line = {
    act: 'line',
    battle: made.battle,
    number: '1',
    report: /name="report" value="(\w+)"/.exec(report)?.[1] ?? '',
  };
  const { text: question } = await form('/act', line);
  await sure(line);
  await two.until((client) => client.bytes.some((text) => text.includes('"unsaid"')));

  // Somebody is banned.
  const other = await seated((processes[1] as Serving).port, { ...HILL, mine: 'france', name: 'Bob' });
  const [bob, cleo] = other.clients as [Client, Client];
  const { text: people } = await operator.ask('GET', `${PATH}?tab=people&text=Bob`);
  const closed = bob.closed();
  await sure({ act: 'ban', who: /name="who" value="(\w+)"/.exec(people)?.[1] ?? '', days: '7' });
  const banned = [
    await closed,
    (await bob.browser.ask('POST', '/api/tables', { ...HILL, mine: 'france' })).status,
  ] as const;

  // Both processes are replaced, one after the other, while the first two play.
  const waits: number[] = [];
  const orders: string[] = [];
  for (let i = 0; i < 2; i++) {
    const [old, stays] = processes as [Serving, Serving];
    const again = clients.map((client) => comesAgain(client, () => processes));
    const ended = old.drain().then(() => old.close());
    waits.push(...(await Promise.all(again)));
    await ended;
    const player = clients.find((client) => asked(client).offers.length > 0);
    const [offer] = player === undefined ? [] : asked(player).offers;
    orders.push((await player?.order({ ...(offer as Command) }))?.t ?? 'none');
    processes = [stays, await started()];
    operator.port = stays.port;
  }

  // A backup, read back, and a drill.
  const folder = `${newDatabase()}.kept`;
  const run = (...args: readonly string[]) => runTool(args, database, () => undefined, { folder, kept: 2, key: KEY });
  const tools = [await run('backup'), await run('doctor', '--restore-drill')];
  const { text: log } = await operator.ask('GET', `${PATH}?tab=log`);
  const told = {
    Ada: await toldTo(one, processes),
    reporter: await toldTo(two, processes),
    Bob: await toldTo(bob, processes),
    Cleo: await toldTo(cleo, processes),
  };
  for (const process of processes) await process.close();
  return { report, question, told, banned, waits, orders, tools, backups: readdirSync(folder).length, log };
}

/** Once it is told to come again: tries as a page does, through a proxy that asks who is ready. Milliseconds without a connection. */
async function comesAgain(client: Client, processes: () => readonly Serving[]): Promise<number> {
  await client.closed();
  const began = performance.now();
  for (;;) {
    await new Promise((done) => setTimeout(done, SHORTEST_WAIT));
    for (const { port } of processes()) {
      client.browser.port = port;
      const ready = await client.browser.ask('GET', '/readyz').catch(() => null);
      if (ready?.status !== 200) continue;
      const before = client.bytes.length;
      await client.connect();
      await client.until(({ bytes }) => bytes.length > before);
      return performance.now() - began;
    }
  }
}

async function toldTo({ browser }: Client, [first]: readonly Serving[]): Promise<readonly string[]> {
  browser.port = first?.port ?? 0;
  const { text } = await browser.ask('GET', '/api/me/told', undefined, { 'accept-language': 'en' });
  return (JSON.parse(text) as { told: readonly { readonly text: string }[] }).told.map((one) => one.text);
}
