import { jsonSchema } from '@drumhead/content/schema';
import { GAME, GAME_VERSION } from './gameFile.ts';
import { OWN_GAME } from './own/ownGame.ts';

/** Game files as JSON Schema, published as `schemas/game.schema.json`. */
export function gameSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: skirmish game, version ${GAME_VERSION}`,
    oneOf: [jsonSchema(GAME), jsonSchema(OWN_GAME)],
  };
}
