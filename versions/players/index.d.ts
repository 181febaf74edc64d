/** Computer players as they were on the day they were frozen, each in one built file with all that it knew. */
import type { Command, Knowledge, Player } from '@drumhead/engine';

export interface FrozenPlayer extends Knowledge<unknown> {
  /** A player of that day by rank and weights, on any rules whose states it can read. */
  readonly playerCalled: (
    name: { readonly rank: string; readonly weights: Readonly<Record<string, number>> },
    knowledge: Knowledge<unknown>,
    seed: string,
  ) => Player<unknown, Command>;
}

/** By `<rule set>.<rank>@<version>`; each file is fetched when it is first wanted. */
export const frozenPlayers: Readonly<Record<string, () => Promise<FrozenPlayer>>>;
