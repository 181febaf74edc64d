import { describe, expect, it } from 'vitest';
import { fullName, RANK_NAMES, rankCalled, readPlayerName, versionedPlayers } from './index.ts';

const room = {
  version: 3,
  terms: [
    { key: 'losses', weight: 1 },
    { key: 'danger', weight: 0.5 },
  ],
  temperaments: { bold: { danger: 0.5 }, wary: { danger: 2 }, steady: { losses: 2 } },
};

describe('names of players', () => {
  it('reads every rank and the older names', () => {
    expect(RANK_NAMES).toEqual(['recruit', 'corporal', 'captain', 'colonel', 'general', 'random', 'steady']);
    expect(readPlayerName('captain')).toEqual({ rank: 'captain', weights: {} });
    expect(readPlayerName(' steady ')).toEqual({ rank: 'corporal', weights: {} });
    expect(rankCalled('random')).toBe('recruit');
  });

  it('reads the weights of a captain', () => {
    expect(readPlayerName('captain:losses=1.5:danger=-0.25')).toEqual({
      rank: 'captain',
      weights: { losses: 1.5, danger: -0.25 },
    });
  });

  it('reads the plans of colonels and generals, whose versions and hashes are their own', () => {
    const colonel = { version: 2, rivals: 4, gap: 0.25, reads: 3000 };
    const named = (text: string, plan = {}) =>
      fullName(readPlayerName(text) ?? { rank: 'recruit', weights: {} }, { ...room, ...plan });
    expect(named('colonel', { colonel })).toMatch(/^colonel@2#[0-9a-f]{8}$/);
    expect(named('colonel:rivals=4', { colonel })).toBe(named('colonel', { colonel }));
    expect(named('colonel:gap=1', { colonel })).not.toBe(named('colonel', { colonel }));
    expect(named('colonel:gap=1')).toMatch(/^colonel@0#/);
    const general = { version: 5, rivals: 8, gap: 0.25, reads: 40000 };
    expect(named('general', { colonel, general })).toMatch(/^general@5#/);
    expect(named('general:gap=1', { colonel, general })).not.toBe(named('general', { colonel, general }));
    // Without a plan of his own he is a colonel.
    expect(named('general', { colonel }).slice('general@0'.length)).toBe(
      named('colonel', { colonel }).slice('colonel@2'.length),
    );
  });

  it('reads the temperament of a captain, who then counts some terms more or less', () => {
    expect(readPlayerName('captain:bold')).toEqual({ rank: 'captain', temperament: 'bold', weights: {} });
    const named = (text: string) => fullName(readPlayerName(text) ?? { rank: 'recruit', weights: {} }, room);
    const [, hash] = named('captain:danger=0.25').split('#');
    expect(named('captain:bold')).toBe(`captain@3:bold#${hash}`);
    // A weight that is named is that of the name.
    expect(named('captain:wary:danger=0.25')).toBe(`captain@3:wary#${hash}`);
  });

  it('tells by the name whether what dice may cost counts otherwise, and not what a commander shows on the table', () => {
    const told = (risk: number) =>
      fullName(
        { rank: 'captain', temperament: 'bold', weights: {} },
        { ...room, temperaments: { ...room.temperaments, bold: { danger: 0.5, risk } } },
      );
    expect(told(0.8)).not.toBe(told(1));
    expect(fullName({ rank: 'captain', temperament: 'natural', weights: {} }, room)).toMatch(/^captain@3:natural#/);
  });

  it.each([
    '',
    'corporal:bold',
    'colonel:bold',
    'captain:mild',
    'captain:danger=1:bold',
    'marshal',
    'general:bold',
    'constructor',
    'corporal:losses=1',
    'captain:',
    'captain:losses',
    'captain:=1',
    'captain:losses=',
    'captain:losses=much',
    'captain:losses=1=2',
    'captain:losses=Infinity',
  ])('refuses “%s”', (name) => {
    expect(readPlayerName(name)).toBeNull();
  });

  it('tells captains of different weights apart', () => {
    const plain = fullName({ rank: 'captain', weights: {} }, room);
    expect(plain).toMatch(/^captain@3#[0-9a-f]{8}$/);
    expect(fullName({ rank: 'captain', weights: { danger: 0.5 } }, room)).toBe(plain);
    expect(fullName({ rank: 'captain', weights: { danger: 0.6 } }, room)).not.toBe(plain);
    expect(fullName({ rank: 'corporal', weights: {} }, room)).toBe('corporal@1');
  });
});

it('names players beside odds with their versions, and what it does not know as it is', () => {
  const room = { version: 3 };
  expect(versionedPlayers('captain, corporal,captain:bold,captain@2,nobody', room)).toBe(
    'captain@3,corporal@1,captain@3:bold,captain@2,nobody',
  );
  expect(versionedPlayers('captain', null)).toBe('captain@1');
});
