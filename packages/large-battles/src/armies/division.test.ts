import { readFileSync } from 'node:fs';
import { translateFacts } from '@drumhead/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largeBattlesMessages } from '../text/messages/index.ts';
import { FORMAT, FORMAT_VERSION } from '../scenarios/format.ts';
import { fieldFrom, SCENARIOS } from '../scenarios/index.ts';
import {
  addingFault,
  brigadeName,
  type DivisionFile,
  divisionProblems,
  divisionSchema,
  divisionSide,
  eitherOf,
  lightCavalryOf,
  listCalled,
  lotsOf,
  NATION_IDS,
  NATIONS,
  type NationId,
  openLists,
  PERIODS,
  type Period,
  randomDivision,
  readDivision,
  repairs,
  strengthOf,
} from './index.ts';

/** Options and Generals that a test spoils at will: anything at all. */
type Loose = ReturnType<typeof JSON.parse>;

const division = (
  nation: NationId,
  period: Period | null,
  brigades: readonly (readonly [list: string, options?: DivisionFile['brigades'][number]['options']])[],
  reserve: DivisionFile['reserve'] = { options: {} },
): DivisionFile => ({
  format: 'drumhead-large-battles-division',
  version: 1,
  nation,
  period,
  brigades: brigades.map(([list, options = {}]) => ({ list, options })),
  reserve,
});

const DRAGOONS = { options: { either: 'dragoons' } };
/** Two Line Brigades and dragoons: legal. */
const french = division('france', '1805-1812', [['fr-line-1805'], ['fr-line-1805']], DRAGOONS);
const russian = division('russia', null, [['ru-line'], ['ru-line'], ['ru-grenadiers']]);

/** `path rule reason`, and where the repairs end, taken one after the other. */
const faults = (of: DivisionFile) =>
  divisionProblems(of).map(({ path, rule, reason }) => `${path} ${rule} ${reason.replace(/^\w+\.problem\./, '')}`);
const mended = (of: DivisionFile): DivisionFile => {
  const [first] = divisionProblems(of);
  return first === undefined ? of : mended(repairs(of, first));
};
const nationAndPeriod: readonly { readonly nation: NationId; readonly period: Period | null }[] = NATION_IDS.flatMap(
  (nation) => {
    const { periods } = NATIONS[nation];
    return (periods.length === 0 ? [null] : periods).map((period) => ({ nation, period }));
  },
);

