import { describe, expect, it } from 'vitest';
import { KINDS } from '../scenarios/format.ts';
import type { ArmyList, Lot, NationId } from './index.ts';
import { generalRoll, generalsOf, generalTable, listCalled, NATIONS, openLists, plusRules } from './index.ts';

/** `2 light-infantry 4/4/2 light elan`, as the catalogue writes a lot. */
function printed({ count, of }: Lot): string {
  const q = of.q ?? '?';
  const guns = of.kind === 'horseArtillery' ? 'horse' : 'foot';
  const profile = of.calibre
    ? `${of.calibre} ${guns} Q${q}`
    : [q, of.c, of.sk].filter((n) => n !== undefined).join('/');
  return [...(of.calibre ? [] : [count, of.id]), profile, ...of.rules].join(' ');
}

function lines(army: ArmyList): readonly string[] {
  return army.lines.map((line) => {
    if (line.is === 'lot') return printed(line);
    if (line.is === 'either') return line.lots.map(printed).join(' | ');
    return `${line.count} of ${line.of.map((of) => printed({ count: 1, of }).slice(2)).join(', ')}`;
  });
}

function expectList(nation: NationId, id: string, most: number, wanted: readonly string[]): void {
  const army = listCalled(NATIONS[nation], id) as ArmyList;
  expect(lines(army)).toEqual(wanted);
  expect(army.most, id).toBe(most);
}

const reserveOf = (nation: NationId) => {
  const { reserve } = NATIONS[nation];
  return reserve === null ? null : lines(reserve);
};
const open = (nation: NationId, period: Parameters<typeof openLists>[1]) =>
  openLists(NATIONS[nation], period).map(({ id }) => id);

const FRENCH_LIGHT = 'hussars 4/4, chasseurs 4/4, lancers 4/4 lance opportunistic';
const AUSTRIAN_LIGHT = 'hussars 4/5, chevau-legers 4/4, uhlans 4/4 lance';

