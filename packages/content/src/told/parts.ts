/** Parts that outcomes of every rule set are made of, as lines for people: sums, chances, units, events, refusals. */
import { translateFacts } from '../factsInWords.ts';
import type { Facts, Pending, Reason } from '@drumhead/engine';
import type { Translate } from '../position/index.ts';
import type { OddsRow } from './judge.ts';

/** Tells one field of an outcome. */
export type Teller = (t: Translate, value: never, outcome: Fields) => Lines;

/** A line of an answer: a sentence, a sum with its reasons, the chances of all results, or lines under the one before. */
export type Line =
  | string
  | { readonly label: string; readonly sum: Sum }
  | { readonly label: string; readonly chances: readonly Chance[] }
  | { readonly under: Lines };
export type Lines = readonly Line[];

export interface Chance {
  readonly chance: number;
  /** It may come together with others: its chance is not to be added to theirs. */
  readonly together?: boolean;
  readonly text: string;
}

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

/** Lines that belong to the one before. */
export const indented = (lines: Lines): Lines => (lines.length === 0 ? [] : [{ under: lines }]);

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
  if (numbered !== null) return t('told.word.numbered', { who: word(t, numbered[1]), n: Number(numbered[2]) });
  return textIf(t, `told.word.${value}`) ?? value;
}

/** A sum with every line of its reasons under it. */
export const sumLines = (_t: Translate, label: string, sum: Sum): Lines => [{ label, sum }];

/** Chances of all results: of those one comes, for each number of dice; then of what may come together with others. */
export function oddsLines(t: Translate, rows: readonly OddsRow[]): Lines {
  const results = rows.filter(({ together }) => together !== true);
  const dice = [...new Set(results.map((row) => row.dice))];
  return [
    ...dice.flatMap((count) =>
      chanceLines(t, t('told.odds'), nothingLast(results.filter((row) => row.dice === count))),
    ),
    ...chanceLines(
      t,
      t('told.odds.together'),
      rows.filter(({ together }) => together === true),
    ),
  ];
}

function chanceLines(t: Translate, label: string, rows: readonly OddsRow[]): Lines {
  const chances = rows.map((row) => ({
    chance: row.chance,
    text: oddsText(t, row),
    ...(row.together === true && { together: true }),
  }));
  return chances.length === 0 ? [] : [{ label, chances }];
}

const nothingLast = (rows: readonly OddsRow[]): readonly OddsRow[] => [
  ...rows.filter(({ what }) => what !== 'nothing'),
  ...rows.filter(({ what }) => what === 'nothing'),
];

/** One result of a situation in words. */
export function oddsText(t: Translate, row: OddsRow): string {
  if (row.what === undefined) {
    const { dice = 0, actions = 0, failures = 0 } = row;
    const turnover = row.turnover === true ? t('told.chance.playPasses') : '';
    return t('told.chance.dice', { dice, actions, failures, turnover });
  }
  const what = t(`told.chance.what.${row.what}`);
  return typeof row.loser === 'string' ? t('told.chance.to', { who: t(`told.chance.who.${row.loser}`), what }) : what;
}

/** Why something is not allowed, with its rule and the nearest thing that is. */
export function refusalLines(t: Translate, refused: RefusedFields): Lines {
  const { rule, reason, line, facts, nearest } = refused;
  const why = line ?? t(reason, translateFacts(facts ?? {}, t));
  const lines = [t('told.refused', { why, rule })];
  if (nearest !== null && nearest !== undefined) {
    lines.push(t('told.nearest', { order: JSON.stringify(nearest) }));
  }
  return lines;
}

/** Events in the words of the log, each with its rule. */
export function eventLines(events: readonly EventFields[]): Lines {
  return events.map(({ type, rule, line }) => `${line ?? type} (${rule})`);
}

export function lengthText(t: Translate, { stick, mm }: Length): string {
  return t('told.length', { stick: t(`told.stick.${stick}`), mm });
}

/** What is waited for: whose decision it is, or which dice. */
export function waitLines(t: Translate, waits: readonly Pending[]): Lines {
  return waits.flatMap(({ seat, decision, rule, dice }) => {
    if (dice !== undefined) {
      return dice.map(({ count, what, owner }) => {
        const facts = { count, what: t(what), owner: word(t, owner ?? ''), rule };
        return t(owner === null ? 'told.wantsDice' : 'told.wantsDiceOf', facts);
      });
    }
    const prefix = (rule.split('-')[0] ?? '').toLowerCase();
    const asked =
      textIf(t, `${prefix}.decision.${decision}`) ?? textIf(t, `told.decision.${prefix}.${decision}`) ?? decision;
    return [t('told.waitsFor', { seat: word(t, seat), decision: asked, rule })];
  });
}
