// node scripts/measure/crowd.ts [PEOPLE [LIVE [SECONDS]]]: an evening of 10,000 people who play by turns and 500 who play live,
// on PostgreSQL and three processes, of which one is killed and one is replaced in the middle. Clients, database and servers
// share the machine. Run by hand on a quiet machine where PostgreSQL is installed; about ten minutes at full size. JSON on
// standard output, the verdict on standard error.
//
// How much they do. Everybody has two tables by turns and gives, at each, a turn of 15 orders a day (a battle of 60 moves by
// turns lasts a month). Half of that falls in the three hours of the evening, which is what is measured: at full size 0.9 turns
// begin in a second. Live, as within a turn, an order comes every six seconds. One in ten has his list open all evening.
import { setTimeout as wait } from 'node:timers/promises';
import { readRecord } from '@drumhead/engine';
import { rulesetsFor } from '@drumhead/rulesets';
import { recordText } from '../../apps/server/src/battles/live.ts';
import { openDatabase } from '../../apps/server/src/storage/open.ts';
import { storageOn } from '../../apps/server/src/storage/storage.ts';
import { ServerProcess } from '../../apps/server/test/child.ts';
import { startPostgres } from '../../apps/server/test/postgres.ts';
import { Proxy, Watch } from './crowd/processes.ts';
import { type CrowdTable, newPerson, storeTables, type Wanted } from './crowd/tables.ts';
import { BattleTab, ListTab, type Ordered, type Shown } from './crowd/tabs.ts';

const [people = 10_000, live = 500, seconds = 270] = process.argv.slice(2).map(Number);

const TABLES_EACH = 2;
const ORDERS_A_TURN = 15;
const EVENING_SECONDS = 3 * 3600;
const TURNS_A_SECOND = (people * TABLES_EACH * 0.5) / EVENING_SECONDS;
const ORDER_SECONDS = 6;
/** Orders that were given before at a table by turns at which somebody moves. */
const GIVEN = 60;
/** Milliseconds in which connections come one after another, and after a kill in which orders may be late. */
const COMING = 20_000;
const AFTER_KILL = 5000;
/** What is promised: milliseconds. */
const MOST_P99 = 250;
const MOST_LIST = 2000;

