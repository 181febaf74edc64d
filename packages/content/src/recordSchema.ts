/** The lines of record files (`*.battle.jsonl`, format 2), described. The kernel reads them with checks of its own. */
import {
  anything,
  constant,
  described,
  dictionary,
  jsonSchema,
  list,
  nullable,
  record,
  type Schema,
  text,
  whole,
} from './schema.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const COMMAND_NAMES = 80;
const NAME = 200;

const number = described(whole(1, MOST), 'Numbers from 1, without a gap; the header and checks have none.');
const time = described(whole(0, MOST), 'Milliseconds since 1970. No rule reads it.');
const seed = described(anything, 'Seed of the dice: a text or a whole number.');
const seat = text(NAME);
const digest = text(64, '[0-9a-f]{64}');

/** Every kind of line. */
export const recordLines = {
  header: record(
    {
      drumhead: constant('battle'),
      format: constant(2),
      ruleset: text(NAME),
      rulesVersion: whole(1, MOST),
      scenario: described(nullable(text(NAME)), 'The scenario that the set-up was made from.'),
      setup: described(anything, 'What the battle begins from, as the rule set describes it.'),
      seats: described(dictionary(NAME), 'The name of the player of each side.'),
    },
    {},
  ),
  check: record(
    {
      check: record(
        {
          n: described(whole(0, MOST), 'Number of the line before; 0 is the header.'),
          count: described(whole(0, MOST), 'Commands that stand.'),
          state: described(text(16, '[0-9a-f]{16}'), 'The state check.'),
          chain: described(digest, 'SHA-256 of the chain before and the text of the line.'),
        },
        {},
      ),
    },
    {},
  ),
  order: record({ n: number, seat, command: dictionary(COMMAND_NAMES) }, { at: time }),
  takeBack: record(
    {
      n: number,
      takeBack: record(
        { seat, to: described(whole(0, MOST), 'Commands that are left.') },
        {
          agreed: described(list(seat, 0, 20), 'Seats that consented; over dice all others must.'),
          reason: text(500),
        },
      ),
    },
    { at: time },
  ),
  amend: record(
    {
      n: number,
      amend: described(
        record(
          {
            seat,
            agreed: described(list(seat, 0, 20), 'Seats that consented: all others must.'),
            reason: text(500),
            changes: list(
              record(
                {
                  path: described(text(NAME), 'The way to the value in the state, with dots.'),
                  value: described(anything, 'A number, a text or a flag, of the kind that stood there.'),
                },
                {},
              ),
              1,
              20,
            ),
          },
          {},
        ),
        'Values of the state that all sides agreed to correct.',
      ),
    },
    { at: time },
  ),
  dice: record(
    {
      n: number,
      dice: described(
        record(
          {
            battle: text(NAME),
            commit: digest,
            seals: described(dictionary(NAME), 'By seat: SHA-256 over its salt, 64 hex digits.'),
            salts: described(dictionary(NAME), 'By seat: 32 hex digits.'),
          },
          {},
        ),
        'What the dice are bound to; before the first roll.',
      ),
    },
    { at: time },
  ),
  player: record({ n: number, seat, player: text(NAME) }, { at: time }),
  end: record({ n: number, end: record({}, { seed, secret: digest }) }, { at: time }),
} as const satisfies Readonly<Record<string, Schema>>;

/** JSON Schema of a line. */
export function recordSchema(): Readonly<Record<string, unknown>> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: a line of a battle record, format 2',
    anyOf: Object.entries(recordLines).map(([title, shape]) => ({ title, ...jsonSchema(shape) })),
  };
}
