/** Parts that outcomes of every rule set are made of, as lines for people: sums, chances, units, events, refusals. */
import { signed, translateFacts } from '@drumhead/content';
import type { Facts, Pending, Reason } from '@drumhead/engine';
import type { Translate } from '@drumhead/rulesets';
import type { OddsRow } from '../rulesetManifest.ts';
import { percent } from '../statistics.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface Sum {
  readonly total: number;
  readonly lines: readonly Reason[];
}

interface RefusedFields {
  readonly rule: string;
  readonly reason: string;
  readonly facts?: Facts;
  readonly line?: string;
  readonly nearest?: Fields | null;
}

interface EventFields {
  readonly type: string;
  readonly rule: string;
  readonly line?: string;
}

export interface Length {
  readonly stick: string;
  readonly mm: number;
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSum = (value: unknown): value is Sum =>
  isFields(value) && typeof value['total'] === 'number' && Array.isArray(value['lines']);

export const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** The text of a key, or null if no message has it. */
export function textIf(t: Translate, key: string, facts: Facts = {}): string | null {
  const text = t(key, facts);
  return text === key ? null : text;
}

/** A value of a field in words: `attackColumn`, `defender`, a name as it is. */
export function word(t: Translate, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => word(t, one)).join(', ');
  if (typeof value !== 'string') return String(value);
  const numbered = /^(attacker|defender) (\d+)$/.exec(value);
  if (numbered !== null) return t('cli.word.numbered', { who: word(t, numbered[1]), n: Number(numbered[2]) });
  return textIf(t, `cli.word.${value}`) ?? value;
}

/** A sum with every line of its reasons under it. */
export function sumLines(t: Translate, label: string, { total, lines }: Sum): readonly string[] {
  return [t('cli.told.sum', { label, total }), ...indented(lines.map((line) => reasonLine(t, line)))];
}

function reasonLine(t: Translate, { rule, add, what }: Reason): string {
  return `${signed(add).padStart(3)}  ${t(what)} (${rule})`;
}

/** Chances of all results, a line each. */
export function oddsLines(t: Translate, rows: readonly OddsRow[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    t('cli.told.odds'),
    ...indented(rows.map((row) => `${percent(t, row.chance, 2).padStart(8)}  ${oddsText(t, row)}`)),
  ];
}

/** One result of a situation in words. */
export function oddsText(t: Translate, row: OddsRow): string {
  if (row.what === undefined) {
    const { dice = 0, actions = 0, failures = 0 } = row;
    const turnover = row.turnover === true ? t('cli.odds.playPasses') : '';
    return t('cli.odds.dice', { dice, actions, failures, turnover });
  }
  const what = t(`cli.odds.what.${row.what}`);
  return typeof row.loser === 'string' ? t('cli.odds.to', { who: t(`cli.odds.who.${row.loser}`), what }) : what;
}

/** Why something is not allowed, with its rule and the nearest thing that is. */
export function refusalLines(t: Translate, refused: RefusedFields): readonly string[] {
  const { rule, reason, line, facts, nearest } = refused;
  const why = line ?? t(reason, translateFacts(facts ?? {}, t));
  const lines = [t('cli.told.refused', { why, rule })];
  if (nearest !== null && nearest !== undefined) {
    lines.push(t('cli.told.nearest', { order: JSON.stringify(nearest) }));
  }
  return lines;
}

/** Events in the words of the log, each with its rule. */
export function eventLines(events: readonly EventFields[]): readonly string[] {
  return events.map(({ type, rule, line }) => `${line ?? type} (${rule})`);
}

export function lengthText(t: Translate, { stick, mm }: Length): string {
  return t('cli.told.length', { stick: t(`cli.told.stick.${stick}`), mm });
}

/** What is waited for: whose decision it is, or which dice. */
export function waitLines(t: Translate, waits: readonly Pending[]): readonly string[] {
  return waits.flatMap(({ seat, decision, rule, dice }) => {
    if (dice !== undefined) {
      return dice.map(({ count, what, owner }) => {
        const facts = { count, what: t(what), owner: word(t, owner ?? ''), rule };
        return t(owner === null ? 'cli.told.wantsDice' : 'cli.told.wantsDiceOf', facts);
      });
    }
    const prefix = (rule.split('-')[0] ?? '').toLowerCase();
    const asked =
      textIf(t, `${prefix}.decision.${decision}`) ?? textIf(t, `cli.decision.${prefix}.${decision}`) ?? decision;
    return [t('cli.told.waitsFor', { seat: word(t, seat), decision: asked, rule })];
  });
}
