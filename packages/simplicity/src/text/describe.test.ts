import { textsIn } from '@drumhead/content/begun';
import { startI18n, translateIn } from '@drumhead/content/translator';
import type { Facts } from '@drumhead/engine';
import { describe as group, expect, it } from 'vitest';
import { position } from '../scenarios/position.ts';
import type { Event } from '../state/events.ts';
import type { UnitProfile } from '../state/state.ts';
import { describe } from './describe.ts';
import { simplicityMessages } from './messages/index.ts';
import { factsInWords } from './names.ts';

const state = position({ units: [{ at: [50, 50] }], commands: [{ at: [50, 40] }] });

const translators = { en: translatorIn('en'), it: translatorIn('it') };

function translatorIn(language: 'en' | 'it') {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const { texts } = textsIn(language, simplicityMessages, {});
  return translateIn(
    startI18n(language, texts, { missing: fail, missingFact: (text, fact) => fail(`${fact}: ${text}`) }),
  );
}

/** A line of the log. */
function line(event: Event, language: 'en' | 'it'): string {
  const { key, facts } = describe(state, event);
  return translators[language](key, factsInWords(state, facts, translators[language]));
}

group('log lines', () => {
  it('a unit that breaks routs, in the number of its name', () => {
    const broken = { type: 'broken', rule: 'SIP-BRK-1', unit: 0 } as const;
    expect(line(broken, 'en')).toMatch(/ breaks and routs\.$/);
    expect(line(broken, 'it')).toMatch(/ cede e va in rotta\.$/);
  });

  it('a score says what brings each side nearer to its breaking point', () => {
    const scored = { type: 'scored', rule: 'SIP-VIC-1', losses: [0, 2], limits: [4, 4] } as const;
    const { sums } = describe(state, scored);
    expect(sums).toMatchObject([{ facts: { side: 1 }, tally: [{ rule: 'SIP-VIC-1', add: 2, what: 'sip.sum.lost' }] }]);
  });

  it('no participle agrees with a unit, no bracket follows a bracket', () => {
    expect(line({ type: 'removed', rule: 'SIP-BRK-5', unit: 0, why: 'caught' }, 'it')).toMatch(
      /^Il nemico raggiunge .+ in rotta: eliminazione\.$/,
    );
    expect(line({ type: 'risked', rule: 'SIP-CMD-4', command: 0, face: 6, lost: true }, 'it')).toMatch(
      / è fuori dalla battaglia \(tiro 6\)\.$/,
    );
  });
});

group('a melee in the log', () => {
  const won = { type: 'meleeWon', rule: 'SIP-MEL-6', winner: 0, loser: 0 } as const;

  it('SIP-MEL-6 tells the hits of both, and who loses a tie', () => {
    expect(line({ ...won, hits: [1, 3] }, 'en')).toMatch(/, hits 3 to 1\.$/);
    expect(line({ ...won, hits: [3, 1] }, 'it')).toMatch(/, colpi 3 a 1\.$/);
    expect(line({ ...won, hits: [2, 2] }, 'en')).toMatch(/, as the charger loses a tie \(hits 2 each\)\.$/);
  });

  it('SIP-CNV-1 tells that hits need one more die to give a DP', () => {
    const hits = [{ rule: 'SIP-CNV-2', add: 3, what: 'sip.hits' }];
    const converted = {
      type: 'converted',
      rule: 'SIP-CNV-1',
      unit: 0,
      needed: 2,
      face: 6,
      disrupted: true,
      hits,
    } as const;
    expect(line(converted, 'en')).toMatch(/takes a disruption point: hits 3 \(one more die: 6 on 2\+\)\.$/);
    expect(line({ ...converted, face: 1, disrupted: false }, 'it')).toMatch(/\(un altro dado: 1 con 2\+\)\.$/);
  });
});

group('names', () => {
  it('namesakes of a side are numbered, those of two sides are told by their side', () => {
    const four = position({ units: [{ at: [50, 50] }, { at: [70, 50] }, { side: 1, at: [50, 90] }] });
    const units = four.field.units.map((unit) => ({ ...unit, ownName: 'Guards' }));
    const named = { ...four, field: { ...four.field, units } };
    const words = (asked: string, given: Facts): string =>
      (simplicityMessages[asked]?.en ?? asked).replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) =>
        String(given[name]),
      );
    const all = units.map((_, unit) => factsInWords(named, { unit }, words)['unit']);
    expect(all.slice(0, 2)).toEqual(['1 Guards', '2 Guards']);
    expect(new Set(all).size).toBe(3);
  });
});

group('names told of both sides', () => {
  const names = (red: Partial<UnitProfile>, blue: Partial<UnitProfile>, count = 2): readonly string[] => {
    const sides = [0, 1] as const;
    const units = sides.flatMap((side) =>
      Array.from({ length: count }, (_, i) => ({ side, at: [20 + 10 * i, 30] as const })),
    );
    const table = position({ units });
    const given = [red, blue];
    const field = {
      ...table.field,
      units: table.field.units.map((unit, i) => (i % count === 1 ? { ...unit, ...given[unit.side] } : unit)),
    };
    return [1, count + 1].map((unit) => String(factsInWords({ ...table, field }, { unit }, translators.en)['unit']));
  };

  it('SIP-FRC-2 units of both sides whose names read the same are told with their side', () => {
    expect(names({}, {})).toEqual(['2nd Line (France)', '2nd Line (Britain)']);
    expect(names({}, { kind: 'light' })).toEqual(['2nd Line', '2nd Light']);
    expect(names({ ownName: 'Guards' }, { ownName: 'Guards' })).toEqual(['Guards (France)', 'Guards (Britain)']);
    expect(names({ ownName: '2nd Line' }, {})).toEqual(['2nd Line (France)', '2nd Line (Britain)']);
    expect(names({}, { name: '2nd Line' })).toEqual(['2nd Line (France)', '2nd Line (Britain)']);
    expect(names({ ownName: 'Guards' }, {})).toEqual(['Guards', '2nd Line']);
  });
});