describe('faults by the lists', () => {
  it('LB-LIST-01 as many Brigades as the nation has: too few, too many', () => {
    expect(faults(french)).toEqual([]);
    const few = { ...french, brigades: french.brigades.slice(0, 1) };
    expect(faults(few)).toEqual(['brigades LB-LIST-01 tooFewBrigades']);
    expect(mended(few).brigades.map(({ list }) => list)).toEqual(['fr-line-1805', 'fr-mixed']);
    const many = {
      ...french,
      brigades: [...french.brigades, { list: 'fr-mixed', options: { lightCavalry: ['hussars'] } }],
    };
    expect(faults(many)).toEqual(['brigades LB-LIST-01 tooManyBrigades']);
    expect(mended(many)).toEqual(french);
  });

  it('LB-LIST-01 a Reserve where the nation has one, none for Spain', () => {
    expect(faults({ ...french, reserve: null })).toEqual(['reserve LB-LIST-01 reserveNeeded']);
    expect(mended({ ...french, reserve: null })).toEqual(french);
    const spanish = division('spain', null, [['es-line'], ['es-line'], ['es-veteran']], null);
    expect(faults(spanish)).toEqual([]);
    expect(faults({ ...spanish, reserve: DRAGOONS })).toEqual(['reserve LB-LIST-01 reserveNotHad']);
    expect(mended({ ...spanish, reserve: DRAGOONS })).toEqual(spanish);
  });

  it('LB-LIST-01 a Brigade of another nation is replaced by its namesake', () => {
    const strange = division('russia', null, [['ru-line'], ['ru-line'], ['gb-light-cavalry']]);
    expect(faults(strange)).toEqual(['brigades[2].list LB-LIST-01 listOfOther']);
    expect(mended(strange).brigades[2]).toEqual({
      list: 'ru-light-cavalry',
      options: { lightCavalry: ['hussars', 'hussars'] },
    });
  });

  it('LB-LIST-02 a Brigade of which there may be one is taken twice', () => {
    const twice = division('france', '1813-1814', [['fr-elite'], ['fr-elite']], DRAGOONS);
    expect(faults(twice)).toEqual(['brigades[1].list LB-LIST-02 listTooOften']);
    expect(mended(twice).brigades.map(({ list }) => list)).toEqual(['fr-elite', 'fr-line-1813']);
    const thrice = division('russia', null, [['ru-line'], ['ru-line'], ['ru-line']]);
    expect(faults(thrice)).toEqual(['brigades[2].list LB-LIST-02 listTooOften']);
    expect(faults(russian)).toEqual([]);
  });

  it('LB-LIST-03 one period for the Division, none where the lists know none', () => {
    const none = { ...french, period: null };
    expect(faults(none)).toEqual(['period LB-LIST-03 periodNeeded']);
    expect(mended(none)).toEqual(french);
    const late = division(
      'france',
      null,
      [['fr-light-cavalry', { lightCavalry: ['hussars', 'lancers'] }], ['fr-elite']],
      DRAGOONS,
    );
    expect(mended(late).period).toBe('1813-1814');
    expect(faults({ ...french, period: '1812-1814' })).toEqual(['period LB-LIST-03 periodNeeded']);
    expect(faults({ ...russian, period: '1805-1812' })).toEqual(['period LB-LIST-03 periodNotHad']);
    expect(mended({ ...russian, period: '1805-1812' })).toEqual(russian);
  });

  it('LB-LIST-03 a Brigade of another period is replaced by its namesake of the right one', () => {
    const mixed = division(
      'austria',
      '1805-1809',
      [['at-grenadiers'], ['at-line-1812', { lightCavalry: ['uhlans'] }]],
      DRAGOONS,
    );
    expect(faults(mixed)).toEqual(['brigades[1].list LB-LIST-03 listOfOtherPeriod']);
    expect(mended(mixed).brigades[1]).toEqual({ list: 'at-line-1805', options: { lightCavalry: ['uhlans'] } });
  });

  it('LB-LIST-04 "or" is one whole entry, light cavalry any kind of the nation for each regiment', () => {
    const of = (options: Loose) =>
      division('austria', '1805-1809', [['at-grenadiers'], ['at-avant-garde', options]], DRAGOONS);
    const sound = { either: 'grenzer', lightCavalry: ['uhlans', 'hussars'] };
    expect(faults(of(sound))).toEqual([]);
    const needed = 'brigades[1].options.lightCavalry LB-LIST-04 lightCavalryNeeded';
    expect(faults(of({ either: 'grenzer' }))).toEqual([needed]);
    expect(faults(of({ either: 'grenzer', lightCavalry: ['uhlans'] }))).toEqual([needed]);
    expect(faults(of({ ...sound, lightCavalry: ['uhlans', 'lancers'] }))).toEqual([needed]);
    expect(mended(of({ ...sound, lightCavalry: ['lancers', 'uhlans'] })).brigades[1]?.options).toEqual({
      either: 'grenzer',
      lightCavalry: ['uhlans', 'hussars'],
    });
    expect(faults(of({ ...sound, either: 'line-infantry' }))).toEqual([
      'brigades[1].options.either LB-LIST-04 eitherNeeded',
    ]);
    const army = listCalled(NATIONS.austria, 'at-avant-garde');
    if (army === null) return expect.unreachable();
    expect(lotsOf(army, sound).map(({ count, of: troop }) => `${count} ${troop.id}`)).toEqual([
      '2 grenzer',
      '1 guns',
      '1 hussars',
      '1 uhlans',
    ]);
  });

  it('LB-LIST-04 Russian light regiments are chosen each for itself; older files chose one kind', () => {
    const of = (options: Loose) => division('russia', null, [['ru-line'], ['ru-line'], ['ru-light-cavalry', options]]);
    expect(faults(of({ lightCavalry: ['hussars', 'uhlans'] }))).toEqual([]);
    const read = readDivision(of({ either: 'uhlans' }));
    expect(read.ok && read.value).toEqual(of({ lightCavalry: ['uhlans', 'uhlans'] }));
  });

  it('LB-LIST-04 where there is nothing to choose nothing may be chosen', () => {
    const of = division(
      'france',
      '1805-1812',
      [['fr-line-1805', { either: 'dragoons', lightCavalry: ['hussars'] }], ['fr-line-1805']],
      DRAGOONS,
    );
    expect(faults(of)).toEqual([
      'brigades[0].options.either LB-LIST-04 nothingToChoose',
      'brigades[0].options.lightCavalry LB-LIST-04 nothingToChoose',
    ]);
    expect(mended(of)).toEqual(french);
  });

  it('LB-LIST-10 the Reserve takes just one of its options', () => {
    expect(faults({ ...french, reserve: { options: {} } })).toEqual(['reserve.options.either LB-LIST-10 eitherNeeded']);
    expect(mended({ ...french, reserve: { options: { either: 'uhlans' } } })).toEqual(french);
    const army = NATIONS.france.reserve;
    if (army === null) return expect.unreachable();
    const troops = (either: string) => lotsOf(army, { either }).map(({ count, of }) => `${count} ${of.id}`);
    expect(troops('dragoons')).toEqual(['1 guns', '3 dragoons']);
    expect(troops('carabiniers')).toEqual(['1 guns', '2 carabiniers']);
  });

  it('a repair mends its own fault and leaves the rest; repairs one after the other end in a legal Division', () => {
    const troopIds = [
      ...new Set(
        Object.values(NATIONS).flatMap(({ lists, reserve }) =>
          [...lists, ...(reserve === null ? [] : [reserve])].flatMap((army) => [
            ...eitherOf(army).map(({ of }) => of.id),
            ...lightCavalryOf(army).of.map(({ id }) => id),
          ]),
        ),
      ),
    ];
    const listIds = [...Object.values(NATIONS).flatMap(({ lists }) => lists.map(({ id }) => id)), 'nobodys'];
    const options = fc.record(
      {
        either: fc.constantFrom(...troopIds, 'nothing'),
        lightCavalry: fc.array(fc.constantFrom(...troopIds), { minLength: 1, maxLength: 4 }),
      },
      { requiredKeys: [] },
    );
    const any = fc.record({
      format: fc.constant('drumhead-large-battles-division' as const),
      version: fc.constant(1 as const),
      nation: fc.constantFrom(...NATION_IDS),
      period: fc.constantFrom(...PERIODS, null),
      brigades: fc.array(fc.record({ list: fc.constantFrom(...listIds), options }), { maxLength: 6 }),
      reserve: fc.option(fc.record({ options })),
    });
    fc.assert(
      fc.property(any, (of) => {
        expect(readDivision(of).ok).toBe(true);
        // A Brigade that is missing, or one too many, is mended one at a time.
        const left = (d: DivisionFile) =>
          divisionProblems(d).length + Math.abs(d.brigades.length - NATIONS[d.nation].brigades);
        for (const one of divisionProblems(of)) {
          expect(left(repairs(of, one))).toBeLessThan(left(of));
          expect(largeBattlesMessages[one.reason]).toBeDefined();
        }
        expect(divisionProblems(mended(of))).toEqual([]);
      }),
      { numRuns: 2000, seed: 25 },
    );
  });
});

