/** The pick-up file: two Divisions and the options of the game, before any die is rolled or terrain laid. */
import { name as named } from '@drumhead/engine';
import { DIVISION } from '../../armies/division.ts';
import {
  choice,
  constant,
  flag,
  hasFormat,
  jsonSchema,
  type Infer,
  pair,
  record,
  text,
} from '@drumhead/content/schema';

export const PICKUP_FORMAT = 'drumhead-large-battles-pickup';
export const PICKUP_VERSION = 1;

const id = text(40, '[a-z][a-z0-9-]*');
/** `name`: message key or plain text; by default the nation's. The first side has the top of the table. */
const side = record({ id, division: DIVISION }, { name: named(60) });

export const PICKUP = record(
  {
    format: constant(PICKUP_FORMAT),
    version: constant(PICKUP_VERSION),
    scale: choice(['6mm', '15mm', '28mm']),
    deployment: choice(['hidden', 'alternate']),
    sides: pair(side),
  },
  {
    switches: record({}, { grandBattery: flag, wornUnits: flag, chargeGoesHome: flag }),
    /** Woods, rough ground and hills get grown outlines once all terrain is laid. */
    grown: flag,
  },
);

export type PickUpFile = Infer<typeof PICKUP>;

/** The format as JSON Schema, printed in `schemas/pickup.schema.json`. */
export function pickUpSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: Large Battles pick-up game, version ${PICKUP_VERSION}`,
    ...jsonSchema(PICKUP),
  };
}

/** Is this meant to be a pick-up file, however faulty? */
export function isPickUp(input: unknown): boolean {
  return hasFormat(input, PICKUP_FORMAT);
}
