/** Uniforms by nation and arm; profiles not listed wear their roster's plain coat. */
export type Hat =
  | 'shako'
  | 'bearskin'
  | 'bicorne'
  | 'tricorne'
  | 'mitre'
  | 'helmet'
  | 'busby'
  | 'bonnet'
  | 'furCap'
  | 'roundHat'
  | 'forageCap'
  | 'feathers';

export interface Uniform {
  readonly coat: string;
  /** Collar, cuffs, turnbacks. */
  readonly facing: string;
  readonly belts: string;
  readonly trousers: string;
  readonly boots: string;
  readonly hat: Hat;
  readonly hatTone: string;
  readonly plume: string | null;
  readonly horse: string;
  readonly cloth: string;
  /** Hoist, middle and fly; of a Union flag its field, its cross, and the edge of that. */
  readonly flag: readonly [string, string, string];
  readonly union?: true;
  readonly kilt?: true;
  readonly apron?: true;
  readonly cuirass?: true;
  readonly bareChest?: true;
  readonly isNative?: true;
  readonly fringe?: true;
}

type Change = Partial<Uniform>;

const BLACK = '#211e1f';
const WHITE = '#f1ecdd';

const FRANCE: Uniform = {
  coat: '#27457f',
  facing: '#b2342b',
  belts: WHITE,
  trousers: WHITE,
  boots: '#26221f',
  hat: 'shako',
  hatTone: BLACK,
  plume: '#b2342b',
  horse: '#6b4128',
  cloth: '#27457f',
  flag: ['#27457f', WHITE, '#b2342b'],
};
const BRITAIN: Uniform = {
  ...FRANCE,
  coat: '#b4352c',
  facing: '#e7d9a4',
  trousers: '#8d8b86',
  plume: WHITE,
  cloth: '#233a63',
  flag: ['#233a63', '#b4352c', WHITE],
  union: true,
};
const PRUSSIA: Uniform = {
  ...FRANCE,
  coat: '#25344f',
  facing: '#b2342b',
  trousers: '#7c7f85',
  plume: '#dcd6c4',
  cloth: '#25344f',
  flag: [WHITE, BLACK, WHITE],
};
const AUSTRIA: Uniform = {
  ...FRANCE,
  coat: '#e6e0cf',
  facing: '#a8432f',
  trousers: '#e6e0cf',
  plume: '#d7a82e',
  horse: '#3f2c20',
  cloth: '#a8432f',
  flag: ['#e8c23a', BLACK, '#e8c23a'],
};
const RUSSIA: Uniform = {
  ...FRANCE,
  coat: '#33513a',
  facing: '#b2342b',
  trousers: WHITE,
  plume: BLACK,
  cloth: '#33513a',
  flag: [WHITE, '#33513a', '#e8c23a'],
};
const NEW_FRANCE: Uniform = {
  ...FRANCE,
  coat: '#dcd7c8',
  facing: '#35548c',
  trousers: '#dcd7c8',
  belts: '#b98f5a',
  hat: 'tricorne',
  plume: null,
  flag: [WHITE, WHITE, '#dcd7c8'],
};
const REDCOATS: Uniform = {
  ...BRITAIN,
  facing: '#e2cf8e',
  trousers: '#b4352c',
  belts: '#c59d66',
  hat: 'tricorne',
  plume: null,
};
const PROVINCIALS: Uniform = { ...REDCOATS, coat: '#33517c', facing: '#b4352c', trousers: '#a98c5f' };
const RANGERS: Uniform = {
  ...REDCOATS,
  coat: '#27402f',
  facing: '#3f6a4a',
  trousers: '#3a3a2e',
  hat: 'bonnet',
  hatTone: '#22352a',
  belts: WHITE,
};
const NATIVES: Uniform = {
  ...REDCOATS,
  coat: '#f0e4cb',
  facing: '#b4352c',
  trousers: '#c8553f',
  boots: '#8a6a43',
  hat: 'feathers',
  hatTone: BLACK,
  plume: WHITE,
  belts: '#b4352c',
  isNative: true,
};

const ROSTERS: Readonly<Record<string, Uniform>> = {
  fr: FRANCE,
  gb: BRITAIN,
  pr: PRUSSIA,
  at: AUSTRIA,
  ru: RUSSIA,
  'fiw-fr': NEW_FRANCE,
  'fiw-gb': REDCOATS,
  'fiw-prov': PROVINCIALS,
  'fiw-rng': RANGERS,
  'fiw-nat': NATIVES,
};

const BICORNE: Change = { hat: 'bicorne', trousers: WHITE };
const GREEN_COAT: Change = { coat: '#33513a', trousers: '#33513a', plume: '#4d7a4a' };
const GREY: Change = { coat: '#8c8775', facing: '#6d6856', trousers: '#8c8775' };
const SAPPER: Change = { hat: 'bearskin', hatTone: '#3b2a20', apron: true };
const CUIRASSIER: Change = { hat: 'helmet', hatTone: '#b9b6ad', cuirass: true, boots: BLACK };

