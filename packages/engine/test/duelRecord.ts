/** Records of format 2 of duels, for the tests of their writer and their reader. */
import { createHash } from 'node:crypto';
import { duel, type DuelCommand, type DuelEvent, type DuelState, SETUP } from '@drumhead/testkit/duel';
import { randomWalk } from '@drumhead/testkit';
import {
  type Added,
  type AnyRuleset,
  type Battle,
  momentOf,
  type ReadRecord,
  readRecord,
  stepsOf,
  writeHeader,
  writeLine,
  writeRecord,
} from '../src/index.ts';

export type Duel = Battle<DuelState, DuelCommand, DuelEvent>;

export const INFO = { scenario: 'meadow', seats: { red: 'Ada', blue: 'Zoë “B”' } } as const;
export const RULESETS: readonly AnyRuleset[] = [{ ...duel, id: 'joust' }, { ...duel, version: 1 }, duel];

export const begun = (): Duel => momentOf(randomWalk(duel, SETUP, 1, { steps: 0 }).battle, 0);
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
export const read = (given: string, rulesets = RULESETS): ReadRecord => readRecord(given, rulesets);
export const parsed = (text: string): readonly Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Over, and longer than two checks. */
export const played = ((): Duel => {
  for (let seed = 1; ; seed++) {
    const { battle, over } = randomWalk(duel, { ...SETUP, rounds: 12 }, seed);
    if (over && battle.count > 60) return battle;
  }
})();
export const text = writeRecord(played, { ...INFO, seed: 7 });
export const lines = text.split('\n');
export const withLine = (line: number, change: (text: string) => string): string =>
  lines.map((one, i) => (i === line - 1 ? change(one) : one)).join('\n');
export const headerOf = (change: object): string =>
  withLine(1, (line) => JSON.stringify({ ...JSON.parse(line), ...change }));

/** A text that another program closed in the same way: its chain holds whatever its lines say. */
export function forged(...says: readonly object[]): string {
  const [header = '', check = ''] = writeHeader(begun(), INFO).text.split('\n');
  let chain = sha256(`drumhead-record-2\n${header}`);
  const made = [header, check];
  for (const [i, fields] of says.entries()) {
    const line = JSON.stringify({ n: i + 1, ...fields });
    chain = sha256(chain + line);
    made.push(line);
  }
  return made.map((line) => `${line}\n`).join('');
}

export const guards = [
  { seat: 'blue', command: { type: 'guard', guard: 'blue-low' } },
  { seat: 'red', command: { type: 'guard', guard: 'red-high' } },
] as const;

export function writeUnclosed(battle: Duel): Added {
  let { text: at, tip } = writeHeader(momentOf(battle, 0), INFO);
  for (const step of stepsOf(battle)) {
    const added = writeLine(tip, step, momentOf(battle, step.number));
    at += added.text;
    ({ tip } = added);
  }
  return { text: at, tip };
}
