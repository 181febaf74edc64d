/** Squads as text, line by line: what is written, what is read, and what is said about it. */
import { describe, expect, it } from 'vitest';
import { skirmishMessages } from '../text/messages/index.ts';
import { emptySquad } from './randomSquad.ts';
import type { Model, SquadFile } from './squadFile.ts';
import { readSquadText, squadText } from './squadText.ts';

const namesOf = (key: string) => {
  const said = skirmishMessages[key];
  return said === undefined ? [] : [said.en, said.it];
};
const say = (key: string) => skirmishMessages[key]?.en ?? key;
const read = (text: string) => readSquadText(text, namesOf);
/** What is read of one line of a French squad: its models, or the reason and facts against it. */
function line(text: string, roster = 'France 400') {
  const { lines, squad } = read(`${roster}\n${text}`);
  const problem = lines[1]?.problem;
  if (problem) return { reason: problem.reason, facts: problem.facts };
  return squad?.models ?? null;
}
const france = (models: readonly Model[], more: Partial<SquadFile> = {}): SquadFile => ({
  ...emptySquad('fr', 400),
  models,
  ...more,
});
const jacques = { name: 'Old Jacques', q: 3, c: 2, weapons: ['musket', 'axe'], specials: ['strong'] } as const;

describe('a squad written down', () => {
  it.each<[string, SquadFile, string]>([
    ['an empty one', france([]), 'France 400\n'],
    ['with its name', france([], { name: 'The Ninth' }), 'Name: The Ninth\nFrance 400\n'],
    ['a casual one', france([], { casual: true }), `France 400 ${say('sk.text.casual')}\n`],
    [
      'equal neighbours together',
      france([{ profile: 'fr-line' }, { profile: 'fr-line' }, { profile: 'fr-officer' }, { profile: 'fr-line' }]),
      `France 400\n2 × ${say('sk.profile.fr-line')}\n1 × ${say('sk.profile.fr-officer')}\n1 × ${say('sk.profile.fr-line')}\n`,
    ],
    [
      'names and commanders',
      france([{ profile: 'fr-nco', name: 'Duval', commander: true }]),
      `France 400\n1 × ${say('sk.profile.fr-nco')} “Duval” (${say('sk.text.commander')})\n`,
    ],
    [
      'a profile of its own',
      france([{ custom: jacques }]),
      `France 400\n1 × Old Jacques: Q3 C2, ${say('sk.weapon.musket')}, ${say('sk.weapon.axe')}, ${say('sk.special.strong')}\n`,
    ],
    ['a profile nobody knows', france([{ profile: 'fr-lancer' }]), 'France 400\n1 × fr-lancer\n'],
    [
      'obstacles',
      france([], { obstacles: ['fence', 'fence', 'hedge'] }),
      `France 400\n2 × ${say('sk.obstacle.fence')}\n1 × ${say('sk.obstacle.hedge')}\n`,
    ],
    [
      'one of another roster',
      { ...emptySquad('fiw-rng', 350), models: [{ profile: 'pv-drummer' }] },
      `${say('sk.roster.fiw-rng')} 350\n1 × ${say('sk.profile.pv-drummer')} [${say('sk.roster.fiw-prov')}]\n`,
    ],
  ])('SK-SQD-4 %s', (_, squad, text) => {
    expect(squadText(squad, say)).toBe(text);
  });
});

