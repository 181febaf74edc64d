import { expect, it } from 'vitest';
import {
  anything,
  constant,
  defaulted,
  described,
  dictionary,
  flag,
  jsonSchema,
  oneOrMore,
  record,
  tagged,
  whole,
} from './schema.ts';

it('a shape is printed as JSON Schema, with its defaults and descriptions', () => {
  const unit = tagged('arm', [
    record({ arm: constant('foot'), men: defaulted(whole(1, 9), 4) }, {}),
    described(record({ arm: constant('guns'), loaded: defaulted(flag, true) }, {}), 'A battery'),
  ]);
  const shape = record({ units: oneOrMore(unit, 1, 2), more: defaulted(dictionary(3), {}) }, { note: anything });
  expect(jsonSchema(shape)).toMatchObject({
    properties: {
      units: {
        anyOf: [{ oneOf: [{ required: ['arm'] }, { description: 'A battery' }] }, { type: 'array', maxItems: 2 }],
      },
      more: { type: 'object', default: {} },
      note: {},
    },
    required: ['units'],
  });
});
