/** The server: the page, tables over HTTP, live battles over WebSocket, from one address. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { PROTOCOL } from '@drumhead/protocol';
import { accountsOn } from './account/accounts.ts';
import { passkeysOn } from './account/passkeys.ts';
import { addAccountRoutes } from './account/routes.ts';
import { Differs } from './battles/following.ts';
import { type Rooms, roomsOf } from './battles/rooms.ts';
import { threadThinker } from './battles/thinker.ts';
import { callerOf } from './http/callerOf.ts';
import { addChannelRoutes } from './http/channelRoutes.ts';
import { leagueRunnerOn } from './clubs/runner.ts';
import { addClubRoutes } from './http/clubRoutes.ts';
import { clubsOn } from './http/clubs.ts';
import { leaguesOn } from './http/leagues.ts';
import { challengesOn } from './http/challenges.ts';
import { channelsOn } from './http/channels.ts';
import { endsGently } from './http/gentleEnd.ts';
import { addScenarioRoutes } from './http/scenarioRoutes.ts';
import { picturesOn } from './http/pictures.ts';
import { scenariosOn } from './http/scenarios.ts';
import { addDayRoutes } from './http/dayRoutes.ts';
import { addWorkRoutes } from './http/workRoutes.ts';
import { workOn } from './work/workOn.ts';
import { triesOn } from './day/tries.ts';
import { threadJudge } from './day/tryJudge.ts';
import { newSecret } from './http/keys.ts';
import { LIMITS } from './defaultLimits.ts';
import { type Allowance, allowance } from './limits.ts';
import { meOn } from './http/me.ts';
import { mineOn } from './http/mine.ts';
import { HEADERS, pagesIn } from './http/pages.ts';
import { isFromOwnPage, namesThisServer } from './http/sameOrigin.ts';
import { ownersOn } from './http/owners.ts';
import { peopleOn } from './http/people.ts';
import { battlePagesOn } from './http/battlePages.ts';
import { inPlayOn } from './http/inPlay.ts';
import { addPageRoutes } from './http/pageRoutes.ts';
import { addPreviewRoutes } from './http/previewRoutes.ts';
import { previewsOn } from './http/previews.ts';
import { addTableRoutes, seatedOn } from './http/tableRoutes.ts';
import type { Answer } from './http/answers.ts';
import { tablesOn } from './http/tables.ts';
import { type Connections, connectionsOn } from './live/connections.ts';
import { listsOn } from './live/lists.ts';
import { type Notices, noticesOn } from './notices/notices.ts';
import { type Metrics, metricsOf, serveMetrics } from './metrics.ts';
import { operatorOn } from './operator/operator.ts';
import { openDatabase } from './storage/open.ts';
import { REPORTS_KEY } from './storage/reporters.ts';
import { storageOn } from './storage/storage.ts';
import type { RunningServer, ServerOptions } from './serverOptions.ts';
import { standingOn } from './uptime.ts';
import { timeOn } from './time.ts';
import { REAL } from './world.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Bytes of the longest request: a set-up with its table. */
const LONGEST_REQUEST = 300 * 1024;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Whether it lives, and whether it is ready: for whoever watches over it. */
const HEALTH = ['/healthz', '/readyz'];
/** Milliseconds for which that answer holds: it costs a write to disk, and anybody may ask. */
const READY = 1000;

