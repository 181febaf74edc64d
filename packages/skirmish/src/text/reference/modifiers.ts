/** The modifiers on the printed sheets, collected from the functions of the rules in suitable situations. */
import type { InEveryLanguage, RuleTable } from '@drumhead/content';
import type { Tally } from '@drumhead/engine';
import { collect, type Modifiers, modifiersOf } from '@drumhead/content/ruleTables';
import { activationBonus } from '../../turn/activation.ts';
import { moraleBonus } from '../../command/leaders.ts';
import type { MeleeFrame, ShotFrame } from '../../state/frames.ts';
import { meleeDoubling, meleeScores } from '../../combat/handToHand/meleeScores.ts';
import type { Special } from '../../armies/specials.ts';
import type { Weapon } from '../../armies/weapons.ts';
import { shotScores } from '../../combat/shooting/shotScores.ts';
import type { Posture } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';
import { fenceAt, HILL, HOUSE, type Man, ROUGH, situation, WOOD } from './situations.ts';
import { messageOf } from './messageOf.ts';

type Column = 'activation' | 'shooter' | 'target' | 'attacker' | 'defender' | 'doubling' | 'morale';

/** Lines that are no modifiers: base values and the limit on the sum. */
const BASE = /^sk\.(tally\.(combat|weapon)|bonus\.limit)$/;

/** Distance of two foot bases in contact. */
const TOUCHING = 20;

const melee = (change: Partial<MeleeFrame>): MeleeFrame => ({
  at: 'melee',
  attacker: 0,
  defender: 1,
  powerful: true,
  ambush: true,
  movedIn: true,
  charge: null,
  vorwaerts: false,
  parting: false,
  ...change,
});

const shot = (change: Partial<ShotFrame>): ShotFrame => ({
  at: 'shot',
  shooters: [0],
  weapons: [0],
  target: 1,
  aimed: false,
  volley: false,
  steady: false,
  ...change,
});

type Note = (column: Column, tally: Tally) => void;

function noteMelee(variant: Variant, note: Note): void {
  const fight = (
    attacker: Partial<Man>,
    defender: Partial<Man>,
    change: Partial<MeleeFrame>,
    others: readonly Man[] = [],
  ) => {
    for (const features of [[], [ROUGH], [fenceAt(310)], [HILL]]) {
      const men: readonly Man[] = [
        { at: [300, 300 + TOUCHING], ...attacker },
        { at: [300, 300], player: 1, ...defender },
        ...others,
      ];
      const state = situation(variant, men, features);
      const frame = melee(change);
      const { attack, defence } = meleeScores(state, frame);
      note('attacker', attack);
      note('defender', defence);
      const doubling = meleeDoubling(state, frame);
      note('doubling', [...doubling.winner('attack'), ...doubling.loser('defence')]);
    }
  };
  const fallen: Posture = 'fallen';
  const napoleonic = variant === 'SDS';
  fight({ specials: ['strong', 'elan'] }, { posture: fallen, specials: ['weak'] }, { vorwaerts: napoleonic });
  if (!napoleonic) fight({ specials: ['weak'] }, { posture: 'prone', specials: ['strong'] }, {});
  fight({ specials: ['weak'] }, { specials: ['strong'], weapon: 'sword' }, {});
  fight({ level: 1 }, { specials: ['cuirass'] }, {});
  fight({}, { level: 1 }, {});
  const charge = { dx: 0, dy: -1 };
  const riders: readonly Special[] = ['mounted'];
  fight({ specials: riders, weapon: 'lance', at: [300, 325] }, {}, { charge });
  fight({ at: [300, 325] }, { specials: riders }, {});
  fight({}, {}, {}, [{ at: [300 + TOUCHING, 300 + TOUCHING], player: 1 }, { at: [300 - TOUCHING, 300] }]);
}

function noteShots(variant: Variant, note: Note): void {
  const fire = (shooter: Partial<Man>, target: Partial<Man>, change: Partial<ShotFrame> = {}) => {
    for (const features of [[], [fenceAt(310)], [WOOD], [HOUSE]]) {
      const men: readonly Man[] = [
        { at: [300, 380], ...shooter },
        { at: [300, 300 - TOUCHING / 2 + 5], player: 1, ...target },
        { at: [300 + TOUCHING, 380] },
      ];
      const { attack, defence } = shotScores(situation(variant, men, features), shot(change));
      note('shooter', attack);
      note('target', defence);
    }
  };
  const pair = { shooters: [0, 2], weapons: [0, 0], volley: true };
  fire({ specials: ['marksman'] }, {}, { aimed: true });
  fire({ specials: ['poorShot'] }, {}, pair);
  fire({ specials: ['mounted'], weapon: 'pistol' satisfies Weapon }, {});
  fire({ at: [300, 500] }, { posture: 'fallen' });
  if (variant === 'SDS') fire({}, {}, { ...pair, steady: true });
}