describe('random Divisions', () => {
  /** Every Division that can come out: all answers of `pick` tried in turn. */
  function allRandom(nation: NationId, period: Period | null): Set<string> {
    const found = new Set<string>();
    const answers: number[] = [];
    for (;;) {
      const limits: number[] = [];
      const made = randomDivision(nation, period, (n) => {
        const at = limits.length;
        limits.push(n);
        if (answers.length === at) answers.push(0);
        return answers[at] as number;
      });
      found.add(JSON.stringify([made.brigades, made.reserve]));
      answers.length = limits.length;
      while (answers.length > 0 && (answers.at(-1) as number) + 1 >= (limits[answers.length - 1] as number))
        answers.pop();
      if (answers.length === 0) return found;
      answers[answers.length - 1] = (answers.at(-1) as number) + 1;
    }
  }

  const tuples = <T>(of: readonly T[], length: number): readonly T[][] =>
    length === 0 ? [[]] : tuples(of, length - 1).flatMap((start) => of.map((last) => [...start, last]));

  /** Every Division whatever, put to `divisionProblems`. */
  function allLegal(nation: NationId, period: Period | null): Set<string> {
    const { reserve, brigades } = NATIONS[nation];
    const options = (army: Parameters<typeof eitherOf>[0]): readonly Loose[] => {
      const lots = eitherOf(army).map(({ of }) => of.id);
      const { count, of } = lightCavalryOf(army);
      const light =
        count === 0
          ? [undefined]
          : tuples(
              of.map(({ id }) => id),
              count,
            );
      return (lots.length === 0 ? [undefined] : lots).flatMap((either) =>
        light.map((lightCavalry) => JSON.parse(JSON.stringify({ either, lightCavalry }))),
      );
    };
    const chosen = openLists(NATIONS[nation], period).flatMap((army) =>
      options(army).map((one) => ({ list: army.id, options: one })),
    );
    const reserves = reserve === null ? [null] : options(reserve).map((one) => ({ options: one }));
    const found = new Set<string>();
    for (const some of tuples(chosen, brigades)) {
      for (const one of reserves) {
        const whole = { ...division(nation, period, []), brigades: some, reserve: one };
        if (divisionProblems(whole).length === 0) found.add(JSON.stringify([some, one]));
      }
    }
    return found;
  }

  it('LB-LIST-01 LB-LIST-02 LB-LIST-03 LB-LIST-04 every legal Division can be drawn, and no other', () => {
    for (const { nation, period } of nationAndPeriod) {
      const drawn = allRandom(nation, period);
      expect(drawn.size).toBeGreaterThan(4);
      expect(drawn, `${nation} ${period}`).toEqual(allLegal(nation, period));
    }
  });
});

