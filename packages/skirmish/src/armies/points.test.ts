import { describe, expect, it } from 'vitest';
import { skirmishMessages } from '../text/messages/index.ts';
import { ROSTERS } from './rosters.ts';
import { SPECIALS, type Special } from './specials.ts';
import { WEAPONS, type Weapon } from './weapons.ts';
import { pointsOf, priceOf } from './points.ts';
import { type Abilities, profileCalled } from './profiles.ts';

const of = (q: number, c: number, weapons: readonly Weapon[], specials: readonly Special[] = []): Abilities => ({
  q,
  c,
  weapons,
  specials,
});

/** Published profiles that the formula reproduces: lines FIT-1 to FIT-31 of the catalogue without its misfits. */
const EXACT: readonly (readonly [string, Abilities, number])[] = [
  ['FIT-1 French Line Infantryman', of(4, 2, ['musket']), 26],
  ['FIT-2 Nizam-i-Jedid Officer', of(3, 2, ['sword', 'pistol'], ['leader']), 60],
  ['FIT-3 Nizam-i-Jedid NCO', of(3, 2, ['sword', 'musket'], ['nco']), 56],
  ['FIT-4 Nizam-i-Jedid Soldier', of(4, 2, ['musket']), 26],
  ['FIT-5 Standard Bearer', of(3, 2, ['sword'], ['flagBearer']), 36],
  ['FIT-6 Drummer', of(3, 1, [], ['musician']), 16],
  ['FIT-7 Janissary', of(4, 2, ['sword', 'musket'], ['strong', 'individualistic']), 27],
  ['FIT-8 Janissary 39th Orta', of(4, 2, ['musket'], ['lightInfantry', 'individualistic']), 27],
  ['FIT-10 Raya', of(4, 2, ['musket'], ['lightInfantry', 'marksman']), 38],
  ['FIT-11 Lagimcilar', of(4, 2, ['axe'], ['engineer', 'strong']), 29],
  ['FIT-12 Irregular Officer', of(4, 2, ['sword', 'pistol'], ['leader']), 45],
  ['FIT-13 Irregular NCO', of(4, 2, ['sword', 'musket'], ['nco']), 42],
  ['FIT-14 Sekhan', of(5, 2, ['musket']), 17],
  ['FIT-15 Albanian Mercenary', of(5, 3, ['musket']), 22],
  ['FIT-16 Bedouin Militia', of(5, 2, ['obsolete'], ['green']), 9],
  ['FIT-17 Fellahin', of(5, 2, ['obsolete'], ['unstable']), 8],
  ['FIT-18 Greek Mercenary', of(5, 2, ['musket'], ['unstable']), 14],
  ['FIT-19 Cavalry Officer', of(3, 2, ['sword'], ['leader', 'mounted']), 68],
  ['FIT-20 Cavalry NCO', of(3, 2, ['sword', 'carbine'], ['nco', 'mounted']), 62],
  ['FIT-22 Suvarileri', of(3, 3, ['sword', 'lance'], ['mounted']), 62],
  ['FIT-23 Sipahis', of(4, 3, ['sword', 'lance'], ['mounted']), 47],
  ['FIT-24 Djellis', of(4, 2, ['sword', 'lance'], ['mounted', 'scout', 'unstable']), 39],
  ['FIT-25 Yoruk', of(4, 2, ['sword', 'pistol'], ['mounted', 'scout', 'unstable']), 32],
  ['FIT-26 Highlander', of(3, 3, ['musket'], ['steadfast']), 50],
  ['FIT-28 British Sapper', of(4, 2, ['axe', 'musket'], ['engineer', 'strong']), 39],
  ['FIT-29 Chasseur Officer', of(3, 2, ['sword', 'pistol'], ['lightInfantry', 'elan', 'leader']), 82],
  ['FIT-30 Chasseur', of(4, 2, ['musket'], ['lightInfantry', 'elan']), 42],
  ['FIT-31 Sappeur', of(4, 2, ['axe', 'blunderbuss'], ['engineer', 'strong']), 30],
];

/** Printed price, price by the formula, and a change that gives the printed price. */
const MISFITS: readonly (readonly [string, Abilities, number, number, Abilities])[] = [
  [
    'FIT-9 Guard Janissary, without Individualistic',
    of(3, 3, ['sword', 'musket'], ['steadfast', 'strong', 'individualistic']),
    60,
    52,
    of(3, 3, ['sword', 'musket'], ['steadfast', 'strong']),
  ],
  [
    'FIT-21 Guard Suvarileri, with Cuirass',
    of(3, 3, ['sword', 'lance'], ['mounted', 'steadfast']),
    74,
    68,
    of(3, 3, ['sword', 'lance'], ['mounted', 'steadfast', 'cuirass']),
  ],
  [
    'FIT-27 Highland NCO, with Combat 4',
    of(3, 3, ['sword', 'musket'], ['nco']),
    76,
    66,
    of(3, 4, ['sword', 'musket'], ['nco']),
  ],
];

/** Published points of the ten rosters. */
const PUBLISHED: Readonly<Record<string, readonly number[]>> = {
  fr: [60, 56, 26, 34, 15, 29, 38, 42, 30, 68, 36, 16, 35, 58],
  gb: [60, 46, 26, 29, 33, 50, 54, 47, 84, 39, 36, 16, 35, 41],
  pr: [60, 56, 26, 33, 29, 50, 39, 32, 23, 21, 36, 16, 35, 20],
  at: [60, 56, 26, 30, 15, 38, 38, 39, 14, 36, 36, 16, 39, 58],
  ru: [60, 56, 26, 33, 54, 50, 33, 11, 36, 36, 16, 32, 35, 68],
  'fiw-fr': [60, 78, 46, 26, 29, 36, 27, 50, 16],
  'fiw-gb': [60, 46, 26, 29, 39, 50, 36, 36, 16],
  'fiw-prov': [45, 38, 23, 15, 30, 12, 8, 12],
  'fiw-rng': [92, 68, 52, 60, 30, 52, 44, 12],
  'fiw-nat': [88, 72, 54, 36, 33, 29, 35, 16, 22],
};