describe('the lists, entry by entry', () => {
  it('LB-LIST-01 Divisions: France, Austria, Prussia 2 Brigades and a Reserve; Russia, Britain 3 and a Reserve; Spain 3 and none', () => {
    const size = (id: NationId) => `${NATIONS[id].brigades}${NATIONS[id].reserve === null ? '' : ' + Reserve'}`;
    expect(size('france')).toBe('2 + Reserve');
    expect(size('austria')).toBe('2 + Reserve');
    expect(size('prussia')).toBe('2 + Reserve');
    expect(size('russia')).toBe('3 + Reserve');
    expect(size('britain')).toBe('3 + Reserve');
    expect(size('spain')).toBe('3');
  });

  it('LB-LIST-02 France 1805-1812 and 1815: troops and how many of each Brigade', () => {
    expectList('france', 'fr-mixed', 2, [
      '2 light-infantry 4/4/2 light elan',
      '3 veteran-line 3/5/1 determined',
      '1 line-infantry 4/4/1',
      'medium foot Q4',
      `1 of ${FRENCH_LIGHT}`,
    ]);
    expectList('france', 'fr-line-1805', 2, [
      '5 veteran-line 3/5/1 determined',
      '2 line-infantry 4/4/1',
      'medium foot Q4',
    ]);
  });

  it('LB-LIST-02 France 1813-1814: troops and how many of each Brigade', () => {
    expectList('france', 'fr-line-1813', 2, [
      '4 conscript-infantry ?/4/0 unpredictable',
      '2 line-infantry 4/4/1',
      'medium foot Q4',
    ]);
    expectList('france', 'fr-elite', 1, ['5 elite-infantry 3/5/2 elan elite determined', 'medium foot Q4']);
  });

  it('LB-LIST-09 the French Light Cavalry Brigade is open in both periods, its horse battery Q3', () => {
    expectList('france', 'fr-light-cavalry', 1, [`2 of ${FRENCH_LIGHT}`, 'light horse Q3']);
    for (const period of NATIONS.france.periods) expect(open('france', period)).toContain('fr-light-cavalry');
  });

  it('LB-LIST-10 the French Reserve: the battery and one of the options, whole', () => {
    expect(reserveOf('france')).toEqual([
      'medium foot Q4',
      '3 dragoons 3/5 | 2 cuirassiers 3/6 cuirass | 2 carabiniers 3/6 cuirass | 2 elite-infantry 3/5/2 elan elite determined',
    ]);
  });

  it('LB-LIST-02 Austria: troops and how many of each Brigade', () => {
    expectList('austria', 'at-line-1805', 2, [
      '5 line-infantry 4/6/0 green',
      '2 landwehr 5/3/0 militia',
      'medium foot Q4',
      `1 of ${AUSTRIAN_LIGHT}`,
    ]);
    expectList('austria', 'at-line-1812', 2, ['7 line-infantry 4/4/1', 'medium foot Q4', `1 of ${AUSTRIAN_LIGHT}`]);
    expectList('austria', 'at-avant-garde', 1, [
      '2 jaeger 4/4/1 light | 2 grenzer 4/4/1 light elan',
      'light horse Q3',
      `2 of ${AUSTRIAN_LIGHT}`,
    ]);
    expectList('austria', 'at-grenadiers', 1, ['4 grenadiers 3/5/0 strong', 'medium foot Q4']);
    expectList('austria', 'at-light-cavalry', 1, ['2 hussars 4/5 | 2 chevau-legers 4/4', 'light horse Q3']);
  });

  it('LB-LIST-10 the Austrian Reserve: the cuirassiers replace the dragoons alone', () => {
    expect(reserveOf('austria')).toEqual([
      'light horse Q3',
      '1 uhlans 4/4 lance',
      '2 dragoons 3/6 | 2 cuirassiers 3/7 cuirass',
    ]);
  });

  it('LB-LIST-02 Prussia: troops and how many of each Brigade', () => {
    expectList('prussia', 'pr-line-1805', 2, [
      '4 musketeers 4/5/0',
      '1 fusiliers 4/4/1 light',
      '1 grenadiers 3/5/0',
      'medium foot Q4',
      '1 hussars 4/4',
    ]);
    expectList('prussia', 'pr-line-1813', 2, [
      '4 landwehr-reservists ?/4/1 unpredictable elan',
      '2 line-infantry 4/4/1 drilled',
      'medium foot Q4',
      '1 hussars 4/4',
    ]);
    expectList('prussia', 'pr-dragoons', 1, ['2 dragoons 3/5', 'light horse Q3']);
    expectList('prussia', 'pr-light-cavalry', 1, ['2 chevau-legers 4/4', 'light horse Q3']);
    expect(reserveOf('prussia')).toEqual(['heavy foot Q4', '2 grenadiers 3/5/0', '1 cuirassiers 3/8 cuirass']);
  });

  it('LB-LIST-02 Russia: troops and how many of each Brigade', () => {
    const cossacks = 'cossacks ?/3 unpredictable lance light';
    expectList('russia', 'ru-line', 2, ['2 jaeger 4/4/1 light', '4 line-infantry 4/4/0 drilled', 'medium foot Q4']);
    expectList('russia', 'ru-grenadiers', 1, ['3 grenadiers 4/4/0 elite drilled', 'medium foot Q4', `1 ${cossacks}`]);
    expectList('russia', 'ru-light-cavalry', 1, [
      '2 of hussars 4/5 elan, uhlans 4/4 lance',
      `2 ${cossacks}`,
      'light horse Q3',
    ]);
    expect(reserveOf('russia')).toEqual(['heavy foot Q4', '2 dragoons 3/5', '1 cuirassiers 3/6 cuirass']);
  });

  it('LB-LIST-02 Britain: troops and how many of each Brigade', () => {
    expectList('britain', 'gb-line', 2, ['2 line-infantry 4/4/1', '1 veteran-line 3/5/1', 'medium foot Q4']);
    expectList('britain', 'gb-light', 1, [
      '2 light-infantry 4/4/2 light elan',
      '1 rifles 3/4/3 light',
      '1 cacadores 4/4/2 light',
      'light foot Q4',
    ]);
    expectList('britain', 'gb-guard', 1, ['3 guards 3/5/1 elan guard drilled', 'medium foot Q4']);
    expectList('britain', 'gb-light-cavalry', 1, [
      '1 hussars 3/4 opportunistic',
      '3 light-dragoons 4/4 scout',
      'light horse Q3',
    ]);
    expectList('britain', 'gb-portuguese', 1, [
      '2 portuguese-line 4/4/1 conscript',
      '1 cacadores 4/4/2 light',
      '1 portuguese-cavalry 5/4 scout',
      'medium foot Q4',
    ]);
    expect(reserveOf('britain')).toEqual(['medium foot Q4', '2 dragoons 3/5 impetuous', '1 light-dragoons 4/4 scout']);
  });

  it('LB-LIST-02 Spain: troops and how many of each Brigade', () => {
    expectList('spain', 'es-line', 2, [
      '1 veteran-line 4/4/1 elan',
      '4 line-infantry 4/4/0 conscript',
      'medium foot Q? unpredictable',
    ]);
    expectList('spain', 'es-veteran', 1, [
      '2 guards 3/4/0 elite',
      '2 veteran-line 4/4/1 elan',
      'medium foot Q? unpredictable',
    ]);
    expectList('spain', 'es-militia', 2, [
      '5 volunteers 5/3/0 militia',
      '4 volunteer-cavalry ?/3 unpredictable scout',
      'medium foot Q5',
    ]);
    expectList('spain', 'es-cavalry', 1, ['3 dragoons 5/5', '2 hussars 5/4']);
  });

  it('LB-LIST-03 entries open by period; entries of all periods always are', () => {
    expect(open('france', '1805-1812')).toEqual(['fr-mixed', 'fr-line-1805', 'fr-light-cavalry']);
    expect(open('france', '1813-1814')).toEqual(['fr-line-1813', 'fr-elite', 'fr-light-cavalry']);
    const austrian = ['at-avant-garde', 'at-grenadiers', 'at-light-cavalry'];
    expect(open('austria', '1805-1809')).toEqual(['at-line-1805', ...austrian]);
    expect(open('austria', '1812-1814')).toEqual(['at-line-1812', ...austrian]);
    expect(open('prussia', '1805-1809')).toEqual(['pr-line-1805', 'pr-dragoons', 'pr-light-cavalry']);
    expect(open('prussia', '1813-1815')).toEqual(['pr-line-1813', 'pr-dragoons', 'pr-light-cavalry']);
    expect(open('russia', null)).toHaveLength(3);
    expect(open('britain', null)).toHaveLength(5);
    expect(open('spain', null)).toHaveLength(4);
  });

  it('LB-LIST-11 companies of two points: Rifles with British line and guards, Jaeger with Prussian line of 1813', () => {
    const with2 = Object.values(NATIONS).flatMap(({ lists }) => lists.filter(({ company }) => company?.points === 2));
    expect(with2.map(({ id, company }) => `${id} ${company?.name}`)).toEqual([
      'pr-line-1813 lb.unit.jaeger-company',
      'gb-line lb.unit.rifle-company',
      'gb-guard lb.unit.rifle-company',
    ]);
    const any = Object.values(NATIONS).flatMap(({ lists }) => lists.filter(({ company }) => company !== null));
    expect(any).toHaveLength(3);
  });
});

