/**
 * A correction of the table that all sides agreed on: a value that was noted wrongly, a piece put back where it belongs.
 * It changes single values of the state, and nothing that the battle could not go on from.
 */
import type { AnyRuleset, Battle } from '../play/battle.ts';
import { type BattleEvent, type Command, DICE, type Refusal, refusal, type Seat } from '../contract/ruleset.ts';

/** What stands at a place of the state from now on. */
export interface StateChange {
  /** The way to the value with dots, such as `units.3.dis`. */
  readonly path: string;
  /** Of the same kind as what stands there. */
  readonly value: number | string | boolean;
}

export interface Amendment {
  readonly seat: Seat;
  /** The seats that consented: all others must. */
  readonly agreed: readonly Seat[];
  /** Why, in the words of the person. */
  readonly reason: string;
  readonly changes: readonly StateChange[];
}

/** Values that one amendment changes, at most. */
export const MOST_CHANGES = 20;

/** Offers of a seat that are tried before a changed state is taken. */
const TRIED = 12;
/** No value of a state is as large: places are steps of 1/64 mm on a table. */
const LARGEST = 1 << 24;
/** What the battle waits for, how it ended, where it began and the scenario's own rules are no values to correct. */
const FIXED: readonly string[] = ['frames', 'outcome', 'field', 'script'];

export type Amended<S = unknown, C extends Command = Command, E extends BattleEvent = BattleEvent> =
  | { readonly ok: true; readonly battle: Battle<S, C, E> }
  | { readonly ok: false; readonly refusal: Refusal };

/** The battle with these values changed, at the same count; or why it cannot be (KERNEL-AMEND). Never throws. */
export function amend<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  changes: readonly StateChange[],
): Amended<S, C, E> {
  const { ruleset, state } = battle;
  const refused = (reason: string, path = '') =>
    ({ ok: false, refusal: refusal('KERNEL-AMEND', reason, { path }) }) as const;
  try {
    if (ruleset.outcome(state) !== null) return refused('engine.amend.over');
    const everybody = [...ruleset.seats(state), null];
    if (!everybody.every((seat) => ruleset.isOpen(state, seat))) return refused('engine.amend.hidden');
    if (changes.length === 0 || changes.length > MOST_CHANGES) return refused('engine.amend.value');
    let next: unknown = state;
    for (const { path, value } of changes) {
      const keys = path.split('.');
      const changed = FIXED.includes(keys[0] ?? '') ? null : withValue(next, keys, value);
      if (changed === null) return refused('engine.amend.value', path.slice(0, 200));
      next = changed.value;
    }
    if (!goesOnFrom(ruleset, state, next)) return refused('engine.amend.broken');
    // The command before it stands, and left what the players say it left.
    const last = battle.last && { ...battle.last, state: next as S };
    return { ok: true, battle: { ...battle, state: next as S, last } };
  } catch {
    return refused('engine.amend.broken');
  }
}

/**
 * As {@link amend}, and nothing that the rule set calls impossible: so the people who agree are judged. What stands in a
 * record is replayed by `amend` alone, as it was agreed on. Never throws.
 */
export function correct<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  changes: readonly StateChange[],
): Amended<S, C, E> {
  const amended = amend(battle, changes);
  if (!amended.ok) return amended;
  try {
    const fault = battle.ruleset.correctionFault?.(battle.state, amended.battle.state) ?? null;
    return fault === null ? amended : { ok: false, refusal: fault };
  } catch {
    return { ok: false, refusal: refusal('KERNEL-AMEND', 'engine.amend.broken') };
  }
}

/** Null where nothing stands there, or something of another kind. */
function withValue(
  at: unknown,
  [key = '', ...rest]: readonly string[],
  value: StateChange['value'],
): { readonly value: unknown } | null {
  if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return null;
  const old = (at as Readonly<Record<string, unknown>>)[key];
  const inner = rest.length > 0 ? withValue(old, rest, value) : isSameKind(old, value) ? { value } : null;
  if (inner === null) return null;
  if (!Array.isArray(at)) return { value: { ...at, [key]: inner.value } };
  // The length of a list is its own property, too.
  if (!/^\d+$/.test(key)) return null;
  const copy: unknown[] = [...(at as readonly unknown[])];
  copy[Number(key)] = inner.value;
  return { value: copy };
}

function isSameKind(old: unknown, value: unknown): boolean {
  if (typeof old !== typeof value) return false;
  if (typeof value !== 'number') return typeof value === 'string' || typeof value === 'boolean';
  return Number.isInteger(value) === Number.isInteger(old) && Math.abs(value) <= LARGEST;
}

/** Does the battle still wait for the same decisions, and can they be taken? */
function goesOnFrom(ruleset: AnyRuleset, before: unknown, after: unknown): boolean {
  if (ruleset.outcome(after) !== null) return false;
  const asked = ruleset.pending(after);
  const named = (state: unknown) =>
    JSON.stringify(ruleset.pending(state).map(({ seat, decision }) => [seat, decision]));
  if (named(before) !== named(after)) return false;
  return asked.every(({ seat }) => {
    if (seat === DICE) return true;
    const view = ruleset.view(after, seat);
    const offers = ruleset.offers(view, seat);
    return offers.length > 0 && offers.slice(0, TRIED).every((offer) => ruleset.decide(after, seat, offer).ok);
  });
}

/** For rule sets that judge a correction: a base that is partly off the table. */
export const correctedOffTable = (): Refusal => refusal('KERNEL-AMEND', 'engine.amend.offTable');

/** For rule sets that judge a correction: a base that overlaps another. */
export const correctedOverlap = (): Refusal => refusal('KERNEL-AMEND', 'engine.amend.overlap');

/** For rule sets that judge a correction: a value that is not from `least` to `most`; null where all are. */
export function correctedRange(
  values: readonly (readonly [value: number, least: number, most: number])[],
): Refusal | null {
  const wrong = values.find(([value, least, most]) => value < least || value > most);
  return wrong ? refusal('KERNEL-AMEND', 'engine.amend.range', { least: wrong[1], most: wrong[2] }) : null;
}
