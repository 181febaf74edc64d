/** What stands at a point of the map and is no terrain: names, places of the scenario's own rules, objectives of the book. */
import { type Envelope, ENVELOPE_MOST, MOST_PLACES, scriptOf, type Worded } from '@drumhead/engine';
import { apart, type Place, whole } from '../draw/places.ts';
import type { Objective, Placed, RulesMaker } from '../rulesMaker.ts';
import { type Edit, freeName, nameMoved, named, namesOf, setupOf, unnamed, withSetup } from './edits.ts';
import { placeAdded, placeChanged, placeRemoved, placesOf, withScript } from './script.ts';

export type SpotKind = 'name' | 'place' | 'objective' | 'placed';

export interface Spot {
  readonly is: SpotKind;
  /** Its number among those of its kind. */
  readonly i: number;
  readonly at: Place;
  /** Empty where nobody names it. */
  readonly text: Worded;
  /** Millimetres around it that belong to it. */
  readonly reach: number;
  /** What it is worth, where it can be won. */
  readonly points: number | null;
}

type Named = Pick<Spot, 'is' | 'i'>;

/** In the order of the file, names first: they lie above the others. */
export function spotsOf(rules: RulesMaker, file: Envelope): readonly Spot[] {
  const points = scriptOf(file)?.victory.points ?? {};
  const reach = rules.objectives?.reach ?? 0;
  return [
    ...namesOf(file).map(({ at, text }, i): Spot => ({ is: 'name', i, at, text, reach: 0, points: null })),
    ...placesOf(file).map(
      (place, i): Spot => ({
        is: 'place',
        i,
        at: place.at,
        text: place.text,
        reach: place.reach,
        points: points[place.id] ?? 0,
      }),
    ),
    ...objectivesOf(rules, file).map(
      (one, i): Spot => ({ is: 'objective', i, at: one.at, text: {}, reach, points: one.points }),
    ),
    ...placedIn(rules, file).map(({ at }, i): Spot => ({ is: 'placed', i, at, text: {}, reach: 0, points: null })),
  ];
}

export const placedIn = (rules: RulesMaker, file: Envelope): readonly Placed[] => rules.placed?.of(setupOf(file)) ?? [];

/** A model stands elsewhere from the start, or nowhere yet. */
const placedAt =
  (rules: RulesMaker, i: number, at: Place | null): Edit =>
  (file) => {
    const one = placedIn(rules, file)[i];
    return one === undefined || rules.placed === undefined
      ? file
      : withSetup(file, rules.placed.with(setupOf(file), one.side, one.id, at));
  };

/** Rules of its own count places in the stead of objectives. */
const objectivesOf = (rules: RulesMaker, file: Envelope): readonly Objective[] =>
  scriptOf(file) === undefined ? (rules.objectives?.of(setupOf(file)) ?? []) : [];

const withObjectives =
  (rules: RulesMaker, to: (all: readonly Objective[]) => readonly Objective[]): Edit =>
  (file) => {
    const { objectives } = rules;
    const setup = setupOf(file);
    return objectives === undefined ? file : withSetup(file, objectives.with(setup, to(objectives.of(setup))));
  };

/** An objective elsewhere, or worth more or less. */
export const objectiveChanged = (rules: RulesMaker, i: number, part: Partial<Omit<Objective, 'id'>>): Edit =>
  withObjectives(rules, (all) => all.map((one, k) => (k === i ? { ...one, ...part } : one)));

export const spotCalled = (rules: RulesMaker, file: Envelope, { is, i }: Named): Spot | undefined =>
  spotsOf(rules, file).find((spot) => spot.is === is && spot.i === i);

/** Those whose point lies near, the nearest first. */
export const spotsAt = (rules: RulesMaker, file: Envelope, place: Place, reach: number): readonly Spot[] =>
  spotsOf(rules, file)
    .filter(({ at }) => apart(at, place) <= reach)
    .sort((a, b) => apart(a.at, place) - apart(b.at, place));

export function spotMoved(rules: RulesMaker, { is, i }: Named, at: Place): Edit {
  if (is === 'name') return nameMoved(i, at);
  if (is === 'place') return withScript(rules, placeChanged(i, { at: whole(at) }));
  if (is === 'placed') return placedAt(rules, i, whole(at));
  return objectiveChanged(rules, i, { at: whole(at) });
}

export function spotRemoved(rules: RulesMaker, { is, i }: Named): Edit {
  if (is === 'name') return unnamed(i);
  if (is === 'place') return withScript(rules, placeRemoved(i));
  if (is === 'placed') return placedAt(rules, i, null);
  return withObjectives(rules, (all) => all.filter((_, k) => k !== i));
}

/** One more of a kind, after the others. `of`: the piece that a name belongs to. */
export function spotAdded(rules: RulesMaker, is: SpotKind, at: Place, text: Worded, of?: string): Edit {
  if (is === 'name') return named(at, text, of);
  if (is === 'place') return withScript(rules, placeAdded(at, text));
  return withObjectives(rules, (all) => {
    const id = freeName(
      all.map((one) => one.id),
      'objective',
    );
    return [...all, { id, at: whole(at), points: 1 }];
  });
}

/** So many of a kind a file holds at most. */
export const spotsMost = (rules: RulesMaker, is: SpotKind): number =>
  is === 'name' ? ENVELOPE_MOST.names : is === 'place' ? MOST_PLACES : (rules.objectives?.most ?? 0);

/** Why none of a kind can be put down, as a part of a message key; null: one can. */
export function spotBarred(rules: RulesMaker, file: Envelope, is: SpotKind): 'book' | 'own' | 'none' | 'full' | null {
  const isOwn = scriptOf(file) !== undefined;
  if (is === 'place' && !isOwn) return 'book';
  if (is === 'objective' && rules.objectives === undefined) return 'none';
  if (is === 'objective' && isOwn) return 'own';
  return spotsOf(rules, file).filter((spot) => spot.is === is).length >= spotsMost(rules, is) ? 'full' : null;
}
