/** The operator's page: behind the key, made by the server, without a script. What an act would do is shown before it is done. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escaped, languageOf, sendPage } from '../http/serverPage.ts';
import type { Storage } from '../storage/storage.ts';
import type { Daily } from '../tools/daily.ts';
import { actIn } from './actFields.ts';
import type { Act, Acts } from './acts.ts';
import {
  backupCard,
  banCard,
  departureCard,
  limitCard,
  logCard,
  nowCard,
  pageCards,
  peopleCard,
  processCard,
  type State,
  switchCard,
} from './cards.ts';
import { type Entrance, OPERATOR_PATH } from './entrance.ts';
import { hidden, type Pen, penIn } from './html.ts';
import type { OperatorMessage } from './messages.ts';
import { OPERATOR_STYLE } from './pageStyle.ts';
import { reportCards } from './reportCards.ts';
import { REASONS, reasonIn, saying } from './saying.ts';
import { limitsIn } from './settings.ts';

export interface OperatorPageNeeds {
  readonly storage: Storage;
  readonly entrance: Entrance;
  readonly acts: Acts;
  readonly daily: Daily | null;
  readonly state: () => Promise<State>;
  readonly isReady: () => Promise<boolean>;
  readonly now: () => number;
  readonly from: (request: FastifyRequest) => string;
}

const TABS = ['today', 'reports', 'people', 'limits', 'pages', 'log'] as const;
type Tab = (typeof TABS)[number];
/** Acts on the first page, and of a page of the log. */
const [FEW, MANY] = [12, 100];

type Fields = Readonly<Record<string, string>>;
const fieldsOf = ({ body }: FastifyRequest): Fields =>
  typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {};
const queryOf = ({ query }: FastifyRequest): Fields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

export function addOperatorPage(app: FastifyInstance, needs: OperatorPageNeeds): void {
  app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    // A form says where it comes from only if its page may: the server asks that of whatever changes something.
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('Referrer-Policy', 'same-origin');
    });
    addEntrance(pages, needs);
    pages.register(async (inside) => {
      inside.addHook('preHandler', async ({ headers }, reply) => {
        if (await needs.entrance.isIn(headers.cookie)) return undefined;
        return sendEntrance(reply.code(401), penIn(languageOf(headers)), '');
      });
      addInside(inside, needs);
    });
  });
}

function addEntrance(app: FastifyInstance, { entrance, from }: OperatorPageNeeds): void {
  app.post(`${OPERATOR_PATH}/enter`, async (request, reply) => {
    const pen = penIn(languageOf(request.headers));
    const outcome = await entrance.enter(fieldsOf(request)['key'] ?? '', from(request));
    if (outcome === 'wrong') return sendEntrance(reply.code(403), pen, pen.t('wrong'));
    if (typeof outcome === 'object') return reply.header('Set-Cookie', outcome.cookie).redirect(OPERATOR_PATH, 303);
    const wait = pen.t('wait', { minutes: String(Math.ceil(outcome / 60)) });
    return sendEntrance(reply.code(429).header('Retry-After', outcome), pen, wait);
  });
}

function addInside(app: FastifyInstance, needs: OperatorPageNeeds): void {
  const { entrance, acts, daily } = needs;

  app.get(OPERATOR_PATH, async (request, reply) => sendInside(request, reply, needs));
  app.post(`${OPERATOR_PATH}/lock`, async ({ headers }, reply) =>
    reply.header('Set-Cookie', await entrance.lock(headers.cookie)).redirect(OPERATOR_PATH, 303),
  );
  app.post(`${OPERATOR_PATH}/start`, async (request, reply) => {
    const tool = fieldsOf(request)['tool'] === 'drill' ? 'drill' : 'backup';
    daily?.start(tool);
    return reply.redirect(`${OPERATOR_PATH}?done=started`, 303);
  });
  app.post(`${OPERATOR_PATH}/act`, async (request, reply) => {
    const pen = penIn(languageOf(request.headers));
    const { sure, reason: chosen = '', other = '', ...fields } = fieldsOf(request);
    // An empty field sets a setting back.
    const act = actIn(fields['act'] === 'set' && fields['value'] === '' ? { ...fields, value: '-' } : fields);
    if (act === null) return sendFault(reply, pen, 'server.operator.fault.setting');
    if (sure !== 'yes') return sendQuestion(reply, pen, acts, act, fields);
    const done = await acts.perform(act, chosen === 'other' ? other : chosen);
    return typeof done === 'string'
      ? sendFault(reply, pen, done)
      : reply.redirect(`${OPERATOR_PATH}?done=${done.number}`, 303);
  });
}

