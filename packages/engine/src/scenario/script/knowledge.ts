/** SCN-HID-1. What one side does not know of the scenario's own rules: it is in nothing that this side is shown. */
import type { Outcome, Seat } from '../../contract/ruleset.ts';
import { type Envelope, scriptOf } from '../envelope.ts';
import { memoizeBy } from '../../machine/memoizeBy.ts';
import { ALL } from './script.ts';
import type { Script, Scripted, ScriptEvent, ScriptState } from './script.ts';

type Reading = Scripted & { readonly outcome: Outcome | null };

/** Hidden from a seat are the events named for it, from a watcher those of any side; messages for others from all. */
function hiddenFrom({ hides = {} }: Script, seat: Seat | null): readonly string[] {
  return seat !== null && Object.hasOwn(hides, seat)
    ? (hides[seat] ?? [])
    : seat === null
      ? Object.values(hides).flat()
      : [];
}

const isForOthers =
  (seat: Seat | null) =>
  ({ tell }: ScriptEvent['do'][number]) =>
    tell !== undefined && !isToldTo(tell, seat);

/** Whoever is no side is a watcher. */
const sideOf = ({ seats }: ScriptState, reader: Seat | null): Seat | null =>
  reader !== null && seats.includes(reader) ? reader : null;

/** A script as a seat may know it: without the events that are hidden from it, and without messages for others. */
export function scriptSeenBy(script: Script, seat: Seat | null): Script {
  const hidden = hiddenFrom(script, seat);
  const { hides: _, events = [], ...rest } = script;
  return {
    ...rest,
    events: events
      .filter(({ id }) => !hidden.includes(id))
      .map((event) => ({ ...event, do: event.do.filter((deed) => !isForOthers(seat)(deed)) }))
      .filter((event) => event.do.length > 0),
  };
}

/** Is nothing of the scenario's own rules kept from a seat or watcher? What was hidden is open when the battle is over. */
export function scriptIsOpen({ script, outcome }: Reading, reader: Seat | null): boolean {
  if (script === undefined || outcome !== null) return true;
  return !keepsFrom(script.rules, sideOf(script, reader));
}

/** Is anything of a script kept from a seat? */
const keepsFrom = (rules: Script, seat: Seat | null): boolean =>
  hiddenFrom(rules, seat).length > 0 || (rules.events ?? []).some((event) => event.do.some(isForOthers(seat)));

/**
 * A set-up as a side or a watcher may know it before the battle is over: the same where nothing is kept from it, else
 * without what is hidden, and without what the other sides are told before the battle.
 */
export function setupSeenBy(setup: unknown, seat: Seat | null): unknown {
  const script = scriptOf(setup);
  if (script === undefined || !keepsFrom(script, seat)) return setup;
  const { briefing = {}, ...file } = setup as Pick<Envelope, 'briefing'>;
  const told = Object.entries(briefing).filter(([side]) => side === ALL || side === seat);
  return { ...file, briefing: Object.fromEntries(told), script: scriptSeenBy(script, seat) };
}

/** What each seat may know of what the rules remember, as far as it was asked for. */
const seen = memoizeBy<ScriptState, Map<Seat | null, ScriptState>>(() => new Map());

/** The state as a seat may know it, as far as the scenario's own rules go. */
export function scriptView<S extends Reading>(state: S, reader: Seat | null): S {
  const { script } = state;
  if (script === undefined || scriptIsOpen(state, reader)) return state;
  const seat = sideOf(script, reader);
  const known = seen(script);
  const before = known.get(seat);
  if (before !== undefined) return { ...state, script: before };
  const rules = scriptSeenBy(script.rules, seat);
  const { events = [] } = rules;
  // Nor that something happened of which it knows nothing, such as a message for the other side.
  const view = { ...script, rules, done: script.done.filter((done) => events.some(({ id }) => id === done)) };
  known.set(seat, view);
  return { ...state, script: view };
}

/** The event as a seat or a watcher may hear it: no message for others. */
export function scriptHears<E extends { readonly type: string }>(event: E, seat: Seat | null): E | null {
  if (event.type !== 'scriptTold') return event;
  return isToldTo((event as E & { readonly to: Seat }).to, seat) ? event : null;
}

/** SCN-TELL-1. Is a message for this seat or watcher? */
const isToldTo = (to: Seat, seat: Seat | null): boolean => to === ALL || to === seat;
