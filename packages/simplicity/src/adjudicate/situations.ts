/** What a situation for `drumhead adjudicate simplicity` may look like, in the words of the game. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  described,
  flag,
  list,
  number,
  type Infer,
  record,
  type Schema,
  text,
  whole,
} from '@drumhead/content/schema';
import { moment, order, orders, position, POSITION_FORMAT, POSITION_VERSION } from '../position/positionFile.ts';
import { CLASSES, KINDS } from '../state/unitTables.ts';

const die = whole(1, 6);
/** Dice in the order in which they fall (SIP-GEN-5); without them the answer holds only scores and chances. */
const dice = list(die, 0, 40);

/** `general`: a Command base is attached to it. */
const body = { class: defaulted(choice(CLASSES), 'regular'), dp: defaulted(whole(0, 3), 0) };
const FIGHTER = record({ kind: choice(KINDS) }, { ...body, general: flag });
/** `supports`: friends within 10 cm that are not routing. */
const MELEE_FIGHTER = record({ kind: choice(KINDS) }, { ...body, general: flag, supports: defaulted(whole(0, 4), 0) });
const SIDE = record(
  { units: whole(1, 40) },
  {
    removed: whole(0, 40),
    routing: whole(0, 40),
    commands: whole(0, 6),
    commandsLost: whole(0, 6),
    objectives: list(whole(1, 20), 0, 12),
  },
);

/** A position file is a situation as it is. */
const fileFields = { format: constant(POSITION_FORMAT), version: constant(POSITION_VERSION), name: named(120) };
const unitId = text(80, '[a-z][A-Za-z0-9-]*');

export const SITUATIONS = {
  /** SIP-AP-1. Command bases on the table, and the die. */
  points: record({ commands: whole(0, 6) }, { dice }),
  /** SIP-ACT-1..8. A unit with DP that is to move, charge, or move and fire; `commandNear`: within 10 cm. */
  activation: record(
    { unit: FIGHTER, order: choice(['move', 'charge', 'moveFire'] as const) },
    { commandNear: flag, dice },
  ),
  /** Q5. `range` in cm; `moved`: it moves or turns in the same order; `limbered`, `routing`: of the target. */
  fire: record(
    { firer: FIGHTER, target: FIGHTER, range: number(0, 60) },
    { moved: flag, cover: flag, limbered: flag, routing: flag, classic: flag, dice },
  ),
  /** Q6. `ground`: what the charge goes up, across or against; `section`: the defender is a garrison. */
  melee: record(
    { charger: MELEE_FIGHTER, defender: MELEE_FIGHTER },
    {
      flank: flag,
      ground: defaulted(choice(['open', 'uphill', 'obstacle', 'cover', 'section'] as const), 'open'),
      classic: flag,
      dice,
    },
  ),
  /** SIP-INT-4. A beaten unit driven through so many friends. */
  passing: record({ unit: FIGHTER, friends: whole(1, 10) }, { dice }),
  /** Q7. One die, and a second for the re-roll if the first fails. */
  rally: record({ unit: FIGHTER }, { routing: flag, dice }),
  /** SIP-BRK-2, -3. A unit that breaks: cm from the edge it runs to, once turned, and to an enemy in its way. */
  rout: record({ unit: FIGHTER, edge: number(0, 200) }, { enemy: number(0, 200) }),
  /** SIP-CMD-4. A Command base whose unit was fired on, won or lost. */
  risk: record({ after: choice(['fire', 'won', 'lost'] as const) }, { dice }),
  /** Q9. Both sides at the end of a player turn; `last`: the last of the last game turn. */
  victory: record({ first: SIDE, second: SIDE }, { last: flag }),
  /** A position file: any orders and dice in sequence. */
  play: record({ position, moment, orders }, fileFields),
  /** Arcs, lines of sight, possible shots and charges on such a table. */
  sight: record(
    { position, moment, orders },
    {
      ...fileFields,
      from: described(unitId, 'A unit; all if left out'),
      to: described(unitId, 'A unit; all enemies if left out'),
    },
  ),
  /** One order of one unit on such a table. */
  move: record({ position, moment, orders, unit: unitId, order }, fileFields),
} as const satisfies Readonly<Record<string, Schema>>;

export type SituationKind = keyof typeof SITUATIONS;
export type Situation<K extends SituationKind> = Infer<(typeof SITUATIONS)[K]>;
export type GivenUnit = Infer<typeof FIGHTER>;
export type GivenFighter = Infer<typeof MELEE_FIGHTER>;
export type GivenSide = Infer<typeof SIDE>;
