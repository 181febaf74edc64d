/** SK-MPL-4. "The opponent" in games of more than two players. */
import { gapBetween, isEnemy, isThere } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';

/** The owner of the enemy model nearest to this one; if tied, the next player in seat order. */
export function opponentOf(state: State, model: number): number {
  const { players } = state.field;
  // Stryker disable next-line OptionalChaining: same: every model has a profile
  const own = state.field.models[model]?.player ?? 0;
  // Stryker disable next-line OptionalChaining: same: every player has a profile
  const enemies = players.map((_, player) => player).filter((player) => players[player]?.team !== players[own]?.team);
  const only = enemies[0];
  // Stryker disable next-line ConditionalExpression: same: the only enemy is the nearest, this spares the search
  if (only !== undefined && enemies.length === 1) return only;
  const inSeatOrder = [...enemies].sort((a, b) => seatsAway(a) - seatsAway(b));
  let nearest = inSeatOrder[0] ?? own;
  let least = Number.POSITIVE_INFINITY;
  for (const player of inSeatOrder) {
    const gap = nearestOf(state, model, player);
    if (gap < least) [nearest, least] = [player, gap];
  }
  return nearest;

  function seatsAway(player: number): number {
    return (player - own + players.length) % players.length;
  }
}

/** Gap to the nearest enemy model of a player. */
function nearestOf(state: State, model: number, player: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other < state.models.length; other++) {
    // Stryker disable next-line OptionalChaining: same: every model has a profile
    if (state.field.models[other]?.player !== player || !isThere(state, other)) continue;
    // Stryker disable next-line ConditionalExpression: same: the models of an enemy are enemies
    if (isEnemy(state, model, other)) least = Math.min(least, gapBetween(state, model, other));
  }
  return least;
}
