import { judge } from '@drumhead/skirmish/adjudicate';
import { expect, it } from 'vitest';
import { randomSquad } from '@drumhead/skirmish';
import { CONFIG, configOf, groupOfSquad } from './companion.tsx';

const implied = (record: object) => CONFIG.implied?.(record as never) ?? {};

it('a model without a profile is shown with the weapons that the judge takes it to have', () => {
  const melee = (attacker: object) => judge.adjudicate('melee', { attacker, defender: { c: 3 } }, (key) => key);
  const { weapons } = implied({ c: 3 });
  expect(weapons).toEqual(['musket']);
  expect(melee({ c: 3 })).toEqual(melee({ c: 3, weapons }));
  expect(melee({ c: 3 })).not.toEqual(melee({ c: 3, weapons: [] }));
});

it('nothing is said of a model of which nothing is given, nor of a weapon that somebody took away', () => {
  expect(implied({})).toEqual({});
  expect(implied({ profile: 'fr-line' })).toMatchObject({ weapons: ['musket'], weapon: 'musket' });
  expect(implied({ profile: 'fr-line', weapons: [] })).not.toHaveProperty('weapon');
});

it('SK-GEO-2 a distance can be given by the sticks of the figures on the table', () => {
  const lengths = (field: string, situation: object) =>
    CONFIG.sticks?.(field, situation as never).map(({ length }) => length);
  expect(lengths('gap', {})).toEqual([50, 80, 120, 240, 360]);
  expect(lengths('gap', { scale: '28mm' })).toEqual([75, 120, 180, 360, 540]);
  expect(lengths('c', {})).toEqual([]);
});

it('offers the profiles of one’s own squads, each once, under the name of the squad', () => {
  const squad = randomSquad('fr', 400, () => 0);
  const [group] = groupOfSquad('My men', JSON.stringify(squad));
  expect(group).toMatchObject({ name: 'My men', given: true });
  expect(group?.choices.length).toBe(new Set(group?.choices).size);
  expect(group?.choices.length).toBeGreaterThan(0);
  const known = configOf('SDS').known?.['profile']?.flatMap(({ choices }) => choices) ?? [];
  for (const profile of group?.choices ?? []) expect(known).toContain(profile);
  expect(groupOfSquad('', 'not a squad')).toEqual([]);
});

it('each game offers its own profiles alone', () => {
  const [shakos, tomahawks] = (['SDS', 'SDT'] as const).map((variant) =>
    (configOf(variant).known?.['profile'] ?? []).flatMap(({ choices }) => choices),
  );
  expect(shakos).toContain('fr-officer');
  expect(tomahawks?.length).toBeGreaterThan(20);
  expect(tomahawks?.filter((profile) => shakos?.includes(profile))).toEqual([]);
});

it('SK-RNG-3 a stick says what the weapon that shoots adds so far away', () => {
  const adds = (shooter: object) =>
    CONFIG.sticks?.('gap', { scale: '15mm', shooters: [shooter] }).map((stick) => stick.adds);
  expect(adds({ profile: 'fr-line' })).toEqual(['+2', '+2', '+2', '+1', '+0']);
  expect(adds({ weapon: 'carbine' })).toEqual(['+2', '+2', '+0', '–', '–']);
  expect(adds({})).toEqual(['', '', '', '', '']);
});