const begun = performance.now();
const note = (what: string): void =>
  void process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}\n`);

const postgres = await startPostgres();
if (postgres === null) throw new Error('PostgreSQL is not installed here');
const address = postgres.newDatabase();
// While the tables are set nobody waits for a disk.
const quick = await openDatabase(`${address}?options=-c%20synchronous_commit%3Doff`);
const persons = Array.from({ length: people }, newPerson);
const turns = Math.min(people, Math.ceil(TURNS_A_SECOND * seconds));
const byTurns = Array.from({ length: people }, (_, n): Wanted => {
  // A ring: everybody sits at his own table and at that of the one before.
  const moves = n % Math.floor(people / turns) === 0;
  return { n, given: moves ? GIVEN : 0, open: moves ? ORDERS_A_TURN : 0, people: [n, (n + 1) % people] };
});
const liveTables = Array.from({ length: live / 2 }, (_, n): Wanted => {
  const open = Math.ceil((seconds + COMING / 1000) / ORDER_SECONDS) + 1;
  // Spread among those who play by turns, too.
  const first = Math.floor((n * people) / (live / 2));
  return { n: people + n, given: 0, open, people: [first, (first + 1) % people] };
});
note(`setting ${byTurns.length} tables by turns and ${liveTables.length} live ones`);
const tables = await storeTables(quick, persons, [...liveTables, ...byTurns]);
await quick.close();
note('all tables are set');

const settings = { DRUMHEAD_CONNECTIONS: '1000000' };
const servers = [1, 2, 3].map(() => new ServerProcess(address, settings));
for (const server of servers) await server.start();
const [killed, replaced] = servers as [ServerProcess, ServerProcess];
const proxy = new Proxy(servers);
const watch = new Watch(servers);

const isLive = new Set(liveTables.map(({ n }) => `bench-${n}`));
const liveOnes = tables.filter(({ battle }) => isLive.has(battle));
const turnOnes = tables.filter(({ battle }) => !isLive.has(battle));
const personAt = (n: number) => persons[n] as (typeof persons)[number];

// Lists: of one in ten, and of those who wait for somebody who moves.
const looking = new Set([
  ...persons.flatMap((_, n) => (n % 10 === 0 ? [n] : [])),
  ...turnOnes.map(({ people: who }) => Object.values(who)[1] ?? 0),
]);
const lists = new Map<number, ListTab>();
const listsComing = (async () => {
  for (const n of looking) {
    lists.set(n, new ListTab(proxy, personAt(n)));
    await wait(COMING / looking.size);
  }
})();

const ordered: Ordered[] = [];
let isOver = false;

async function give(tabs: Map<string, BattleTab>, table: CrowdTable, i: number): Promise<boolean> {
  const order = table.orders[i];
  if (order === undefined || isOver) return false;
  const { seat, command } = order;
  // Who is asked meanwhile comes, too.
  const tab = tabs.get(seat) ?? new BattleTab(proxy, table, seat, personAt(table.people[seat] ?? 0));
  tabs.set(seat, tab);
  const answered = await tab.order(`order-${i}`, command);
  ordered.push(answered);
  if (answered.n === null) return false;
  for (const n of Object.values(table.people)) lists.get(n)?.expect(table.battle, answered.n);
  return true;
}

async function play(table: CrowdTable, seats: readonly string[]): Promise<void> {
  const tabs = new Map(
    seats.map((seat) => [seat, new BattleTab(proxy, table, seat, personAt(table.people[seat] ?? 0))]),
  );
  let next = performance.now() + Math.random() * ORDER_SECONDS * 1000;
  for (let i = 0; ; i++) {
    await wait(Math.max(0, next - performance.now()));
    if (!(await give(tabs, table, i))) break;
    next = Math.max(next + ORDER_SECONDS * 1000, performance.now());
  }
  // Live ones look at the end of it.
  if (seats.length < 2) for (const tab of tabs.values()) tab.close();
}

const evening: Promise<void>[] = [listsComing];
for (const table of liveOnes) {
  evening.push(play(table, Object.keys(table.people)));
  await wait(COMING / liveOnes.length);
}
await listsComing;
note(
  `all are there: ${lists.size} lists, ${liveOnes.length} live battles; ${TURNS_A_SECOND.toFixed(2)} turns a second`,
);
const from = performance.now();
const comeIn = (async () => {
  for (const table of turnOnes) {
    if (isOver) break;
    evening.push(play(table, [table.orders[0]?.seat ?? '']));
    await wait(1000 / TURNS_A_SECOND);
  }
})();
const at = (part: number): Promise<unknown> => wait(Math.max(0, from + part * seconds * 1000 - performance.now()));
await at(1 / 3);
const killedAt = performance.now();
await killed.kill();
note('one process was killed');
await killed.start();
note('it was started again');
await at(2 / 3);
const drainedAt = performance.now();
const drainedWell = await replaced.end();
await replaced.start();
const replacedAt = performance.now();
note('one process was drained and replaced');
await at(1);
isOver = true;
await comeIn;
await Promise.all(evening);
await wait(MOST_LIST + 1000);
const taken = watch.end();
note('the evening is over');

// What was answered, and what is there.
const database = await openDatabase(address, 'beside');
const storage = storageOn(database);
const lost: string[] = [];
for (const table of tables) {
  const stored = await storage.battle(table.battle);
  const text = stored === null ? '' : recordText(stored);
  const read = readRecord(text, await rulesetsFor(text));
  if (stored === null || !read.ok) {
    lost.push(`${table.battle} cannot be read: ${JSON.stringify(read)}`);
    continue;
  }
  const mine = ordered.filter((one) => one.table === table && one.n !== null);
  for (const { id, n, command } of mine) {
    const line = stored.lines[(n ?? 0) - 1];
    const said = line?.id === id ? (JSON.parse(line.text.split('\n')[0] ?? '') as { command?: object }).command : null;
    if (JSON.stringify(said) !== JSON.stringify(command)) lost.push(`${table.battle} ${id} is not in line ${n}`);
  }
  const kept = stored.lines.filter(({ id }) => id?.startsWith('order-')).length;
  if (kept !== mine.length) lost.push(`${table.battle}: ${mine.length} orders were answered, ${kept} are there`);
}
/** The other tables stand as they were set: nobody moved there. */
const { still } = await database.db
  .selectFrom('battles')
  .select((battles) => battles.fn.countAll().as('still'))
  .where(
    'id',
    'not in',
    tables.map(({ battle }) => battle),
  )
  .where('over', '=', 0)
  .executeTakeFirstOrThrow();
const untouched = people + live / 2 - tables.length;
if (Number(still) !== untouched) lost.push(`${untouched} other battles were set, ${still} are there`);

// Whether each list shows at the end what is stored.
let wrong = 0;
for (const [n, list] of lists) {
  const told = new Map(list.last?.battles.map((one) => [one.battle, one]));
  const stored = await storage.openBattlesOf(personAt(n).session, 100);
  const isRight = ({ battle, count, told: waits }: (typeof stored)[number]): boolean =>
    told.get(battle)?.n === count && [...(told.get(battle)?.waits ?? [])].sort().join() === [...waits].sort().join();
  if (stored.length !== told.size || !stored.every(isRight)) wrong += 1;
  list.close();
}
await storage.close();
proxy.close();
await Promise.all(servers.map((server) => server.kill()));
postgres.stop();

const spreadOf = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const part = (p: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0);
  return { count: sorted.length, p50: part(0.5), p99: part(0.99), most: part(1) };
};
const touches = (sent: number, end: number, begin: number, until: number): boolean => sent < until && end > begin;
const nearKill = ({ sent, answered }: Ordered): boolean => touches(sent, answered, killedAt, killedAt + AFTER_KILL);
const inChange = ({ sent, answered }: Ordered): boolean => touches(sent, answered, drainedAt, replacedAt);
const delay = ({ sent, answered }: Ordered): number => answered - sent;
/** Not what came while people did. */
const measured = ordered.filter(({ sent }) => sent >= from);
const shown = [...lists.values()].flatMap((list) => list.shown).filter(({ since }) => since >= from);
const later = (one: Shown): number => one.after ?? Number.POSITIVE_INFINITY;
const listNearKill = (one: Shown): boolean =>
  touches(one.since, one.since + later(one), killedAt, killedAt + AFTER_KILL);
const apart = {
  orders: spreadOf(measured.filter((one) => !nearKill(one)).map(delay)),
  ordersAfterKill: spreadOf(measured.filter(nearKill).map(delay)),
  ordersInChange: spreadOf(measured.filter(inChange).map(delay)),
  lists: spreadOf(shown.filter((one) => !listNearKill(one)).map(later)),
  listsAfterKill: spreadOf(shown.filter(listNearKill).map(later)),
};
const verdict = {
  nothingLost: lost.length === 0,
  refusedNone: ordered.every(({ n }) => n !== null),
  everyListRight: wrong === 0 && apart.lists.most <= MOST_LIST,
  everyListRightAlsoAfterKill: apart.listsAfterKill.most <= MOST_LIST,
  p99: apart.orders.p99 < MOST_P99,
  drainedWell,
};
const report = {
  people,
  live,
  seconds,
  tables: people + live / 2,
  ordersASecond: measured.length / seconds,
  milliseconds: apart,
  listsWrongAtTheEnd: wrong,
  lost: lost.slice(0, 20),
  processes: taken,
  verdict,
};
console.log(JSON.stringify(report, (_, v) => (typeof v === 'number' ? Number(v.toPrecision(4)) : v), 2));
for (const [what, is] of Object.entries(verdict)) note(`${what}: ${is ? 'yes' : 'NO'}`);
process.exit(0);
