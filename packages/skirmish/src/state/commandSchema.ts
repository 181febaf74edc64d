/** The schema of commands: a command from outside has the right fields with sane values before any rule sees it. */
import { type CommandFields, commandSchema, DRAW_FIELDS, type FieldsOf } from '@drumhead/engine';
import { choice, constant, flag, list, record, tagged, whole } from '@drumhead/engine/schema';
import type { Command, Laying, OpeningAsked } from './commands.ts';
import type { OrderKind } from './frames.ts';
import type { Edge, State } from './state.ts';

/** Larger than any coordinate on a table (steps), and small enough for exact arithmetic. */
const FAR = 1 << 20;
/** Longest list in a command: a squad has 20 models, a building four walls with two openings each. */
const MOST_LISTED = 40;

const place = whole(-FAR, FAR);
const length = whole(0, FAR);
const turn = whole(0, 5759);
const index = whole(0, 9999);
const orNone = whole(-1, 9999);
const small = whole(0, 99);
const edge = choice(['north', 'south', 'east', 'west'] satisfies Edge[]);
const order = choice(['groupMove', 'regroup', 'volley', 'shootAndReload'] satisfies OrderKind[]);
const places = list(place, 0, MOST_LISTED);
const indices = list(index, 0, MOST_LISTED);
const orNones = list(orNone, 0, MOST_LISTED);

const LAYING: FieldsOf<Laying> = { x: place, y: place, width: length, height: length, turn };
const laying = record(LAYING, {});
const OPENING: FieldsOf<OpeningAsked, 'kind'> = { wall: small, along: length };
const opening = (kind: OpeningAsked['kind']) => record({ kind: constant(kind), ...OPENING }, {});
const openings = list(tagged('kind', [opening('door'), opening('window')]), 0, MOST_LISTED);

const ofModels = ({ models }: State): number => models.length;

const FIELDS: CommandFields<Command> = {
  role: { attack: flag },
  placeWhen: { atOnce: flag },
  layArea: { points: places, elsewhere: flag },
  layFeature: { laying, elsewhere: flag },
  layBuilding: {
    laying,
    elsewhere: flag,
    floors: small,
    barred: flag,
    openings,
    ladder: orNone,
    stairs: small,
  },
  edge: { edge },
  deploy: { model: index, x: place, y: place, level: small },
  lift: { model: index },
  layFence: { laying },
  ready: {},
  scout: { model: index, x: place, y: place },
  nominate: { model: index },
  endTurn: {},
  withdraw: {},
  dice: { dice: small, charge: flag },
  stop: {},
  move: { model: index, x: place, y: place, sprint: flag },
  stand: { model: index },
  prone: { model: index },
  attack: { model: index, target: index, powerful: flag },
  shoot: { model: index, weapon: small, target: index, aimed: flag },
  reload: { model: index, weapon: small },
  bash: { model: index, feature: index, opening: orNone },
  unbar: { model: index, feature: index, opening: orNone },
  climb: { model: index, feature: index, opening: orNone },
  stairs: { model: index, feature: index },
  ladder: { model: index, feature: index },
  jump: { model: index, feature: index, opening: index },
  resupply: { model: index, weapon: small, from: index },
  take: { model: index, thing: index },
  hand: { model: index, to: index },
  drop: { model: index },
  carryOff: { model: index },
  dismount: { model: index },
  order: {
    leader: index,
    kind: order,
    members: indices,
    target: orNone,
    weapons: orNones,
    partners: indices,
  },
  orderDice: { dice: small },
  member: { model: index },
  fireVolley: {},
  feature: { use: flag },
  rideOn: { distance: length },
  depleted: { model: index },
  reference: { model: index },
  takeCover: { x: place, y: place },
  strike: { model: index },
  fleeFrom: { model: index },
  succeed: { model: index },
  resign: {},
  ...DRAW_FIELDS,
};

/** KERNEL-COMMAND. Why a command is malformed (type, fields, values, or a model that is not in this game), or null. */
export const commandProblem = commandSchema<State>(FIELDS, {
  model: ofModels,
  target: ofModels,
  from: ofModels,
  to: ofModels,
  leader: ofModels,
  members: ofModels,
  partners: ofModels,
  feature: ({ features }) => features.length,
  thing: ({ things }) => things.length,
});
