/** Released versions of the rule sets, for records begun under them. */
import type { AnyRuleset } from '@drumhead/engine';
import { type KeptVersion as BuiltVersion, versions } from '@drumhead/versions';

export type KeptVersion = Omit<BuiltVersion, 'ruleset'> & { readonly ruleset: AnyRuleset };

/** The rule set as it was released with this version, fetched when it is wanted; null if no such version is kept. */
export async function keptVersion(ruleset: string, version: number): Promise<KeptVersion | null> {
  const name = `${ruleset}@${version}`;
  const kept = Object.hasOwn(versions, name) ? await versions[name]?.() : undefined;
  return kept === undefined ? null : { ...kept, ruleset: withWatchers(kept.ruleset) };
}

/** Versions released before there were watchers show them everything. What no side may know a watcher may not either. */
function withWatchers(built: BuiltVersion['ruleset']): AnyRuleset {
  const { hears = (_state, event) => event } = built;
  /** The seats through whose eyes this one sees: its own, or a watcher those of all sides. */
  const eyesOf = (state: unknown, seat: string | null): readonly string[] => {
    const seats = built.seats(state);
    return seat !== null && seats.includes(seat) ? [seat] : seats;
  };
  return {
    ...built,
    view: (state, seat) => eyesOf(state, seat).reduce((seen, eye) => built.view(seen, eye), state),
    hears: (state, event, seat) =>
      eyesOf(state, seat).reduce<typeof event | null>((heard, eye) => heard && hears(state, heard, eye), event),
  };
}
