import { expect, it } from 'vitest';
import { playersInWords, weakWords } from './players.ts';

const t = (key: string, facts: object = {}): string => [key, ...Object.values(facts)].join(' ');

it('says who played, each once, with the version where it is known', () => {
  expect(playersInWords('captain@3, captain@3', t)).toBe('lab.player.version lab.player.captain 3');
  expect(playersInWords('captain,corporal@1', t)).toBe('lab.player.captain; lab.player.version lab.player.corporal 1');
  expect(playersInWords('captain@3:bold,my aunt', t)).toBe('lab.player.version lab.player.captain:bold 3; my aunt');
});

it('warns of everybody who sees less than a captain', () => {
  expect(['captain@3,corporal@1', 'recruit', 'corporal'].map((one) => weakWords(one, t))).toEqual(
    Array.from({ length: 3 }, () => 'lab.weak 45 55 80 20'),
  );
  expect(['captain@3,captain', 'captain:bold', 'corporalissimo'].map((one) => weakWords(one, t))).toEqual([
    null,
    null,
    null,
  ]);
});