const send = (reply: FastifyReply, { language, t }: Pen, content: string): FastifyReply =>
  sendPage(reply, { language, content, own: { title: `Drumhead: ${t('title')}`, style: OPERATOR_STYLE } });

function sendEntrance(reply: FastifyReply, pen: Pen, news: string): FastifyReply {
  const alert = news === '' ? '' : `<p role="alert" class="fault">${news}</p>`;
  return send(
    reply,
    pen,
    `<main class="one"><section class="card"><h1>${pen.t('key')}</h1>${alert}<form method="post" action="${OPERATOR_PATH}/enter">` +
      `<label>${pen.t('key')}<br><input type="password" name="key" autocomplete="current-password" required autofocus></label>` +
      `<button>${pen.t('open')}</button></form></section></main>`,
  );
}

const back = (pen: Pen): string => `<a class="go" href="${OPERATOR_PATH}">${pen.t('back')}</a>`;

const sendFault = (reply: FastifyReply, pen: Pen, fault: OperatorMessage): FastifyReply =>
  send(
    reply.code(409),
    pen,
    `<main class="one"><section class="card"><p role="alert" class="fault">${escaped(saying(pen.language, fault, {}))}</p>${back(pen)}</section></main>`,
  );

/** Acts that concern nobody but the server have a reason at hand. */
const isUpkeep = ({ act }: Act): boolean => ['set', 'keep', 'drain', 'serve', 'show'].includes(act);

/** What the act would do, whom it tells what, and the reason. */
async function sendQuestion(
  reply: FastifyReply,
  pen: Pen,
  acts: Acts,
  act: Act,
  fields: Fields,
): Promise<FastifyReply> {
  const { language } = pen;
  // The reason that will be given stands in what people are told.
  const found = await acts.foresee(act, '[…]');
  if (typeof found === 'string') return sendFault(reply, pen, found);
  const told = found.tells.map(
    ({ name, message, facts }) =>
      `<p>${pen.t('told', { name: name || '–', text: saying(language, message, facts) })}</p>`,
  );
  const upkeep = pen.t('reason.own');
  const reasons = isUpkeep(act)
    ? [[upkeep, upkeep] as const]
    : REASONS.map((reason) => [reason, escaped(reasonIn(language, reason))] as const);
  const radio = (value: string, label: string, isFirst: boolean): string =>
    `<label class="pick"><input type="radio" name="reason" value="${value}"${isFirst ? ' checked' : ''} required>${label}</label>`;
  return send(
    reply,
    pen,
    `<main class="one"><section class="card"><h1>${pen.t('will', { text: saying(language, found.message, found.facts) })}</h1>` +
      `<div class="told">${told.length === 0 ? `<p>${readBy(act, pen)}</p>` : told.join('')}</div>` +
      `<form method="post" action="${OPERATOR_PATH}/act">${hidden({ ...fields, sure: 'yes' })}<fieldset><legend>${pen.t('reason')}</legend>` +
      `${reasons.map(([value, label], i) => radio(value, label, i === 0)).join('')}${radio('other', pen.t('reason.other'), false)}` +
      `<input name="other" maxlength="500" aria-label="${pen.t('reason.other')}"></fieldset>` +
      `<div class="acts">${back(pen)}<button class="grave">${pen.t('sure')}</button></div></form></section></main>`,
  );
}

