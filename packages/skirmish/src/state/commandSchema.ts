/** The schema of commands: a command from outside has the right fields with sane values before any rule sees it. */
import {
  type Check,
  type CommandFields,
  commandSchema,
  DRAW_FIELDS,
  type Fields,
  isFlag as flag,
  kindOf,
  listOf,
  oneOf,
  recordOf,
  wholeFrom,
} from '@drumhead/engine';
import type { Command, Laying, OpeningAsked } from './commands.ts';
import type { OrderKind } from './frames.ts';
import type { Edge, State } from './state.ts';

/** Larger than any coordinate on a table (steps), and small enough for exact arithmetic. */
const FAR = 1 << 20;
/** Longest list in a command: a squad has 20 models, a building four walls with two openings each. */
const MOST_LISTED = 40;

const place = wholeFrom(-FAR, FAR);
const length = wholeFrom(0, FAR);
const turn = wholeFrom(0, 5759);
const index = wholeFrom(0, 9999);
const orNone = wholeFrom(-1, 9999);
const small = wholeFrom(0, 99);
const edge = oneOf(['north', 'south', 'east', 'west'] satisfies Edge[]);
const order = oneOf(['groupMove', 'regroup', 'volley', 'shootAndReload'] satisfies OrderKind[]);
const places = listOf(place, MOST_LISTED);
const indices = listOf(index, MOST_LISTED);
const orNones = listOf(orNone, MOST_LISTED);

const LAYING: Fields<Laying> = { x: place, y: place, width: length, height: length, turn };
const laying = recordOf(LAYING);
const OPENING: Fields<OpeningAsked, 'kind'> = { wall: small, along: length };
const OPENING_KINDS: Readonly<Record<OpeningAsked['kind'], Readonly<Record<string, Check>>>> = {
  door: OPENING,
  window: OPENING,
};
const openings = listOf(kindOf('kind', OPENING_KINDS), MOST_LISTED);

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
