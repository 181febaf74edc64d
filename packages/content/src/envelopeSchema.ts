import { ENVELOPE, SCRIPT } from '@drumhead/engine';
import { jsonSchema, withWords } from './schema.ts';

const BY_LANGUAGE = 'By language, such as `en` and `it`; at least one';

/** What the fields mean, by their names. */
const WORDS: Readonly<Record<string, string>> = {
  title: BY_LANGUAGE,
  text: BY_LANGUAGE,
  alt: BY_LANGUAGE,
  from: 'What it was made from: its title, author and licence, and the address where it was',
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
  script: 'The scenario’s own rules (SCN-FILE-1); without them it is played by the book',
  limit: 'Turns of each side (SCN-TURN-1)',
  clock: 'The hour of the first turn and the minutes of each; decides nothing (SCN-TURN-2)',
  book: 'Do the book’s losses end the battle? true if left out (SCN-VIC-1)',
  'victory.points': 'At the limit, by place, or `losses` for each enemy unit lost (SCN-VIC-2)',
  lead: 'Points by which a side must lead to win at the limit, 1 if left out',
  else: 'Who wins without such a lead: a side or `draw`',
  places: 'Places that a side can hold (SCN-PLC-1)',
  reach: 'Millimetres from the point to the nearest edge of a base',
  events: 'What happens once, in this order where several are due (SCN-EVT-1)',
  'events.when': 'Conditions, all of which must be true (SCN-EVT-1)',
  'when.turn': 'From the beginning of this turn on; of one side, with `side` (SCN-EVT-3)',
  holds: 'Held at the end of so many own turns on end, 1 if left out (SCN-PLC-2)',
  enters: 'A side, or troops by name, within reach of a place (SCN-EVT-4)',
  troops: 'The ID of a unit or brigade of the set-up',
  lost: 'The ID of a unit or brigade that is lost (SCN-EVT-5)',
  losses: 'A side has lost this share of its units (SCN-EVT-6)',
  do: 'What happens, in this order',
  arrive: 'The ID of troops that come on by `edge` (SCN-ARR-1)',
  mayLeave: 'The ID of troops that may leave by `edge`, each unit for `points` if any (SCN-LEAVE-1)',
  'do.from': 'Where along the edge, in millimetres',
  tell: 'A side, or `all`, that hears `text` (SCN-TELL-1)',
  score: 'A side that gets `points` (SCN-PTS-1)',
  end: 'The battle ends: the side that wins, or `draw` (SCN-END-1)',
  hides: 'By side: IDs of events that it does not know of (SCN-HID-1)',
  code: 'The rules and players that played',
  interval: 'Of the first side: where its true share lies, 19 times in 20',
};

/** With the form of the scenario's own rules. */
const WHOLE = { ...ENVELOPE, may: { ...ENVELOPE.may, script: SCRIPT } };

/** JSON Schema of the scenario file of all games. */
export function envelopeSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: scenario file of any game, version 1',
    ...(withWords(jsonSchema(WHOLE), WORDS) as Readonly<Record<string, unknown>>),
  };
}