/** Of what is told to nobody by name: who will read it all the same. */
const readBy = (act: Act, pen: Pen): string =>
  act.act === 'set' && act.name === 'tables.closed' && act.value !== null
    ? pen.t('closed.reads', { text: act.value })
    : pen.t('untold');

async function sendInside(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: OperatorPageNeeds,
): Promise<FastifyReply> {
  const pen = penIn(languageOf(request.headers));
  const query = queryOf(request);
  const tab = TABS.find((one) => one === query['tab']) ?? 'today';
  const [state, isReady] = await Promise.all([needs.state(), needs.isReady()]);
  const nav = TABS.map(
    (one) =>
      `<a href="${OPERATOR_PATH}?tab=${one}"${one === tab ? ' aria-current="page"' : ''}>${pen.t(`tab.${one}`)}${one === 'reports' && state.kept.reports > 0 ? ` ${state.kept.reports}` : ''}</a>`,
  );
  const status = isReady ? pen.t('ready') : `<strong>${pen.t('unready')}</strong>`;
  const header =
    `<header><h1>${pen.t('title')}<small>${escaped(request.headers.host ?? '')}</small></h1><nav>${nav.join('')}</nav>` +
    `<span>${status}, ${pen.t('faults', { count: String(state.counted.faults) })}</span>` +
    `<form method="post" action="${OPERATOR_PATH}/lock"><button>${pen.t('lock')}</button></form></header>`;
  const news = await newsOf(needs.storage, pen, query['done']);
  const body = await bodyOf(tab, pen, state, query, needs);
  return send(reply, pen, `${header}<main class="${tab === 'today' ? 'wide' : 'one'}">${news}${body}</main>`);
}

/** The number of an act; null: none is given. */
function numberIn(text: string | undefined): number | null {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null;
}

async function newsOf(storage: Storage, pen: Pen, done: string | undefined): Promise<string> {
  if (done === 'started') return `<p role="status" class="card done">${pen.t('backups.started')}</p>`;
  const number = numberIn(done);
  if (number === null) return '';
  const [act] = await storage.acts(number + 1, 1);
  return act === undefined
    ? ''
    : `<p role="status" class="card done">${pen.t('done', { text: saying(pen.language, act.act, act.facts) })}</p>`;
}

async function bodyOf(
  tab: Tab,
  pen: Pen,
  state: State,
  query: Fields,
  { storage, daily, now }: OperatorPageNeeds,
): Promise<string> {
  const column = (...cards: readonly string[]): string => `<div>${cards.join('')}</div>`;
  // What was set a moment ago, here or at another process.
  const settings = await storage.operatorSettings();
  const closed = settings['tables.closed'] ?? null;
  switch (tab) {
    case 'today':
      return (
        column(await reportCards(storage, pen), await departureCard(storage, pen)) +
        column(nowCard(pen, state), backupCard(pen, state.kept, daily), await processCard(storage, pen, now())) +
        column(switchCard(pen, closed), logCard(pen, await storage.acts(null, FEW), ''))
      );
    case 'reports':
      return column(await reportCards(storage, pen));
    case 'people':
      return column(await peopleCard(storage, pen, query['text'] ?? ''), await banCard(storage, pen, now()));
    case 'limits':
      return column(
        switchCard(pen, closed),
        limitCard(pen, { ...state.limits, ...limitsIn(settings) }),
        await departureCard(storage, pen),
      );
    case 'pages':
      return column(pageCards(pen, settings));
    case 'log': {
      const acts = await storage.acts(numberIn(query['before']), MANY);
      const last = acts.at(-1);
      const older =
        last === undefined || acts.length < MANY
          ? ''
          : `<a class="go" href="${OPERATOR_PATH}?tab=log&amp;before=${last.number}">${pen.t('acts.older')}</a>`;
      return column(logCard(pen, acts, older));
    }
  }
}
