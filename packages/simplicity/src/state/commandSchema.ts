/** The schema of commands from outside. */
import {
  type CommandFields,
  commandSchema,
  DRAW_FIELDS,
  isFlag as flag,
  listOf,
  oneOf,
  wholeFrom,
} from '@drumhead/engine';
import type { Command } from './commands.ts';
import type { Edge, State } from './state.ts';

/** Far beyond any table in steps, and far inside exact arithmetic. */
const FAR = 1 << 22;
/** The most numbers a path is given by: corners, x and y of each. */
const LONGEST_PATH = 24;

const place = wholeFrom(-FAR, FAR);
const length = wholeFrom(0, FAR);
const turn = wholeFrom(-2880, 2880);
const facing = wholeFrom(0, 5759);
const index = wholeFrom(0, 9999);
const orNone = wholeFrom(-1, 9999);
const edge = oneOf(['north', 'south'] satisfies Edge[]);
const path = listOf(place, LONGEST_PATH);

const FIELDS: CommandFields<Command> = {
  edge: { edge },
  place: { unit: index, x: place, y: place, facing, section: orNone },
  placeCommand: { command: index, x: place, y: place },
  goFirst: { first: flag },
  arrive: { unit: orNone, command: orNone, x: place },
  move: { unit: index, turn, distance: length, turnAfter: turn },
  road: { unit: index, road: index, distance: place, facing },
  enter: { unit: index, turn, section: index, facing },
  leave: { unit: index, side: wholeFrom(0, 3), distance: length },
  retire: { unit: index, distance: length },
  fire: { unit: index, target: index },
  moveFire: { unit: index, fireFirst: flag, turn, distance: length, turnAfter: turn, target: index },
  charge: { unit: index, target: index, turn, from: wholeFrom(-1, 3), command: orNone },
  rally: { unit: index, command: orNone },
  reroll: { unit: index, command: index },
  moveCommand: { command: index, path },
  endTurn: {},
  advance: { distance: length, facing, occupy: flag },
  face: { facing },
  resign: {},
  ...DRAW_FIELDS,
};

const ofUnits = ({ units }: State): number => units.length;

/**
 * KERNEL-COMMAND. A command whose type, fields or values make no sense, or that names a unit or Command base that is not
 * in this battle, is refused before any rule looks at it.
 */
export const commandProblem = commandSchema<State>(FIELDS, {
  unit: ofUnits,
  target: ofUnits,
  command: ({ commands }) => commands.length,
});
