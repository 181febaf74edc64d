/** What a league did is told in sentences: one for both battles of a pair that went the same way. */
import { expect, it } from 'vitest';
import { actsInWords } from './acts.ts';
import type { Act, League } from './clubs.ts';
import { clubMessages } from './messages.ts';

const person = (entry: number, name: string | null) => ({ entry, name, player: 'person', since: 1, isOut: false });
const ENTRIES: League['entries'] = [person(1, 'Ada'), person(2, 'Ben'), person(3, null)];
/** As the key, with what it is told. */
const messages = {
  language: 'en' as const,
  t: (key: string) => key,
  translate: (key: string, { name, other, names, points }: Readonly<Record<string, unknown>> = {}) =>
    `${key} ${String(name)} ${String(other)} ${String(names)} ${String(points)}`,
};
const act = (what: string, entries: readonly number[], points: number, at = 1): Act => ({
  what,
  round: 1,
  entries,
  points,
  at,
});
const told = (acts: readonly Act[], kind: League['kind'] = 'swiss') =>
  actsInWords({ acts, kind, entries: ENTRIES }, messages).map(({ words }) => words.replace('web.league.act.', ''));

it('says once what happened to both battles of a pair, and apart what went differently', () => {
  expect(told([act('absent', [1, 2], 2), act('absent', [1, 2], 2)])).toEqual(['absent Ada Ben Ada, Ben 4']);
  expect(told([act('time', [1, 2], 2), act('time', [2, 1], 2)])).toHaveLength(2);
  expect(told([act('nobody', [1, 2], 0), act('nobody', [2, 1], 0)])).toEqual(['nobody Ada Ben Ada, Ben 0']);
  expect(told([act('left', [1, 2], 2), act('left', [1, 2], 2, 5)])).toHaveLength(2);
  // Of two who are named alone, each has a sentence.
  expect(told([act('withdrawn', [1], 0), act('withdrawn', [2], 0)])).toHaveLength(2);
});

it('calls whoever deleted his account a former member', () => {
  expect(told([act('left', [1, 3], 2)])).toEqual(['left Ada web.league.former Ada, web.league.former 2']);
});

it('has words for all that a league does', () => {
  const plain = ['absent', 'nobody', 'time', 'equal', 'left', 'bothLeft', 'gone'];
  const whole = ['withdrawn', 'ended', 'empty', 'unplayable'];
  const byKind = ['drawn', 'late', 'alone'].flatMap((what) => [`${what}.swiss`, `${what}.robin`]);
  for (const what of [...plain, ...whole, ...byKind])
    expect(Object.keys(clubMessages)).toContain(`web.league.act.${what}`);
});
