/** The other cards of the operator's page: how the server stands, switches and limits, people, pages, what was done. */
import { escaped } from '../http/serverPage.ts';
import type { Counted, Kept } from '../metrics.ts';
import type { StoredAct } from '../storage/operatorRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { Daily } from '../tools/daily.ts';
import { SEEN, shortName } from './acts.ts';
import { OPERATOR_PATH } from './entrance.ts';
import { actButton, card, hidden, meter, type Pen, rows } from './html.ts';
import { personLine } from './reportCards.ts';
import { reasonIn, saying } from './saying.ts';
import { PAGES, SETTABLE, type Settable } from './settings.ts';

/** How the server stands. */
export interface State {
  readonly kept: Kept;
  readonly counted: Counted;
  readonly sockets: number;
  readonly battles: number;
  readonly notices: { readonly sent: number; readonly failed: number };
  readonly limits: Readonly<Record<Settable, number>>;
}

export function nowCard(pen: Pen, { kept, counted, sockets, battles, notices, limits }: State): string {
  const bytes = (value: number): string => `${pen.number(value / 1e9)} GB`;
  const row = (label: string, value: string, bar = ''): readonly string[] => [
    `<td>${label}${bar}</td>`,
    `<td class="number">${value}</td>`,
  ];
  const connections = pen.t('now.sockets', { most: pen.number(limits.connections) });
  const { disk } = kept;
  const used = disk === null ? 0 : disk.size - disk.free;
  return card(
    pen.t('now'),
    pen.t('now.process'),
    rows([
      row(pen.t('now.orders'), pen.number(counted.orders)),
      row(pen.t('now.slowest'), `${pen.number(counted.slowest)} ms`),
      row(connections, pen.number(sockets), meter(sockets, limits.connections, connections)),
      row(pen.t('now.battles'), pen.number(battles)),
      row(pen.t('now.database'), bytes(kept.database)),
      ...(disk === null
        ? []
        : [
            row(
              pen.t('now.disk', { size: bytes(disk.size) }),
              `${Math.round((used / disk.size) * 100)} %`,
              meter(used, disk.size, pen.t('now.disk', { size: bytes(disk.size) })),
            ),
          ]),
      row(pen.t('now.tooMany'), pen.number(counted.tooMany)),
      row(pen.t('now.notices', { failed: pen.number(notices.failed) }), pen.number(notices.sent)),
      row(pen.t('now.late'), pen.number(kept.late)),
    ]),
  );
}

export function backupCard(pen: Pen, { backup, drill }: Kept, daily: Daily | null): string {
  if (daily === null || daily.folder === null) return card(pen.t('backups'), '', `<p>${pen.t('backups.none')}</p>`);
  const last = (at: number): string => (at === 0 ? pen.t('never') : pen.time(at));
  const hasFailed = daily.last.backup?.isWell === false || daily.last.drill?.isWell === false;
  const start = (tool: 'backup' | 'drill'): string =>
    `<form method="post" action="${OPERATOR_PATH}/start">${hidden({ tool })}<button>${pen.t(`do.${tool}`)}</button></form>`;
  return card(
    pen.t('backups'),
    pen.t(daily.isSealed ? 'backups.sealed' : 'backups.plain', { kept: String(daily.kept) }),
    `<p>${pen.t('backups.last', { backup: last(backup), drill: last(drill) })}</p>` +
      (hasFailed ? `<p class="fault">${pen.t('backups.failed')}</p>` : '') +
      `<div class="acts">${start('backup')}${start('drill')}</div>`,
  );
}

/** Empty where one process serves alone. */
export async function processCard(storage: Storage, pen: Pen, now: number): Promise<string> {
  const all = await storage.processes(now - SEEN);
  if (all.length === 0) return '';
  const list = all.map(({ id, version, sockets, drains }) => [
    `<td>${escaped(id)}, ${escaped(version)}<br><span class="soft">${pen.t(drains === 1 ? 'processes.drained' : 'processes.serving')}</span></td>`,
    `<td class="number">${pen.number(sockets)}</td>`,
    `<td>${drains === 1 ? actButton(pen, 'do.serve', { act: 'serve', process: id }) : actButton(pen, 'do.drain', { act: 'drain', process: id })}</td>`,
  ]);
  return card(pen.t('processes'), pen.t('processes.one'), rows(list));
}

export async function departureCard(storage: Storage, pen: Pen): Promise<string> {
  const all = await storage.departures();
  const [first] = all;
  if (first === undefined) return '';
  const list = all.map(({ table, at }) => [
    `<td><a href="/t/${escaped(table)}">${escaped(table)}</a></td>`,
    `<td class="number">${pen.day(at)}</td>`,
  ]);
  const title = pen.t('goes', { count: String(all.length) });
  return card(
    title,
    '',
    `<p>${pen.t('goes.about', { date: pen.day(first.at) })}</p><details><summary>${title}</summary>${rows(list)}</details>` +
      `<div class="acts">${actButton(pen, 'do.keep', { act: 'keep', days: '90' })}</div>`,
  );
}

