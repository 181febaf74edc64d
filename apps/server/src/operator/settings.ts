/** What the operator may set while the server runs. Processes read it anew every few seconds. */
import type { OperatorMessage } from './messages.ts';

/** Limits, with the least and the most that each may be: {@link LIMITS} of `app.ts` says what they mean, and what they are else. */
export const SETTABLE = {
  tables: [1, 1_000_000],
  sittings: [1, 1_000_000],
  watchers: [0, 10_000],
  addressSockets: [1, 1_000_000],
  scenarios: [0, 1_000_000],
  mails: [0, 1_000_000],
  domain: [1, 1_000_000],
  /** Live connections of this process, all together, and the percentage of them that is kept for players. */
  connections: [10, 1_000_000],
  reserve: [0, 90],
  /** Days after which a table at which nobody moved is deleted, and one at which guests alone played; 0: never. */
  still: [0, 3650],
  guests: [0, 3650],
} as const;

export type Settable = keyof typeof SETTABLE;

/** Pages that the operator writes. */
export const PAGES = ['terms', 'privacy', 'contact'] as const;
const LANGUAGES_OF_PAGES = ['en', 'it'];
const LONGEST_PAGE = 40_000;
const LONGEST_WHY = 300;

/** Why this cannot be set; null: it can. */
export function settingFault(name: string, value: string | null): OperatorMessage | null {
  const [kind, what = '', language = '', ...more] = name.split('.');
  if (more.length > 0) return 'server.operator.fault.setting';
  if (name === 'tables.closed') return (value ?? '').length <= LONGEST_WHY ? null : 'server.operator.fault.long';
  if (kind === 'page') {
    const isKnown = PAGES.some((page) => page === what) && LANGUAGES_OF_PAGES.includes(language);
    if (!isKnown) return 'server.operator.fault.setting';
    return (value ?? '').length <= LONGEST_PAGE ? null : 'server.operator.fault.long';
  }
  if (kind !== 'limit' || language !== '' || !Object.hasOwn(SETTABLE, what)) return 'server.operator.fault.setting';
  const [least, most] = SETTABLE[what as Settable];
  if (value === null) return null;
  const number = Number(value);
  return /^\d+$/.test(value) && number >= least && number <= most ? null : 'server.operator.fault.number';
}

/** Limits that are set. */
export function limitsIn(settings: Readonly<Record<string, string>>): Partial<Record<Settable, number>> {
  const set = Object.entries(settings).flatMap(([name, value]) => {
    const limit = /^limit\.(\w+)$/.exec(name)?.[1];
    return limit !== undefined && settingFault(name, value) === null ? [[limit, Number(value)] as const] : [];
  });
  return Object.fromEntries(set);
}
