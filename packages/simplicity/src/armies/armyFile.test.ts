import { readFileSync } from 'node:fs';
import { seededRandomInt } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { pastedHeadings } from '@drumhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRefusal } from '../../test/promises.ts';
import { simplicityMessages } from '../text/messages/index.ts';
import {
  ARMY_FORMAT,
  ARMY_NATIONS,
  armyAllRepaired,
  type ArmyFile,
  type ArmyNation,
  armyPoints,
  armyProblems,
  armyRepaired,
  armySchema,
  armyText,
  brigadesOf,
  guideNotes,
  MOST_NAME,
  MOST_UNITS,
  randomArmy,
  readArmy,
  readArmyText,
  unitsIn,
  lotsOf,
} from './index.ts';
import { withoutUnit, withUnit } from './armyProblems.ts';

/** Parts of files that a test spoils at will: anything at all. */
type Loose = ReturnType<typeof JSON.parse>;

const army = (nation: ArmyNation, lists: readonly string[], more: Partial<ArmyFile> = {}): ArmyFile => ({
  format: ARMY_FORMAT,
  version: 1,
  nation,
  brigades: lists.map((list) => ({ list })),
  ...more,
});
const french = army('france', ['france-line', 'france-reserve']);

/** `path rule reason` of every fault. */
const faults = (of: ArmyFile) => armyProblems(of).map(faultOf);
/** A fault as `path rule reason`; its words find every fact that they name. */
function faultOf({ path, rule, reason, facts }: ReturnType<typeof armyProblems>[number]): string {
  checkRefusal({ rule, reason, facts });
  return `${path} ${rule} ${reason.replace('sip.problem.', '')}`;
}
/** The army with its first fault repaired. */
const repaired = (of: ArmyFile) => {
  const [first] = armyProblems(of);
  return first === undefined ? of : armyRepaired(of, first);
};
const own = (...units: NonNullable<ArmyFile['brigades'][number]['units']>): ArmyFile['brigades'][number] => ({ units });

