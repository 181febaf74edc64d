import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../test/commandLine.ts';
import { type SavedPairs, savedPairs, type RunOf } from './savedPairs.ts';
import type { PlayedPair } from '@drumhead/bots';

const RUN: RunOf = {
  ruleset: 'skirmish',
  rules: 4,
  players: ['captain@4#0123abcd', 'captain@3#0123abcd'],
  setups: 'balanced',
  given: [{ a: 1 }, { a: 2 }],
  seed: '1',
  cap: 100,
};

const battle = { score: 1, margin: 0.25, commands: 90, winner: 'red', capped: false };
const played: PlayedPair = {
  battles: [battle, { ...battle, score: 0, winner: 'blue' }],
  times: [[1.23456, 2], [0.5]],
  habits: { 'sk.habit.idle': { count: 1, of: 3 } },
};
const kept: PlayedPair = { ...played, times: [[1.235, 2], [0.5]] };

const folder = testFolder();
const opened = (name: string, run = RUN): SavedPairs => {
  const found = savedPairs(join(folder, name), run);
  if (found === null) throw new Error('the file belongs to another run');
  return found;
};
const fileIn = (name: string): string => join(folder, name, readdirSync(join(folder, name))[0] as string);

describe('pairs kept in a file', () => {
  it('are there when the run is begun again, and none are at first', () => {
    const first = opened('again');
    expect(first.pairs.size).toBe(0);
    first.keep(0, played);
    first.keep(5, played);
    expect([...opened('again').pairs]).toEqual([
      [0, kept],
      [5, kept],
    ]);
    expect(readdirSync(join(folder, 'again'))).toEqual([
      'skirmish@4_captain@4#0123abcd_captain@3#0123abcd_balanced_seed-1_cap-100.jsonl',
    ]);
  });

  it('lose only the one that was being written when the run was cut, and take another after it', () => {
    opened('cut').keep(0, played);
    appendFileSync(fileIn('cut'), '{"pair":1,"played":{"batt');
    const again = opened('cut');
    expect([...again.pairs.keys()]).toEqual([0]);
    again.keep(1, played);
    expect([...opened('cut').pairs.keys()]).toEqual([0, 1]);
  });

  it('begin anew where the run was cut before the first line was whole', () => {
    opened('head');
    truncateSync(fileIn('head'), 10);
    opened('head').keep(2, played);
    expect([...opened('head').pairs.keys()]).toEqual([2]);
  });

  it('are those of one run: another player, seed or limit has another file, other set-ups are refused', () => {
    opened('one').keep(0, played);
    const others: Partial<RunOf>[] = [
      { seed: '2' },
      { cap: 99 },
      { setups: 'farm' },
      { rules: 5 },
      { ruleset: 'simplicity' },
    ];
    for (const other of others) expect(opened('one', { ...RUN, ...other }).pairs.size).toBe(0);
    expect(readdirSync(join(folder, 'one'))).toHaveLength(1 + others.length);
    expect(savedPairs(join(folder, 'one'), { ...RUN, given: [{ a: 2 }, { a: 1 }] })).toBeNull();
  });

  it('are not taken from a file of something else', () => {
    opened('else');
    writeFileSync(fileIn('else'), 'Notes of mine\n');
    expect(savedPairs(join(folder, 'else'), RUN)).toBeNull();
    expect(readFileSync(fileIn('else'), 'utf8')).toBe('Notes of mine\n');
  });
});