describe('a Division as a side', () => {
  const general = { q: 3, rules: [] };
  const side = (of: DivisionFile, id: string, baseline: 'top' | 'bottom', cinc = general as Loose) =>
    divisionSide(of, {
      id,
      name: `lb.side.${of.nation}`,
      baseline,
      generals: [...of.brigades.map(() => general), cinc],
    });
  const scenario = (top: DivisionFile, bottom: DivisionFile) =>
    fieldFrom({
      format: FORMAT,
      version: FORMAT_VERSION,
      id: 'pick-up',
      name: 'Pick-up',
      table: { scale: '15mm' },
      terrain: [],
      sides: [side(top, 'one', 'top'), side(bottom, 'two', 'bottom')],
    });

  it('LB-LIST-12 every legal Division makes a sound side, with its Break Point and Shaken limits', () => {
    for (const { nation, period } of nationAndPeriod) {
      for (let n = 0; n < 20; n++) {
        const of = randomDivision(nation, period, (limit) => (n * 7 + limit) % limit);
        const field = scenario(of, french);
        if (!field.ok) return expect.unreachable(JSON.stringify(field.problems));
        const own = field.value.units.filter(({ side: at }) => at === 0);
        const file = side(of, 'one', 'top');
        const strength = strengthOf(
          file.brigades.map(({ units }) => units),
          file.reserve?.units ?? [],
          [],
        );
        expect(strength.units).toBe(own.length);
        expect(strength.breakPoint).toBe(field.value.sides[0].breakPoint);
        strength.brigades.forEach(({ units, shakenAt }, at) => {
          expect(units).toBe(own.filter(({ brigade }) => brigade === at).length);
          expect(shakenAt).toBe(units + 1);
        });
      }
    }
  });

  it('LB-LIST-12 the Break Point follows the CinC: Stubborn rounds up', () => {
    const lots = [[{ count: 8 }], [{ count: 5 }]];
    expect(strengthOf(lots, [{ count: 2 }], []).breakPoint).toBe(7);
    expect(strengthOf(lots, [{ count: 2 }], ['stubborn']).breakPoint).toBe(8);
    expect(strengthOf(lots, [{ count: 2 }], ['timid']).breakPoint).toBe(6);
  });

  it('LB-LIST-11 a company gives its Brigade 2 points of skirmishers and is no unit', () => {
    const british = division('britain', null, [['gb-line'], ['gb-guard'], ['gb-light']]);
    expect(divisionProblems(british)).toEqual([]);
    const field = scenario(british, french);
    if (!field.ok) return expect.unreachable(JSON.stringify(field.problems));
    expect(field.value.brigades.slice(0, 3).map(({ company }) => company)).toEqual([2, 2, 0]);
    expect(field.value.units.filter(({ brigade }) => brigade === 0)).toHaveLength(4);
  });

  it('LB-LIST-04 Brigades and the Reserve deploy where the pick-up rules say, in command', () => {
    const { brigades, reserve } = side(french, 'one', 'top');
    for (const { deployment } of brigades) expect(deployment).toEqual({ zones: [2, 3], inCommand: true });
    expect(reserve?.deployment).toEqual({ zones: [3], inCommand: true });
  });

  it('says the names in its faults in the reader’s language', () => {
    const [fault] = divisionProblems({ ...french, period: null });
    const say = (key: string) => largeBattlesMessages[key]?.it ?? key;
    expect(translateFacts(fault?.facts ?? {}, say)).toEqual({
      nation: 'Francia',
      periods: 'dal 1805 al 1812 e nel 1815, dal 1813 al 1814',
    });
  });

  it('names everything in both languages', () => {
    for (const { nation, period } of nationAndPeriod) {
      for (const army of NATIONS[nation].lists) {
        const twice = { ...division(nation, period, [[army.id], [army.id]]) };
        const names = army.most === 1 ? [army.name] : [0, 1].map((at) => brigadeName(twice, at));
        const troops = army.lines.flatMap((line) =>
          line.is === 'lot' ? [line.of] : line.is === 'either' ? line.lots.map(({ of }) => of) : line.of,
        );
        for (const key of [...names, ...troops.map(({ name }) => name), army.company?.name ?? army.name])
          expect(largeBattlesMessages[key], key).toBeDefined();
      }
      if (period !== null) expect(largeBattlesMessages[`lb.period.${period}`]).toBeDefined();
    }
  });
});

