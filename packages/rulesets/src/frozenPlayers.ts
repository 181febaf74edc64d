/** Computer players as they were on the day they were frozen, to compare those of today with. */
import { type FrozenPlayer, frozenPlayers } from '@drumhead/versions/players';

/** Such a player of a rule set, fetched when it is wanted; null if none of this rank and version is kept. */
export async function frozenPlayer(ruleset: string, rank: string, version: number): Promise<FrozenPlayer | null> {
  const name = `${ruleset}.${rank}@${version}`;
  return Object.hasOwn(frozenPlayers, name) ? ((await frozenPlayers[name]?.()) ?? null) : null;
}

/** The names of all players of a rule set that are kept, such as `captain@7`. */
export function frozenPlayerNames(ruleset: string): readonly string[] {
  const before = `${ruleset}.`;
  return Object.keys(frozenPlayers).flatMap((name) => (name.startsWith(before) ? [name.slice(before.length)] : []));
}
