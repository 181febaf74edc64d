/** Computer players as they were on the day they were frozen, to compare those of today with. */
import { type FrozenPlayer, frozenPlayers } from '@drumhead/versions/players';

/** Such a player of a rule set, fetched when it is wanted; null if none of this rank and version is kept. */
export async function frozenPlayer(ruleset: string, rank: string, version: number): Promise<FrozenPlayer | null> {
  const name = `${ruleset}.${rank}@${version}`;
  return Object.hasOwn(frozenPlayers, name) ? ((await frozenPlayers[name]?.()) ?? null) : null;
}
