import { ENVELOPE } from '@drumhead/engine';
import { jsonSchema } from './schema.ts';

/** JSON Schema of the scenario file of all games. */
export function envelopeSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: scenario file of any game, version 1',
    ...jsonSchema(ENVELOPE),
  };
}
