/** KERNEL-LIBRARY. `library/index.json`: the scenarios that a site offers, as files beside it. No server is needed for it. */
import { constant, fits, type Infer, list, record, text } from '@drumhead/engine/schema';
import { jsonSchema, withWords } from '../schema.ts';
import { CARD } from './card.ts';

export const LIBRARY_FORMAT = 'drumhead-library';

/** More than anybody looks through. */
const MOST_SCENARIOS = 2000;

/** A file of the same folder or of one below it: no address elsewhere, and no way out of the folder. */
const path = text(200, '(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.json');

export const isLibraryFile = (file: string): boolean => fits(file, path);

const ENTRY = record({ file: path, ...CARD.must }, CARD.may);

export const LIBRARY = record(
  {
    format: constant(LIBRARY_FORMAT),
    version: constant(1),
    scenarios: list(ENTRY, 0, MOST_SCENARIOS),
  },
  {},
);

export type Library = Infer<typeof LIBRARY>;
export type LibraryEntry = Infer<typeof ENTRY>;

/** What the fields mean, by their names. */
const WORDS: Readonly<Record<string, string>> = {
  scenarios: 'In the order in which the page shows them',
  file: 'The scenario file, beside this one or in a folder below it',
  title: 'By language, such as `en` and `it`; at least one',
  about: 'By language: the first paragraph of the briefing for all',
  languages: 'Those that title and briefing stand in',
  own: 'The scenario has rules of its own; left out: it is played by the book',
  from: 'What it was made from: its title, author and licence, and the address where it was',
  when: 'Day and hour of the battle',
  balance: 'How even it was found to be',
  players: 'The computer players, parted by commas',
  wins: 'By side: the share of the battles that it won',
  code: 'The rules and players that played',
  interval: 'Of the first side: where its true share lies, 19 times in 20',
};

/** JSON Schema of `library/index.json`. */
export function librarySchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: list of the scenarios of a site, version 1',
    ...(withWords(jsonSchema(LIBRARY), WORDS) as Readonly<Record<string, unknown>>),
  };
}
