import { describe, expect, it } from 'vitest';
import { randomSquad, readSquadText, ROSTERS, type SquadFile, squadText, withNames, withoutNames } from '../index.ts';
import { skirmishMessages } from '../text/messages/index.ts';

const namesOf = (key: string) => {
  const said = skirmishMessages[key];
  return said === undefined ? [] : [said.en, said.it];
};
const read = (text: string) => readSquadText(text, namesOf);
const faults = (text: string) =>
  read(text).lines.flatMap(({ number, problem }) =>
    problem === null ? [] : [`${number} ${problem.reason.replace(/^.*problem\./, '')}`],
  );

describe('a squad as text', () => {
  it.each(['en', 'it'] as const)('is the same after writing and reading in %s, for every roster', (language) => {
    const say = (key: string) => skirmishMessages[key]?.[language] ?? key;
    for (const { id } of ROSTERS) {
      for (let n = 0; n < 8; n++) {
        const made = randomSquad(id, 250 + 50 * n, (limit) => (n * 5 + (n >> 2) * limit + 1) % limit);
        const own: SquadFile = {
          ...made,
          name: `La squadra «${n}»: prova`,
          models: [
            ...made.models,
            {
              custom: { name: 'Old Jacques', q: 3, c: 2, weapons: ['musket', 'sword'], specials: ['elan', 'poorShot'] },
            },
          ],
          ...(n % 2 === 0 ? {} : { obstacles: ['fence', 'fence', 'hedge'] }),
        };
        const back = read(squadText(own, say));
        expect(back.lines.filter(({ problem }) => problem !== null)).toEqual([]);
        expect(back.squad).toEqual(own);
      }
    }
  });

  it('accepts counts, dashes, both languages, ids and comments', () => {
    const { squad } = read(`# for Saturday
Name: The Forlorn
FRANCIA 400
1 Officer
- NCO (Sergeant) (commander)
10x line infantryman
3 × Volteggiatore
fr-drummer
2 hedge
Old Jacques: q3+ c2; Musket, Strong`);
    expect(squad).toMatchObject({ name: 'The Forlorn', roster: 'fr', limit: 400, obstacles: ['hedge', 'hedge'] });
    expect(squad?.models).toHaveLength(17);
    expect(squad?.models[1]).toEqual({ profile: 'fr-nco', commander: true });
    expect(squad?.models.at(-1)?.custom).toEqual({
      name: 'Old Jacques',
      q: 3,
      c: 2,
      weapons: ['musket'],
      specials: ['strong'],
    });
  });

  it('writes and reads the own names of the men, in quotes of any kind', () => {
    const { squad } = read(
      'France 400\nOfficer “Petit”\nNCO (Sergeant) «Dubois» (commander)\nLine Infantryman "Le Roux"',
    );
    expect(squad?.models.map(({ name }) => name)).toEqual(['Petit', 'Dubois', 'Le Roux']);
    expect(squad?.models[1]).toEqual({ profile: 'fr-nco', name: 'Dubois', commander: true });
    for (const language of ['en', 'it'] as const) {
      const say = (key: string) => skirmishMessages[key]?.[language] ?? key;
      expect(read(squadText(squad as SquadFile, say)).squad).toEqual(squad);
    }
    expect(faults(`France\nOfficer “${'x'.repeat(61)}”`)).toEqual(['2 textLength']);
  });

  it('reads names of earlier versions', () => {
    expect(read('Gran Bretagna\nGuardia a Piedi').squad?.models).toEqual([{ profile: 'gb-guard' }]);
    expect(read('Rangers\nJoe: Q3 C2, Boscaiolo').squad?.models[0]?.custom?.specials).toEqual(['forester']);
    expect(read('French (New France) 350').squad?.roster).toBe('fiw-fr');
    expect(read('Nativi (Banda di Guerra) 350').squad?.roster).toBe('fiw-nat');
    expect(read('Rangers\nDrummer [Provincial (Colonial)]').squad?.models[0]?.profile).toBe('pv-drummer');
    expect(read('Gran Bretagna\nFuciliere Scelto (95esimo)').squad?.models[0]?.profile).toBe('gb-rifleman');
  });

  it('names the nameless men of every roster, each differently, and takes the names away', () => {
    for (const { id } of ROSTERS) {
      const squad = randomSquad(id, 400, (n) => n - 1);
      const first: SquadFile = {
        ...squad,
        models: squad.models.map((m, at) => (at === 0 ? { ...m, name: 'Zed' } : m)),
      };
      const named = withNames(first, (n) => Math.trunc(n / 2));
      const names = named.models.map(({ name }) => name);
      expect(names[0]).toBe('Zed');
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
      expect(withoutNames(named)).toEqual(squad);
    }
  });

  it('distinguishes a roster from a soldier of the same name, and knows borrowed soldiers by their roster', () => {
    expect(read('Ranger\n5 Ranger').squad?.models).toHaveLength(5);
    const { squad } = read('Rangers 350\nSoldato Provinciale\n2 Drummer [Provincials]\nDrummer [fiw-gb]');
    expect(squad?.models.map(({ profile }) => profile)).toEqual([
      'pv-soldier',
      'pv-drummer',
      'pv-drummer',
      'rb-drummer',
    ]);
  });

  it.each([
    ['Français 400', 'fr', undefined],
    ['British Rifles 400 pts', 'gb', 'British Rifles'],
    ['Capt. Müller’s Prussians (400)', 'pr', 'Capt. Müller’s Prussians'],
    ['The Emperor’s French Guard – 400 pts', 'fr', 'The Emperor’s French Guard'],
    ['Grenadiers (France, 400 pts)', 'fr', 'Grenadiers'],
  ] as const)('reads the heading %s by the troops that its name names', (heading, roster, name) => {
    const { lines, squad } = read(`${heading}\nOfficer`);
    expect(lines.map(({ problem }) => problem)).toEqual([null, null]);
    expect(squad).toMatchObject({ roster, limit: 400, ...(name !== undefined && { name }) });
    expect(squad?.models).toHaveLength(1);
  });

  it.each([
    'Sergeant (French)',
    'French Grenadier 14 pts',
    '4 x Line Infantryman (French, 60 pts)',
    'Officer - British 60',
  ])('takes no soldier for a heading: %s', (soldier) => {
    for (const text of [`Officer\n${soldier}`, `Officer\n2 Drummer\n${soldier}\nMusician`, soldier])
      expect({ squad: read(text).squad, first: faults(text)[0]?.slice(0, 12) }, text).toEqual({
        squad: null,
        first: '1 lineRoster',
      });
  });

  it('reports what is wrong with a line, and accepts the others', () => {
    expect(faults('Officer\nFrance 400')).toEqual([]);
    expect(faults('Officer\n4 Line Infantryman\nTotal: 90')).toEqual(['1 lineRosterFirst']);
    expect(faults('France lots')).toEqual(['1 lineRoster']);
    expect(faults('France 99999')).toEqual(['1 outOfRange']);
    expect(faults('France\nOfficer\nOld Guard\n3 Highlander')).toEqual(['3 lineUnknown', '4 lineUnknown']);
    expect(faults('Rangers\nOfficer [Narnia]')).toEqual(['2 lineFrom']);
    expect(faults('France\nHero: Q3, Musket')).toEqual(['2 lineNumbers']);
    expect(faults('France\nHero: Q3 C2, Musket, Invincible')).toEqual(['2 lineAbility']);
    expect(faults('France\n41 Conscript\n0 Conscript')).toEqual(['2 lineModels', '3 lineModels']);
    expect(faults('France\n11 fence')).toEqual(['2 lineObstacles']);
    expect(faults(`France\n${'x'.repeat(301)}`)).toEqual(['2 lineTooLong']);
    expect(faults(`Name: ${'x'.repeat(61)}`)).toEqual(['1 textLength']);
    expect(faults(`France\n${'Officer\n'.repeat(140)}`).at(-1)).toBe('121 tooManyLines');
    expect(read('').squad).toBeNull();
  });
});
