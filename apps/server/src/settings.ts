/** The settings of the server, from the environment. What is empty counts as not set. */
import type { ServerOptions } from './serverOptions.ts';
import type { BackupSettings } from './tools/backups.ts';
import { defaultDatabase } from './storage/defaultDatabase.ts';

export interface Settings extends ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  readonly backups: BackupSettings & {
    /** The hour of the day, of UTC, from which on one is made. */
    readonly hour: number;
  };
}

/** `pages`: the folder of the built page, if no other is named. Throws where a number is none. */
export function settingsIn(env: Readonly<Record<string, string | undefined>>, pages: string): Settings {
  const listOf = (name: string): readonly string[] => (env[name] ?? '').split(',').filter((one) => one !== '');
  return {
    port: numberIn(env, 'PORT', { least: 0, most: 65_535 }) ?? 4173,
    host: env['DRUMHEAD_HOST'] || '127.0.0.1',
    database: env['DRUMHEAD_DATABASE'] || defaultDatabase(env),
    pages: env['DRUMHEAD_PAGES'] || pages,
    names: listOf('DRUMHEAD_NAMES'),
    proxies: listOf('DRUMHEAD_PROXIES'),
    address: (env['DRUMHEAD_ADDRESS'] ?? '').replace(/\/$/, ''),
    ...mailIn(env),
    ...metricsIn(env),
    ...workersIn(env),
    isSecure: env['DRUMHEAD_HTTPS'] === '1',
    ...operatorIn(env),
    logs: env['DRUMHEAD_LOGS'] !== '0',
    limits: limitsIn(env),
    backups: {
      folder: env['DRUMHEAD_BACKUPS'] || null,
      kept: numberIn(env, 'DRUMHEAD_BACKUPS_KEPT', { least: 1, most: 10_000 }) ?? 14,
      key: env['DRUMHEAD_BACKUP_KEY'] || null,
      hour: numberIn(env, 'DRUMHEAD_BACKUP_HOUR', { least: 0, most: 23 }) ?? 3,
    },
  };
}

/** Characters: nobody guesses it. */
const SHORTEST_KEY = 24;

function operatorIn(env: Readonly<Record<string, string | undefined>>): Pick<ServerOptions, 'operatorKey'> {
  const { DRUMHEAD_OPERATOR_KEY: operatorKey = '' } = env;
  if (operatorKey === '') return {};
  if (operatorKey.length >= SHORTEST_KEY) return { operatorKey };
  throw new RangeError(`DRUMHEAD_OPERATOR_KEY is too short: ${SHORTEST_KEY} characters or more`);
}

function metricsIn(
  env: Readonly<Record<string, string | undefined>>,
): Pick<ServerOptions, 'metricsPort' | 'metricsHost'> {
  const metricsPort = numberIn(env, 'DRUMHEAD_METRICS', { least: 1, most: 65_535 });
  return metricsPort === null ? {} : { metricsPort, metricsHost: env['DRUMHEAD_METRICS_HOST'] || '127.0.0.1' };
}

/** Characters of the key of workers. */
const LEAST_KEY = 20;

/** Battles of each published scenario: fewer leave an interval too wide for odds to be written. */
const MEASURED = 100;

function workersIn(env: Readonly<Record<string, string | undefined>>): Pick<ServerOptions, 'work'> {
  const measured = numberIn(env, 'DRUMHEAD_ODDS', { least: 0, most: 1000 }) ?? MEASURED;
  const workersKey = env['DRUMHEAD_WORKERS'] ?? '';
  if (workersKey === '') return { work: { measured } };
  if (workersKey.length < LEAST_KEY) throw new RangeError(`DRUMHEAD_WORKERS: a key of ${LEAST_KEY} characters or more`);
  return { work: { workersKey, measured } };
}

function mailIn(env: Readonly<Record<string, string | undefined>>): Pick<ServerOptions, 'mail'> {
  const { DRUMHEAD_MAIL: server = '', DRUMHEAD_MAIL_FROM: from = '' } = env;
  if (server === '') return {};
  if (from === '') throw new RangeError('DRUMHEAD_MAIL needs DRUMHEAD_MAIL_FROM: whom the mails come from');
  if ((env['DRUMHEAD_ADDRESS'] ?? '') === '')
    throw new RangeError('DRUMHEAD_MAIL needs DRUMHEAD_ADDRESS: where the links in the mails lead');
  return { mail: { server, from } };
}

function limitsIn(env: Readonly<Record<string, string | undefined>>): NonNullable<ServerOptions['limits']> {
  const messages = numberIn(env, 'DRUMHEAD_MESSAGES', { least: 1, most: 1_000_000 });
  const mails = numberIn(env, 'DRUMHEAD_MAILS', { least: 0, most: 1_000_000 });
  const tables = numberIn(env, 'DRUMHEAD_TABLES', { least: 1, most: 1_000_000 });
  const sittings = numberIn(env, 'DRUMHEAD_SITTINGS', { least: 1, most: 1_000_000 });
  const addressSockets = numberIn(env, 'DRUMHEAD_CONNECTIONS', { least: 1, most: 1_000_000 });
  const scenarios = numberIn(env, 'DRUMHEAD_SCENARIOS', { least: 0, most: 1_000_000 });
  const still = numberIn(env, 'DRUMHEAD_STILL', { least: 0, most: 3650 });
  const guests = numberIn(env, 'DRUMHEAD_GUESTS', { least: 0, most: 3650 });
  const given = Object.entries({ messages, mails, tables, sittings, addressSockets, scenarios, still, guests });
  return Object.fromEntries(given.filter(([, number]) => number !== null));
}

function numberIn(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const text = env[name] ?? '';
  if (text === '') return null;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new RangeError(`${name} is "${text}": it must be a whole number from ${least} to ${most}`);
}
