/** Pieces of the operator's page. All that comes from people or from what is kept is escaped here. */
import { type Language, LANGUAGES } from '@drumhead/content';
import { escaped } from '../http/serverPage.ts';
import { translate } from '../words.ts';
import { OPERATOR_PATH } from './entrance.ts';
import type { PageMessage } from './pageMessages.ts';

type Last<K> = K extends `server.page.operator.${infer L}` ? L : never;
export type PageKey = Last<PageMessage>;

export interface Pen {
  readonly language: Language;
  /** A text of the page, escaped. */
  readonly t: (key: PageKey, facts?: Readonly<Record<string, string>>) => string;
  /** A day and an hour, of UTC. */
  readonly time: (at: number) => string;
  readonly day: (at: number) => string;
  readonly number: (value: number) => string;
}

export function penIn(language: Language): Pen {
  const { locale } = LANGUAGES[language];
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    language,
    t: (key, facts = {}) => escaped(translate(`server.page.operator.${key}`, language, facts)),
    time: (at) => `${times.format(at)} UTC`,
    day: (at) => days.format(at),
    number: (value) => numbers.format(value),
  };
}

type Fields = Readonly<Record<string, string>>;

export const hidden = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

/** A button that leads to what the act would do. */
export const actButton = ({ t }: Pen, label: PageKey, fields: Fields): string =>
  `<form method="post" action="${OPERATOR_PATH}/act">${hidden(fields)}<button>${t(label)}</button></form>`;

export const card = (title: string, aside: string, content: string): string =>
  `<section class="card"><h2><span>${title}</span>${aside === '' ? '' : `<small>${aside}</small>`}</h2>${content}</section>`;

/** Rows of cells that are written already. */
export const rows = (all: readonly (readonly string[])[]): string =>
  `<table><tbody>${all.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`;

/** `label`: for whoever does not see the bar. */
export const meter = (value: number, most: number, label: string): string =>
  `<meter value="${value}" max="${most}" high="${most * 0.85}" low="${most * 0.7}" optimum="0" aria-label="${label}"></meter>`;
