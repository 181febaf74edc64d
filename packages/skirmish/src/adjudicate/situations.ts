/** Schemas of the situations for `drumhead adjudicate skirmish`. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  described,
  flag,
  list,
  type Infer,
  record,
  type Schema,
  text,
  whole,
} from '@drumhead/content/schema';
import { SPECIALS, type Special } from '../armies/specials.ts';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import { moment, order, orders, position, POSITION_FORMAT, POSITION_VERSION } from '../position/positionFile.ts';
import { SCALE_NAMES } from '../setup/gameFile.ts';
import { VARIANTS } from '../state/variant.ts';

const WEAPON_NAMES = Object.keys(WEAPONS) as readonly Weapon[];
const SPECIAL_NAMES = Object.keys(SPECIALS) as readonly Special[];

const die = whole(1, 6);

/** `profile` is a roster profile such as fr-line; other fields override it. */
const abilities = {
  profile: text(40, '[a-z0-9-]+'),
  q: whole(2, 6),
  c: whole(0, 6),
  weapons: list(choice(WEAPON_NAMES), 0, 6),
  specials: list(choice(SPECIAL_NAMES), 0, 12),
};

/** `mounted`: by default true for models with the special rule. */
const body = { posture: defaulted(choice(['standing', 'fallen', 'prone'] as const), 'standing'), mounted: flag };

/** `enemies`: Standing enemies in contact. */
const FIGHTER = record({}, { ...abilities, ...body, inBroken: flag, enemies: defaulted(whole(0, 6), 1) });
/** `gap`: mm from base to base. `weapon`: by default the first ranged weapon. */
const SHOOTER = record({ gap: whole(0, 2000) }, { ...abilities, mounted: flag, weapon: choice(WEAPON_NAMES) });
const TARGET = record({}, { ...abilities, ...body });

const game = { variant: choice(VARIANTS), scale: choice(SCALE_NAMES) };

/** A position file is a situation as it is. */
const fileFields = { format: constant(POSITION_FORMAT), version: constant(POSITION_VERSION), name: named(120) };
const modelId = text(80, '[a-z][a-z0-9-]*');

export const SITUATIONS = {
  /** A fight hand to hand: the fighters, how they came together, and the dice; without dice only odds. */
  melee: record(
    { attacker: FIGHTER, defender: FIGHTER },
    {
      variant: choice(VARIANTS),
      powerful: flag,
      ambush: flag,
      revealed: flag,
      movedIn: flag,
      charge: flag,
      vorwaerts: flag,
      parting: flag,
      above: choice(['attacker', 'defender'] as const),
      across: flag,
      braced: whole(0, 6),
      dice: record({ attacker: die, defender: die }, {}),
    },
  ),
  /** A shot, a throw, or (with two to six shooters) a volley. */
  shot: record(
    { shooters: list(SHOOTER, 1, 20), target: TARGET },
    {
      ...game,
      cover: defaulted(choice(['none', 'light', 'heavy'] as const), 'none'),
      aimed: flag,
      steady: flag,
      dice: record({ shooter: die, target: die }, {}),
    },
  ),
  /** A model's own activation. */
  activation: record({}, { ...abilities, dice: list(die, 1, 3), leader: flag, nco: flag, charge: flag, lucky: flag }),
  /** A group's roll: the Qualities of its members. */
  order: record(
    { order: choice(['groupMove', 'regroup', 'volley', 'shootAndReload'] as const), q: list(whole(2, 6), 2, 20) },
    { dice: list(die, 1, 3), musician: flag },
  ),
  /** A morale test of one model; with `fear` one die against an enemy with Fear. */
  morale: record(
    {},
    { ...abilities, leader: flag, nco: flag, flag, steadfast: flag, fear: flag, dice: list(die, 1, 3) },
  ),
  /** A fall by a number of levels (SK-MOV-15): from an upper floor or, of three, from the top one (SK-GEO-6). */
  fall: record({ levels: whole(1, 2) }, { ...abilities, dice: record({ model: die, fall: die }, {}) }),
  /** A bash. */
  bash: record({ what: choice(['fence', 'hedge', 'lowWall', 'door', 'barredDoor'] as const) }, { ...abilities, die }),
  /** Morale and breaking of a force: its models at the start, now and before this event, and those of its enemy. */
  break: record(
    { started: whole(1, 60), models: whole(0, 60), enemies: whole(0, 60), commander: flag },
    { commanderLost: flag, wounded: flag, halfPassed: flag },
  ),
  /** A position file: any orders and dice in sequence. */
  play: record({ position, moment, orders }, fileFields),
  /** Lines of sight, cover and possible shots on such a table. */
  sight: record(
    { position, moment, orders },
    {
      ...fileFields,
      from: described(modelId, 'A model; all if left out'),
      to: described(modelId, 'A model; all enemies if left out'),
    },
  ),
  /** One action of one model on such a table. */
  move: record(
    { position, moment, orders, model: modelId, actions: described(defaulted(whole(1, 3), 1), 'Actions left'), order },
    {
      ...fileFields,
      activation: described(
        record({}, { movedIntoContact: flag, mustCharge: flag, acted: flag, vorwaerts: flag, unseen: flag }),
        'What its activation was before',
      ),
    },
  ),
} as const satisfies Readonly<Record<string, Schema>>;

export type SituationKind = keyof typeof SITUATIONS;
export type Situation<K extends SituationKind> = Infer<(typeof SITUATIONS)[K]>;
export type GivenFighter = Infer<typeof FIGHTER>;
export type GivenShooter = Infer<typeof SHOOTER>;
export type GivenTarget = Infer<typeof TARGET>;
export type GivenAbilities = Pick<GivenFighter, 'profile' | 'q' | 'c' | 'weapons' | 'specials'>;
