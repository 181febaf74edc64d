import { ENVELOPE } from '@drumhead/engine';
import { jsonSchema, withWords } from './schema.ts';

const BY_LANGUAGE = 'By language, such as `en` and `it`; at least one';

/** What the fields mean, by their names. */
const WORDS: Readonly<Record<string, string>> = {
  title: BY_LANGUAGE,
  text: BY_LANGUAGE,
  alt: BY_LANGUAGE,
  setup: 'The set-up as the rule set reads it alone: a scenario, game, pick-up or position file',
  when: 'Day and hour of the battle',
  languages: 'Those that all of its words stand in',
  briefing: 'By side, or `all`, and by language: what its people are told before the battle',
  names: 'Names on the map; `of` and `along`: the piece of terrain that one belongs to',
  at: 'Millimetres from the upper left corner of the table',
  underlay: 'The picture that the map was drawn over',
  picture: 'A picture, by its digest',
  a: 'A point of the picture, and where on the table it lies',
  b: 'Another one',
  travels: 'May the picture leave the device of its author?',
  balance: 'How even it was found to be',
  players: 'The computer players, parted by commas',
  wins: 'By side: the share of the battles that it won',
  code: 'The rules and players that played',
  interval: 'Of the first side: where its true share lies, 19 times in 20',
};

/** JSON Schema of the scenario file of all games. */
export function envelopeSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: scenario file of any game, version 1',
    ...(withWords(jsonSchema(ENVELOPE), WORDS) as Readonly<Record<string, unknown>>),
  };
}
