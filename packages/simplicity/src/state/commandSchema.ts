/** The schema of commands from outside. */
import { type CommandFields, commandSchema, DRAW_FIELDS } from '@drumhead/engine';
import { choice, flag, list, whole } from '@drumhead/engine/schema';
import type { Command } from './commands.ts';
import type { Edge, State } from './state.ts';

/** Far beyond any table in steps, and far inside exact arithmetic. */
const FAR = 1 << 22;
/** The most numbers a path is given by: corners, x and y of each. */
const LONGEST_PATH = 24;

const place = whole(-FAR, FAR);
const length = whole(0, FAR);
const turn = whole(-2880, 2880);
const facing = whole(0, 5759);
const index = whole(0, 9999);
const orNone = whole(-1, 9999);
const edge = choice(['north', 'south'] satisfies Edge[]);
const path = list(place, 0, LONGEST_PATH);

const FIELDS: CommandFields<Command> = {
  edge: { edge },
  place: { unit: index, x: place, y: place, facing, section: orNone },
  placeCommand: { command: index, x: place, y: place },
  goFirst: { first: flag },
  arrive: { unit: orNone, command: orNone, x: place },
  move: { unit: index, turn, distance: length, turnAfter: turn },
  road: { unit: index, road: index, distance: place, facing },
  enter: { unit: index, turn, section: index, facing },
  leave: { unit: index, side: whole(0, 3), distance: length },
  retire: { unit: index, distance: length },
  fire: { unit: index, target: index },
  moveFire: { unit: index, fireFirst: flag, turn, distance: length, turnAfter: turn, target: index },
  charge: { unit: index, target: index, turn, from: whole(-1, 3), command: orNone },
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
