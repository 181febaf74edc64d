/** The orders of a game for the JSON Schema of its situations. The judge of the battle checks the orders themselves. */
import {
  constant,
  described,
  type Fields,
  jsonSchema,
  list,
  number,
  record,
  type Schema,
  text,
  whole,
} from '../schema.ts';

/** A field that names something. */
export const named = (what: string): Schema => described(text(80), `Name of ${what}`);

/** A length or a place in millimetres. */
export const inMillimetres = (words: string): Schema => described(number(-10_000, 10_000), `${words}, in millimetres`);

/** One kind of order: what it is, the fields it must have, and those that may be left out. */
export interface OrderWords {
  readonly what: string;
  readonly fields: Fields;
  readonly optional?: Fields;
}

/** Dice are given like orders. */
export const ROLL: OrderWords = {
  what: 'The dice that are waited for',
  fields: {
    faces: described(
      list(list(whole(1, 6), 1, 40), 1, 9),
      'Faces of each roll that is waited for, in order: [[4,2],[5]]',
    ),
  },
};

/** Orders that every game has. */
export const COMMON_ORDERS = {
  resign: { what: 'Give up the battle', fields: {} },
  offerDraw: { what: 'Offer a draw', fields: {} },
  acceptDraw: { what: 'Accept the draw', fields: {} },
  declineDraw: { what: 'Decline the draw', fields: {} },
} as const satisfies Readonly<Record<string, OrderWords>>;

const by: Schema = described(text(80), 'Who gives it, if not the one that is asked');

/** Every order as JSON Schema, told apart by its type. */
function orderSchema(orders: Readonly<Record<string, OrderWords>>): object {
  const oneOf = Object.entries(orders).map(([type, { what, fields, optional = {} }]) => ({
    description: what,
    ...(jsonSchema(record({ type: described(constant(type), what), ...fields }, { ...optional, by })) as object),
  }));
  return { description: 'An order, told apart by its type.', oneOf };
}

type Json = Readonly<Record<string, unknown>>;
const REFERENCE = { $ref: '#/$defs/order' };

/** The schema of a situation whose `order` and `orders` are these. */
export function withOrders(schema: object, orders: Readonly<Record<string, OrderWords>>): object {
  const { properties } = schema as { readonly properties: Readonly<Record<string, Json>> };
  const { order, orders: several } = properties;
  return {
    ...schema,
    properties: {
      ...properties,
      ...(order === undefined ? {} : { order: { description: order['description'], ...REFERENCE } }),
      ...(several === undefined ? {} : { orders: { ...several, items: REFERENCE } }),
    },
    $defs: { order: orderSchema(orders) },
  };
}