/** What differs from the roster's coat, by profile. */
const ARMS: Readonly<Record<string, Change>> = {
  'fr-officer': BICORNE,
  'fr-conscript': { hat: 'shako', plume: null, trousers: '#a49a86' },
  'fr-grenadier': { hat: 'bearskin', hatTone: '#2c221c' },
  'fr-oldguard': { hat: 'bearskin', hatTone: '#1f1a17' },
  'fr-voltigeur': { plume: '#d9b53a', facing: '#d9b53a' },
  'fr-chasseur': { trousers: '#27457f', plume: '#4d7a4a', facing: '#c9c2ae' },
  'fr-sapper': SAPPER,
  'fr-chasseur-cheval': { ...GREEN_COAT, facing: '#b2342b' },
  'fr-cuirassier': CUIRASSIER,
  'gb-officer': { hat: 'bicorne' },
  'gb-grenadier': { hat: 'bearskin', hatTone: '#2c221c' },
  'gb-guard': { facing: '#27457f' },
  'gb-light': { plume: '#4d7a4a' },
  'gb-highlander': { hat: 'bonnet', hatTone: BLACK, kilt: true, facing: '#e7d9a4' },
  'gb-rifleman': { ...GREEN_COAT, facing: BLACK, belts: BLACK },
  'gb-rifle-sergeant': { ...GREEN_COAT, facing: BLACK, belts: BLACK },
  'gb-pioneer': SAPPER,
  'gb-light-dragoon': { coat: '#2c4373', facing: '#e7d9a4', hat: 'helmet', hatTone: BLACK },
  'gb-heavy-dragoon': { hat: 'helmet', hatTone: '#c6a24a', horse: '#4b3324' },
  'pr-officer': BICORNE,
  'pr-jager': { ...GREEN_COAT, facing: '#b2342b', belts: BLACK },
  'pr-vol-jager': { ...GREEN_COAT, belts: BLACK },
  'pr-reserve': { ...GREY, hat: 'forageCap', plume: null },
  'pr-landwehr': { hat: 'forageCap', plume: null, trousers: WHITE },
  'pr-hussar': { hat: 'busby', coat: '#2f3e57', facing: WHITE },
  'pr-landwehr-lancer': { hat: 'forageCap', plume: null },
  'at-officer': { hat: 'bicorne', coat: '#e6e0cf' },
  'at-grenadier': { hat: 'bearskin', hatTone: '#2c221c' },
  'at-hungarian': { trousers: '#3d6ca5', facing: '#3d6ca5' },
  'at-grenzer': { coat: '#6a4a33', trousers: '#3d6ca5' },
  'at-jager': { coat: '#6f7a7c', facing: '#4d7a4a', trousers: '#6f7a7c', hat: 'roundHat', belts: BLACK },
  'at-landwehr': { ...GREY, hat: 'roundHat', plume: null },
  'at-pioneer': { ...SAPPER, coat: '#8f8c7c', facing: '#4d7a4a' },
  'at-hussar': { hat: 'shako', coat: '#4d7a4a', facing: '#b2342b' },
  'at-cuirassier': { ...CUIRASSIER, hatTone: BLACK },
  'ru-officer': { hat: 'bicorne' },
  'ru-pavlov': { hat: 'mitre', hatTone: '#c6a24a' },
  'ru-jager': { trousers: '#33513a', belts: BLACK },
  'ru-opolchenie': { ...GREY, coat: '#9a8560', hat: 'forageCap', plume: null, belts: '#6e4a2a' },
  'ru-pioneer': SAPPER,
  'ru-cossack': {
    coat: '#2f4a72',
    facing: '#b2342b',
    trousers: '#2f4a72',
    hat: 'furCap',
    hatTone: BLACK,
    belts: BLACK,
  },
  'ru-hussar': { coat: '#2f4a72', facing: '#d9b53a' },
  'ru-cuirassier': { ...CUIRASSIER, coat: WHITE },
  'nf-grenadier': { hat: 'mitre', hatTone: '#2c221c' },
  'nf-marine-officer': { coat: '#8f8c80' },
  'nf-marine': { coat: '#8f8c80', hat: 'forageCap', hatTone: '#35548c' },
  'nf-militia': { coat: '#b09a72', facing: '#35548c', trousers: '#7b6a49', hat: 'forageCap', hatTone: '#a4392f' },
  'nf-coureur': {
    coat: '#8a6a43',
    facing: '#6e4a2a',
    trousers: '#6e5636',
    hat: 'furCap',
    hatTone: '#5d4329',
    fringe: true,
  },
  'rb-grenadier': { hat: 'mitre', hatTone: '#b4352c' },
  'rb-light': { hat: 'forageCap', hatTone: BLACK, trousers: '#6f5a3c' },
  'rb-highlander': { hat: 'bonnet', hatTone: '#25344f', kilt: true },
  'rb-pioneer': SAPPER,
  'pv-militia': { coat: '#8a7a55', facing: '#6d5f40', hat: 'roundHat', hatTone: '#4f4331' },
  'pv-frontiersman': { coat: '#94754a', facing: '#6e4a2a', hat: 'furCap', hatTone: '#5d4329', fringe: true },
  'pv-settler': { coat: '#6f7a66', facing: '#565e50', hat: 'roundHat', hatTone: '#4f4331' },
  'pv-gunman': { coat: '#7a6248', facing: '#5d4936', hat: 'roundHat', hatTone: '#3c3226' },
  'rg-stockbridge': { hat: 'feathers', hatTone: BLACK, plume: WHITE, isNative: true },
  'rg-recruit': { hat: 'roundHat', hatTone: '#4f4331' },
  'na-warrior-bow': { bareChest: true },
  'na-youth': { bareChest: true },
  'na-chief': { facing: '#e8c23a', belts: '#e8c23a' },
  'na-captain': { facing: '#35548c', belts: '#35548c' },
};

/** `roster`: where the coat comes from; `profile`: of a roster, or empty for one built by hand. */
export function uniformOf(roster: string, profile: string): Uniform {
  const plain = ROSTERS[roster] ?? FRANCE;
  const arm = ARMS[profile];
  return arm === undefined ? plain : { ...plain, ...arm };
}