describe('what the lists allow', () => {
  it('SIP-FRC-6 has one to three brigades', () => {
    expect(faults(french)).toEqual([]);
    expect(faults(army('france', []))).toEqual(['brigades SIP-FRC-6 noBrigade']);
    expect(repaired(army('france', [])).brigades).toEqual([{ list: 'france-conscripts' }]);
    const many = army('france', ['france-line', 'france-line', 'france-line', 'france-reserve']);
    expect(faults(many)).toEqual(['brigades SIP-FRC-6 manyBrigades']);
    expect(repaired(many)).toEqual(army('france', ['france-line', 'france-line', 'france-line']));
  });

  it('SIP-LST-2 takes brigades of its own nation, else the one that costs most like it', () => {
    const mixed = army('france', ['france-line', 'russia-grenadiers', 'nothing']);
    expect(faults(mixed)).toEqual([
      'brigades[1].list SIP-LST-2 brigadeOfOther',
      'brigades[2].list SIP-LST-2 noSuchBrigade',
    ]);
    expect(repaired(mixed).brigades[1]).toEqual({ list: 'france-reserve' });
    expect(faults(army('plain', ['france-line']))).toEqual(['brigades[0].list SIP-LST-2 brigadeOfOther']);
    expect(repaired(army('plain', ['france-line']))).toEqual(army('plain', ['plain']));
  });

  it('SIP-FRC-6 makes brigades of one’s own a matter of agreement', () => {
    const bent = { ...french, brigades: [own({ kind: 'line', class: 'elite', count: 5 })] };
    expect(faults(bent)).toEqual(['brigades[0].units SIP-FRC-6 ownBrigade']);
    expect(repaired(bent)).toEqual({ ...bent, agreed: true });
    expect(faults({ ...bent, agreed: true })).toEqual([]);
  });

  it('SIP-FRC-5 gives every brigade units, no more than find room', () => {
    const empty = { ...french, agreed: true, brigades: [own()] };
    expect(faults(empty)).toEqual(['brigades[0].units SIP-FRC-5 emptyBrigade']);
    expect(lotsOf(repaired(empty).brigades[0] ?? {})).toEqual(brigadesOf('france')[0]?.lots);
    const large = {
      ...french,
      agreed: true,
      brigades: [own({ kind: 'line', class: 'regular', count: 12 }, { kind: 'light', class: 'raw', count: 4 })],
    };
    expect(faults(large)).toEqual(['brigades[0].units SIP-FRC-5 largeBrigade']);
    expect(repaired(large).brigades[0]).toEqual(
      own({ kind: 'line', class: 'regular', count: 12 }, { kind: 'light', class: 'raw', count: 2 }),
    );
  });

  it('SIP-FRC-5 is a guide: brigades that depart from it are noted, not forbidden', () => {
    for (const nation of ARMY_NATIONS) {
      for (const { id, lots } of brigadesOf(nation)) {
        const guns = unitsIn(lots.filter(({ kind }) => kind.endsWith('Artillery')));
        expect(guideNotes({ list: id })).toEqual(guns === 1 ? [] : [{ arm: 'artillery', has: 2, asked: 1 }]);
      }
    }
    const horse = own({ kind: 'heavyCavalry', class: 'regular', count: 3 });
    expect(guideNotes(horse)).toEqual([
      { arm: 'cavalry', has: 3, asked: 1 },
      { arm: 'artillery', has: 0, asked: 1 },
    ]);
  });

  it('SIP-LST-1 costs no more than was agreed on; the smallest change that saves enough is taken', () => {
    expect(armyPoints(french)).toBe(69);
    expect(faults({ ...french, limit: 69 })).toEqual([]);
    expect(faults({ ...french, limit: 68 })).toEqual(['limit SIP-LST-1 pointsOver']);
    expect(repaired({ ...french, limit: 68 }).brigades).toEqual([
      { list: 'france-conscripts' },
      { list: 'france-reserve' },
    ]);
    expect(repaired({ ...french, limit: 64 }).brigades).toEqual([{ list: 'france-line' }, { list: 'france-line' }]);
    expect(repaired({ ...french, limit: 40 }).brigades).toEqual([{ list: 'france-reserve' }]);
    const guards = own({ kind: 'line', class: 'elite', count: 4 }, { kind: 'light', class: 'raw', count: 3 });
    const bent = { ...french, agreed: true, limit: 36, brigades: [guards] };
    expect(armyPoints(bent)).toBe(37);
    expect(repaired(bent).brigades[0]).toEqual(
      own({ kind: 'line', class: 'elite', count: 4 }, { kind: 'light', class: 'raw', count: 2 }),
    );
  });

  it('SIP-LST-1 where no change saves enough the largest is taken; one dear unit alone gives way to a list', () => {
    const two = own({ kind: 'line', class: 'elite', count: 1 }, { kind: 'line', class: 'raw', count: 1 });
    const dear = (limit: number, ...brigades: ArmyFile['brigades']) =>
      repaired({ ...french, agreed: true, limit, brigades }).brigades;
    expect(dear(2, two)).toEqual([own({ kind: 'line', class: 'raw', count: 1 })]);
    expect(dear(2, own({ kind: 'line', class: 'elite', count: 1 }))).toEqual([{ list: 'france-conscripts' }]);
    const [fault] = armyProblems({ ...french, limit: 60 });
    expect(fault?.facts).toEqual({ points: 69, limit: 60, over: 9 });
  });

  it('SIP-FRC-5 a unit more or less of a kind and class', () => {
    const lots = [
      { kind: 'line', class: 'raw', count: 2 },
      { kind: 'line', class: 'elite', count: 1 },
    ] as const;
    expect(withUnit(lots, { kind: 'line', class: 'raw' })).toEqual([{ ...lots[0], count: 3 }, lots[1]]);
    expect(withUnit(lots, { kind: 'line', class: 'elite' })).toEqual([lots[0], { ...lots[1], count: 2 }]);
    expect(withUnit(lots, { kind: 'light', class: 'raw' })).toEqual([
      ...lots,
      { kind: 'light', class: 'raw', count: 1 },
    ]);
    expect(withUnit(lots, { kind: 'line', class: 'regular' })).toHaveLength(3);
    expect([withoutUnit(lots, 0), withoutUnit(lots, 1)]).toEqual([[{ ...lots[0], count: 1 }, lots[1]], [lots[0]]]);
  });

  it('mends whatever a file of sound form asks for, in the end', () => {
    const lists = ['plain', 'nothing', ...ARMY_NATIONS.flatMap((nation) => brigadesOf(nation).map(({ id }) => id))];
    const lot = fc.record({
      kind: fc.constantFrom('line', 'light', 'heavyCavalry', 'horseArtillery' as const),
      class: fc.constantFrom('raw', 'regular', 'elite' as const),
      count: fc.integer({ min: 1, max: MOST_UNITS }),
    });
    const brigade = fc.oneof(
      fc.record({ list: fc.constantFrom(...lists) }),
      fc.record({ units: fc.array(lot, { maxLength: 6 }) }),
    );
    const any = fc.record({
      nation: fc.constantFrom(...ARMY_NATIONS),
      brigades: fc.array(brigade, { maxLength: 6 }),
      limit: fc.option(fc.integer({ min: 32, max: 240 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(any, ({ nation, brigades, limit }) => {
        const made = { ...army(nation, []), brigades, ...(limit === undefined ? {} : { limit }) } as ArmyFile;
        expect(readArmy(made).ok).toBe(true);
        const sound = armyAllRepaired(made);
        expect(faults(sound)).toEqual([]);
        expect(readArmy(sound).ok).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('draws legal armies, within their limit', () => {
    for (const nation of ARMY_NATIONS) {
      for (let n = 0; n < 20; n++) {
        const limit = n % 2 === 0 ? undefined : 60 + 3 * n;
        const drawn = randomArmy(nation, 1 + (n % 3), seededRandomInt(`army/${nation}/${n}`), limit);
        expect(faults(drawn)).toEqual([]);
        if (limit === undefined) expect(drawn.brigades).toHaveLength(1 + (n % 3));
      }
    }
  });
});

describe('the army file', () => {
  const formFaults = (value: Loose) => {
    const read = readArmy(value);
    return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason.replace('engine.problem.', '')}`);
  };

  it('what is written is read again, the same', () => {
    const named = { ...french, name: 'L’armée «du Nord»', limit: 70, agreed: true };
    expect(readArmy(JSON.parse(JSON.stringify(named)))).toEqual({ ok: true, value: named });
  });

  it('hostile files are refused with the place and the reason', () => {
    expect(formFaults(null)).toEqual([' notRecord']);
    expect(formFaults({ ...french, version: 2 })).toEqual(['version notConstant']);
    expect(formFaults({ ...french, format: 'drumhead-skirmish-squad' })).toEqual(['format notConstant']);
    expect(formFaults({ ...french, nation: '__proto__' })).toEqual(['nation notOneOf']);
    expect(formFaults({ ...french, limit: 1e9 })).toEqual(['limit outOfRange']);
    expect(formFaults({ ...french, brigades: [{ list: 'plain', units: [] }] })).toEqual(['brigades[0] oneOf']);
    expect(formFaults({ ...french, brigades: [{ list: 'constructor' }] })).toEqual([]);
    expect(faults(army('france', ['constructor']))).toEqual(['brigades[0].list SIP-LST-2 noSuchBrigade']);
    expect(formFaults({ ...french, brigades: [own({ kind: 'line', class: 'raw', count: 1.5 })] })).toEqual([
      'brigades[0].units[0].count notWhole',
    ]);
    expect(formFaults(JSON.parse(JSON.stringify(french).replace('{', '{"__proto__":{"agreed":true},')))).toEqual([
      '__proto__ unknownKey',
    ]);
    expect(formFaults({ ...french, brigades: Array.from({ length: 100_000 }, () => ({ list: 'plain' })) })).toEqual([
      'brigades listLength',
    ]);
    let deep: Loose = [];
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(formFaults({ ...french, brigades: deep })).toEqual(['brigades[0] notRecord']);
  });

  it('its published schema is current', () => {
    const published = readFileSync(new URL('../../schemas/army.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(armySchema());
  });
});

describe('an army as text', () => {
  const namesOf = (key: string) => {
    const said = simplicityMessages[key];
    return said === undefined ? [] : [said.en, said.it];
  };
  const read = (text: string) => readArmyText(text, namesOf);

  const lineFaults = (text: string) =>
    read(text).lines.flatMap(({ number, problem }) =>
      problem === null ? [] : [`${number} ${problem.reason.replace(/^.*problem\./, '')}`],
    );

  it('puts lots together that are more than a file holds, and names a sum that is too large', () => {
    const { army } = read(
      ['Plain army', ...Array<string>(10).fill('1 × line infantry\n1 × light infantry')].join('\n'),
    );
    expect(army?.brigades.map((one) => unitsIn(lotsOf(one)))).toEqual([20]);
    expect(readArmy(army)).toMatchObject({ ok: true });
    expect(lineFaults(['Plain army', ...Array<string>(19).fill('1 × line infantry')].join('\n'))).toEqual([
      '20 lineCount',
    ]);
  });

  it.each([...pastedHeadings('Old Guard', 'Great Britain', 120), ...pastedHeadings('Old Guard', 'British', null)])(
    'reads the heading %s',
    (heading) => {
      const { lines, army: made } = read(`${heading}\n3 × line infantry`);
      expect(lines.filter(({ problem }) => problem !== null)).toEqual([]);
      expect(made).toMatchObject({ nation: 'britain', name: 'Old Guard', ...(/\d/.test(heading) && { limit: 120 }) });
    },
  );

  it('reads names of earlier versions', () => {
    const { army: old } = readArmyText('Esercito semplice\nBrigata propria: 3 × fanteria di linea (scelti)', namesOf);
    expect(old).toMatchObject({
      nation: 'plain',
      brigades: [{ units: [{ kind: 'line', class: 'elite', count: 3 }] }],
    });
  });

  it.each(['en', 'it'] as const)('goes there and back in %s', (language) => {
    const say = (key: string) => simplicityMessages[key]?.[language] ?? key;
    for (const nation of ARMY_NATIONS) {
      for (let n = 0; n < 6; n++) {
        const drawn = randomArmy(nation, 1 + (n % 3), seededRandomInt(`text/${nation}/${n}`));
        const units = [
          { kind: 'line', class: 'elite', count: 3 },
          { kind: 'heavyCavalry', class: 'raw', count: 1 },
          { kind: 'horseArtillery', class: 'regular', count: 2 },
        ] as const;
        const written: ArmyFile = {
          ...drawn,
          ...(n % 2 === 0 ? {} : { name: `«${n}»: prova`, limit: 100 + n, agreed: true }),
          brigades:
            n < 3
              ? drawn.brigades.map((one) => ({
                  ...one,
                  name: 'Picton’s “own”: 3 (three)',
                  names: ['2x line: old', null, 'Garde'],
                }))
              : [...drawn.brigades, { units, name: 'The rest', names: [null, 'Last'] }],
        };
        const text = armyText(written, say);
        const named = [...text.matchAll(/(\d+) × /g)].reduce((sum, [, count]) => sum + Number(count), 0);
        expect(named, text).toBe(written.brigades.reduce((sum, one) => sum + unitsIn(lotsOf(one)), 0));
        const back = read(text);
        expect(back.lines.filter(({ problem }) => problem !== null)).toEqual([]);
        expect(back.army).toEqual(written);
      }
    }
  });

  it('goes there and back with the longest line: unlike units, as many as may be, and a long name', () => {
    const kinds = ['line', 'light', 'heavyCavalry', 'lightCavalry', 'footArtillery', 'horseArtillery'] as const;
    const all = kinds.flatMap((kind) => (['elite', 'raw', 'regular'] as const).map((one) => ({ kind, class: one })));
    const units = all.slice(0, MOST_UNITS).map((one) => ({ ...one, count: 1 }));
    const drawn = randomArmy('plain', 1, seededRandomInt('long'));
    const written: ArmyFile = { ...drawn, brigades: [{ units, name: 'x'.repeat(MOST_NAME) }] };
    for (const language of ['en', 'it'] as const)
      expect(read(armyText(written, (key) => simplicityMessages[key]?.[language] ?? key)).army).toEqual(written);
  });

  it('is read from what people write: short names, marks, ids, comments', () => {
    const { army: made } = read(`# for Saturday
Name: The Guard
BRITAIN 70 by agreement
1. guards and heavy cavalry
- britain-allied
Own brigade: 3 LINE, 2 LINE E; 1 raw light infantry + HCAV`);
    expect(made).toEqual({
      ...army('britain', ['britain-guards', 'britain-allied'], { name: 'The Guard', limit: 70, agreed: true }),
      brigades: [
        { list: 'britain-guards' },
        { list: 'britain-allied' },
        own(
          { kind: 'line', class: 'regular', count: 3 },
          { kind: 'line', class: 'elite', count: 2 },
          { kind: 'light', class: 'raw', count: 1 },
          { kind: 'heavyCavalry', class: 'regular', count: 1 },
        ),
      ],
    });
  });

  it.each([
    [
      'bullets, counts behind, and prices',
      'French 70 pts\n• Brigade: Line x4, 1 × Light (elite)\n✓ Line brigade - 24\nTotal: 60 pts',
    ],
    [
      'units on lines of their own',
      '[b]France[/b] 70\nOwn brigade:\n- 4x Line infantry (20 pts)\n- Light infantry (elite)\n\nLine brigade\n\n',
    ],
    [
      'Italian',
      'Francesi 70 punti\nBrigata propria: 4 Fanteria di linea, 1 Fanteria leggera (scelta)\nBrigata di linea',
    ],
  ])('reads lists as people paste them: %s', (_name, text) => {
    expect(lineFaults(text)).toEqual([]);
    const { army } = read(text);
    expect(army).toMatchObject({ nation: 'france', limit: 70 });
    expect(army?.brigades).toHaveLength(2);
    expect(army?.brigades[0]?.units?.map(({ count }) => count)).toEqual([4, 1]);
  });

  it('names the fault of each line', () => {
    expect(lineFaults('Line brigade\nFrance')).toEqual([]);
    expect(lineFaults('Line brigade\nReserve brigade')).toEqual(['1 lineNationFirst']);
    expect(lineFaults('France 7')).toEqual(['1 outOfRange']);
    expect(lineFaults('France 70 perhaps')).toEqual(['1 lineNation']);
    expect(lineFaults('France\nGrenadiers')).toEqual(['2 lineUnknown']);
    expect(lineFaults('France\nOwn: 40 LINE')).toEqual(['2 lineCount']);
    expect(lineFaults('France\nOwn: 4 elephants')).toEqual(['2 lineUnit']);
    expect(lineFaults(`France\n${'Line brigade\n'.repeat(7)}`)).toEqual(['8 lineBrigades']);
    expect(lineFaults(`Name:\nName: ${'x'.repeat(61)}\nFrance`)).toEqual(['1 textLength', '2 textLength']);
    const [, line] = read('France\nGrenadiers').lines;
    const said = translateFacts(line?.problem?.facts ?? {}, (key) => simplicityMessages[key]?.en ?? key);
    expect(said['brigades']).toBe('Line brigade, Reserve brigade, Conscripts of 1813–14');
  });

  it('is not swamped by junk', () => {
    expect(lineFaults('x'.repeat(100_000))).toEqual(['1 lineTooLong']);
    const long = read('France\n'.repeat(10_000));
    expect(long.lines).toHaveLength(121);
    expect(long.army).toBeNull();
    for (const junk of ['', '\0\0', '{"a":', '((((', '::::\n,,,', '\u202e\ud800']) expect(read(junk).army).toBeNull();
  });
});
