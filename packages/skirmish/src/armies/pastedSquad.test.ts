import { expect, it } from 'vitest';
import { ROSTERS, readSquadText } from '../index.ts';
import { pastedHeadings } from '@drumhead/testkit';
import { stem } from '@drumhead/content/rosterText';
import { skirmishMessages } from '../text/messages/index.ts';

const namesOf = (key: string) => {
  const said = skirmishMessages[key];
  return said === undefined ? [] : [said.en, said.it];
};
const read = (text: string) => readSquadText(text, namesOf);

/** An Officer and four of the line, as people write them. */
const lists: readonly (readonly [string, string])[] = [
  ['bullets and points', 'France 400 pts\n• Officer (60 pts)\n• 4x Line Infantryman - 30'],
  ['ticks', 'French 400\n✓ Officer\n✅ Line Infantryman x4'],
  ['boxes', 'France 400\n- [x] Officer\n- [ ] Line Infantrymen (4)'],
  ['numbers', '1. French (400 points)\n2. Officer\n3. 4 Line Infantrymen'],
  ['marks of forums', '[b]France 400[/b]\n[list][*]Officer\n[*][i]4 x Line Infantryman[/i] [60 pts][/list]'],
  ['a page', '<h2>France 400</h2><ul><li>Officer</li><li>4&nbsp;&times;&nbsp;Line Infantryman</li></ul>'],
  ['Markdown', '## France 400\n\n* **Officer**\n* 4x _Line Infantryman_\n\n---\n'],
  ['a fence of code', '```\nFrance 400\nOfficer\n4 Line Infantryman\n```\n\n\n'],
  ['a quotation', '> France 400\n> Officer\n>\n> 4 Line Infantryman'],
  [
    'signs that show nothing',
    'Fra\u00adnce\u00a0400\u200b\r\n\u2022\tOfficer\r\n\uff14\u00d7\u3000Line\u00a0Infantryman\ufeff',
  ],
  [
    'headings and a sum',
    'My squad\nArmy: French, 400 points\nTroops:\nOfficer 60pts\n4x French Line Infantryman 120 pts\nTotal: 180/400 pts',
  ],
  ['Italian', 'Francesi, 400 punti\n– Ufficiale (60 punti)\n– Fanti di linea x4\nTotale: 180 punti'],
  ['the roster last', 'Officer\n4 Line Infantryman\nFrance 400'],
  ['capitals', 'FRENCH 400\nOFFICER\nLINE INFANTRYMEN x 4'],
];

it.each(['\u202eLes\u200b Braves\u2066', '&#8238;Les&#x2800;&#8203;Braves&#x3164;', 'L\u{e0041}es\u2003\u0007Braves'])(
  'calls a squad by what is seen of its name, pasted as %j',
  (name) => {
    const { squad } = read(`Name: ${name}\nFrance 400\nOfficer “${name}”`);
    expect(squad?.name).toBe('Les Braves');
    expect(JSON.stringify(squad)).not.toMatch(/[^ -~“”×–]/);
  },
);

it.each(lists)('reads a squad with %s', (_name, text) => {
  const { lines, squad } = read(text);
  expect(lines.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(squad).toMatchObject({ roster: 'fr', limit: 400 });
  expect(squad?.models.map(({ profile }) => profile)).toEqual(['fr-officer', ...Array<string>(4).fill('fr-line')]);
});

it.each([...pastedHeadings('Les Braves', 'France', 400), ...pastedHeadings('Les Braves', 'francesi', 400)])(
  'reads the heading %s',
  (heading) => {
    const { lines, squad } = read(`${heading}\nOfficer\n4 Line Infantryman`);
    expect(lines.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(squad).toMatchObject({ roster: 'fr', limit: 400, name: 'Les Braves' });
    expect(squad?.models).toHaveLength(5);
  },
);

it('takes no line of troops for a heading, and nobody for a nation', () => {
  for (const text of ['Officer (Sergeant, 60 pts)\n4 Line Infantryman', 'The Braves (400 pts)\nOfficer']) {
    const { lines, squad } = read(text);
    expect(squad).toBeNull();
    expect(lines.filter(({ problem }) => problem?.reason === 'sk.problem.lineRosterFirst')).toHaveLength(1);
  }
});

it('gives a man his name behind a colon, and tells what it passes over', () => {
  const { lines, squad } = read('France 400\nOfficer: Paul\nLine Infantryman – 30\nTotal 90');
  expect(squad?.models[0]).toMatchObject({ profile: 'fr-officer', name: 'Paul' });
  expect(lines[2]).toMatchObject({ ignored: '– 30' });
  expect(lines[3]).toMatchObject({ understood: { key: 'engine.pasted.ignored' } });
});

it('no two soldiers of a roster are one when one and many are alike', () => {
  for (const { id, profiles } of ROSTERS) {
    for (const language of ['en', 'it'] as const) {
      const stems = profiles.map((one) => stem(skirmishMessages[`sk.profile.${one.id}`]?.[language] ?? one.id));
      expect(new Set(stems).size, id).toBe(stems.length);
    }
  }
});
