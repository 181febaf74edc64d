import { readFileSync } from 'node:fs';
import { type CatalogueEntry, referenceFaults } from '@drumhead/content/referenceFaults';
import { describe, expect, it } from 'vitest';
import { skirmishMessages } from '../messages/index.ts';
import { SPECIALS } from '../../armies/specials.ts';
import { WEAPONS, type WeaponData } from '../../armies/weapons.ts';
import { skirmishReference } from './index.ts';
import { sourceOf } from './sources.ts';

const catalogue = JSON.parse(
  readFileSync(new URL('../../../catalogue.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const rules = skirmishReference.flatMap((chapter) => chapter.rules);

/** Longest clause that fits a rule card and the printed sheet. */
const LONGEST = 320;

describe('the rule reference', () => {
  it('has every rule of the catalogue in two languages that agree', () => {
    expect(referenceFaults(skirmishReference, catalogue, LONGEST)).toEqual([]);
  });

  it('gives the source of a rule', () => {
    expect(sourceOf('S-EN p3, p5')?.en).toBe('Drums & Shakos p. 3, 5');
    expect(sourceOf('S-EN p6–7, S-IT p7')?.it).toBe('Drums & Shakos p. 6–7; edizione italiana p. 7');
    expect(sourceOf('S-EN p6, S-QR QR3')?.en).toBe('Drums & Shakos p. 6; Drums & Tomahawks, quick reference p. 3');
    expect(sourceOf('S-EN contents (p13)')?.en).toBe('Drums & Shakos p. 13');
    expect(sourceOf('P1, P4, P5, P7 (rows marked r: ruling)')?.it).toBe('Da quanto è pubblicato su queste regole');
    expect(sourceOf('-')).toBeUndefined();
  });

  it('gives the source of every rule except the rulings', () => {
    expect(rules.filter((rule) => (rule.source === undefined) !== (rule.ruling !== undefined))).toEqual([]);
  });
});

describe('the numbers in the clauses', () => {
  const clauseOf = (id: string) => rules.find((rule) => rule.id === id)?.clause.en ?? '';
  const nameOf = (kind: 'weapon' | 'special', key: string) =>
    (skirmishMessages[`sk.${kind}.${key}`]?.en ?? '').toLowerCase();
  const numberOf = (text: string) => Number(text.replace('−', '-'));
  /** Parses `rifle 8; musket, lance 7` by name. */
  const prices = (text: string): Map<string, number> =>
    new Map(
      [...text.matchAll(/([\p{L} ,-]+?) ([+−]?\d+)/gu)].flatMap(([, names = '', price = '']) =>
        names.split(/,| and /).map((name) => [name.trim().toLowerCase(), numberOf(price)] as const),
      ),
    );

  it('SK-PTS-2 are the costs of the weapons', () => {
    const said = prices(clauseOf('SK-PTS-2').split(': ')[1] ?? '');
    const data = Object.entries(WEAPONS).map(([weapon, { cost }]) => [nameOf('weapon', weapon), cost] as const);
    expect(new Set(said)).toEqual(new Set(data));
  });

  it('SK-HTH-10 are the classes of the weapons', () => {
    const [three = '', two = '', one = ''] = clauseOf('SK-HTH-10')
      .split(/Class \d: /)
      .slice(1);
    const said = (text: string) => (text.split('.')[0] ?? '').replace(' (otherwise 0)', '').split(', ');
    const named = Object.entries(WEAPONS as Readonly<Record<string, WeaponData>>).map(([weapon, data]) => ({
      name: nameOf('weapon', weapon) + (data.inCharge === undefined ? '' : ' in a charge'),
      inHand: `${nameOf('weapon', weapon)} in hand`,
      best: Math.max(data.hthClass, data.inCharge ?? 0),
      thrown: data.ranged?.reload === 'thrown',
    }));
    for (const [list, best] of [
      [three, 3],
      [two, 2],
      [one, 1],
    ] as const) {
      const these = named
        .filter((weapon) => weapon.best === best)
        .map(({ name, inHand, thrown }) => (thrown ? inHand : name));
      expect(new Set(said(list))).toEqual(new Set(these));
    }
  });

  it('SK-HTH-22 and SK-RNG-19, with their refusals, name the weapons that close up and load slowly', () => {
    const named = (of: (weapon: WeaponData) => boolean): string => {
      const names = Object.entries(WEAPONS).flatMap(([weapon, data]) => (of(data) ? [nameOf('weapon', weapon)] : []));
      return [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ');
    };
    const closing = named(({ braces }) => braces);
    expect(clauseOf('SK-HTH-22')).toContain(closing);
    expect(skirmishMessages['sk.adjudicate.braced']?.en).toContain(closing);
    const slow = named(({ ranged }) => ranged?.reload === 'slow');
    expect(clauseOf('SK-RNG-19')).toContain(slow);
    expect(skirmishMessages['sk.fight.slowReload']?.en).toContain(slow);
  });

  it('SK-PTS-3 are the costs of the special rules', () => {
    const said = prices(clauseOf('SK-PTS-3').replaceAll(';', ','));
    const other = said.get('every other');
    for (const [special, cost] of Object.entries(SPECIALS)) {
      expect(said.get(nameOf('special', special)) ?? other, special).toBe(cost);
    }
  });

  it('SK-RNG-3 are those of the firearms', () => {
    const clause = clauseOf('SK-RNG-3').toLowerCase();
    const shot = Object.entries(WEAPONS as Readonly<Record<string, WeaponData>>).flatMap(([weapon, { ranged }]) =>
      ranged === null || weapon === 'carbine' ? [] : [{ weapon, ranged }],
    );
    for (const { weapon, ranged } of shot) {
      const bands = ranged.bands.SDS.filter((add) => add !== null).map((add) => (add < 0 ? `−${-add}` : `+${add}`));
      expect(clause).toContain(`${nameOf('weapon', weapon)} ${ranged.stick} ${bands.join(' ')}`);
    }
  });
});
