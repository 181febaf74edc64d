/** Schemas of the situations of `drumhead adjudicate`, in the words of the game. */
import {
  choice,
  constant,
  defaulted,
  described,
  flag,
  type Infer,
  jsonSchema,
  list,
  number,
  oneOrMore,
  record,
  tagged,
  text,
  whole,
  withWords,
} from '@drumhead/content/schema';
import { UNIT_RULES } from '../../scenarios/format.ts';
import { orderSchemas } from './orders.ts';
import { FIELD_WORDS } from './words.ts';
import { general, initiative, reroll, rerolls, roles, strength, survival } from './rolls.ts';
import { deployment, move, play, retreat, sight, standing, terrain } from './table.ts';

const disorder = described(defaulted(whole(0, 3), 0), 'Disorder, 0 to 3');
const off = defaulted(flag, false);
const actions = defaulted(whole(0, 9), 0);
const traits = described(defaulted(list(choice(UNIT_RULES), 0, 99), []), 'Special rules');
const name = text(80);
const combatValue = described(defaulted(whole(0, 12), 4), 'Combat value');
const cavalryClass = defaulted(choice(['light', 'dragoons', 'heavy']), 'light');

const infantry = record(
  {
    arm: constant('infantry'),
    formation: described(
      defaulted(choice(['line', 'attackColumn', 'marchColumn', 'square', 'garrison', 'none']), 'line'),
      'At army level none, or left out',
    ),
    c: combatValue,
    sk: described(defaulted(whole(0, 12), 0), 'Skirmish factor'),
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
    horse: described(off, 'Horse artillery'),
    formation: defaulted(choice(['unlimbered', 'limbered']), 'unlimbered'),
    loaded: defaulted(flag, true),
    dis: disorder,
    batteries: described(defaulted(whole(1, 2), 1), '2 for a Grand Battery'),
    traits,
  },
  { name },
);

const unit = tagged('arm', [infantry, cavalry, battery]);
export type GivenUnit = Infer<typeof unit>;

const sector = record(
  {
    arm: constant('sector'),
    dis: described(defaulted(whole(0, 6), 0), 'Disorder of the sector, 0 to 6'),
  },
  { garrison: described(record({ dis: disorder }, {}), 'The unit inside, if any') },
);

const faces = (least: number) => list(whole(1, 6), least, 40);
const dice = described(
  record({ attacker: faces(1), defender: faces(1) }, {}),
  'Faces as rolled, in any order; their number need not be the number counted',
);

const level = defaulted(choice(['division', 'army']), 'division');
const scale = described(defaulted(choice(['6mm', '15mm', '28mm']), '15mm'), 'Scale, for distances in millimetres');

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
      defender: described(cover, 'What the defender is in or behind'),
    },
    {},
  ),
  { higher: 'neither', defender: 'none' },
);

const defender = described(oneOrMore(unit, 1, 6), 'The defender, or several fighting as one');
const flank = described(
  defaulted(oneOrMore(flag, 0, 40), false),
  'Attacked in flank or rear: all defenders, or one by one',
);

const bombardment = record(
  {
    level,
    scale,
    battery,
    target: tagged('arm', [infantry, cavalry, battery, sector]),
    range: defaulted(choice(['short', 'medium', 'long']), 'medium'),
    added: described(actions, 'Actions added beyond the one to fire'),
    cover,
    skirmishersSpoil: described(
      off,
      'The battery is within 1M of the target and in its arc (infantry with skirmishers)',
    ),
    roomToLimber: defaulted(flag, true),
  },
  { dice: described(dice, 'Left out: only the dice are counted') },
);

const use = record(
  {
    by: choice(['attacker', 'defender']),
    use: choice(['cancel', 'retreat', 'form', 'turn', 'contact', 'waive']),
    defender: described(defaulted(whole(0, 5), 0), 'Which defender, from 0'),
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
    firstAction: described(off, 'The arriving move was the first action'),
    bought: described(actions, 'Actions spent on dice'),
    kept: described(actions, 'Actions kept for later'),
    position,
    rerolls,
    uses: described(defaulted(list(use, 0, 20), []), 'What the actions are then used for, in order'),
  },
  { dice },
);