describe('a squad read', () => {
  const conscript = { profile: 'fr-conscript' };
  it.each<[string, ReturnType<typeof line>]>([
    ['Conscript', [conscript]],
    ['  - Conscript', [conscript]],
    ['•   Conscript  ', [conscript]],
    ['2 Conscript', [conscript, conscript]],
    ['2x Conscript', [conscript, conscript]],
    ['2 x  Conscript', [conscript, conscript]],
    ['2. Conscript', [conscript, conscript]],
    ['- 2 × Conscript', [conscript, conscript]],
    ['fr-conscript', [conscript]],
    ['Conscript “Le Roux ”', [{ ...conscript, name: 'Le Roux' }]],
    ['Conscript   «Roux»', [{ ...conscript, name: 'Roux' }]],
    ['Conscript"Roux"', [{ ...conscript, name: 'Roux' }]],
    ['Conscript “Roux” (commander) ', [{ ...conscript, name: 'Roux', commander: true }]],
    ['Conscript [France]', [conscript]],
    ['Conscript [fr] ', [conscript]],
    ['Old Jacques: Q3 C2', [{ custom: { ...jacques, weapons: [], specials: [] } }]],
    ['Old Jacques:q3+,  c 2; Musket + Axe, strong', [{ custom: jacques }]],
    ['Old Jacques:  Q 3 C2, musket,, axe ; Strong;', [{ custom: jacques }]],
  ])('SK-SQD-4, SK-SQD-10 %s', (text, expected) => {
    expect(line(text)).toEqual(expected);
  });

  it.each<[string, string, Record<string, unknown>]>([
    ['0 Conscript', 'sk.problem.lineModels', { count: 0, most: 40 }],
    ['41 Conscript', 'sk.problem.lineModels', { count: 41, most: 40 }],
    ['0 fence', 'sk.problem.lineObstacles', { count: 0, most: 10 }],
    ['11 fence', 'sk.problem.lineObstacles', { count: 11, most: 10 }],
    ['Nobody', 'sk.problem.lineUnknown', { said: 'Nobody', roster: 'sk.roster.fr' }],
    ['Conscript [Great Britain]', 'sk.problem.lineUnknown', { said: 'Conscript', roster: 'sk.roster.gb' }],
    ['Conscript [Narnia]', 'sk.problem.lineFrom', { from: 'Narnia' }],
    ['Hero: Q3, Musket', 'sk.problem.lineNumbers', {}],
    ['Hero: Q3 C22', 'sk.problem.lineNumbers', {}],
    ['Hero: Q3 C2, musket,  Invincible ', 'sk.problem.lineAbility', { said: 'Invincible' }],
  ])('SK-SQD-4 refuses %s', (text, reason, facts) => {
    expect(line(text)).toMatchObject({ reason, facts });
  });

  it('SK-SQD-7 as many models and obstacles as the file can hold', () => {
    expect(line('40 Conscript')).toHaveLength(40);
    const { squad } = read('France\n10 fence');
    expect(squad?.obstacles).toHaveLength(10);
  });

  it.each<[string, Partial<SquadFile> | { readonly reason: string; readonly facts: Record<string, unknown> }]>([
    ['France', { roster: 'fr', limit: 400 }],
    ['Rangers', { roster: 'fiw-rng', limit: 350 }],
    ['France 200', { limit: 200 }],
    ['France 2000', { limit: 2000 }],
    ['France casual 300', { limit: 300, casual: true }],
    ['France 300', { limit: 300 }],
    ['France 199', { reason: 'engine.problem.outOfRange', facts: { value: 199, least: 200, most: 2000 } }],
    ['France 2001', { reason: 'engine.problem.outOfRange', facts: { value: 2001, least: 200, most: 2000 } }],
    ['France 400a', { reason: 'sk.problem.lineRoster', facts: { said: '400a' } }],
    ['France a400', { reason: 'sk.problem.lineRoster', facts: { said: 'a400' } }],
  ])('SK-SQD-1, SK-SQD-2, SK-SQD-10 %s', (text, expected) => {
    const { lines, squad } = read(text);
    expect(lines[0]?.problem ?? squad).toMatchObject(expected);
    if (!('reason' in expected)) expect(squad?.casual ?? false).toBe('casual' in expected);
  });

  it('SK-SQD-4 says what it understood', () => {
    const { lines } = read(
      'Name:  The: Ninth \nFrance 300\n2 Conscript\nNCO (Sergeant) (commander)\nOld Jacques: Q3 C2\n3 hedge',
    );
    expect(lines.map((one) => one.understood)).toEqual([
      { key: 'sk.text.understood.name', facts: { name: 'The: Ninth' } },
      { key: 'sk.text.understood.roster', facts: { roster: 'sk.roster.fr', limit: 300 } },
      { key: 'sk.text.understood.models', facts: { count: 2, who: 'sk.profile.fr-conscript' } },
      { key: 'sk.text.understood.commander', facts: { count: 1, who: 'sk.profile.fr-nco' } },
      { key: 'sk.text.understood.models', facts: { count: 1, who: 'Old Jacques' } },
      { key: 'sk.text.understood.models', facts: { count: 3, who: 'sk.obstacle.hedge' } },
    ]);
  });
});
