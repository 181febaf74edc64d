/** The beginning of a battle that is asked for. */
import { type AnyRuleset, type Battle, begin, isEnvelope, type Seat, setupSeenBy } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { headerOf } from '../battles/headers.ts';
import type { BySeat } from '../storage/stored.ts';
import { against, type Answer } from './answers.ts';
import { type Naming, namingIn } from './naming.ts';

/** Characters of a set-up. */
const LONGEST_SETUP = 256 * 1024;

/** SCN-HID-1 */
const SECRET_SCRIPT = 'setup: without what it hides from a side it cannot be begun';

interface Wanted {
  readonly ruleset: string;
  /** One of the rule set's own, where no set-up is given. */
  readonly scenario: string | null;
  readonly setup?: unknown;
  /** By seat: `person`, or the name of a computer player. */
  readonly players: Readonly<Record<string, unknown>>;
}

type Refused = Answer & { readonly ok: false };

/** The first line of the record, or why there is no such battle. */
export function begunFrom(
  wanted: Wanted,
): { readonly ok: true; readonly header: string; readonly seats: readonly Seat[] } | Refused {
  const found = battleFrom(wanted);
  if (!found.ok) return found;
  // A file goes by its own title, whatever is said of it.
  const scenario = isEnvelope(wanted.setup) ? null : wanted.scenario;
  const header = headerOf(found.battle, { scenario, seats: wanted.players as BySeat });
  if (header === null) return { ok: false, status: 400, error: 'setup: names that no record can hold' };
  return { ok: true, header, seats: seatsOf(found.battle) };
}

/** What such a battle and its sides are called; null where it cannot be begun today. */
export function namingFrom(wanted: Omit<Wanted, 'players'>): Naming | null {
  const found = battleFrom(wanted);
  const header = found.ok ? headerOf(found.battle, { scenario: wanted.scenario, seats: {} }) : null;
  return header === null ? null : namingIn(header);
}

/** The sides of such a battle, whoever plays them. */
export function sidesFrom(
  wanted: Omit<Wanted, 'players'>,
): { readonly ok: true; readonly seats: readonly Seat[] } | Refused {
  const found = battleFrom(wanted);
  return found.ok ? { ok: true, seats: seatsOf(found.battle) } : found;
}

const seatsOf = ({ ruleset, state }: Battle): readonly Seat[] => ruleset.seats(state);

function battleFrom({
  ruleset: id,
  scenario,
  setup,
}: Omit<Wanted, 'players'>): { readonly ok: true; readonly battle: Battle } | Refused {
  const ruleset = rulesetById(id) as AnyRuleset;
  const given = setup ?? (scenario === null ? null : ruleset.scenario(scenario));
  if (JSON.stringify(given).length > LONGEST_SETUP) return { ok: false, status: 413, error: 'the set-up is too long' };
  const begun = begin(ruleset, given);
  if (!begun.ok) return against(begun.problems);
  // Each seat begins from what it may know of the set-up.
  const readers = [...seatsOf(begun.value), null];
  if (!readers.every((seat) => begin(ruleset, setupSeenBy(begun.value.setup, seat)).ok))
    return { ok: false, status: 400, error: SECRET_SCRIPT };
  return { ok: true, battle: begun.value };
}
