/**
 * The orders of `play`, `move` and `terrain`, for their JSON Schema: names, millimetres and degrees. The judge of the
 * battle checks the orders themselves.
 */
import { DRAW_FIELDS } from '@drumhead/engine';
import {
  choice,
  constant,
  defaulted,
  described,
  type Fields,
  flag,
  jsonSchema,
  list,
  nullable,
  number,
  record,
  type Schema,
  text,
  whole,
} from '@drumhead/content/schema';
import { CINC_RULES, LEADER_RULES, TERRAIN_KINDS } from '../../scenarios/format.ts';
import type { Command, Move } from '../../state/commands.ts';

const named = (what: string): Schema => described(text(80), `Name of ${what}`);
const unit = named('the unit');
const general = named('the general: the brigade with -leader, or the side with -cinc');
const brigade = described(nullable(text(80)), 'Name of the brigade; null: the CinC and the Reserve');
const sector = named('the sector');
const noSector = described(defaulted(nullable(text(80)), null), 'Name of the sector, if one is meant');
const mm = (words: string): Schema => described(number(-10_000, 10_000), `${words}, in millimetres`);
const x = mm('Centre, from the left edge');
const y = mm('Centre, from the top edge');
const facing = described(number(-360, 360), 'Degrees clockwise, 0 up the table');
const distance = mm('How far');
const angle = described(number(-180, 180), 'Degrees to the right; to the left below 0');
const dice = described(whole(1, 3), 'How many dice');
const formation = described(
  choice(['line', 'attackColumn', 'marchColumn', 'square', 'column', 'unlimbered', 'limbered', 'none']),
  'The formation',
);
const pivot = described(choice(['left', 'right']), 'The front corner that stays');
const side = described(choice(['left', 'right']), 'To which side');
const place = { x, y, facing };
const sum = (words: string): Schema => described(defaulted(whole(0, 9), 0), words);

const MOVES: { readonly [K in Move['kind']]: Fields } = {
  straight: { distance },
  oblique: { angle, distance },
  lateral: { side, distance },
  backward: { distance },
  wheel: { pivot, angle },
  rotate: { angle },
  aboutFace: {},
  fast: { direction: facing, distance, facing },
  road: { road: named('the road'), distance, facing },
  shift: { direction: facing, distance },
};

const kind = <K extends string>(tag: string, kinds: Readonly<Record<K, Fields>>): Schema[] =>
  Object.entries<Fields>(kinds).map(([name, fields]) =>
    record({ [tag]: described(constant(name), `The ${tag}`), ...fields }, {}),
  );
const move: Schema = described({ is: 'tagged', tag: 'kind', kinds: kind('kind', MOVES) }, 'The move');
const faces = described(list(list(whole(1, 6), 1, 40), 1, 9), 'Faces of each handful that is waited for, in order');

const ORDERS: { readonly [K in Command['type'] | 'roll']: Fields } = {
  roll: { faces },
  plus: { general, rule: described(choice([...LEADER_RULES, ...CINC_RULES]), 'The special rule') },
  role: { defend: described(flag, 'Defend; false: attack') },
  lay: {
    kind: described(choice(TERRAIN_KINDS), 'Kind of piece'),
    size: described(choice(['MxM', 'LxM', 'LxL', '1M']), 'Its size in sticks'),
    ...place,
  },
  layStream: {
    zone: described(whole(1, 6), 'The zone it runs through'),
    points: described(list(number(-10_000, 10_000), 4, 24), 'Corners in millimetres, x and y in turn'),
    crossings: described(
      list(
        { is: 'tagged', tag: 'kind', kinds: kind('kind', { bridge: { along: distance }, ford: { along: distance } }) },
        0,
        6,
      ),
      'Bridges and fords, and how far along the stream',
    ),
  },
  takeUp: { terrain: named('the piece') },
  laid: {},
  place: { unit, ...place, formation },
  placeGeneral: { general, ...place },
  lift: { unit },
  liftGeneral: { general },
  share: { unit, points: described(whole(0, 3), 'Skirmishers given to the unit') },
  ready: {},
  open: { brigade },
  close: {},
  pass: {},
  activate: { unit, dice },
  activateGeneral: { general, dice },
  reroll: { die: described(whole(0, 39), 'Which die, from 0') },
  keep: {},
  hold: {},
  react: { unit },
  reactGeneral: { general },
  correct: { unit, move },
  move: { unit, move },
  approach: { unit, sector: noSector },
  form: { unit, formation, facing },
  fire: {
    unit,
    target: described(nullable(text(80)), 'Name of the target'),
    sector: noSector,
    added: sum('Actions added'),
  },
  reload: { unit },
  rally: { unit },
  enter: { unit, sector },
  leave: { unit, facing },
  storm: { unit, sector },
  join: { unit, partner: named('the other battery') },
  stop: {},
  ride: { general, ...place },
  attach: { general, unit },
  group: { general, units: described(list(text(80), 1, 200), 'Names of the units'), dice },
  nominate: { brigade, ...place },
  assign: { unit, brigade },
  press: { dice },
  decline: {},
  reposition: { general, ...place },
  spend: { dice: described(whole(0, 9), 'Actions spent on dice') },
  cancel: { unit },
  retreat: { unit },
  turn: { unit, facing },
  contact: { unit },
  waive: {},
  declare: {
    bought: sum('Actions spent on dice'),
    leader: sum('Dice of an attached Leader'),
    charismatic: described(defaulted(flag, false), 'Use the die of a Charismatic Leader'),
  },
  retire: { unit, sector: noSector },
  carry: {},
  fallBack: {},
  stay: {},
  breakthrough: {},
  resign: {},
  ...DRAW_FIELDS,
};

/** Every order as JSON Schema, told apart by its type. */
export function orderSchemas(): unknown {
  const kinds = kind('type', ORDERS).map((one) => jsonSchema(one));
  return { description: 'Any order may also name a side as "by".', oneOf: kinds };
}
