/** What a situation for `drumhead adjudicate` may look like, in the words of the game. Only the command line loads zod. */
import { z } from 'zod';
import { general, initiative, reroll, rerolls, roles, strength, survival } from './rolls.ts';
import { deployment, move, play, retreat, sight, standing, terrain } from './table.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';

const disorder = z.int().min(0).max(3).default(0).describe('Disorder, 0 to 3');
const flag = z.boolean().default(false);
const actions = z.int().min(0).max(9).default(0);

const traits = z.array(z.enum(UNIT_RULES)).default([]).describe('Special rules');
const name = z.string().max(80).optional();

export const infantry = z.strictObject({
  arm: z.literal('infantry'),
  name,
  formation: z
    .enum(['line', 'attackColumn', 'marchColumn', 'square', 'garrison', 'none'])
    .default('line')
    .describe('At army level none, or left out'),
  c: z.int().min(0).max(12).default(4).describe('Combat value'),
  sk: z.int().min(0).max(12).default(0).describe('Skirmish factor'),
  dis: disorder,
  traits,
});

export const cavalry = z.strictObject({
  arm: z.literal('cavalry'),
  name,
  class: z.enum(['light', 'dragoons', 'heavy']).default('light'),
  formation: z.enum(['line', 'column', 'none']).default('line'),
  c: z.int().min(0).max(12).default(4).describe('Combat value'),
  dis: disorder,
  traits,
});

export const battery = z.strictObject({
  arm: z.literal('artillery'),
  name,
  calibre: z.enum(['light', 'medium', 'heavy']).default('medium'),
  horse: flag.describe('Horse artillery'),
  formation: z.enum(['unlimbered', 'limbered']).default('unlimbered'),
  loaded: z.boolean().default(true),
  dis: disorder,
  batteries: z.int().min(1).max(2).default(1).describe('2 for a Grand Battery'),
  traits,
});

export const unit = z.discriminatedUnion('arm', [infantry, cavalry, battery]);
export type GivenUnit = z.infer<typeof unit>;

const sector = z.strictObject({
  arm: z.literal('sector'),
  dis: z.int().min(0).max(6).default(0).describe('Disorder of the sector, 0 to 6'),
  garrison: z.strictObject({ dis: disorder }).optional().describe('The unit inside, if any'),
});

const faces = z.array(z.int().min(1).max(6)).max(40);
const dice = z
  .strictObject({ attacker: faces.min(1), defender: faces.min(1) })
  .describe('Faces as rolled, in any order; their number need not be the number counted');

const level = z.enum(['division', 'army']).default('division');
const scale = z.enum(['6mm', '15mm', '28mm']).default('15mm').describe('Scale, for distances in millimetres');

/** Ground that covers or betters a position (table T1). */
const GROUND = [
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
] as const;
const cover = z.enum(['none', 'soft', 'hard', ...GROUND]).default('none');
const position = z
  .strictObject({
    higher: z.enum(['attacker', 'defender', 'neither']).default('neither'),
    defender: z
      .enum(['none', 'soft', 'hard', ...GROUND])
      .default('none')
      .describe('What the defender is in or behind'),
  })
  .default({ higher: 'neither', defender: 'none' });

const defender = z.union([unit, z.array(unit).min(1).max(6)]).describe('The defender, or several fighting as one');
const flank = z
  .union([z.boolean(), z.array(z.boolean())])
  .default(false)
  .describe('Attacked in flank or rear: all defenders, or one by one');

export const bombardment = z.strictObject({
  level,
  scale,
  battery,
  target: z.discriminatedUnion('arm', [infantry, cavalry, battery, sector]),
  range: z.enum(['short', 'medium', 'long']).default('medium'),
  added: actions.describe('Actions added beyond the one to fire'),
  cover,
  skirmishersSpoil: flag.describe('The battery is within 1M of the target and in its arc (infantry with skirmishers)'),
  roomToLimber: z.boolean().default(true),
  dice: dice.optional().describe('Left out: only the dice are counted'),
});

const use = z.strictObject({
  by: z.enum(['attacker', 'defender']),
  use: z.enum(['cancel', 'retreat', 'form', 'turn', 'contact', 'waive']),
  formation: z.enum(['line', 'attackColumn', 'marchColumn', 'square', 'column', 'unlimbered', 'limbered']).optional(),
  defender: z.int().min(0).max(5).default(0).describe('Which defender, from 0'),
});

