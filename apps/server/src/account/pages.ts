/** The pages of an account. They work without the app; passkeys alone need their script. */
import { LONGEST_NAME } from '@drumhead/protocol';
import type { FastifyReply } from 'fastify';
import { escaped, sendPage } from '../http/serverPage.ts';
import { type Language, LANGUAGES } from '@drumhead/content';
import type { StoredAccount } from '../storage/accountRows.ts';
import type { Sitting } from '../storage/sessionRows.ts';
import { translate } from '../words.ts';
import type { AccountMessage } from './messages.ts';

/** The address of the script. */
export const SCRIPT = '/account/passkeys.js';

export interface AccountPage {
  readonly language: Language;
  /** Something that just happened. */
  readonly news?: AccountMessage;
  /** What stands below, written already. */
  readonly foot?: string;
}

type Text = (key: AccountMessage, facts?: Readonly<Record<string, string>>) => string;
const textIn =
  (language: Language): Text =>
  (key, facts) =>
    escaped(translate(key, language, facts));

const status = (t: Text, news: AccountMessage | undefined): string =>
  news === undefined ? '' : `<p role="status">${t(news)}</p>`;

const back = (t: Text): string => `<p><a class="go" href="/">${t('server.account.back')}</a></p>`;

const passkeyButton = (t: Text, step: 'register' | 'enter', key: AccountMessage): string =>
  `<p><button type="button" data-passkey="${step}" hidden>${t(key)}</button></p>`;

const failure = (t: Text): string => `<p role="alert" id="failed" hidden>${t('server.account.passkey.failed')}</p>`;

/** For those who are not signed in. */
export function sendEntrance(
  reply: FastifyReply,
  { language, news, foot = '' }: AccountPage,
  hasMail: boolean,
): FastifyReply {
  const t = textIn(language);
  const mail =
    `<form method="post" action="/account/mail"><label>${t('server.account.address')}` +
    '<input type="email" name="address" autocomplete="email" maxlength="200" required></label>' +
    `<button>${t('server.account.send')}</button></form>`;
  const content = [
    `<h2>${t('server.account.title')}</h2>`,
    status(t, news),
    `<p>${t('server.account.about')} ${t('server.account.moves')}</p>`,
    hasMail ? mail : '',
    failure(t),
    passkeyButton(t, 'enter', 'server.account.passkey.enter'),
    passkeyButton(t, 'register', 'server.account.passkey.create'),
    back(t),
    foot,
  ];
  return sendPage(reply, { language, content: content.join(''), script: SCRIPT });
}

/** Where the link of a mail leads. Opening it does nothing: programs that look at links do that, too. */
export function sendConsent(reply: FastifyReply, { language }: AccountPage, mail: string | null): FastifyReply {
  const t = textIn(language);
  const content =
    mail === null
      ? `<p role="status">${t('server.account.spent')}</p>${back(t)}`
      : `<p>${t('server.account.question', { mail })} ${t('server.account.moves')}</p>` +
        `<form method="post"><button>${t('server.account.enter')}</button></form>`;
  return sendPage(reply.code(mail === null ? 403 : 200), { language, content });
}

/** For those who are signed in. */
export function sendAccount(
  reply: FastifyReply,
  { language, news, foot = '' }: AccountPage,
  { mail, name, passkeys }: StoredAccount,
  sittings: readonly Sitting[],
): FastifyReply {
  const t = textIn(language);
  const dates = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'long' });
  const tables = sittings.map(({ table, created, awaited }) => {
    const name = t('server.account.table', { date: dates.format(new Date(created)) });
    const mark = awaited ? ` (${t('server.account.table.yours')})` : '';
    return `<li><a class="go" href="/t/${escaped(table)}">${name}</a>${mark}</li>`;
  });
  const keys = passkeys.map(
    ({ id, created }) =>
      `<li><form method="post" action="/account/passkeys/remove"><input type="hidden" name="id" value="${escaped(id)}">` +
      `${t('server.account.passkey', { date: dates.format(created) })} <button>${t('server.account.passkey.remove')}</button></form></li>`,
  );
  const content = [
    `<h2>${t('server.account.title')}</h2>`,
    status(t, news),
    `<p>${mail === null ? t('server.account.signedIn.passkey') : t('server.account.signedIn', { mail })}</p>`,
    `<form method="post" action="/account/name"><label>${t('server.account.name')}` +
      `<input type="text" name="name" value="${escaped(name ?? '')}" maxlength="${LONGEST_NAME}" autocomplete="nickname"></label>` +
      `<p>${t('server.account.name.about')}</p><button>${t('server.account.name.save')}</button></form>`,
    `<section><h3>${t('server.account.battles')}</h3>`,
    tables.length === 0 ? `<p>${t('server.account.battles.none')}</p>` : `<ul>${tables.join('')}</ul>`,
    `<p><a class="go" href="/#/page/any/clubs">${t('server.account.clubs')}</a></p>`,
    `</section><section><h3>${t('server.account.passkeys')}</h3>`,
    keys.length === 0 ? '' : `<ul>${keys.join('')}</ul>`,
    failure(t),
    passkeyButton(t, 'register', 'server.account.passkey.add'),
    '</section>',
    `<p><a class="go" href="/api/account/export" download="drumhead.json">${t('server.account.export')}</a></p>`,
    `<form method="post" action="/account/leave"><button>${t('server.account.leave')}</button></form>`,
    '<form method="post" action="/account/delete"><label class="check"><input type="checkbox" name="sure" value="yes" required>' +
      `<span>${t('server.account.delete.sure')}</span></label><button>${t('server.account.delete')}</button></form>`,
    back(t),
    foot,
  ];
  return sendPage(reply, { language, content: content.join(''), script: SCRIPT });
}
