/** Commands and events in people's terms: names of units, Command bases, sides and terrain; centimetres; degrees. */
import {
  eachPlace,
  type FieldMeaning,
  type FieldMeanings,
  fromPeople,
  measured,
  type NamedFields,
  nameOf,
  toPeople,
} from '@drumhead/content/position';
import type { Problem } from '@drumhead/engine';
import { FACINGS_PER_DEGREE, facing as facingOf, toDegrees } from '@drumhead/table';
import { isSection } from '../ground/footprints.ts';
import { CM, cm } from '../state/lengths.ts';
import type { State } from '../state/state.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

const UNKNOWN = 'sip.problem.unknown';
const unit = nameOf<State>(({ field }) => ids(field.units), UNKNOWN);
const base = nameOf<State>(({ field }) => ids(field.commands), UNKNOWN);
const side = nameOf<State>(({ field }) => ids(field.sides), UNKNOWN);
const section = nameOf<State>(({ terrain }) => ids(terrain.filter(isSection)), UNKNOWN);
const road = nameOf<State>(({ terrain }) => ids(terrain), UNKNOWN);
const length = measured<State>((steps) => steps / CM, cm);
const angle = measured<State>(
  (turn) => turn / FACINGS_PER_DEGREE,
  (degrees) => Math.round(degrees * FACINGS_PER_DEGREE) + 0,
);
const facing = measured<State>(toDegrees, facingOf);
/** Counted from the south edge. */
const y: FieldMeaning<State> = {
  toPeople: ({ field }, value) => (typeof value === 'number' ? (field.depth - value) / CM : value),
  fromPeople: ({ field }, value) => (typeof value === 'number' ? field.depth - cm(value) : value),
};
const plain: FieldMeaning<State> = { toPeople: (_, value) => value, fromPeople: (_, value) => value };

const MEANINGS: FieldMeanings<State> = {
  unit,
  target: unit,
  firer: unit,
  charger: unit,
  defender: unit,
  winner: unit,
  loser: unit,
  friend: unit,
  to: unit,
  command: base,
  side,
  section,
  road,
  x: length,
  y,
  distance: length,
  path: eachPlace(length, y),
  turn: angle,
  turnAfter: angle,
  facing,
};

/** Fields that mean something else in these commands and events. */
const OTHERWISE: Readonly<Record<string, FieldMeanings<State>>> = {
  // The side of its section that a garrison leaves by.
  leave: { side: plain },
  gameTurnBegan: { turn: plain },
  edgesRolled: { winner: side },
  initiativeRolled: { winner: side },
  ended: { winner: side },
};

const meaningsOf = (type: unknown): FieldMeanings<State> => ({ ...MEANINGS, ...OTHERWISE[String(type)] });

/** A command or an event for people. */
export function spoken(state: State, said: object): NamedFields {
  return toPeople(meaningsOf((said as { readonly type?: unknown }).type), state, said);
}

/** Fields that may be left out where the meaning is clear. */
const LEFT_OUT: Readonly<Record<string, NamedFields>> = {
  move: { turn: 0, distance: 0, turnAfter: 0 },
  moveFire: { fireFirst: false, turn: 0, distance: 0, turnAfter: 0 },
  charge: { turn: 0, from: -1, command: null },
  enter: { turn: 0 },
  rally: { command: null },
  arrive: { unit: null, command: null },
  advance: { occupy: false },
};

/** A command from people. */
export function commandFrom(state: State, order: NamedFields, path: string, problems: Problem[]): NamedFields {
  const type = order['type'];
  return fromPeople(meaningsOf(type), state, { ...LEFT_OUT[String(type)], ...order }, path, problems);
}
