import { pastedHeadings } from '@drumhead/testkit';
import { describe, expect, it } from 'vitest';
import { largeBattlesMessages } from '../text/messages/index.ts';
import { divisionSide, type RolledGeneral } from './divisionSide.ts';
import { type DivisionFile, divisionText, NATION_IDS, NATIONS, randomDivision, readDivisionText } from './index.ts';

const namesOf = (key: string) => {
  const said = largeBattlesMessages[key];
  return said === undefined ? [] : [said.en, said.it];
};
const read = (text: string) => readDivisionText(text, namesOf);
const faults = (text: string) =>
  read(text).lines.flatMap(({ number, problem }) =>
    problem === null ? [] : [`${number} ${problem.reason.replace(/^.*problem\./, '')}`],
  );

/** What the lines for people say that each Brigade has, and the Reserve; companies are no units. */
const unitsNamed = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) =>
      line
        .slice(2)
        .split(', ')
        .filter((one) => /^\d+ × /.test(one)),
    );

/** With names of its own, some of them strange, for a brigade and units of it and of the Reserve. */
const named = (division: DivisionFile): DivisionFile => ({
  ...division,
  brigades: division.brigades.map((one, i) =>
    i === 0 ? { ...one, name: 'Picton’s “own”: 3 (three)', names: ['2 × Line', null, 'La Garde «vieille»'] } : one,
  ),
  reserve: division.reserve && { ...division.reserve, names: [null, 'Reserve'] },
});