const extra = defaulted(
  record(
    {
      bought: described(actions, 'Actions spent on dice'),
      leader: described(defaulted(whole(0, 3), 0), 'Dice of an attached Leader'),
      charismatic: off,
    },
    {},
  ),
  { bought: 0, leader: 0, charismatic: false },
);

const wayOut = defaulted(
  record(
    {
      straight: described(
        defaulted(list(choice(['empty', 'friend', 'enemy']), 0, 80), []),
        'Sectors straight on from the attack, one behind the other; none: that side leads out of the town',
      ),
      beside: described(off, 'It goes into another empty sector next to it instead'),
    },
    {},
  ),
  { straight: [], beside: false },
);

const town = described(
  defaulted(record({ attacker: wayOut, defender: wayOut }, {}), {
    attacker: { straight: [], beside: false },
    defender: { straight: [], beside: false },
  }),
  'Where a beaten garrison goes; an attacker that is one attacks from the next sector',
);

const contact = record(
  {
    level,
    scale,
    attacker: unit,
    defender,
    flank,
    breakthrough: described(off, 'The attacker breaks through with this Contact'),
    position,
    attack: extra,
    defence: extra,
    town,
    rerolls,
  },
  {
    mover: described(
      choice(['attacker', 'defender']),
      'The side that moved into Contact; left out: the attacker, or cavalry that infantry attacked',
    ),
    dice,
  },
);

const activation = record(
  {
    by: defaulted(choice(['unit', 'leader', 'cinc', 'group', 'reserve']), 'unit'),
    traits,
    dis: disorder,
    inCommand: described(defaulted(flag, true), 'In span of its own Leader'),
    reaction: off,
    dice: described(
      record(
        { faces: defaulted(list(whole(1, 6), 0, 3), []) },
        {
          chosen: described(whole(1, 3), 'Dice chosen, or failures that allow the reaction'),
          average: described(whole(2, 5), 'The Average die of an Unpredictable unit'),
        },
      ),
      'Dice rolled; automatic successes have no face',
    ),
    lastSlot: described(off, 'No other slot is left unopened'),
    enemyLeaderless: described(off, 'The other side has a Brigade without a Leader'),
  },
  { q: described(whole(2, 6), 'Quality; not needed for Unpredictable units'), reroll },
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
            units: described(whole(0, 50), 'Units now on the table'),
            lost: defaulted(whole(0, 50), 0),
            dis: described(defaulted(whole(0, 200), 0), 'Disorder of the units on the table together'),
            shakenBefore: described(off, 'Its point was scored already'),
          },
          {},
        ),
        0,
        999,
      ),
      [],
    ),
    lost: described(defaulted(list(lost, 0, 999), []), 'Units lost'),
    lossPoints: described(defaulted(number(0, 500), 0), 'Points for losses already counted'),
    generalsLost: defaulted(whole(0, 20), 0),
    enemies: described(
      defaulted(
        list(
          record(
            {
              arm: choice(['infantry', 'cavalry', 'artillery']),
              zone: described(whole(0, 3), 'Zone of the half of this side; 3 is the deepest'),
              dis: disorder,
              inCommand: defaulted(flag, true),
              supported: described(defaulted(flag, true), 'Another unit of its side within 1L and in sight'),
            },
            {},
          ),
          0,
          999,
        ),
        [],
      ),
      'Enemy units, the nearest to the own baseline first',
    ),
  },
  {
    units: described(whole(0, 200), 'Units of the side, Reserve included'),
    breakPoint: described(whole(0, 200), 'Given instead of counted'),
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
  const orders = WITH_ORDERS.has(kind) ? { $defs: { order: orderSchemas() } } : {};
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema, ...orders };
}