export async function serverOn({
  database,
  pages,
  names = [],
  proxies = [],
  address = '',
  mail,
  agent,
  metricsPort,
  metricsHost,
  work = {},
  isSecure = false,
  operatorKey,
  limits = {},
  logs = false,
  world = REAL,
  thinker = threadThinker(),
  judge = threadJudge(),
  deliver,
  backups,
  program,
  onFault,
}: ServerOptions): Promise<RunningServer> {
  const most = { ...LIMITS, ...limits };
  const time = timeOn(world);
  const now = (): number => time.now();
  const opened = typeof database === 'string' ? await openDatabase(database, 'alone', world) : database;
  const storage = storageOn(opened, world);
  const app = fastify({
    bodyLimit: LONGEST_REQUEST,
    // Whoever sends a body drop by drop holds a connection no longer than this.
    requestTimeout: most.requesting,
    http: { headersTimeout: most.requesting, connectionsCheckingInterval: Math.min(5000, most.requesting) },
    // Addresses hold names of tables, requests hold keys: neither is logged.
    logger: logs ? { level: 'info', serializers: { req: ({ method }) => ({ method }) } } : false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const routes: { readonly method: string; readonly url: string }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  // A form of a page from elsewhere can send plain text, and nothing else.
  app.removeContentTypeParser('text/plain');
  const gauges = {
    sockets: () => connections.count(),
    battles: () => rooms.count(),
    notices: () => notices.counts,
    isDraining: () => operator.isDraining(),
    kept: () => operator.kept(),
  };
  const metrics: Metrics = metricsOf(gauges, metricsPort !== undefined);
  const report = (what: string, error: unknown): void => {
    metrics.fault();
    onFault?.(what, error);
    if (error instanceof Differs) metrics.differs('server');
    app.log.error({ error: error instanceof Error ? error.message : String(error) }, what);
  };
  const operator = await operatorOn({
    storage,
    database: typeof database === 'string' ? database : '',
    version,
    most,
    isSecure,
    now,
    world,
    report,
    ...(backups && { backups }),
    ...(program && { program }),
    ...(operatorKey && { operatorKey }),
  });
  const limit = operator.limit;
  const seatsDiffer = (battle: string) => connections.checkSeats(battle);
  const standing = await standingOn(storage, now, world, report, () => {
    rooms.lookAt().catch((error: unknown) => report('pauses of clocks were not read', error));
  });
  const rooms: Rooms = roomsOf({
    counting: metrics,
    storage,
    thinker,
    mostLines: most.lines,
    now,
    world,
    isTimeSure: () => time.isSure(),
    stoodSince: (at) => standing.stoodSince(at),
    overdue: () => standing.overdue(),
    secret: () => newSecret(world),
    report,
    seatsMayDiffer: seatsDiffer,
    mayWrite: (battle, seat) => operator.mayWrite(battle, seat),
  });
  const mine = mineOn({ storage, rooms, now });
  const peopleKey = await storage.keyCalled('people', () => newSecret(world));
  const reportsKey = await storage.keyCalled(REPORTS_KEY, () => newSecret(world));
  const lists = listsOn({ storage, mine, world, now, report });
  const connections: Connections = connectionsOn({
    storage,
    rooms,
    battleLists: lists,
    now,
    names,
    proxies,
    ...most,
    addressSockets: limit('addressSockets'),
    connections: limit('connections'),
    reserve: limit('reserve'),
    watchers: limit('watchers'),
    isBanned: (owner, address) => operator.isBanned(owner, address),
    world,
    report,
  });
  const awaited = async (battle: string) => (await rooms.room(battle))?.awaited() ?? [];
  const tables = tablesOn(storage, now, seatsDiffer, awaited, world);
  const sending = {
    address,
    mail: mail ?? null,
    agent: agent ?? null,
    mostMails: limit('mails'),
    perDomain: limit('domain'),
  };
  const notices: Notices = await noticesOn({ storage, ...sending, now, world, deliver, report });
  const channels = channelsOn({ storage, ...notices, now, world });

  app.addHook('onRequest', async ({ headers, method, routeOptions }, reply) => {
    // A proxy asks whether it is well by the name of a machine inside; that tells nobody anything.
    if (!HEALTH.includes(routeOptions.url ?? '') && !namesThisServer(headers, names))
      return reply.code(421).send({ error: 'This is not the host you asked for.' });
    const isReading = method === 'GET' || method === 'HEAD';
    if (!isReading && !isFromOwnPage(headers) && routeOptions.config.isFromAnywhere !== true)
      return reply.code(403).send({ error: 'only its own pages may ask this' });
    return undefined;
  });
  app.addHook('onResponse', async (_request, reply) => metrics.answered(reply.statusCode));
  app.addHook('onSend', async (_request, reply) => {
    // A page of the server's own has a policy of its own.
    const own = ['Content-Security-Policy', 'Referrer-Policy', 'Cache-Control', 'Cross-Origin-Resource-Policy'].filter(
      (name) => reply.hasHeader(name),
    );
    const given = Object.fromEntries(own.map((name) => [name, reply.getHeader(name)]));
    reply.headers({ ...HEADERS, 'Cache-Control': 'no-store', ...given });
  });

  /** Seconds until a request that came too often is taken. */
  const waits = new WeakMap<FastifyRequest, number>();
  function waitIn(reply: FastifyReply, after = waits.get(reply.request)): { readonly after?: number } {
    if (after === undefined) return {};
    void reply.header('Retry-After', after);
    return { after };
  }
  const respond = (reply: FastifyReply, answer: Answer): FastifyReply =>
    answer.ok
      ? reply.send(answer.value)
      : reply
          .code(answer.status)
          .send({ error: answer.error, problem: answer.problem, ...waitIn(reply, answer.after) });
  const owners = ownersOn(storage, isSecure, world);
  app.get('/healthz', async () => ({ ok: true }));
  let ready: { readonly at: number; readonly is: Promise<boolean> } | null = null;
  app.get('/readyz', async (_request, reply) => {
    const at = world.steady();
    if (operator.isDraining()) return reply.code(503).send({ ok: false, error: 'it drains' });
    if (ready === null || at - ready.at >= READY) ready = { at, is: storage.isReady() };
    const isReady = await ready.is;
    return reply.code(isReady ? 200 : 503).send(isReady ? { ok: true } : { ok: false, error: 'nothing can be stored' });
  });
  const host = { drumhead: 'server', protocol: PROTOCOL };
  // The page asks for the file in whose place a host of plain files has another; pages of older builds ask for `/api`.
  for (const path of ['/api', '/api/host.json'])
    app.get(path, async () => {
      const closed = operator.closed();
      return closed === null ? host : { ...host, closed };
    });
  const from = ({ raw }: FastifyRequest): string => callerOf(raw, proxies);
  const served = { rooms, connections, notices, metrics };
  operator.addRoutes(app, { served, owners, respond, from });
  const isTooMuch = (given: Allowance) => (request: FastifyRequest) => {
    const is = !given.take(from(request), world.steady());
    if (is) waits.set(request, Math.ceil(given.wait(from(request), world.steady()) / 1000));
    return is;
  };
  const leagueRunner = leagueRunnerOn({
    storage,
    rooms,
    now,
    isTimeSure: () => time.isSure(),
    stoodSince: (at) => standing.stoodSince(at),
    world,
    report,
  });
  const lookAt = (battles: readonly string[]): Promise<void> => rooms.lookAt(battles);
  const me = meOn({ storage, now, seatsDiffer, lookAt });
  const tooManySittings = isTooMuch(allowance(limit('sittings'), HOUR));
  const tooManyRecords = isTooMuch(allowance(most.records, HOUR));
  const tooManyLooks = isTooMuch(allowance(most.lists, HOUR));
  addTableRoutes(app, {
    tables,
    challenges: challengesOn(storage, now, seatsDiffer, world),
    me,
    mine,
    people: peopleOn({ storage, key: peopleKey, now, moved: (owner) => lists.moved(owner), lookAt }),
    lists,
    haveChanged: (battles) => storage.haveChanged(battles),
    respond,
    owners,
    closed: () => operator.closed(),
    tooManyTables: isTooMuch(allowance(limit('tables'), HOUR)),
    tooManySittings,
    tooManyLists: isTooMuch(allowance(most.lists, HOUR)),
    tooManyGlances: isTooMuch(allowance(most.glances, HOUR)),
    tooManyRecords,
  });
  const battlePages = battlePagesOn(storage, now);
  addPageRoutes(app, {
    battlePages,
    inPlay: inPlayOn(storage, now),
    respond,
    owners,
    tooManyLooks,
    tooManySittings,
    tooManyRecords,
  });
  addPreviewRoutes(app, {
    previews: previewsOn(storage, battlePages),
    pages,
    address,
    isSecure,
    respond,
    tooManyLooks,
  });
  addClubRoutes(app, {
    clubs: clubsOn({ storage, key: await storage.keyCalled('clubs', () => newSecret(world)), now, world }),
    leagues: leaguesOn({ storage, now, world, tend: (league) => leagueRunner.tend(league) }),
    respond,
    owners,
    tooManyChanges: isTooMuch(allowance(most.sittings, HOUR)),
    tooManyLooks: isTooMuch(allowance(most.glances, HOUR)),
    seated: seatedOn({ lists, haveChanged: (battles) => storage.haveChanged(battles) }),
  });
  addDayRoutes(app, {
    tries: triesOn({ storage, pages, now, judge }),
    respond,
    owners,
    tooManyTries: isTooMuch(allowance(most.tries, HOUR)),
  });
  const { jobs, odds } = await workOn({ ...work, database: opened, storage, world, pages, report });
  addWorkRoutes(app, {
    jobs,
    key: work.workersKey ?? null,
    respond,
    owners,
    tooManyAsks: isTooMuch(allowance(most.asks, HOUR)),
  });
  addScenarioRoutes(app, {
    scenarios: scenariosOn(storage, reportsKey, now, world, (...edition) => odds.measure(...edition)),
    from,
    pictures: picturesOn(storage, now),
    respond,
    owners,
    tooManyScenarios: isTooMuch(allowance(limit('scenarios'), DAY)),
    tooManyLooks,
  });
  addChannelRoutes(app, { channels, respond, owners, isTooMuch: isTooMuch(allowance(most.channels, HOUR)) });

  const accounts = accountsOn({
    storage,
    letters: notices.letters,
    me,
    address,
    now,
    world,
    sessionChanged: (session) => connections.endSession(session),
  });
  addAccountRoutes(app, {
    storage,
    accounts,
    passkeys: passkeysOn(storage, accounts, now, world),
    owners,
    hasMail: mail !== undefined,
    pageLinks: (language) => operator.pageLinks(language),
    respond,
    isTooMuch: isTooMuch(allowance(most.accounts, HOUR)),
  });

  const page = pagesIn(pages, names);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api')) return reply.code(404).send({ error: 'there is nothing here' });
    reply.hijack();
    page(request.raw, reply.raw);
    return undefined;
  });
  app.setErrorHandler((error: { readonly statusCode?: number; readonly message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report('a request failed', error);
    return reply.code(status).send({ error: status >= 500 ? 'the server failed' : 'the request cannot be read' });
  });

  const http: Server = app.server;
  endsGently(http, world);
  http.on('upgrade', (request, socket, head) => connections.upgrade(request, socket, head));
  await app.ready();
  // Nobody waits for it: who comes to such a battle opens it himself.
  rooms.wake().catch((error: unknown) => report('battles do not go on', error));
  await operator.begin(served);
  const monitor = metricsPort === undefined ? null : await serveMetrics(metrics, metricsPort, metricsHost);

  return {
    async listen(port, host) {
      await app.listen({ port, host });
      return (http.address() as AddressInfo).port;
    },
    handle: (request, response) => app.routing(request, response),
    upgrade: (request, socket, head) => connections.upgrade(request, socket, head),
    ask: app.inject.bind(app),
    routes,
    visit: (knock, door) => connections.visit(knock, door),
    counts: () => ({ battles: rooms.count(), sockets: connections.count() }),
    drain: () => operator.drain(),
    async close() {
      await operator.close();
      rooms.close();
      lists.close();
      monitor?.close();
      await Promise.all([notices.close(), connections.close(), leagueRunner.close()]);
      await app.close();
      await thinker.close();
      await judge.close();
      await jobs.close();
      await standing.close();
      await storage.close();
    },
  };
}
