/**
 * A chooser for test battles that fights: it closes, charges, fires and rallies what it can, and now and then does
 * anything at all, so that battles reach every corner of a fight.
 */
import type { RandomInt } from '@drumhead/engine';
import { moved, normalise } from '@drumhead/table';
import type { Command } from '../src/state/commands.ts';
import type { State } from '../src/state/state.ts';
import { isOnTable, sideOf, unitOf } from '../src/state/units.ts';

const FIGHTS: ReadonlySet<Command['type']> = new Set(['charge', 'fire', 'moveFire', 'rally', 'reroll', 'advance']);

/** One of the offers: mostly a fight, often a move towards the enemy, now and then any at all but the end of the turn. */
export function eager(state: State, offers: readonly Command[], random: RandomInt): Command {
  const among = (found: readonly Command[]): Command | null =>
    found.length > 0 ? (found[random(found.length)] as Command) : null;
  const lot = random(10);
  const fight = lot < 5 ? among(offers.filter(({ type }) => FIGHTS.has(type))) : null;
  const chosen = fight ?? (lot < 8 ? onward(state, offers) : null);
  return chosen ?? among(offers.filter(({ type }) => type !== 'endTurn' || random(20) === 0)) ?? (offers[0] as Command);
}

/** The move that ends nearest to an enemy. */
function onward(state: State, offers: readonly Command[]): Command | null {
  let best: Command | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    if (offer.type !== 'move' || offer.distance === 0) continue;
    const { x, y, facing } = unitOf(state, offer.unit);
    const end = moved({ x, y, facing }, normalise(facing + offer.turn), offer.distance);
    state.units.forEach((u, i) => {
      if (!isOnTable(u) || sideOf(state, i) === sideOf(state, offer.unit)) return;
      const far = (u.x - end.x) * (u.x - end.x) + (u.y - end.y) * (u.y - end.y);
      if (far >= least) return;
      least = far;
      best = offer;
    });
  }
  return best;
}
