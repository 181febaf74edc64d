// What every reader of a printed log shares: a line, the sums below it, and the faces in it. Nothing but text is read.
import { expect } from 'vitest';

/** A sum as it is printed: its label, its value, and what its reasons are called. */
export interface Sum {
  readonly label: string;
  readonly value: number;
  readonly reasons: readonly string[];
}

/** A line of the log with its rule and its sums. */
export interface Told {
  readonly line: string;
  readonly rule: string;
  readonly sums: readonly Sum[];
}

/** Reads a battle line by line, remembering what it must. Answers the kind of line, after checking it, or null. */
export type Reader = (told: Told) => string | null;

/** A kind of line: `true` if the line is of this kind, after checking it. */
export type LineReader = (told: Told) => boolean;

/** A reader of several kinds of lines. */
export const readerOf =
  (kinds: Readonly<Record<string, LineReader>>): Reader =>
  (told) =>
    Object.entries(kinds).filter(([, read]) => read(told))[0]?.[0] ?? null;

export const number = (text: string | undefined): number => Number((text ?? '').replace('−', '-'));
export const numbers = (text: string | undefined): readonly number[] => (text?.match(/\d+/g) ?? []).map(Number);

/** Reads a sum again: its value is what its reasons add up to, and each reason names a rule. */
export function readSum(text: string): Sum {
  const [, label = '', value, reasons = ''] = /^([^:]*) (−?\d+): (.*)$/.exec(text) ?? [];
  const parts = [...reasons.matchAll(/(?:^|, )(.+?) ([+−]\d+) \[([A-Z]+(?:-[A-Z0-9]+)+)\]/g)];
  expect(parts.length, text).toBeGreaterThan(0);
  expect(number(value), text).toBe(parts.reduce((sum, [, , add]) => sum + number(add), 0));
  return { label, value: number(value), reasons: parts.map(([, what = '']) => what) };
}

/** The value of the sum with this label; 0 where nothing is added. */
export const valueOf = ({ sums }: Told, label: RegExp): number => sums.find((sum) => label.test(sum.label))?.value ?? 0;

/** Whether a reason stands in any of the sums. */
export const hasReason = ({ sums }: Told, what: RegExp): boolean =>
  sums.some(({ reasons }) => reasons.some((reason) => what.test(reason)));

/** SK-GEN-7, LB-ACT-08: 1 always fails, 6 always succeeds. */
export const isSuccess = (face: number, needed: number): boolean => face === 6 || (face !== 1 && face >= needed);
export const successes = (faces: readonly number[], needed: number): number =>
  faces.filter((face) => isSuccess(face, needed)).length;
