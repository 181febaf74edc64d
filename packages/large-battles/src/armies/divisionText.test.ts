import { describe, expect, it } from 'vitest';
import { largeBattlesMessages } from '../text/messages/index.ts';
import { divisionText, NATION_IDS, NATIONS, randomDivision, readDivisionText } from './index.ts';

const namesOf = (key: string) => {
  const said = largeBattlesMessages[key];
  return said === undefined ? [] : [said.en, said.it];
};
const read = (text: string) => readDivisionText(text, namesOf);
const faults = (text: string) =>
  read(text).lines.flatMap(({ number, problem }) =>
    problem === null ? [] : [`${number} ${problem.reason.replace(/^.*problem\./, '')}`],
  );

describe('a Division as text', () => {
  it.each(['en', 'it'] as const)('goes there and back in %s, every legal choice of it', (language) => {
    const say = (key: string) => largeBattlesMessages[key]?.[language] ?? key;
    for (const nation of NATION_IDS) {
      const { periods } = NATIONS[nation];
      for (const period of periods.length === 0 ? [null] : periods) {
        for (let n = 0; n < 30; n++) {
          const made = randomDivision(nation, period, (limit) => (n * 5 + (n >> 2) * limit + 1) % limit);
          const division = n % 2 === 0 ? made : { ...made, name: `Divisione «${n}»: la prova` };
          const back = read(divisionText(division, say));
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

  it('LB-LIST-04 takes a kind alone for all light regiments', () => {
    const light = (said: string) => read(`Russia\nLight Cavalry Brigade: ${said}`).division?.brigades[0]?.options;
    expect(light('Uhlans')).toEqual({ lightCavalry: ['uhlans', 'uhlans'] });
    expect(light('Uhlans, Hussars')).toEqual({ lightCavalry: ['uhlans', 'hussars'] });
  });

  it('names the faults of each line', () => {
    expect(faults('Mixed Brigade: hussars\nFrance 1805-1812')).toEqual(['1 lineNationFirst']);
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

  it('is not swamped by junk', () => {
    expect(faults('x'.repeat(100_000))).toEqual(['1 lineTooLong']);
    const long = read('Russia\n'.repeat(10_000));
    expect(long.lines).toHaveLength(61);
    expect(long.division).toBeNull();
    for (const junk of ['', '\0\0', '{"a":', '((((', '::::\n,,,', '\u202e\ud800'])
      expect(read(junk).division).toBeNull();
  });
});
