/** The orders of the skirmishes for the JSON Schema of positions: names, millimetres and degrees. */
import { COMMON_ORDERS, inMillimetres as mm, named, type OrderWords, ROLL } from '@drumhead/content/position';
import {
  choice,
  defaulted,
  described,
  flag,
  list,
  nullable,
  number,
  record,
  type Schema,
  text,
  whole,
} from '@drumhead/content/schema';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import type { CommandType } from '../state/commands.ts';

const isIt = (words: string): Schema => described(flag, words);
const off = (words: string): Schema => described(defaulted(flag, false), words);

const model = named('the model');
/** The model that is acting, if it is not named. */
const acting = { model: named('the model; the one that is acting if left out') };
const target = named('the target');
const x = mm('Centre, from the left edge');
const y = mm('Centre, from the top edge');
const level = described(whole(0, 2), 'Level: 0 the ground, 1 a hill or an upper floor');
const feature = named('the piece of terrain');
const opening = described(defaulted(whole(-1, 40), -1), 'Number of the opening, from 0; -1: none');
const weapon = {
  weapon: described(choice(Object.keys(WEAPONS) as Weapon[]), 'The weapon; the first that fits if left out'),
};
const dice = described(whole(1, 3), 'How many dice');
const elsewhere = isIt('Not in the place that was rolled, which has no room (SK-TER-10)');
const laying = described(
  record(
    {
      x,
      y,
      width: mm('Side of a building, length of a linear piece'),
      height: mm('Other side of a building; 0 for others'),
      turn: described(number(-360, 360), 'Degrees clockwise'),
    },
    {},
  ),
  'Place and size of the piece',
);

/** What each order is, and its fields. */
export const ORDER_WORDS: { readonly [K in CommandType | 'roll']: OrderWords } = {
  roll: ROLL,
  role: { what: 'Choose the role', fields: { attack: isIt('Attack; false: defend') } },
  placeWhen: { what: 'When terrain is placed', fields: { atOnce: isIt('Each piece as it is rolled') } },
  layArea: {
    what: 'Lay an area of terrain',
    fields: {
      points: described(list(number(-10_000, 10_000), 6, 40), 'Outline in millimetres, x and y in turn'),
      elsewhere,
    },
  },
  layFeature: { what: 'Lay a tree or a linear obstacle', fields: { laying, elsewhere } },
  layBuilding: {
    what: 'Lay a building',
    fields: {
      laying,
      elsewhere,
      floors: described(whole(1, 2), 'Floors'),
      barred: isIt('The door is barred'),
      openings: described(
        list(
          record(
            {
              kind: described(choice(['door', 'window']), 'What it is'),
              wall: described(whole(0, 3), 'The wall, from 0, clockwise'),
              along: mm('From the first corner of the wall to the middle'),
            },
            {},
          ),
          0,
          8,
        ),
        'Doors and windows',
      ),
      ladder: described(whole(-1, 40), 'Number of the window above the ladder; -1: none'),
      stairs: described(whole(0, 4), 'Corner of the stairs, 1 the upper left, clockwise; 0: none'),
    },
  },
  edge: {
    what: 'Choose the own edge',
    fields: { edge: described(choice(['north', 'south', 'east', 'west']), 'The edge') },
  },
  deploy: { what: 'Place a model', fields: { model, x, y, level } },
  lift: { what: 'Take a placed model up again', fields: { model } },
  layFence: { what: 'Lay a fence (SK-SQD-9)', fields: { laying } },
  ready: { what: 'Deployment is done', fields: {} },
  scout: { what: 'Move a Scout before the first turn', fields: { model, x, y } },
  nominate: { what: 'Choose the model to activate', fields: { model } },
  endTurn: { what: 'End the own turn', fields: {} },
  withdraw: { what: 'Withdraw the squad', fields: {} },
  dice: { what: 'Roll to activate', fields: { dice, charge: off('Declare a charge with Elan') } },
  stop: { what: 'End the activation', fields: {} },
  move: { what: 'Move in a straight line', fields: { x, y, sprint: off('Sprint') }, optional: acting },
  stand: { what: 'Stand up', fields: {}, optional: acting },
  prone: { what: 'Go prone', fields: {}, optional: acting },
  attack: {
    what: 'Attack hand to hand',
    fields: { target, powerful: off('A Powerful blow') },
    optional: acting,
  },
  shoot: {
    what: 'Shoot or throw',
    fields: { target, aimed: off('An aimed shot') },
    optional: { ...acting, ...weapon },
  },
  reload: { what: 'Reload', fields: {}, optional: { ...acting, ...weapon } },
  bash: { what: 'Break a door, fence, hedge or wall down', fields: { feature, opening }, optional: acting },
  unbar: { what: 'Unbar a door', fields: { feature, opening }, optional: acting },
  climb: { what: 'Climb over, or through a window', fields: { feature, opening }, optional: acting },
  stairs: { what: 'Take the stairs', fields: { feature }, optional: acting },
  ladder: { what: 'Climb the ladder', fields: { feature }, optional: acting },
  jump: { what: 'Jump out of an upper window', fields: { feature, opening }, optional: acting },
  resupply: {
    what: 'Get ammunition from a friend',
    fields: { from: named('the friend that gives it') },
    optional: { ...acting, ...weapon },
  },
  take: {
    what: 'Pick a counter up',
    fields: { thing: described(whole(0, 99), 'Number of the counter, from 0') },
    optional: acting,
  },
  hand: { what: 'Hand a counter over', fields: { to: named('the friend that gets it') }, optional: acting },
  drop: { what: 'Put a counter down', fields: {}, optional: acting },
  carryOff: { what: 'Leave the table with a counter', fields: {}, optional: acting },
  dismount: { what: 'Dismount', fields: {}, optional: acting },
  order: {
    what: 'A group order',
    fields: {
      kind: described(choice(['groupMove', 'regroup', 'volley', 'shootAndReload']), 'The order'),
      members: described(list(text(80), 1, 40), 'Names of the members'),
      target: described(defaulted(nullable(text(80)), null), 'Name of the target of a volley'),
      partners: described(defaulted(list(text(80), 0, 40), []), 'Names of the partners, one for each member, in pairs'),
    },
    optional: {
      leader: named('the Leader; the model that is acting if left out'),
      weapons: described(
        list(choice(Object.keys(WEAPONS) as Weapon[]), 0, 40),
        'Weapons of the members; those that are loaded if left out',
      ),
    },
  },
  orderDice: { what: 'Roll for the group', fields: { dice } },
  member: { what: 'Choose the member that acts', fields: { model } },
  fireVolley: { what: 'Fire the volley', fields: {} },
  feature: { what: 'Answer whether the national feature is used', fields: { use: isIt('Use it') } },
  rideOn: { what: 'Ride on after a charge', fields: { distance: mm('How far; 0 stays') } },
  depleted: { what: 'Choose the shooter that runs out of ammunition', fields: { model } },
  reference: { what: 'Choose the shooter that drives the target back', fields: { model } },
  takeCover: { what: 'Run for cover', fields: { x, y } },
  strike: { what: 'Choose whose parting blow comes next', fields: { model } },
  fleeFrom: { what: 'Choose the enemy to flee from', fields: { model } },
  succeed: { what: 'Choose the acting Leader', fields: { model } },
  ...COMMON_ORDERS,
};