describe('a Division as text', () => {
  it.each(['en', 'it'] as const)('goes there and back in %s, every legal choice of it', (language) => {
    const say = (key: string) => largeBattlesMessages[key]?.[language] ?? key;
    for (const nation of NATION_IDS) {
      const { periods } = NATIONS[nation];
      for (const period of periods.length === 0 ? [null] : periods) {
        for (let n = 0; n < 30; n++) {
          const made = randomDivision(nation, period, (limit) => (n * 5 + (n >> 2) * limit + 1) % limit);
          const division = n % 2 === 0 ? made : named({ ...made, name: `Divisione «${n}»: la prova` });
          const text = divisionText(division, say);
          const generals = [...division.brigades, null].map((): RolledGeneral => ({ q: 3, rules: [] }));
          const side = divisionSide(division, { id: 'a', name: 'A', baseline: 'top', generals });
          expect(unitsNamed(text)).toEqual(
            [...side.brigades, ...(side.reserve === undefined ? [] : [side.reserve])].map(({ units }) =>
              units.map(({ count, name }) => `${count} × ${say(name)}`),
            ),
          );
          const back = read(text);
          expect(back.lines.filter(({ problem }) => problem !== null)).toEqual([]);
          expect(back.division).toEqual(division);
        }
      }
    }
  });

  it('reads the notations people use: numbers, brackets, counts, ids, comments', () => {
    const { division } = read(`# for Saturday
name: The Iron Third

FRANCE 1805-1812
1. 1st Mixed Brigade (hussars)
- Light Cavalry Brigade: 2 x Lancer regiment
Reserve: Dragoon regiment
`);
    expect(division).toMatchObject({
      name: 'The Iron Third',
      nation: 'france',
      period: '1805-1812',
      brigades: [
        { list: 'fr-mixed', options: { lightCavalry: ['hussars'] } },
        { list: 'fr-light-cavalry', options: { lightCavalry: ['lancers', 'lancers'] } },
      ],
      reserve: { options: { either: 'dragoons' } },
    });
  });

  it.each([
    ...pastedHeadings('La Terza', 'French', 90),
    ...pastedHeadings('La Terza', 'Francia', null),
    ...pastedHeadings('La Terza', 'France 1805-1812', null),
    'La Terza (France, 1805–1812, 90 pts)',
  ])('reads the heading %s', (heading) => {
    const { lines, division } = read(`${heading}\nLight Cavalry Brigade: 2 x Lancers`);
    expect(lines.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(division).toMatchObject({ nation: 'france', name: 'La Terza' });
    expect(division?.period).toBe(heading.includes('1805') ? '1805-1812' : null);
  });

  it.each([
    [
      'bullets, counts behind, prices and a sum',
      'Army: Russians\n• Line Brigade x2 (60 pts)\n✓ Light Cavalry Brigade: 1x Uhlans, 1 Hussars - 30\nTotal: 90',
    ],
    ['marks of forums', '[b]RUSSIAN[/b]\n[*] 2x Line Brigades\n[*] Light Cavalry Brigade (Uhlans, Hussars)\n\n\n'],
    ['the nation last', 'Line Brigade\nLine Brigade\nLight Cavalry Brigade: Uhlan, Hussar\nRussia'],
  ])('reads lists as people paste them: %s', (_name, text) => {
    expect(faults(text)).toEqual([]);
    expect(read(text).division).toMatchObject({
      nation: 'russia',
      brigades: [{}, {}, { options: { lightCavalry: ['uhlans', 'hussars'] } }],
    });
  });

  it('LB-LIST-04 takes a kind alone for all light regiments', () => {
    const light = (said: string) => read(`Russia\nLight Cavalry Brigade: ${said}`).division?.brigades[0]?.options;
    expect(light('Uhlans')).toEqual({ lightCavalry: ['uhlans', 'uhlans'] });
    expect(light('Uhlans, Hussars')).toEqual({ lightCavalry: ['uhlans', 'hussars'] });
  });

  it('names the faults of each line', () => {
    expect(faults('Mixed Brigade: hussars\nFrance 1805-1812')).toEqual([]);
    expect(faults('Mixed Brigade: hussars\nReserve')).toEqual(['1 lineNationFirst']);
    expect(faults('France 1799')).toEqual(['1 linePeriod']);
    expect(faults('Russia 1805-1812')).toEqual(['1 periodNotHad']);
    expect(faults('France\nSpain')).toEqual(['2 lineSecondNation']);
    expect(faults('Spain\nReserve')).toEqual(['2 reserveNotHad']);
    expect(faults('Russia\nReserve\nReserve')).toEqual(['3 lineSecondReserve']);
    expect(faults('Russia\n\nOld Guard Brigade')).toEqual(['3 lineUnknown']);
    expect(faults('Russia\nLine Brigade: Hussars')).toEqual(['2 lineNoChoice']);
    expect(faults('Russia\nLight Cavalry Brigade: Cuirassiers')).toEqual(['2 lineTroops']);
    expect(faults(`Russia\n${'Line Brigade\n'.repeat(8)}`)).toEqual(['8 lineBrigades', '9 lineBrigades']);
    expect(faults(`Name:\nName: ${'x'.repeat(61)}\nRussia`)).toEqual(['1 textLength', '2 textLength']);
  });

  /** What the reader of a line is told: the message and its facts. */
  const told = (text: string, line = 0): unknown => {
    const { problem, understood } = read(text).lines[line] as ReturnType<typeof read>['lines'][number];
    return problem === null
      ? [understood?.key.replace('lb.text.understood.', ''), understood?.facts]
      : [problem.reason.replace(/^.*problem\./, ''), problem.facts];
  };

  it('says what it understood', () => {
    expect(told('Name: The Third')).toEqual(['name', { name: 'The Third' }]);
    expect(told('Russia')).toEqual(['nation', { nation: 'lb.side.russia' }]);
    expect(told('France 1805-1812')).toEqual([
      'nationAndPeriod',
      { nation: 'lb.side.france', period: 'lb.period.1805-1812' },
    ]);
    expect(told('Russia\nLine Brigade', 1)).toEqual(['list', { list: 'lb.list.line' }]);
    expect(told('Russia\nLight Cavalry Brigade: Uhlans, Hussars', 1)).toEqual([
      'listWith',
      { list: 'lb.list.light-cavalry', troops: 'lb.unit.uhlans, lb.unit.hussars' },
    ]);
  });

  it('says what is wrong, and what might stand there', () => {
    expect(told('France\nSpain', 1)).toMatchObject(['lineSecondNation', { nation: 'lb.side.france' }]);
    expect(told('Russia 1805-1812')).toMatchObject(['periodNotHad', { nation: 'lb.side.russia' }]);
    expect(told('France 1799')).toMatchObject({
      0: 'linePeriod',
      1: { said: '1799', periods: NATIONS.france.periods.join(', ') },
    });
    expect(told('Spain\nReserve', 1)).toMatchObject(['reserveNotHad', { nation: 'lb.side.spain' }]);
    const names = [...new Set(NATIONS.russia.lists.map(({ name }) => name))].join(', ');
    expect(told('Russia\nOld Guard Brigade', 1)).toMatchObject([
      'lineUnknown',
      { nation: 'lb.side.russia', lists: names },
    ]);
    expect(told(`Russia\n${'Line Brigade\n'.repeat(7)}`, 7)).toMatchObject(['lineBrigades', { most: 6 }]);
    expect(told('Russia\nLine Brigade: Hussars', 1)).toMatchObject([
      'lineNoChoice',
      { said: 'Hussars', list: 'lb.list.line' },
    ]);
    expect(told('Russia\nLight Cavalry Brigade:  Lancers ', 1)).toMatchObject({
      0: 'lineTroops',
      1: { said: 'Lancers', list: 'lb.list.light-cavalry', choices: expect.stringContaining('lb.unit.uhlans') },
    });
    expect(told('Russia\nReserve: Hussars', 1)).toMatchObject({ 1: { said: 'Hussars' } });
  });

  it('LB-LIST-04 reads numbers, bullets and brackets as people write them', () => {
    const options = (line: string) => read(`Russia\n${line}`).division?.brigades[0];
    const light = (...lightCavalry: readonly string[]) => ({ list: 'ru-light-cavalry', options: { lightCavalry } });
    for (const line of [
      'Light Cavalry Brigade: 1 Uhlans, 1 Hussars',
      'Light Cavalry Brigade: 1x Uhlans; 1 x  Hussars',
      'Light Cavalry Brigade:  Uhlans + 1× Hussars',
      '12. Light Cavalry Brigade: Uhlans, 01 Hussars',
      '  3)   Light Cavalry Brigade (Uhlans, Hussars )  ',
      '• Light Cavalry Brigade: Uhlans,, Hussars, ',
      'ru-light-cavalry: uhlans, hussars',
    ]) {
      expect(options(line), line).toEqual(light('uhlans', 'hussars'));
    }
    expect(options('Light Cavalry Brigade: 99 Uhlans')).toEqual(light('uhlans', 'uhlans'));
    expect(options('Line Brigade')).toMatchObject({ options: {} });
  });

  it('is not swamped by junk', () => {
    expect(faults('x'.repeat(100_000))).toEqual(['1 lineTooLong']);
    const long = read('Russia\n'.repeat(10_000));
    expect(long.lines).toHaveLength(121);
    expect(long.division).toBeNull();
    for (const junk of ['', '\0\0', '{"a":', '((((', '::::\n,,,', '\u202e\ud800'])
      expect(read(junk).division).toBeNull();
  });
});