export const approach = z.strictObject({
  level,
  scale,
  attacker: unit,
  defender,
  flank,
  firstAction: flag.describe('The arriving move was the first action'),
  bought: actions.describe('Actions spent on dice'),
  kept: actions.describe('Actions kept for later'),
  position,
  dice: dice.optional(),
  rerolls,
  uses: z.array(use).max(20).default([]).describe('What the actions are then used for, in order'),
});

const extra = z
  .strictObject({
    bought: actions.describe('Actions spent on dice'),
    leader: z.int().min(0).max(3).default(0).describe('Dice of an attached Leader'),
    charismatic: flag,
  })
  .default({ bought: 0, leader: 0, charismatic: false });

const wayOut = z
  .strictObject({
    straight: z
      .array(z.enum(['empty', 'friend', 'enemy']))
      .max(80)
      .default([])
      .describe('Sectors straight on from the attack, one behind the other; none: that side leads out of the town'),
    beside: flag.describe('It goes into another empty sector next to it instead'),
  })
  .default({ straight: [], beside: false });

const town = z
  .strictObject({ attacker: wayOut, defender: wayOut })
  .default({ attacker: { straight: [], beside: false }, defender: { straight: [], beside: false } })
  .describe('Where a beaten garrison goes; an attacker that is one attacks from the next sector');

export const contact = z.strictObject({
  level,
  scale,
  attacker: unit,
  defender,
  flank,
  mover: z.enum(['attacker', 'defender']).default('attacker').describe('Who moved into Contact'),
  breakthrough: flag.describe('The attacker breaks through with this Contact'),
  position,
  attack: extra,
  defence: extra,
  town,
  dice: dice.optional(),
  rerolls,
});

export const activation = z.strictObject({
  by: z.enum(['unit', 'leader', 'cinc', 'group', 'reserve']).default('unit'),
  q: z.int().min(2).max(6).optional().describe('Quality; not needed for Unpredictable units'),
  traits,
  dis: disorder,
  inCommand: z.boolean().default(true).describe('In span of its own Leader'),
  reaction: flag,
  dice: z
    .strictObject({
      chosen: z.int().min(1).max(3).optional().describe('Dice chosen, or failures that allow the reaction'),
      faces: faces.max(3).default([]),
      average: z.int().min(2).max(5).optional().describe('The Average die of an Unpredictable unit'),
    })
    .describe('Dice rolled; automatic successes have no face'),
  reroll,
  lastSlot: flag.describe('No other slot is left unopened'),
  enemyLeaderless: flag.describe('The other side has a Brigade without a Leader'),
});

const lost = z.discriminatedUnion('arm', [
  z.strictObject({ arm: z.literal('infantry'), traits }),
  z.strictObject({ arm: z.literal('cavalry'), class: z.enum(['light', 'dragoons', 'heavy']).default('light'), traits }),
  z.strictObject({ arm: z.literal('artillery'), traits, batteries: z.int().min(1).max(2).default(1) }),
]);

export const breakpoint = z.strictObject({
  units: z.int().min(0).max(200).optional().describe('Units of the side, Reserve included'),
  breakPoint: z.int().min(0).max(200).optional().describe('Given instead of counted'),
  cinc: z.array(z.enum(['timid', 'stubborn'])).default([]),
  brigades: z
    .array(
      z.strictObject({
        units: z.int().min(0).max(50).describe('Units now on the table'),
        lost: z.int().min(0).max(50).default(0),
        dis: z.int().min(0).max(200).default(0).describe('Disorder of the units on the table together'),
        shakenBefore: flag.describe('Its point was scored already'),
      }),
    )
    .default([]),
  lost: z.array(lost).default([]).describe('Units lost'),
  lossPoints: z.number().min(0).max(500).default(0).describe('Points for losses already counted'),
  generalsLost: z.int().min(0).max(20).default(0),
  enemies: z
    .array(
      z.strictObject({
        arm: z.enum(['infantry', 'cavalry', 'artillery']),
        zone: z.int().min(0).max(3).describe('Zone of the half of this side; 3 is the deepest'),
        dis: disorder,
        inCommand: z.boolean().default(true),
        supported: z.boolean().default(true).describe('Another unit of its side within 1L and in sight'),
      }),
    )
    .default([])
    .describe('Enemy units, the nearest to the own baseline first'),
});

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
export type Situation<K extends AdjudicationKind> = z.infer<(typeof SCHEMAS)[K]>;

/** The shape of a situation as JSON Schema, for editors and other programs. */
export function adjudicationSchema(kind: AdjudicationKind): unknown {
  return z.toJSONSchema(SCHEMAS[kind], { io: 'input' });
}
