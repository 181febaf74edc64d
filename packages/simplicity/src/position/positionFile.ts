/** The position file: a table as it stands in the middle of a battle, in centimetres, and what is decided now. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  described,
  dictionary,
  flag,
  type Infer,
  list,
  number,
  pair,
  record,
  tagged,
  text,
  whole,
} from '@drumhead/content/schema';
import { arrivalEdge, objective, stretch, switches, terrain } from '../scenarios/scenarioFile.ts';
import { CLASSES, KINDS } from '../state/unitTables.ts';

export const POSITION_FORMAT = 'drumhead-simplicity-position';
export const POSITION_VERSION = 1;

const id = described(text(80, '[a-z][A-Za-z0-9-]*'), 'A name such as line-1: letters, digits, hyphens');
const name = named(80);
const along = described(number(-10, 410), 'Centimetres; x from the west edge, y from the south edge');
const off = defaulted(flag, false);
const arrives = described(whole(1, 60), 'In reserve: the game turn of its owner on which it comes');
const from = described(arrivalEdge, 'In reserve: where it comes on, if not by the home edge');

const unit = record(
  {
    id,
    kind: choice(KINDS),
    class: defaulted(choice(CLASSES), 'regular'),
    ordered: described(off, 'It had its order this turn'),
    fired: off,
    confused: off,
    rallyFailed: off,
    rerolled: off,
    brokeThisTurn: off,
    limbered: described(off, 'Artillery that moved this turn'),
    crowded: described(off, 'A forced turn left its corners on a neighbour (SIP-MEL-15)'),
  },
  {
    name,
    ownName: described(name, 'A name of its own, such as a regiment'),
    uniform: text(40),
    x: described(along, 'Centre of the base; not needed in a section, in reserve or if it is removed'),
    y: along,
    facing: described(number(-360, 360), 'Degrees clockwise, 0 north; towards the enemy edge if left out'),
    dp: described(whole(0, 4), 'Disruption points; none if left out, four if it routs'),
    status: described(choice(['ready', 'routing', 'removed', 'reserve'] as const), 'ready if left out'),
    section: described(id, 'The section of a built-up area that it holds'),
    cameFrom: described(
      record({ x: along, y: along }, {}),
      'Centre exactly on an obstacle or a stream: a place on the side that it came from (SIP-TER-2); it crosses the line by leaving to the other side, and to either side for nothing if this is left out',
    ),
    arrives,
    from,
  },
);

const commandBase = record(
  { id, moved: off, rallied: described(off, 'It tried to rally this turn (SIP-VAR-3)') },
  {
    name,
    x: along,
    y: along,
    status: described(choice(['table', 'removed', 'reserve'] as const), 'On the table if left out'),
    arrives,
    from,
  },
);

const side = record(
  {
    id: text(40, '[a-z][a-z0-9-]*'),
    edge: described(choice(['north', 'south'] as const), 'Its home edge'),
    units: list(unit, 1, 60),
    commands: described(defaulted(list(commandBase, 0, 12), []), 'Command bases'),
    winsDraws: off,
  },
  { name, arrivals: described(stretch, 'Where reinforcements come on, from west to east') },
);

export const position = described(
  record(
    {
      table: defaulted(record({ width: number(60, 400), depth: number(60, 300) }, {}), { width: 120, depth: 90 }),
      sides: pair(side),
      terrain: described(defaulted(list(terrain, 0, 60), []), 'Pieces as in a scenario file'),
      objectives: defaulted(list(objective, 0, 12), []),
      everySection: described(defaulted(whole(0, 20), 0), 'Points of a section that names none'),
      turn: described(defaulted(whole(1, 1000), 1), 'Game turn'),
      points: described(defaulted(whole(0, 99), 10), 'Action points left'),
      held: described(
        defaulted(list(record({ section: id, side: text(40) }, {}), 0, 60), []),
        'Sections without a garrison, and the side that last held them',
      ),
    },
    {
      active: described(text(40), 'The side whose turn it is; the first, if left out'),
      first: described(text(40), 'The side with the first turn; the active one, if left out'),
      variant: choice(['standard', 'classic'] as const),
      switches,
      limit: described(whole(1, 1000), 'Last game turn; counted by SIP-VIC-2 if left out'),
    },
  ),
  'How the table stands',
);

/** The moment: a step of the player turn that waits for somebody. */
export const moment = defaulted(
  tagged('at', [
    described(record({ at: constant('orders') }, {}), 'The side gives orders'),
    described(record({ at: constant('arrivals') }, {}), 'The turn begins; reinforcements may come on'),
    described(record({ at: constant('points') }, {}), 'The action points are rolled'),
  ]),
  { at: 'orders' },
);

/** A command in people's terms. */
export const order = described(
  dictionary(40),
  'A command with names, centimetres and degrees, such as {"type":"charge","unit":"line-1","target":"foot-2","turn":10}; or {"type":"roll","faces":[[4]]}; "by": the side, if it is not the one asked',
);
export const orders = described(defaulted(list(order, 0, 2000), []), 'Commands and dice since, in order');

export const POSITION = record(
  { format: constant(POSITION_FORMAT), version: constant(POSITION_VERSION), position, moment, orders },
  { name: described(named(120), 'A title; decides nothing') },
);

export type GivenPosition = Infer<typeof position>;
export type GivenMoment = Infer<typeof moment>;
export type GivenSide = GivenPosition['sides'][number];
export type GivenUnit = GivenSide['units'][number];
export type GivenCommandBase = GivenSide['commands'][number];
