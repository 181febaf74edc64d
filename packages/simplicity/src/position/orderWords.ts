/** The orders of Simplicity in Practice for the JSON Schema of positions: names, centimetres and degrees. */
import { COMMON_ORDERS, named, type OrderWords, ROLL } from '@drumhead/content/position';
import {
  choice,
  defaulted,
  described,
  flag,
  list,
  nullable,
  number,
  type Schema,
  text,
  whole,
} from '@drumhead/content/schema';
import type { Command } from '../state/commands.ts';

const noneOf = (what: string): Schema =>
  described(defaulted(nullable(text(80)), null), `Name of ${what}, if there is one`);
const cm = (words: string): Schema => described(number(-1000, 1000), `${words}, in centimetres`);
const upTo = (words: string): Schema => described(defaulted(number(0, 1000), 0), `${words}, in centimetres`);
const turned = (words: string): Schema =>
  described(defaulted(number(-180, 180), 0), `${words}, in degrees to the right; to the left below 0`);

const unit = named('the unit');
const target = named('the target');
const command = named('the Command base');
const withCommand = noneOf('the Command base that helps');
const x = cm('Centre, from the west edge');
const y = cm('Centre, from the south edge');
const facing = described(number(-360, 360), 'Degrees clockwise, 0 north');
const turn = turned('Turn first');
const turnAfter = turned('Turn afterwards');

/** What each order is, and its fields. */
export const ORDER_WORDS: { readonly [K in Command['type'] | 'roll']: OrderWords } = {
  roll: ROLL,
  edge: { what: 'Choose the own edge', fields: { edge: described(choice(['north', 'south']), 'The edge') } },
  place: {
    what: 'Place a unit',
    fields: { unit, x, y, facing, section: noneOf('the section of a village that it takes up') },
  },
  placeCommand: { what: 'Place a Command base', fields: { command, x, y } },
  goFirst: { what: 'Choose who begins', fields: { first: described(flag, 'Begin; false: let the enemy begin') } },
  arrive: {
    what: 'Bring a reinforcement on',
    fields: {
      unit: noneOf('the unit'),
      command: noneOf('the Command base'),
      x: cm('How far along its edge: from the west or, at the east and west edge, from the north'),
    },
  },
  move: { what: 'Move straight ahead', fields: { unit, turn, distance: upTo('How far'), turnAfter } },
  road: {
    what: 'Move along a road',
    fields: { unit, road: named('the road'), distance: cm('How far; backwards along the road below 0'), facing },
  },
  enter: { what: 'Enter a section of a village', fields: { unit, turn, section: named('the section'), facing } },
  leave: {
    what: 'Leave a section',
    fields: {
      unit,
      side: described(whole(0, 3), 'Side of the section, clockwise: 0 is north where the section is not turned'),
      distance: cm('How far'),
    },
  },
  retire: { what: 'Retire, still facing the enemy', fields: { unit, distance: cm('How far') } },
  fire: { what: 'Fire', fields: { unit, target } },
  moveFire: {
    what: 'Move and fire',
    fields: {
      unit,
      fireFirst: described(defaulted(flag, false), 'Fire, then move'),
      turn,
      distance: upTo('How far'),
      turnAfter,
      target,
    },
  },
  charge: {
    what: 'Charge',
    fields: {
      unit,
      target,
      turn,
      from: described(defaulted(whole(-1, 3), -1), 'Side of the section that a garrison leaves by; -1: it is in none'),
      command: noneOf('the Command base that goes with it'),
    },
  },
  rally: { what: 'Rally', fields: { unit, command: withCommand } },
  reroll: { what: 'Roll a failed rally again', fields: { unit, command } },
  moveCommand: {
    what: 'Move a Command base',
    fields: {
      command,
      path: described(list(number(-1000, 1000), 2, 24), 'Corners of its way in centimetres, x and y in turn'),
    },
  },
  endTurn: { what: 'End the own turn', fields: {} },
  advance: {
    what: 'Advance after a melee that is won',
    fields: { distance: cm('How far; 0 stays'), facing, occupy: described(defaulted(flag, false), 'Take the section') },
  },
  face: { what: 'Choose the facing after a rally', fields: { facing } },
  ...COMMON_ORDERS,
};
