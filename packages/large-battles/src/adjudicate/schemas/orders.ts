/**
 * The orders of `play`, `move` and `terrain`, for their JSON Schema: names, millimetres and degrees. The judge of the
 * battle checks the orders themselves.
 */
import { COMMON_ORDERS, inMillimetres as mm, named, type OrderWords, ROLL } from '@drumhead/content/position';
import {
  choice,
  constant,
  defaulted,
  described,
  type Fields,
  flag,
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

const unit = named('the unit');
const general = named('the general: the brigade with -leader, or the side with -cinc');
const brigade = described(nullable(text(80)), 'Name of the brigade; null: the CinC and the Reserve');
const sector = named('the sector');
const noSector = described(defaulted(nullable(text(80)), null), 'Name of the sector, if one is meant');
const x = mm('Centre, from the left edge');
const y = mm('Centre, from the top edge');
const facing = described(number(-360, 360), 'Degrees clockwise, 0 up the table');
const distance = mm('How far');
const angle = described(number(-180, 180), 'Degrees to the right; to the left below 0');
const swing = described(
  number(-180, 180),
  'Degrees the front swings forward about the pivot; unlimbered guns also backward, below 0',
);
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
  wheel: { pivot, angle: swing },
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

/** What each order is, and its fields. */
export const ORDER_WORDS: { readonly [K in Command['type'] | 'roll']: OrderWords } = {
  roll: ROLL,
  plus: {
    what: 'Give a general a special rule',
    fields: { general, rule: described(choice([...LEADER_RULES, ...CINC_RULES]), 'The special rule') },
  },
  role: { what: 'Choose the role', fields: { defend: described(flag, 'Defend; false: attack') } },
  lay: {
    what: 'Lay a piece of terrain',
    fields: {
      kind: described(choice(TERRAIN_KINDS), 'Kind of piece'),
      size: described(choice(['MxM', 'LxM', 'LxL', '1M']), 'Its size in sticks'),
      ...place,
    },
  },
  layStream: {
    what: 'Lay a stream',
    fields: {
      zone: described(whole(1, 6), 'The zone it runs through'),
      points: described(list(number(-10_000, 10_000), 4, 24), 'Corners in millimetres, x and y in turn'),
      crossings: described(
        list(
          {
            is: 'tagged',
            tag: 'kind',
            kinds: kind('kind', { bridge: { along: distance }, ford: { along: distance } }),
          },
          0,
          6,
        ),
        'Bridges and fords, and how far along the stream',
      ),
    },
  },
  takeUp: { what: 'Take a piece of terrain up again', fields: { terrain: named('the piece') } },
  laid: { what: 'The terrain of the zone is done', fields: {} },
  place: { what: 'Place a unit', fields: { unit, ...place, formation } },
  placeGeneral: { what: 'Place a general', fields: { general, ...place } },
  lift: { what: 'Take a unit up again', fields: { unit } },
  liftGeneral: { what: 'Take a general up again', fields: { general } },
  share: {
    what: 'Share the skirmishers out',
    fields: { unit, points: described(whole(0, 3), 'Skirmishers given to the unit') },
  },
  ready: { what: 'Deployment is done', fields: {} },
  open: { what: 'Open the slot of a brigade', fields: { brigade } },
  close: { what: 'Close the slot', fields: {} },
  pass: { what: 'End the own part of the phase', fields: {} },
  activate: { what: 'Roll to activate a unit', fields: { unit, dice } },
  activateGeneral: { what: 'Roll to activate a general', fields: { general, dice } },
  reroll: { what: 'Roll one die again', fields: { die: described(whole(0, 39), 'Which die, from 0') } },
  keep: { what: 'Keep the dice as they lie', fields: {} },
  hold: { what: 'Do not react', fields: {} },
  react: { what: 'React with a unit', fields: { unit } },
  reactGeneral: { what: 'React with a general', fields: { general } },
  correct: { what: 'Correct proximity (LB-PROX-06)', fields: { unit, move } },
  move: { what: 'Move', fields: { unit, move } },
  approach: { what: 'Approach', fields: { unit, sector: noSector } },
  form: {
    what: 'Change formation',
    fields: { unit, formation },
    optional: {
      facing: described(number(-360, 360), 'Degrees clockwise, 0 up the table; the present one if left out'),
    },
  },
  fire: {
    what: 'Bombard',
    fields: {
      unit,
      target: described(nullable(text(80)), 'Name of the target'),
      sector: noSector,
      added: sum('Actions added'),
    },
  },
  reload: { what: 'Reload', fields: { unit } },
  rally: { what: 'Rally', fields: { unit } },
  enter: { what: 'Enter a sector', fields: { unit, sector } },
  leave: { what: 'Leave a sector', fields: { unit, facing } },
  storm: { what: 'Storm the next sector (LB-BUA-17)', fields: { unit, sector } },
  join: { what: 'Form a Grand Battery (LB-OPT-01)', fields: { unit, partner: named('the other battery') } },
  stop: { what: 'End the activation', fields: {} },
  ride: { what: 'Move a general', fields: { general, ...place } },
  attach: { what: 'Attach a general to a unit', fields: { general, unit } },
  group: {
    what: 'Roll for a group order',
    fields: { general, units: described(list(text(80), 1, 200), 'Names of the units'), dice },
  },
  nominate: { what: 'Name a new Leader', fields: { brigade, ...place } },
  assign: { what: 'Assign a Reserve unit to a brigade', fields: { unit, brigade } },
  press: { what: 'Activate the assigned unit at once (LB-CINC-08)', fields: { dice } },
  decline: { what: 'Do not', fields: {} },
  reposition: { what: 'Reposition a general', fields: { general, ...place } },
  spend: { what: 'Spend actions on Approach dice', fields: { dice: described(whole(0, 9), 'Actions spent on dice') } },
  cancel: { what: 'Cancel an action of the attacker', fields: { unit } },
  retreat: { what: 'Retreat', fields: { unit } },
  turn: { what: 'Turn to face', fields: { unit, facing } },
  contact: { what: 'Move into Contact', fields: { unit } },
  waive: { what: 'Use no further action', fields: {} },
  declare: {
    what: 'Declare the dice of the Contact',
    fields: {
      bought: sum('Actions spent on dice'),
      leader: sum('Dice of an attached Leader'),
      charismatic: described(defaulted(flag, false), 'Use the die of a Charismatic Leader'),
    },
  },
  retire: { what: 'Choose the way of a beaten garrison (LB-BUA-18)', fields: { unit, sector: noSector } },
  carry: { what: 'Take the position', fields: {} },
  fallBack: { what: 'Fall back', fields: {} },
  stay: { what: 'Stay', fields: {} },
  breakthrough: { what: 'Break through', fields: {} },
  ...COMMON_ORDERS,
};
