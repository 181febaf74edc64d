/** A table as somebody lays it out for `drumhead adjudicate`: millimetres, degrees and names. */
import { z } from 'zod';
import { CINC_RULES, KINDS, LEADER_RULES, type TroopKind, UNIT_RULES } from '../../scenarios/format.ts';

const id = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*$/)
  .describe('A name such as line-1: small letters, digits, hyphens');
const along = z.number().min(-10_000).max(10_000).describe('Millimetres; y down the table');
const degrees = z.number().min(-360).max(360).describe('Degrees clockwise, 0 up the table');
const flag = z.boolean().default(false);
const small = (most: number) => z.int().min(0).max(most).default(0);

const unit = z.strictObject({
  id,
  kind: z.enum(Object.keys(KINDS) as [TroopKind, ...TroopKind[]]),
  name: z.string().min(1).max(120).optional(),
  q: z.int().min(2).max(6).optional().describe('Quality; 4 if left out, nothing if Unpredictable'),
  c: z.int().min(1).max(12).optional().describe('Combat value; 4 if left out, nothing for guns'),
  sk: z.int().min(0).max(12).optional().describe('Skirmish factor left; infantry only'),
  calibre: z.enum(['light', 'medium', 'heavy']).optional().describe('Guns only; medium if left out'),
  rules: z.array(z.enum(UNIT_RULES)).max(20).default([]),
  x: along.optional().describe('Centre of the footprint; not needed inside a sector or if eliminated'),
  y: along.optional(),
  facing: degrees.optional().describe('Towards the enemy baseline if left out'),
  formation: z
    .enum(['line', 'attackColumn', 'marchColumn', 'square', 'column', 'unlimbered', 'limbered', 'none'])
    .optional()
    .describe('If left out line, for guns unlimbered, at army level none'),
  dis: z.int().min(0).max(3).default(0).describe('Disorder'),
  loaded: z.boolean().default(true).describe('Guns only'),
  sector: id.optional().describe('Sector of a built-up area that it holds'),
  eliminated: flag,
  joinedTo: id
    .optional()
    .describe('The battery with which it is a Grand Battery (LB-OPT-01); only that one stands on the table'),
  formed: flag.describe('It became a Grand Battery in this phase'),
  activated: flag.describe('Activated this phase already'),
  reacted: flag.describe('Reacted with success this phase already'),
  violation: flag.describe('Marked as an involuntary violation of proximity'),
  worn: flag,
  assigned: id.optional().describe('Reserve only: the Brigade it was assigned to'),
});

const general = <T extends readonly [string, ...string[]]>(rules: T) =>
  z
    .strictObject({
      name: z.string().min(1).max(120).optional(),
      q: z.int().min(2).max(5).default(3),
      rules: z.array(z.enum(rules)).max(10).default([]),
      x: along.optional().describe('With y: he stands there. Without, and not attached, he is not in play'),
      y: along.optional(),
      facing: degrees.optional(),
      attachedTo: id.optional().describe('The unit he rides with'),
      lost: flag.describe('Casualty or captured, not replaced yet'),
      replacement: flag.describe('He came for one who was lost'),
      activated: flag,
      reacted: flag,
      spent: flag.describe('He added dice to a Contact (LB-LEAD-15)'),
      rerolled: flag.describe('The re-roll near the CinC was used this phase'),
      activeUsed: flag.describe('The re-roll of Active was used this phase'),
      orders: small(9).describe('Group orders given this phase'),
    })
    .describe('A General; left out: he is not in play');

const brigade = z.strictObject({
  id,
  name: z.string().min(1).max(120).optional(),
  leader: general(LEADER_RULES).optional(),
  units: z.array(unit).min(1).max(20),
  shakenScored: z.boolean().optional().describe('Its point was scored; if left out, whether it is Shaken now'),
  slot: z.enum(['unopened', 'open', 'closed']).optional(),
});

const side = z.strictObject({
  id,
  name: z.string().min(1).max(120).optional(),
  baseline: z.enum(['top', 'bottom']),
  cinc: general(CINC_RULES).optional(),
  brigades: z.array(brigade).min(1).max(6),
  reserve: z
    .strictObject({ units: z.array(unit).min(1).max(20) })
    .optional()
    .describe('Units of the Reserve, also those assigned since'),
  breakPoint: z.int().min(0).max(200).optional().describe('Counted by LB-VIC-01 if left out'),
  generalsLost: z.int().min(0).max(50).optional().describe('If left out, those marked as lost'),
  phases: small(1000).describe('Initiative phases it has begun'),
  slot: z.enum(['unopened', 'open', 'closed']).optional().describe('Slot of the CinC'),
});