describe('the division file', () => {
  const formFaults = (value: unknown) => {
    const read = readDivision(value);
    return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason.replace(/^\w+\.problem\./, '')}`);
  };

  it('says where its form is wrong', () => {
    expect(formFaults(french)).toEqual([]);
    expect(formFaults({ ...french, name: '2ª divisione' })).toEqual([]);
    expect(formFaults({ ...french, colour: 'blue' })).toEqual(['colour unknownKey']);
    expect(formFaults({ ...french, version: 2 })).toEqual(['version notConstant']);
    expect(formFaults({ ...french, nation: 'sweden' })).toEqual(['nation notOneOf']);
    expect(formFaults({ ...french, period: '1815' })).toEqual(['period notOneOf']);
    expect(formFaults({ ...french, brigades: [{ list: 'FR' }] })).toEqual([
      'brigades[0].list pattern',
      'brigades[0].options missing',
    ]);
    expect(formFaults({ ...french, brigades: Array.from({ length: 7 }, () => french.brigades[0]) })).toEqual([
      'brigades listLength',
    ]);
    for (const junk of [null, undefined, 3, 'x', [], [[]], { ...french, reserve: [] }, SCENARIOS])
      expect(formFaults(junk).length).toBeGreaterThan(0);
    const long: Loose = { ...french, name: 'x'.repeat(2_000_000) };
    for (let i = 0; i < 100_000; i++) long[`k${i}`] = {};
    expect(JSON.stringify(formFaults(long)).length).toBeLessThan(2000);
  });

  it('its published schema is current', () => {
    const published = readFileSync(new URL('../../schemas/division.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(divisionSchema());
  });
});

describe('one more brigade', () => {
  it.each(NATION_IDS)(
    'LB-LIST-01 LB-LIST-02 %s: may be added exactly where it brings no fault of its own',
    (nation) => {
      const { brigades: wanted, periods } = NATIONS[nation];
      for (const period of periods.length === 0 ? [null] : periods) {
        const lists = openLists(NATIONS[nation], period);
        for (const first of lists) {
          const one = division(nation, period, [[first.id]]);
          for (const army of lists) {
            const both = division(nation, period, [[first.id], [army.id]]);
            const faults = divisionProblems(both).filter(
              ({ path, reason }) => path === 'brigades[1].list' || reason === 'lb.problem.tooManyBrigades',
            );
            expect(addingFault(one, army) === null, `${first.id}, ${army.id}`).toBe(faults.length === 0);
          }
        }
        const full = division(
          nation,
          period,
          Array.from({ length: wanted }, () => [lists[0]?.id ?? ''] as const),
        );
        for (const army of lists)
          expect(addingFault(full, army)).toMatchObject({ rule: 'LB-LIST-01', reason: 'lb.problem.divisionFull' });
      }
    },
  );
});
