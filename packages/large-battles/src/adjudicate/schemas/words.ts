/** Descriptions of the fields of situations, for their JSON Schema: `around.field`, or the field wherever it stands. */
import { fieldWords } from '@drumhead/content/schema';
import { fieldMessages } from './fieldMessages.ts';

export const FIELD_WORDS: Readonly<Record<string, string>> = {
  ...fieldWords('lb.field.', fieldMessages),
  // Of tables alone.
  sides: 'The two sides',
  baseline: 'The long edge that the side comes from',
  height: 'Depth of the table in millimetres; usual for the scale if left out',
  units: 'The units',
  kind: 'Kind of troops',
  eliminated: 'Gone from the table',
  worn: 'Worn (optional rule)',
  q: 'Quality, 2 the best',
  activated: 'Activated this phase already',
  reacted: 'Reacted with success this phase already',
  slot: 'Its chance to activate in this phase',
  switches: 'Optional rules in use',
  grandBattery: 'Batteries may join (LB-OPT-01)',
  wornUnits: 'Infantry wears out (LB-OPT-03)',
  chargeGoesHome: 'Cavalry closes in without an action (LB-OPT-05)',
  mode: 'An own activation, a group order, a reaction or a march from the Reserve',
  actions: 'Actions left',
  moment: 'Who is acting when the orders begin; left out: a phase begins',
  at: 'The kind of moment',
  fired: 'It has fired in this activation',
  rallied: 'It has rallied in this activation',
  gunsMoved: 'The guns have moved in this activation',
  format: 'Marks a file of this kind',
  version: 'Version of the format',
};
