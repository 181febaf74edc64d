/** SK-ROS-1, SK-ROS-2: ten rosters. Points come from the formula (SK-PTS-5). */
import type { Variant } from '../state/variant.ts';
import type { Special } from './specials.ts';
import type { Weapon } from './weapons.ts';

export interface RosterProfile {
  /** Unique among all rosters; its name is the message `sk.profile.<id>`. */
  readonly id: string;
  readonly q: number;
  readonly c: number;
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
}

export interface Roster {
  /** Its name is the message `sk.roster.<id>`. */
  readonly id: string;
  readonly variant: Variant;
  /** The rule of its national feature, or null (SDT). */
  readonly feature: string | null;
  readonly profiles: readonly RosterProfile[];
}

export const ROSTERS: readonly Roster[] = [
  {
    id: 'fr',
    variant: 'SDS',
    feature: 'SK-NAT-1',
    profiles: [
      { id: 'fr-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'fr-nco', q: 3, c: 2, weapons: ['sword', 'musket'], specials: ['nco'] },
      { id: 'fr-line', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'fr-veteran', q: 3, c: 2, weapons: ['musket'], specials: [] },
      { id: 'fr-conscript', q: 4, c: 1, weapons: ['musket'], specials: ['green'] },
      { id: 'fr-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong'] },
      { id: 'fr-voltigeur', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry', 'marksman'] },
      { id: 'fr-chasseur', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry', 'elan'] },
      { id: 'fr-sapper', q: 4, c: 2, weapons: ['axe', 'blunderbuss'], specials: ['engineer', 'strong'] },
      { id: 'fr-oldguard', q: 2, c: 3, weapons: ['musket'], specials: ['steadfast', 'strong'] },
      { id: 'fr-eagle', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'fr-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
      { id: 'fr-chasseur-cheval', q: 4, c: 2, weapons: ['sword', 'carbine'], specials: ['mounted'] },
      { id: 'fr-cuirassier', q: 3, c: 3, weapons: ['sword', 'pistol'], specials: ['mounted', 'cuirass'] },
    ],
  },
  {
    id: 'gb',
    variant: 'SDS',
    feature: 'SK-NAT-2',
    profiles: [
      { id: 'gb-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'gb-sergeant', q: 3, c: 2, weapons: ['halfPike'], specials: ['nco'] },
      { id: 'gb-line', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'gb-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong'] },
      { id: 'gb-light', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry'] },
      { id: 'gb-highlander', q: 3, c: 3, weapons: ['musket'], specials: ['steadfast'] },
      { id: 'gb-guard', q: 3, c: 3, weapons: ['musket'], specials: ['steadfast', 'strong'] },
      { id: 'gb-rifleman', q: 4, c: 3, weapons: ['rifle'], specials: ['lightInfantry', 'marksman'] },
      {
        id: 'gb-rifle-sergeant',
        q: 3,
        c: 3,
        weapons: ['sword', 'rifle'],
        specials: ['nco', 'lightInfantry', 'marksman'],
      },
      { id: 'gb-pioneer', q: 4, c: 2, weapons: ['axe', 'musket'], specials: ['engineer', 'strong'] },
      { id: 'gb-ensign', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'gb-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
      { id: 'gb-light-dragoon', q: 4, c: 2, weapons: ['sword', 'carbine'], specials: ['mounted'] },
      { id: 'gb-heavy-dragoon', q: 4, c: 3, weapons: ['sword'], specials: ['mounted', 'elan', 'unpredictable'] },
    ],
  },
  {
    id: 'pr',
    variant: 'SDS',
    feature: 'SK-NAT-3',
    profiles: [
      { id: 'pr-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'pr-nco', q: 3, c: 2, weapons: ['sword', 'musket'], specials: ['nco'] },
      { id: 'pr-musketeer', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'pr-fusilier', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry'] },
      { id: 'pr-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong'] },
      { id: 'pr-guard', q: 3, c: 3, weapons: ['musket'], specials: ['steadfast'] },
      { id: 'pr-jager', q: 4, c: 2, weapons: ['rifle'], specials: ['lightInfantry', 'marksman'] },
      { id: 'pr-vol-jager', q: 4, c: 2, weapons: ['rifle'], specials: ['lightInfantry', 'green'] },
      { id: 'pr-reserve', q: 4, c: 2, weapons: ['musket'], specials: ['wavering'] },
      { id: 'pr-landwehr', q: 5, c: 2, weapons: ['musket'], specials: ['green', 'elan'] },
      { id: 'pr-standard', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'pr-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
      { id: 'pr-hussar', q: 4, c: 2, weapons: ['sword', 'carbine'], specials: ['mounted'] },
      { id: 'pr-landwehr-lancer', q: 5, c: 2, weapons: ['lance'], specials: ['mounted', 'unpredictable'] },
    ],
  },
  {
    id: 'at',
    variant: 'SDS',
    feature: 'SK-NAT-4',
    profiles: [
      { id: 'at-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'at-nco', q: 3, c: 2, weapons: ['sword', 'musket'], specials: ['nco'] },
      { id: 'at-german', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'at-hungarian', q: 4, c: 2, weapons: ['musket', 'sword'], specials: [] },
      { id: 'at-conscript', q: 4, c: 1, weapons: ['musket'], specials: ['green'] },
      { id: 'at-grenadier', q: 4, c: 2, weapons: ['musket', 'sword'], specials: ['strong', 'steadfast'] },
      { id: 'at-grenzer', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry', 'scout'] },
      { id: 'at-jager', q: 4, c: 2, weapons: ['rifle'], specials: ['lightInfantry', 'marksman'] },
      { id: 'at-landwehr', q: 5, c: 2, weapons: ['musket'], specials: ['unstable'] },
      { id: 'at-pioneer', q: 4, c: 2, weapons: ['axe', 'musket'], specials: ['engineer'] },
      { id: 'at-standard', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'at-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
      { id: 'at-hussar', q: 4, c: 2, weapons: ['sword', 'carbine'], specials: ['mounted', 'scout'] },
      { id: 'at-cuirassier', q: 3, c: 3, weapons: ['sword', 'pistol'], specials: ['mounted', 'cuirass'] },
    ],
  },
  {
    id: 'ru',
    variant: 'SDS',
    feature: 'SK-NAT-5',
    profiles: [
      { id: 'ru-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'ru-nco', q: 3, c: 2, weapons: ['sword', 'musket'], specials: ['nco'] },
      { id: 'ru-musketeer', q: 4, c: 2, weapons: ['musket'], specials: ['steadfast', 'poorShot'] },
      { id: 'ru-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong', 'steadfast'] },
      { id: 'ru-pavlov', q: 3, c: 3, weapons: ['musket'], specials: ['strong', 'fearless'] },
      { id: 'ru-guard', q: 3, c: 3, weapons: ['musket'], specials: ['steadfast'] },
      { id: 'ru-jager', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry'] },
      { id: 'ru-opolchenie', q: 5, c: 2, weapons: ['obsolete'], specials: ['strong', 'green'] },
      { id: 'ru-pioneer', q: 4, c: 2, weapons: ['axe', 'musket'], specials: ['engineer'] },
      { id: 'ru-standard', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'ru-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
      {
        id: 'ru-cossack',
        q: 4,
        c: 2,
        weapons: ['lance', 'pistol'],
        specials: ['mounted', 'scout', 'reluctant', 'individualistic'],
      },
      { id: 'ru-hussar', q: 4, c: 2, weapons: ['sword', 'carbine'], specials: ['mounted'] },
      { id: 'ru-cuirassier', q: 3, c: 3, weapons: ['sword', 'pistol'], specials: ['mounted', 'cuirass', 'fear'] },
    ],
  },
  {
    id: 'fiw-fr',
    variant: 'SDT',
    feature: null,
    profiles: [
      { id: 'nf-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'nf-marine-officer', q: 3, c: 2, weapons: ['musket', 'tomahawk'], specials: ['leader', 'forester'] },
      { id: 'nf-sergeant', q: 3, c: 2, weapons: ['halfPike'], specials: ['nco'] },
      { id: 'nf-soldier', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'nf-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong'] },
      { id: 'nf-marine', q: 4, c: 2, weapons: ['musket', 'tomahawk'], specials: ['forester'] },
      { id: 'nf-militia', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry', 'individualistic'] },
      {
        id: 'nf-coureur',
        q: 3,
        c: 2,
        weapons: ['musket', 'tomahawk'],
        specials: ['lightInfantry', 'marksman', 'individualistic'],
      },
      { id: 'nf-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
    ],
  },
  {
    id: 'fiw-gb',
    variant: 'SDT',
    feature: null,
    profiles: [
      { id: 'rb-officer', q: 3, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'rb-sergeant', q: 3, c: 2, weapons: ['halfPike'], specials: ['nco'] },
      { id: 'rb-redcoat', q: 4, c: 2, weapons: ['musket'], specials: [] },
      { id: 'rb-grenadier', q: 4, c: 2, weapons: ['musket'], specials: ['strong'] },
      { id: 'rb-light', q: 4, c: 2, weapons: ['musket', 'tomahawk'], specials: ['lightInfantry'] },
      { id: 'rb-highlander', q: 3, c: 3, weapons: ['musket'], specials: ['steadfast'] },
      { id: 'rb-pioneer', q: 4, c: 2, weapons: ['axe', 'musket'], specials: ['engineer'] },
      { id: 'rb-ensign', q: 3, c: 2, weapons: ['sword'], specials: ['flagBearer'] },
      { id: 'rb-drummer', q: 3, c: 1, weapons: [], specials: ['musician'] },
    ],
  },
  {
    id: 'fiw-prov',
    variant: 'SDT',
    feature: null,
    profiles: [
      { id: 'pv-officer', q: 4, c: 2, weapons: ['sword', 'pistol'], specials: ['leader'] },
      { id: 'pv-sergeant', q: 4, c: 2, weapons: ['musket'], specials: ['nco'] },
      { id: 'pv-soldier', q: 4, c: 2, weapons: ['musket'], specials: ['wavering'] },
      { id: 'pv-militia', q: 5, c: 2, weapons: ['musket'], specials: ['green'] },
      { id: 'pv-frontiersman', q: 4, c: 2, weapons: ['rifle'], specials: ['forester', 'marksman', 'individualistic'] },
      { id: 'pv-settler', q: 5, c: 2, weapons: ['musket'], specials: ['reluctant', 'weak'] },
      { id: 'pv-gunman', q: 5, c: 2, weapons: ['blunderbuss'], specials: ['poorShot'] },
      { id: 'pv-drummer', q: 4, c: 1, weapons: [], specials: ['musician'] },
    ],
  },
  {
    id: 'fiw-rng',
    variant: 'SDT',
    feature: null,
    profiles: [
      { id: 'rg-captain', q: 3, c: 3, weapons: ['musket', 'tomahawk'], specials: ['leader', 'lightInfantry'] },
      { id: 'rg-sergeant', q: 3, c: 2, weapons: ['musket', 'tomahawk'], specials: ['nco', 'lightInfantry'] },
      { id: 'rg-ranger', q: 3, c: 2, weapons: ['musket', 'tomahawk'], specials: ['lightInfantry'] },
      { id: 'rg-marksman', q: 3, c: 2, weapons: ['rifle', 'tomahawk'], specials: ['lightInfantry', 'marksman'] },
      { id: 'rg-recruit', q: 4, c: 2, weapons: ['musket'], specials: ['lightInfantry', 'green'] },
      {
        id: 'rg-stockbridge',
        q: 3,
        c: 2,
        weapons: ['musket', 'tomahawk'],
        specials: ['forester', 'stealth', 'scout', 'individualistic'],
      },
      { id: 'rg-runner', q: 4, c: 2, weapons: ['musket', 'tomahawk'], specials: ['lightInfantry', 'sprinter'] },
      { id: 'rg-drummer', q: 4, c: 1, weapons: ['knife'], specials: ['musician'] },
    ],
  },
  {
    id: 'fiw-nat',
    variant: 'SDT',
    feature: null,
    profiles: [
      { id: 'na-chief', q: 3, c: 3, weapons: ['musket', 'tomahawk'], specials: ['leader', 'forester'] },
      { id: 'na-captain', q: 3, c: 3, weapons: ['musket', 'warClub'], specials: ['nco', 'forester'] },
      { id: 'na-elite', q: 3, c: 2, weapons: ['musket', 'tomahawk'], specials: ['forester', 'stealth'] },
      { id: 'na-warrior-musket', q: 4, c: 2, weapons: ['musket', 'tomahawk'], specials: ['forester'] },
      { id: 'na-warrior-bow', q: 4, c: 2, weapons: ['bow', 'tomahawk'], specials: ['forester'] },
      { id: 'na-warrior-matchlock', q: 4, c: 2, weapons: ['matchlock', 'warClub'], specials: ['forester'] },
      { id: 'na-runner', q: 4, c: 2, weapons: ['tomahawk', 'warClub'], specials: ['forester', 'sprinter'] },
      { id: 'na-youth', q: 5, c: 2, weapons: ['bow', 'knife'], specials: ['forester', 'green'] },
      { id: 'na-singer', q: 3, c: 1, weapons: ['warClub'], specials: ['musician'] },
    ],
  },
];
