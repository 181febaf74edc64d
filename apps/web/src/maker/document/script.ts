/** Changes of the scenario's own rules, which are data alone: each from one immutable file to the next. */
import {
  ALL,
  arrivalsOf,
  type Envelope,
  type Script,
  type ScriptDeed,
  type ScriptEvent,
  scriptOf,
  type ScriptPlace,
  type Worded,
} from '@drumhead/engine';
import { type Place, whole } from '../draw/places.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { type Edit, freeName, setupOf, withSetup } from './edits.ts';

/** A turn limit that is long enough for the ready battles of every game. */
const FIRST_LIMIT = 12;
/** Millimetres around a new place. */
const FIRST_REACH = 80;

type Change = (script: Script) => Script;

/** With each brigade under a name that a script can call it by. */
export function calledIn(rules: RulesMaker, file: Envelope): Envelope {
  const setup = rules.called?.(setupOf(file)) ?? setupOf(file);
  return setup === setupOf(file) ? file : withSetup(file, setup);
}

/** With other rules of its own; a scenario by the book stays one. Odds of the rules before are none of these. */
export const withScript =
  (rules: RulesMaker, to: Change): Edit =>
  (file) => {
    const script = scriptOf(file);
    const next = script && to(script);
    if (next === undefined || next === script) return file;
    const { balance: _, ...rest } = calledIn(rules, file);
    return { ...rest, script: next };
  };

/** With rules of its own, that leave everything to the book but for a turn limit. */
export const withOwnRules =
  (rules: RulesMaker): Edit =>
  (file) => {
    if (scriptOf(file) !== undefined) return file;
    const { balance: _, ...rest } = calledIn(rules, file);
    return { ...rest, script: { turns: { limit: FIRST_LIMIT }, victory: {} } };
  };

/** By the book. */
export function byTheBook(file: Envelope): Envelope {
  if (file.script === undefined) return file;
  const { script: _, balance: __, ...rest } = file;
  return rest;
}

const changedAt = <T>(all: readonly T[], at: number, to: (one: T) => T): T[] =>
  all.map((one, i) => (i === at ? to(one) : one));
const withoutAt = <T>(all: readonly T[], at: number): T[] => all.filter((_, i) => i !== at);

export const placesOf = (file: Envelope): readonly ScriptPlace[] => scriptOf(file)?.places ?? [];

export const placeAdded =
  (at: Place, text: Worded): Change =>
  (script) => {
    const { places = [] } = script;
    const id = freeName(
      places.map((one) => one.id),
      'place',
    );
    return { ...worth(id, 1)(script), places: [...places, { id, at: whole(at), reach: FIRST_REACH, text }] };
  };

export const placeChanged =
  (i: number, part: Partial<Omit<ScriptPlace, 'id'>>): Change =>
  (script) => ({ ...script, places: changedAt(script.places ?? [], i, (place) => ({ ...place, ...part })) });

/** With its points. Events that wait for it are said to be wrong. */
export const placeRemoved =
  (i: number): Change =>
  (script) => {
    const { places = [] } = script;
    const gone = places[i];
    if (gone === undefined) return script;
    const { places: _, ...rest } = worth(gone.id, undefined)(script);
    const others = withoutAt(places, i);
    return others.length === 0 ? rest : { ...rest, places: others };
  };

/** What a place, or each enemy loss, is worth at the limit; undefined: nothing is said of it. */
export const worth =
  (id: string, points: number | undefined): Change =>
  ({ victory, ...script }) => {
    const { points: before = {}, ...rest } = victory;
    const { [id]: _, ...others } = before;
    const after = points === undefined ? others : { ...before, [id]: points };
    return { ...script, victory: Object.keys(after).length === 0 ? rest : { ...rest, points: after } };
  };

export const eventAdded =
  (stem: string, deed: ScriptDeed): Change =>
  (script) => {
    const { events = [] } = script;
    const id = freeName(
      events.map((one) => one.id),
      stem,
    );
    return { ...script, events: [...events, { id, when: { turn: Math.min(2, script.turns.limit) }, do: [deed] }] };
  };

export const eventChanged =
  (i: number, to: (event: ScriptEvent) => ScriptEvent): Change =>
  (script) => ({ ...script, events: changedAt(script.events ?? [], i, to) });

/** Nothing is hidden of what does not happen. */
export const eventRemoved =
  (i: number): Change =>
  (script) => {
    const { events = [] } = script;
    const gone = events[i];
    if (gone === undefined) return script;
    const { events: _, ...rest } = hiddenFrom(gone.id, [])(script);
    const others = withoutAt(events, i);
    return others.length === 0 ? rest : { ...rest, events: others };
  };

/** Of two events that happen together the upper one comes first (SCN-EVT-1). */
export const eventLifted =
  (i: number): Change =>
  (script) => {
    const { events = [] } = script;
    const [above, one] = [events[i - 1], events[i]];
    if (above === undefined || one === undefined) return script;
    return { ...script, events: [...events.slice(0, i - 1), one, above, ...events.slice(i + 1)] };
  };

export const deedChanged = (i: number, n: number, deed: ScriptDeed): Change =>
  eventChanged(i, (event) => ({ ...event, do: changedAt(event.do, n, () => deed) }));

export const deedRemoved = (i: number, n: number): Change =>
  eventChanged(i, (event) => ({ ...event, do: withoutAt(event.do, n) }));

/** The sides that do not know of an event. */
export const seatsWithout = ({ hides = {} }: Script, event: string): readonly string[] =>
  Object.entries(hides).flatMap(([seat, hidden]) => (hidden.includes(event) ? [seat] : []));

/** Hidden from these sides, and from no other. */
export const hiddenFrom =
  (event: string, seats: readonly string[]): Change =>
  ({ hides = {}, ...script }) => {
    const others = Object.entries(hides).flatMap(([seat, hidden]) => {
      const rest = hidden.filter((id) => id !== event);
      return rest.length === 0 ? [] : [[seat, rest] as const];
    });
    const next = Object.fromEntries(others);
    for (const seat of seats) next[seat] = [...(next[seat] ?? []), event];
    return Object.keys(next).length === 0 ? script : { ...script, hides: next };
  };

/** The first of the troops that may arrive and do not yet; undefined: there are none. */
export const nextToArrive = (script: Script, mayArrive: readonly string[]): string | undefined =>
  mayArrive.find((id) => !arrivalsOf(script).includes(id));

/** A message that somebody writes next. */
export const messageTo = (text: Worded): ScriptDeed => ({ tell: ALL, text });

/** A place that is the same but for a field that is gone. */
export function lacking<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _, ...rest } = from;
  return rest;
}