export function switchCard(pen: Pen, closed: string | null): string {
  const name = 'tables.closed';
  const form =
    closed === null
      ? `<form method="post" action="${OPERATOR_PATH}/act">${hidden({ act: 'set', name })}<label>${pen.t('switches.why')}` +
        `<input name="value" maxlength="300" required></label><button>${pen.t('do.close')}</button></form>`
      : `<p class="fault">${escaped(closed)}</p>${actButton(pen, 'do.reopen', { act: 'set', name, value: '-' })}`;
  return card(
    pen.t('switches'),
    '',
    `<h3>${pen.t('switches.tables')}</h3><p class="soft">${pen.t('switches.about')}</p>${form}`,
  );
}

export function limitCard(pen: Pen, limits: State['limits']): string {
  const list = (Object.keys(SETTABLE) as readonly Settable[]).map((limit) => {
    const [least, most] = SETTABLE[limit];
    const label = pen.t(`limit.${limit}`);
    return [
      `<td>${label}</td><td class="number">${pen.number(limits[limit])}</td>`,
      `<td><form class="inline" method="post" action="${OPERATOR_PATH}/act">${hidden({ act: 'set', name: `limit.${limit}` })}` +
        `<input type="number" name="value" min="${least}" max="${most}" aria-label="${label}"><button>${pen.t('do.change')}</button></form></td>`,
    ];
  });
  return card(pen.t('tab.limits'), '', `<p class="soft">${pen.t('limits.about')}</p>${rows(list)}`);
}

export function logCard(pen: Pen, acts: readonly StoredAct[], more: string): string {
  const list = acts.map(({ at, act, facts, reason }) => [
    `<td class="at">${pen.time(at)}</td>`,
    `<td>${escaped(saying(pen.language, act, facts))}${facts['words'] === undefined ? '' : ` “${escaped(facts['words'])}”`}` +
      `${reason === '' ? '' : ` <span class="soft">(${escaped(reasonIn(pen.language, reason))})</span>`}</td>`,
  ]);
  return card(
    pen.t('acts'),
    pen.t('acts.kept'),
    list.length === 0 ? `<p>${pen.t('acts.none')}</p>` : rows(list) + more,
  );
}

export async function peopleCard(storage: Storage, pen: Pen, text: string): Promise<string> {
  const found = text === '' ? [] : await storage.peopleBy(text, 50);
  const people = await Promise.all(
    found.map(async (who) => {
      const person = await storage.personCalled(who);
      const names = (person?.names ?? []).map((name) => actNamed(pen, who, name));
      const account = person?.account?.id;
      const own = [
        actButton(pen, 'do.words', { act: 'words', who, days: '7' }),
        actButton(pen, 'do.ban', { act: 'ban', who, days: '30' }),
        account === undefined ? '' : actButton(pen, 'do.account', { act: 'account', account }),
      ];
      return `<article>${await personLine(storage, pen, who)}${names.join('')}<div class="acts">${own.join('')}</div></article>`;
    }),
  );
  const none = text !== '' && people.length === 0 ? `<p role="status">${pen.t('people.none')}</p>` : '';
  return card(
    pen.t('tab.people'),
    '',
    `<p class="soft">${pen.t('people.about')}</p><form class="inline" method="get" action="${OPERATOR_PATH}">${hidden({ tab: 'people' })}` +
      `<label>${pen.t('people.text')}<br><input name="text" value="${escaped(text)}" required></label><button>${pen.t('do.find')}</button></form>${none}${people.join('')}`,
  );
}

const actNamed = (pen: Pen, who: string, name: string): string =>
  `<p class="inline"><span>“${escaped(name)}”</span>${actButton(pen, 'do.name', { act: 'name', who, name })}</p>`;

export async function banCard(storage: Storage, pen: Pen, now: number): Promise<string> {
  const list = (await storage.bans(now)).map(({ id, kind, who, extent, until }) => [
    `<td>${escaped(kind === 'network' ? who : shortName(who))}<br><span class="soft">${pen.t(extent === 'all' ? 'bans.all' : 'bans.words')}, ` +
      `${pen.t('bans.until', { date: pen.day(until) })}</span></td>`,
    `<td>${actButton(pen, 'do.unban', { act: 'unban', ban: id })}</td>`,
  ]);
  const form =
    `<form class="inline" method="post" action="${OPERATOR_PATH}/act">${hidden({ act: 'ban' })}<label>${pen.t('bans.who')}<br><input name="who" required></label>` +
    `<label>${pen.t('bans.days')}<br><input type="number" name="days" min="1" max="999" value="7" required></label><button>${pen.t('do.network')}</button></form>`;
  return card(pen.t('bans'), '', (list.length === 0 ? `<p>${pen.t('bans.none')}</p>` : rows(list)) + form);
}

export function pageCards(pen: Pen, settings: Readonly<Record<string, string>>): string {
  const cards = PAGES.flatMap((page) =>
    ['en', 'it'].map((language) => {
      const name = `page.${page}.${language}`;
      const title = `${pen.t(`page.${page}`)} (${language})`;
      return card(
        title,
        `<a href="/account/${page}">/account/${page}</a>`,
        `<form method="post" action="${OPERATOR_PATH}/act">${hidden({ act: 'set', name })}` +
          `<textarea name="value" lang="${language}" maxlength="40000" aria-label="${title}">${escaped(settings[name] ?? '')}</textarea><button>${pen.t('do.save')}</button></form>`,
      );
    }),
  );
  return `<p class="card soft">${pen.t('pages.about')}</p>${cards.join('')}`;
}