/** Morale and activation of one model with others around it. */
function noteQuality(variant: Variant, note: Note): void {
  const about = (specials: readonly Special[], ...others: readonly Special[]) =>
    situation(variant, [
      { at: [300, 300], specials },
      ...others.map((special, i): Man => ({ at: [300 + (i + 1) * TOUCHING, 300], specials: [special] })),
    ]);
  note('morale', moraleBonus(about(['steadfast'], 'leader'), 0));
  note('morale', moraleBonus(about(['wavering'], 'nco', 'flagBearer'), 0));
  note('activation', activationBonus(about([], 'leader'), 0, false, false));
  note('activation', activationBonus(about([], 'nco'), 0, false, false));
  note('activation', activationBonus(about(['elan', 'unpredictable']), 0, true, true));
}

function everyModifier(variant: Variant): Modifiers<Column> {
  const found: Modifiers<Column> = new Map();
  const note: Note = (column, tally) => collect(found, column, tally, BASE);
  noteMelee(variant, note);
  noteShots(variant, note);
  noteQuality(variant, note);
  return found;
}

/** In the order in which a player checks them. */
const ORDER = [
  'sk.tally.leader',
  'sk.tally.nco',
  'sk.tally.flag',
  'sk.tally.steadfast',
  'sk.tally.wavering',
  'sk.bonus.elan',
  'sk.bonus.unpredictable',
  'sk.tally.marksman',
  'sk.tally.poorShot',
  'sk.tally.lightCover',
  'sk.tally.heavyCover',
  'sk.tally.fromHorseback',
  'sk.tally.lowTarget',
  'sk.tally.steadyVolley',
  'sk.tally.aimed',
  'sk.tally.volley',
  'sk.tally.fallenFoe',
  'sk.tally.proneFoe',
  'sk.tally.ambush',
  'sk.tally.obstacle',
  'sk.tally.height',
  'sk.tally.mounted',
  'sk.tally.mountedInBroken',
  'sk.tally.charge',
  'sk.tally.lance',
  'sk.tally.severalFoes',
  'sk.tally.powerful',
  'sk.tally.strong',
  'sk.tally.weak',
  'sk.tally.elan',
  'sk.tally.vorwaerts',
  'sk.tally.betterWeapon',
  'sk.tally.cuirass',
];

/** Lines that the log states for one case and the sheet for all. */
const EACH: ReadonlyMap<string, InEveryLanguage> = new Map([
  ['sk.tally.volley', { en: 'Each shooter after the first', it: 'Ogni tiratore dopo il primo' }],
  ['sk.tally.severalFoes', { en: 'Each enemy in contact after the first', it: 'Ogni nemico a contatto dopo il primo' }],
]);

const tableOf =
  (...columns: readonly (readonly [Column, InEveryLanguage])[]) =>
  (variant: Variant): RuleTable =>
    modifiersOf(everyModifier(variant), columns, ORDER, (what) => EACH.get(what) ?? messageOf(what));

const EACH_DIE: InEveryLanguage = { en: 'Each die', it: 'Ogni dado' };

/** SK-CMD-1, -2, SK-SPR-2, -22. */
export const activationModifiers = tableOf(['activation', EACH_DIE]);
/** SK-RNG-24. */
export const shotModifiers = tableOf(
  ['shooter', { en: 'Shooter', it: 'Chi tira' }],
  ['target', { en: 'Target', it: 'Bersaglio' }],
);
/** SK-HTH-3, and lines of the doubled test (SK-HTH-11, -12, SK-SPR-1). */
export const meleeModifiers = tableOf(
  ['attacker', { en: 'Attacker', it: 'Attaccante' }],
  ['defender', { en: 'Defender', it: 'Difensore' }],
  ['doubling', { en: 'Doubled?', it: 'Doppiato?' }],
);
/** SK-MOR-4. */
export const moraleModifiers = tableOf(['morale', EACH_DIE]);
