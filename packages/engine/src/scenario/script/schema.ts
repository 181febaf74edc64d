/** The form of a scenario's own rules in a file (SCN-FILE-1). Only what reads such files loads it. */
import { choice, dictionary, flag, list, number, pair, record, text, whole } from '../../contract/schema.ts';
import { name as named } from '../../contract/names.ts';

/** SCN-EVT-2. More than these nobody keeps in mind. */
export const MOST_EVENTS = 24;
/** SCN-EVT-1. Things that one event does. */
export const MOST_DEEDS = 6;
export const MOST_PLACES = 12;
/** SCN-TELL-1. Characters of a message. */
export const LONGEST_MESSAGE = 280;

const id = text(40, '[a-z0-9]+(?:-[a-z0-9]+)*');
const mm = number(0, 10_000);

export const TABLE_EDGES = ['left', 'right', 'top', 'bottom'] as const;

export const place = record({ id, at: pair(mm), reach: number(1, 1000), text: dictionary(40, named(60)) }, {});

/** All that is given must be true. */
const when = record(
  {},
  {
    turn: whole(1, 200),
    side: id,
    holds: record({ place: id, side: id }, { turns: whole(1, 20) }),
    enters: record({ place: id }, { side: id, troops: id }, ['side', 'troops']),
    lost: id,
    losses: record({ side: id, share: number(0.01, 1) }, {}),
  },
);

/** One thing that is done: which, says the one key of {@link DEEDS} that it has. */
export const deed = record(
  {},
  {
    arrive: id,
    mayLeave: id,
    edge: choice(TABLE_EDGES),
    from: mm,
    to: mm,
    tell: id,
    text: dictionary(40, text(LONGEST_MESSAGE)),
    score: id,
    points: whole(-99, 99),
    end: id,
  },
  ['arrive', 'mayLeave', 'tell', 'score', 'end'],
);

/** By what is done: the fields that it needs, and those that it may have. */
export const DEEDS = {
  arrive: { needs: ['edge'], may: ['from', 'to'] },
  mayLeave: { needs: ['edge'], may: ['from', 'to', 'points'] },
  tell: { needs: ['text'], may: [] },
  score: { needs: ['points'], may: [] },
  end: { needs: [], may: [] },
} as const;

export const event = record({ id, when, do: list(deed, 1, MOST_DEEDS) }, {});

export const SCRIPT = record(
  {
    turns: record(
      { limit: whole(1, 200) },
      { clock: record({ first: text(5, '([01][0-9]|2[0-3]):[0-5][0-9]'), minutes: whole(1, 1440) }, {}) },
    ),
    victory: record({}, { book: flag, points: dictionary(40, whole(0, 99)), lead: whole(1, 99), else: id }),
  },
  {
    places: list(place, 0, MOST_PLACES),
    events: list(event, 0, MOST_EVENTS),
    hides: dictionary(40, list(id, 1, MOST_EVENTS)),
  },
);
