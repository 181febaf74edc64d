/** What comes next at a real table once a result lies there. Data; the rule set’s judge decides each of them. */
import type { Facts } from '../i18n/index.ts';
import { isValues, type Values } from './schemaForm.ts';

/** A situation of its own, with all that is known of it. */
export interface Follow {
  readonly kind: string;
  /** Message key, with its facts: why it comes. */
  readonly why: string;
  readonly facts?: Facts;
  readonly rule: string;
  readonly situation: Values;
  /** The paths of the records, in the situation before, whose pieces are out by it. */
  readonly fallen?: readonly string[];
  /** The force that it is about, where counts of several are kept apart. */
  readonly whose?: string;
}

/** The situations that were told before. */
export interface Kept {
  /** The last one of a kind, of a force where one is named; empty where none was kept. */
  readonly of: (kind: string, whose?: string) => Values;
  /** Those of the other forces. */
  readonly others: (kind: string, whose: string) => readonly Values[];
  /** The side of the piece that the record at a path is about, as far as it is known. */
  readonly sideAt: (path: string) => string | undefined;
}

/** `outcome`: of the judge, with the dice. In the order of the book. */
export type Follows = (kind: string, situation: Values, outcome: Values, kept: Kept) => readonly Follow[];

/** The name under which the situation of a force is kept. */
export const keptName = (kind: string, whose: string): string => `${kind}:${whose}`;

/** Is it the name of a situation of a force? */
export const isOfForce = (name: string): boolean => name.includes(':');

/** What was kept, by names such as `break` and `break:fr`. */
export const keptIn = (situations: Values, sideAt: Kept['sideAt'] = () => undefined): Kept => ({
  sideAt,
  of: (kind, whose) => valuesOf(situations[whose === undefined ? kind : keptName(kind, whose)]),
  others: (kind, whose) =>
    Object.entries(situations).flatMap(([name, one]) =>
      name.startsWith(keptName(kind, '')) && name !== keptName(kind, whose) ? [valuesOf(one)] : [],
    ),
});

/** A record; an empty one where it is none. */
export const valuesOf = (of: unknown): Values => (isValues(of) ? of : {});

/** The records of a list, or the only one. */
export const listOf = (of: unknown): readonly Values[] => (Array.isArray(of) ? of : [of]).filter(isValues);

/** These fields of a record, as far as they are there. */
export const only = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
