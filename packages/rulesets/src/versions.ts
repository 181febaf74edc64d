/** Released versions of the rule sets, for records begun under them. */
import type { AnyRuleset } from '@drumhead/engine';
import { type KeptVersion as BuiltVersion, versions } from '@drumhead/versions';

export type KeptVersion = Omit<BuiltVersion, 'ruleset'> & { readonly ruleset: AnyRuleset };

/** The rule set as it was released with this version, fetched when it is wanted; null if no such version is kept. */
export async function releasedVersion(ruleset: string, version: number): Promise<KeptVersion | null> {
  const name = `${ruleset}@${version}`;
  const kept = Object.hasOwn(versions, name) ? await versions[name]?.() : undefined;
  return kept === undefined ? null : { ...kept, ruleset: completed(kept.ruleset) };
}

/**
 * A released version as the contract of today wants it. Those from before there were watchers show them everything: what
 * no side may know a watcher may not either. Those that do not say whether anything is hidden hide nothing where each
 * seat's view is the state itself. Those without standing orders answer nothing for anybody.
 */
function completed(built: BuiltVersion['ruleset']): AnyRuleset {
  const { hears = (_state, event) => event } = built;
  const hidesNothing = (state: unknown) => built.seats(state).every((seat) => built.view(state, seat) === state);
  /** The seats through whose eyes this one sees: its own, or a watcher those of all sides. */
  const eyesOf = (state: unknown, seat: string | null): readonly string[] => {
    const seats = built.seats(state);
    return seat !== null && seats.includes(seat) ? [seat] : seats;
  };
  return {
    ...built,
    isOpen: built.isOpen ?? hidesNothing,
    standing: built.standing ?? (() => null),
    view: (state, seat) => eyesOf(state, seat).reduce((seen, eye) => built.view(seen, eye), state),
    hears: (state, event, seat) =>
      eyesOf(state, seat).reduce<typeof event | null>((heard, eye) => heard && hears(state, heard, eye), event),
  };
}