describe('points', () => {
  it.each(EXACT)('SK-PTS-1 SK-PTS-2 SK-PTS-3 %s', (_, profile, points) => {
    expect(pointsOf(profile)).toBe(points);
  });

  it.each(MISFITS)('SK-PTS-1 %s', (_, profile, printed, formula, fitting) => {
    expect(pointsOf(profile)).toBe(formula);
    expect(pointsOf(fitting)).toBe(printed);
  });

  it('SK-PTS-1 halves round up, and no model costs less than 1', () => {
    expect(pointsOf(of(6, 1, ['musket']))).toBe(6);
    expect(pointsOf(of(6, 0, ['obsolete']))).toBe(1);
    expect(pointsOf(of(5, 0, [], ['slow', 'shortMove']))).toBe(1);
    expect(pointsOf(of(2, 0, ['knife']))).toBe(1);
  });

  it('SK-PTS-4 the French Line Infantryman: (5 × 2 + 7) × 3 / 2 = 25.5, 26', () => {
    expect(priceOf(of(4, 2, ['musket']))).toEqual({
      tally: [
        { rule: 'SK-PTS-1', add: 10, what: 'sk.points.combat' },
        { rule: 'SK-PTS-2', add: 7, what: 'sk.weapon.musket' },
      ],
      sum: 17,
      doubleFactor: 3,
      points: 26,
    });
  });

  it('SK-PTS-2 the cost of each weapon', () => {
    const costs = Object.fromEntries(Object.entries(WEAPONS).map(([weapon, { cost }]) => [weapon, cost]));
    expect(costs).toEqual({
      musket: 7,
      rifle: 8,
      carbine: 4,
      pistol: 2,
      blunderbuss: 1,
      bow: 5,
      matchlock: 3,
      tomahawk: 4,
      sword: 3,
      axe: 3,
      warClub: 3,
      halfPike: 5,
      lance: 7,
      obsolete: 1,
      knife: 0,
    });
  });

  it('SK-PTS-3 the cost of each special rule; harmful ones lower the price', () => {
    const priced = (special: Special) => priceOf(of(5, 4, [], [special])).sum - 20;
    expect(Object.keys(SPECIALS)).toHaveLength(28);
    expect(priced('leader')).toBe(15);
    expect(priced('slow')).toBe(-5);
    expect(priced('reluctant')).toBe(-3);
    expect(priced('poorShot')).toBe(-3);
    expect(priced('weak')).toBe(-2);
    expect(priced('fear')).toBe(5);
    expect(priced('sprinter')).toBe(3);
    expect(priced('stealth')).toBe(3);
    expect(priced('wavering')).toBe(-2);
  });
});

describe('rosters', () => {
  it('SK-PTS-5 SK-ROS-1 SK-ROS-2 every profile has the price of its roster', () => {
    const computed = Object.fromEntries(ROSTERS.map(({ id, profiles }) => [id, profiles.map(pointsOf)]));
    expect(computed).toEqual(PUBLISHED);
  });

  it('SK-ROS-1 five nations of 14 profiles, each with its feature', () => {
    const nations = ROSTERS.filter(({ variant }) => variant === 'SDS');
    expect(nations.map(({ id, profiles, feature }) => `${id} ${profiles.length} ${feature}`)).toEqual([
      'fr 14 SK-NAT-1',
      'gb 14 SK-NAT-2',
      'pr 14 SK-NAT-3',
      'at 14 SK-NAT-4',
      'ru 14 SK-NAT-5',
    ]);
  });

  it('SK-ROS-2 five forces of the other war, none with a feature', () => {
    const forces = ROSTERS.filter(({ variant }) => variant === 'SDT');
    expect(forces.map(({ id, profiles }) => `${id} ${profiles.length}`)).toEqual([
      'fiw-fr 9',
      'fiw-gb 9',
      'fiw-prov 8',
      'fiw-rng 8',
      'fiw-nat 9',
    ]);
    expect(forces.every(({ feature }) => feature === null)).toBe(true);
  });

  it('SK-PRO-1 SK-PRO-2 SK-PRO-3 SK-PRO-4 a profile has a name, Quality, Combat, weapons and special rules', () => {
    expect(profileCalled('fr-line')).toEqual({ id: 'fr-line', q: 4, c: 2, weapons: ['musket'], specials: [] });
    for (const { id, profiles } of ROSTERS) {
      expect(skirmishMessages[`sk.roster.${id}`]).toBeDefined();
      for (const { id: profile, q, c, weapons, specials } of profiles) {
        expect(skirmishMessages[`sk.profile.${profile}`]).toBeDefined();
        expect(q).toBeGreaterThanOrEqual(2);
        expect(q).toBeLessThanOrEqual(5);
        expect(c).toBeGreaterThanOrEqual(1);
        expect(c).toBeLessThanOrEqual(4);
        for (const weapon of weapons) expect(skirmishMessages[`sk.weapon.${weapon}`]).toBeDefined();
        for (const special of specials) expect(skirmishMessages[`sk.special.${special}`]).toBeDefined();
      }
    }
    // Lower Quality is better and dearer, higher Combat likewise.
    expect(pointsOf(of(3, 2, ['musket']))).toBeGreaterThan(pointsOf(of(4, 2, ['musket'])));
    expect(pointsOf(of(4, 3, ['musket']))).toBeGreaterThan(pointsOf(of(4, 2, ['musket'])));
  });
});