export const position = z
  .strictObject({
    level: z.enum(['division', 'army']).default('division'),
    scale: z.enum(['6mm', '15mm', '28mm']).default('15mm'),
    width: z.number().optional().describe('Table in millimetres; usual for the scale if left out'),
    height: z.number().optional(),
    switches: z.strictObject({ grandBattery: flag, wornUnits: flag }).optional(),
    terrain: z
      .array(z.unknown())
      .max(80)
      .default([])
      .describe('Pieces as in a scenario file (drumhead scenarios --schema)'),
    sectors: z
      .array(z.strictObject({ id, dis: z.int().min(0).max(7) }))
      .max(80)
      .default([])
      .describe('Disorder of sectors of built-up areas'),
    sides: z.tuple([side, side]),
    active: id.optional().describe('The side with the initiative; the first if left out'),
    phase: z.int().min(1).max(10_000).default(1).describe('Initiative phases begun, this one included'),
    suddenDeath: flag.describe('The last tie-break is on (LB-VIC-14)'),
  })
  .describe('How the table stands');

export type GivenPosition = z.infer<typeof position>;
export type GivenSide = GivenPosition['sides'][number];
export type GivenBrigade = GivenSide['brigades'][number];
export type GivenTroops = GivenBrigade['units'][number];
export type GivenGeneral = z.infer<ReturnType<typeof general>>;

/** Who acts, and with what, where it is not simply the beginning of a phase. */
const moment = z
  .discriminatedUnion('at', [
    z.strictObject({ at: z.literal('phase') }).describe('No slot is open'),
    z.strictObject({
      at: z.literal('slot'),
      brigade: id.nullable().describe('The Brigade whose slot is open; null: the CinC and the Reserve'),
    }),
    z.strictObject({
      at: z.literal('acting'),
      units: z.array(id).min(1).max(20).describe('Units spending actions; several only in a group order'),
      mode: z.enum(['own', 'group', 'reaction', 'reserve']).default('own'),
      actions: z.int().min(1).max(4).default(1).describe('Actions left, of each unit'),
      moves: small(3).describe('Moves made already'),
      taken: small(4).describe('Actions taken already'),
      fired: flag,
      rallied: flag,
      gunsMoved: flag,
      chance: small(3).describe('Reaction dice the other side still holds'),
    }),
    z.strictObject({
      at: z.literal('general'),
      brigade: id.nullable().describe('The Brigade of the Leader; null: the CinC'),
      actions: z.int().min(1).max(3).default(1),
      reaction: flag,
    }),
    z.strictObject({
      at: z.literal('window'),
      dice: z.int().min(1).max(3).describe('Failures that allow the reaction'),
      immediate: flag.describe('Failures of a General: at once or never'),
    }),
  ])
  .default({ at: 'phase' });
export type GivenMoment = z.infer<typeof moment>;

const order = z
  .record(z.string().max(40), z.unknown())
  .describe(
    'A command with names, millimetres and degrees, such as {"type":"activate","unit":"line-1","dice":2}; or {"type":"roll","faces":[[4,2]]}; "by": the side, if it is not the one asked',
  );

export const play = z.strictObject({
  position,
  moment,
  orders: z.array(order).max(2000).default([]).describe('Commands and dice in order'),
});

export const move = z.strictObject({
  position,
  unit: id,
  mode: z.enum(['own', 'group', 'reaction', 'reserve']).default('own'),
  actions: z.int().min(1).max(4).default(1),
  moves: small(3).describe('Moves made already'),
  taken: small(4).describe('Actions taken already'),
  order,
});

export const sight = z.strictObject({
  position,
  from: id.optional().describe('A unit; all if left out'),
  to: id.optional().describe('A unit; all enemies if left out'),
});

export const retreat = z.strictObject({
  position,
  unit: id,
  from: id.optional().describe('The enemy it goes back from, if any'),
  distance: z.enum(['VS', 'S', 'M', 'L']).optional().describe('By its arm if left out'),
  beaten: flag.describe('Beaten in Contact or driven from a built-up area'),
});

export const standing = z.strictObject({ position });

export const deployment = z.strictObject({
  position: position.describe('Everybody as he is to stand when the battle begins'),
});

export const terrain = z.strictObject({
  scale: z.enum(['6mm', '15mm', '28mm']).default('15mm'),
  width: z.number().optional().describe('Table in millimetres; usual for the scale if left out'),
  height: z.number().optional(),
  sides: z.tuple([
    z.strictObject({ id, baseline: z.enum(['top', 'bottom']) }),
    z.strictObject({ id, baseline: z.enum(['top', 'bottom']) }),
  ]),
  defender: id.describe('The side that lays first'),
  orders: z
    .array(
      z
        .record(z.string().max(40), z.unknown())
        .describe(
          'A piece with its middle, such as {"type":"lay","kind":"wood","size":"LxM","x":300,"y":100,"facing":0} or {"type":"layStream","zone":1,"points":[0,450,300,600],"crossings":[{"kind":"ford","along":200}]}; {"type":"takeUp","terrain":"wood-1"}; {"type":"laid"} when the zone is done',
        ),
    )
    .max(200)
    .default([])
    .describe('What is laid, in order'),
});
