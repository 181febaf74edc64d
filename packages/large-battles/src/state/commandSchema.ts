/** Schema of commands: fields and ranges are checked before any rule. */
import { type CommandFields, commandSchema, DRAW_FIELDS, type FieldsOf } from '@drumhead/engine';
import { choice, constant, type Fields, flag, list, record, tagged, text, whole } from '@drumhead/engine/schema';
import type { Command, LaidSize, Move } from './commands.ts';
import { CINC_RULES, LEADER_RULES, TERRAIN_KINDS } from '../scenarios/format.ts';
import type { Formation, State } from './state.ts';

/** Larger than any table in steps, and well within exact arithmetic. */
const FAR = 1 << 22;
/** The most corners of a stream, and the most fords and bridges over it. */
const MOST_CORNERS = 12;
const MOST_CROSSINGS = 6;
/** The most units of one group order. */
const MOST_UNITS = 200;

const place = whole(-FAR, FAR);
const turn = whole(-5760, 5760);
const facing = whole(0, 5759);
const index = whole(0, 9999);
const orNone = whole(-1, 9999);
const small = whole(0, 99);
const name = text(80);
const leftRight = choice(['left', 'right']);
const formation = choice([
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'garrison',
  'column',
  'unlimbered',
  'limbered',
  'none',
] satisfies Formation[]);
const trait = choice([...LEADER_RULES, ...CINC_RULES]);
const ground = choice(TERRAIN_KINDS);
const size = choice(['MxM', 'LxM', 'LxL', '1M'] satisfies LaidSize[]);
const units = list(index, 0, MOST_UNITS);

/** Corners: x1, y1, x2, y2 and so on. */
const points = list(place, 4, 2 * MOST_CORNERS, 2);
const along = { along: whole(0, FAR) };
const crossings = list(kinds({ bridge: along, ford: along }), 0, MOST_CROSSINGS);

/** Fields of every kind of move. */
const MOVES: { readonly [M in Move as M['kind']]: FieldsOf<M, 'kind'> } = {
  straight: { distance: place },
  oblique: { angle: turn, distance: place },
  lateral: { side: leftRight, distance: place },
  backward: { distance: place },
  wheel: { pivot: leftRight, angle: turn },
  rotate: { angle: turn },
  aboutFace: {},
  fast: { direction: facing, distance: place, facing },
  road: { road: name, distance: place, facing },
  shift: { direction: facing, distance: place },
};
const move = kinds(MOVES);

/** Records told apart by their `kind`. */
function kinds(fields: Readonly<Record<string, Fields>>) {
  return tagged(
    'kind',
    Object.entries(fields).map(([kind, of]) => record({ kind: constant(kind), ...of }, {})),
  );
}

const ofUnits = ({ field }: State): number => field.units.length;

const FIELDS: CommandFields<Command> = {
  plus: { general: index, rule: trait },
  role: { defend: flag },
  lay: { kind: ground, size, x: place, y: place, facing },
  layStream: { zone: small, points, crossings },
  takeUp: { terrain: name },
  laid: {},
  place: { unit: index, x: place, y: place, facing, formation },
  placeGeneral: { general: index, x: place, y: place, facing },
  lift: { unit: index },
  liftGeneral: { general: index },
  share: { unit: index, points: small },
  ready: {},
  open: { brigade: orNone },
  close: {},
  pass: {},
  activate: { unit: index, dice: small },
  activateGeneral: { general: index, dice: small },
  reroll: { die: small },
  keep: {},
  hold: {},
  react: { unit: index },
  reactGeneral: { general: index },
  correct: { unit: index, move },
  move: { unit: index, move },
  approach: { unit: index, sector: orNone },
  form: { unit: index, formation, facing },
  fire: { unit: index, target: orNone, sector: orNone, added: small },
  reload: { unit: index },
  rally: { unit: index },
  enter: { unit: index, sector: index },
  leave: { unit: index, facing },
  storm: { unit: index, sector: index },
  join: { unit: index, partner: index },
  stop: {},
  ride: { general: index, x: place, y: place, facing },
  attach: { general: index, unit: index },
  group: { general: index, units, dice: small },
  nominate: { brigade: index, x: place, y: place, facing },
  assign: { unit: index, brigade: index },
  press: { dice: small },
  decline: {},
  reposition: { general: index, x: place, y: place, facing },
  spend: { dice: small },
  cancel: { unit: index },
  retreat: { unit: index },
  turn: { unit: index, facing },
  contact: { unit: index },
  waive: {},
  declare: { bought: small, leader: small, charismatic: flag },
  retire: { unit: index, sector: orNone },
  carry: {},
  fallBack: {},
  stay: {},
  breakthrough: {},
  resign: {},
  ...DRAW_FIELDS,
};

/**
 * KERNEL-COMMAND. Refuses a command with an unknown type, wrong fields or values, or indices that this battle does not
 * have.
 */
export const commandProblem = commandSchema<State>(FIELDS, {
  unit: ofUnits,
  units: ofUnits,
  target: ofUnits,
  general: ({ field }) => field.generals.length,
  brigade: ({ field }) => field.brigades.length,
});
