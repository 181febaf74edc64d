/** Schemas of the situations of `drumhead adjudicate`, in the words of the game. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  flag,
  type Infer,
  jsonSchema,
  list,
  number,
  oneOrMore,
  record,
  tagged,
  whole,
  withWords,
} from '@drumhead/content/schema';
import { UNIT_QUALITY } from '../../armies/qualities.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';
import { withOrders } from '@drumhead/content/position';
import { ORDER_WORDS } from './orders.ts';
import { FIELD_WORDS } from './words.ts';
import { general, initiative, reroll, rerolls, roles, strength, survival } from './rolls.ts';
import { deployment, move, play, retreat, sight, standing, terrain } from './table.ts';

const disorder = defaulted(whole(0, 3), 0);
const off = defaulted(flag, false);
const actions = defaulted(whole(0, 9), 0);
const traits = defaulted(list(choice(UNIT_RULES), 0, 99), []);
const name = named(80);
const combatValue = defaulted(whole(0, 12), 4);
const cavalryClass = defaulted(choice(['light', 'dragoons', 'heavy']), 'light');

const infantry = record(
  {
    arm: constant('infantry'),
    formation: defaulted(choice(['line', 'attackColumn', 'marchColumn', 'square', 'garrison', 'none']), 'line'),
    c: combatValue,
    sk: defaulted(whole(0, 12), 0),
    dis: disorder,
    traits,
  },
  { name },
);

const cavalry = record(
  {
    arm: constant('cavalry'),
    class: cavalryClass,
    formation: defaulted(choice(['line', 'column', 'none']), 'line'),
    c: combatValue,
    dis: disorder,
    traits,
  },
  { name },
);

const battery = record(
  {
    arm: constant('artillery'),
    calibre: defaulted(choice(['light', 'medium', 'heavy']), 'medium'),
    horse: off,
    formation: defaulted(choice(['unlimbered', 'limbered']), 'unlimbered'),
    loaded: defaulted(flag, true),
    dis: disorder,
    batteries: defaulted(whole(1, 2), 1),
    traits,
  },
  { name },
);

const unit = tagged('arm', [infantry, cavalry, battery]);
export type GivenUnit = Infer<typeof unit>;

const sector = record(
  {
    arm: constant('sector'),
    dis: defaulted(whole(0, 6), 0),
  },
  { garrison: record({ dis: disorder }, {}) },
);

const faces = (least: number) => list(whole(1, 6), least, 40);
const dice = record({ attacker: faces(1), defender: faces(1) }, {});

const level = defaulted(choice(['division', 'army']), 'division');
const scale = defaulted(choice(['6mm', '15mm', '28mm']), '15mm');

/** Terrain that covers or betters a position (table T1). */
const cover = defaulted(
  choice([
    'none',
    'soft',
    'hard',
    'wood',
    'rough',
    'swamp',
    'steepHill',
    'hedge',
    'fence',
    'ditch',
    'wall',
    'stream',
    'building',
    'sector',
  ]),
  'none',
);
const position = defaulted(
  record(
    {
      higher: defaulted(choice(['attacker', 'defender', 'neither']), 'neither'),
      defender: cover,
    },
    {},
  ),
  { higher: 'neither', defender: 'none' },
);

const defender = oneOrMore(unit, 1, 6);
const flank = defaulted(oneOrMore(flag, 0, 40), false);

const bombardment = record(
  {
    level,
    scale,
    battery,
    target: tagged('arm', [infantry, cavalry, battery, sector]),
    range: defaulted(choice(['short', 'medium', 'long']), 'medium'),
    added: actions,
    cover,
    skirmishersSpoil: off,
    roomToLimber: defaulted(flag, true),
  },
  { dice: dice },
);

const use = record(
  {
    by: choice(['attacker', 'defender']),
    use: choice(['cancel', 'retreat', 'form', 'turn', 'contact', 'waive']),
    defender: defaulted(whole(0, 5), 0),
  },
  { formation: choice(['line', 'attackColumn', 'marchColumn', 'square', 'column', 'unlimbered', 'limbered']) },
);