describe('classes of cavalry', () => {
  it('LB-UNIT-04 hussars, chasseurs, lancers and their like are light, dragoons are dragoons, cuirassiers heavy', () => {
    const classes = new Set<string>();
    for (const { lists, reserve } of Object.values(NATIONS)) {
      for (const { lines: entries } of reserve === null ? lists : [...lists, reserve]) {
        const troops = entries.flatMap((line) =>
          line.is === 'either' ? line.lots.map(({ of }) => of) : line.is === 'lot' ? [line.of] : line.of,
        );
        for (const { id, kind } of troops) {
          const { arm, cavalryClass } = KINDS[kind];
          if (arm === 'cavalry') classes.add(`${id} ${cavalryClass}`);
        }
      }
    }
    expect([...classes].sort()).toEqual([
      'carabiniers heavy',
      'chasseurs light',
      'chevau-legers light',
      'cossacks light',
      'cuirassiers heavy',
      'dragoons dragoons',
      'hussars light',
      'lancers light',
      'light-dragoons light',
      'portuguese-cavalry light',
      'uhlans light',
      'volunteer-cavalry light',
    ]);
  });
});

describe('Generals', () => {
  /** `4 3 3 3+ 3+ 2`: what the faces 1 to 6 give. */
  const faces = (nation: NationId, who: Parameters<typeof generalRoll>[1]) =>
    [1, 2, 3, 4, 5, 6]
      .map((face) => generalRoll(nation, who, face))
      .map(({ q, plus }) => `${q}${plus ? '+' : ''}`)
      .join(' ');

  it('LB-LIST-05 each General has a table of his nation', () => {
    expect(faces('france', 'leader1')).toBe('4 3 3 3+ 3+ 2');
    expect(faces('france', 'leader2')).toBe('4 3 3 3+ 3+ 3+');
    expect(faces('austria', 'leader1')).toBe('4 4 3 3 3+ 3+');
    expect(faces('austria', 'leader2')).toBe('4 4 3 3 3 3');
    expect(faces('austria', 'cinc')).toBe('4 4 4 3 3 3');
    expect(faces('prussia', 'leader1')).toBe('4 4 3 3 3+ 3+');
    expect(faces('prussia', 'leader2')).toBe('4 4 4+ 4+ 3 3');
    expect(faces('prussia', 'cinc')).toBe('4 4 4 3 3 3');
    expect(faces('russia', 'leader1')).toBe('4 4 3 3 3+ 3+');
    expect(faces('russia', 'leader2')).toBe('4 4 4+ 4+ 3 3');
    expect(faces('russia', 'leader3')).toBe('4 4 4+ 4+ 3 3');
    expect(faces('russia', 'cinc')).toBe('5 4+ 4+ 3 3 3');
  });

  it('LB-LIST-07 every face has one result, and of a face listed twice the first entry holds', () => {
    for (const nation of Object.values(NATIONS)) {
      for (const who of generalsOf(nation.brigades)) expect(faces(nation.id, who).split(' ')).toHaveLength(6);
    }
    const rows = generalTable('spain', 'leader2').filter(({ from, to }) => from <= 4 && 4 <= to);
    expect(rows).toHaveLength(2);
    expect(faces('spain', 'leader2')).toBe('5 5 4 4 4+ 3');
    expect(faces('spain', 'leader3')).toBe('5 5 4 4 4+ 3');
  });

  it('LB-LIST-08 the ends that are lost: a French or British CinC of Q2 on a 6, Q3 with a rule on 4 and 5', () => {
    expect(faces('france', 'cinc')).toBe('4 3 3 3+ 3+ 2');
    expect(faces('britain', 'cinc')).toBe('4 3 3 3+ 3+ 2');
  });

  it('LB-LIST-13 the weaker set of tables is Spain’s, the better one Britain’s', () => {
    expect(faces('spain', 'leader1')).toBe('5 4 4 3 3 3+');
    expect(faces('spain', 'cinc')).toBe('5 5 4 4 4 4');
    expect(faces('britain', 'leader1')).toBe('4 3 3 3+ 3+ 2');
    expect(faces('britain', 'leader2')).toBe('4 3 3 3+ 3+ 3+');
    expect(faces('britain', 'leader3')).toBe('4 3 3 3+ 3+ 3+');
  });

  it('LB-LIST-06 the rules a General with a plus may have', () => {
    expect(plusRules('leader')).toEqual(['active', 'charismatic', 'organiser']);
    expect(plusRules('cinc')).toEqual(['organiser', 'stubborn']);
  });

  it('LB-LIST-05 there is no table for a General the Division has not, nor a result for a face no die has', () => {
    expect(generalsOf(2)).toEqual(['leader1', 'leader2', 'cinc']);
    expect(generalsOf(3)).toEqual(['leader1', 'leader2', 'leader3', 'cinc']);
    expect(() => generalRoll('france', 'leader3', 3)).toThrow(RangeError);
    expect(() => generalRoll('france', 'leader1', 7)).toThrow(RangeError);
  });
});
