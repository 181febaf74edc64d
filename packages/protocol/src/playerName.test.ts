/** What a player may be called. */
import { constantFrom, oneof, property, assert as holds, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, playerName } from './playerName.ts';

/** Most of what these make are names, at the edge of what is allowed. */
const SOUND_OR_NOT = constantFrom('A', 'é', 'ß', '中', '7', ' ', '.', '’', '-', '\u0301', '\u3164', '\u200D', '<');

describe('the name of a player', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Jean-Luc   d’Arc ', 'Jean-Luc d’Arc'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['नेपोलियन', 'नेपोलियन'],
    ['拿破仑', '拿破仑'],
    ['O’Brien 2', 'O’Brien 2'],
  ])('%j is one', (given, name) => {
    expect(playerName(given)).toBe(name);
  });

  it.each([
    '',
    '   ',
    '-Anna',
    '<b>Anna</b>',
    'Anna & Ben',
    'A\u202Enna',
    'An\u200Bna',
    '\u3164',
    '\u115F\uFFA0',
    'Anna\uFE0F',
    'An\u034Fna',
    'An\u0000na',
    'e\u0301\u0302\u0303\u0304',
    '{{side}}',
    'x'.repeat(LONGEST_NAME + 1),
  ])('%j is none', (given) => {
    expect(playerName(given)).toBeNull();
  });

  it('is short, plain and the same when it is read again, whatever is given', () => {
    holds(
      property(
        oneof(string({ unit: 'binary', maxLength: 30 }), string({ unit: SOUND_OR_NOT, maxLength: 30 })),
        (given) => {
          const name = playerName(given);
          if (name === null) return;
          expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME);
          expect(name).not.toMatch(/[<>&"{}\p{C}\p{Default_Ignorable_Code_Point}]|\p{M}{3}/u);
          expect(playerName(name)).toBe(name);
        },
      ),
      { numRuns: 200 },
    );
  });
});
