/** Acts as they are written: the words of a command line, the fields of a form. */
import type { Act } from './acts.ts';

type Fields = Readonly<Record<string, string>>;

/** What each act names. */
export const ACT_FIELDS: Readonly<Record<Act['act'], readonly string[]>> = {
  dismiss: ['report'],
  line: ['battle', 'number'],
  name: ['who', 'name'],
  battle: ['battle'],
  table: ['battle'],
  show: ['scenario'],
  hide: ['scenario'],
  delete: ['scenario'],
  account: ['account'],
  ban: ['who', 'days'],
  words: ['who', 'days'],
  unban: ['ban'],
  set: ['name', 'value'],
  keep: ['days'],
  drain: ['process'],
  serve: ['process'],
};

const NUMBERS = ['number', 'days'];
/** Sets something back. */
const BACK = '-';

/** Null where it is none. */
export function actIn({ act = '', report, ...given }: Fields): Act | null {
  if (!Object.hasOwn(ACT_FIELDS, act)) return null;
  const fields = ACT_FIELDS[act as Act['act']].map((name) => {
    const value = (name === 'report' ? report : given[name]) ?? '';
    if (NUMBERS.includes(name)) return [name, Number(value)] as const;
    return [name, name === 'value' && value === BACK ? null : value] as const;
  });
  return { ...Object.fromEntries(fields), act, ...(report === undefined ? {} : { report }) } as Act;
}