const approach = record(
  {
    level,
    scale,
    attacker: unit,
    defender,
    flank,
    firstAction: off,
    chargeGoesHome: off,
    bought: actions,
    kept: actions,
    position,
    rerolls,
    uses: defaulted(list(use, 0, 20), []),
  },
  { dice },
);

const extra = defaulted(
  record(
    {
      bought: actions,
      leader: defaulted(whole(0, 3), 0),
      charismatic: off,
    },
    {},
  ),
  { bought: 0, leader: 0, charismatic: false },
);

const wayOut = defaulted(
  record(
    {
      straight: defaulted(list(choice(['empty', 'friend', 'enemy']), 0, 80), []),
      beside: off,
    },
    {},
  ),
  { straight: [], beside: false },
);

const town = defaulted(record({ attacker: wayOut, defender: wayOut }, {}), {
  attacker: { straight: [], beside: false },
  defender: { straight: [], beside: false },
});

const contact = record(
  {
    level,
    scale,
    attacker: unit,
    defender,
    flank,
    breakthrough: off,
    position,
    attack: extra,
    defence: extra,
    town,
    rerolls,
  },
  {
    mover: choice(['attacker', 'defender']),
    dice,
  },
);

const activation = record(
  {
    by: defaulted(choice(['unit', 'leader', 'cinc', 'group', 'reserve']), 'unit'),
    traits,
    dis: disorder,
    inCommand: defaulted(flag, true),
    reaction: off,
    dice: record(
      { faces: defaulted(list(whole(1, 6), 0, 3), []) },
      {
        chosen: whole(1, 3),
        average: whole(2, 5),
      },
    ),
    lastSlot: off,
    enemyLeaderless: off,
  },
  { q: UNIT_QUALITY, reroll },
);

const lost = tagged('arm', [
  record({ arm: constant('infantry'), traits }, {}),
  record({ arm: constant('cavalry'), class: cavalryClass, traits }, {}),
  record({ arm: constant('artillery'), traits, batteries: defaulted(whole(1, 2), 1) }, {}),
]);

const breakpoint = record(
  {
    cinc: defaulted(list(choice(['timid', 'stubborn']), 0, 99), []),
    brigades: defaulted(
      list(
        record(
          {
            units: whole(0, 50),
            lost: defaulted(whole(0, 50), 0),
            dis: defaulted(whole(0, 200), 0),
            shakenBefore: off,
          },
          {},
        ),
        0,
        999,
      ),
      [],
    ),
    lost: defaulted(list(lost, 0, 999), []),
    lossPoints: defaulted(number(0, 500), 0),
    generalsLost: defaulted(whole(0, 20), 0),
    enemies: defaulted(
      list(
        record(
          {
            arm: choice(['infantry', 'cavalry', 'artillery']),
            zone: whole(0, 3),
            dis: disorder,
            inCommand: defaulted(flag, true),
            supported: defaulted(flag, true),
          },
          {},
        ),
        0,
        999,
      ),
      [],
    ),
  },
  {
    units: whole(0, 200),
    breakPoint: whole(0, 200),
  },
);

export const SCHEMAS = {
  activation,
  bombardment,
  approach,
  contact,
  breakpoint,
  initiative,
  roles,
  survival,
  general,
  strength,
  terrain,
  deployment,
  sight,
  standing,
  move,
  retreat,
  play,
} as const;

export type AdjudicationKind = keyof typeof SCHEMAS;
export type Situation<K extends AdjudicationKind> = Infer<(typeof SCHEMAS)[K]>;

/** Kinds that take orders; they are described beside, for the battle's judge checks them. */
const WITH_ORDERS: ReadonlySet<AdjudicationKind> = new Set<AdjudicationKind>(['play', 'move', 'terrain']);

/** A situation as JSON Schema, for editors and other programs. */
export function adjudicationSchema(kind: AdjudicationKind): unknown {
  const schema = withWords(jsonSchema(SCHEMAS[kind]), FIELD_WORDS, kind) as object;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(WITH_ORDERS.has(kind) ? withOrders(schema, ORDER_WORDS) : schema),
  };
}
