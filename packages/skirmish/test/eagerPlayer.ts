/**
 * An aggressive player for test games: it closes, attacks, shoots and gives orders, and sometimes does anything at all,
 * so that games end by their rules and cover every kind of fight.
 */
import type { RandomInt } from '@drumhead/engine';
import type { Command } from '../src/state/commands.ts';
import { isEnemy, isThere } from '../src/ground/geometry.ts';
import type { State } from '../src/state/state.ts';

const FIGHTS: ReadonlySet<Command['type']> = new Set(['attack', 'shoot', 'fireVolley', 'rideOn', 'reload', 'feature']);
const BEGINNINGS: ReadonlySet<Command['type']> = new Set([
  'nominate',
  'deploy',
  'member',
  'dice',
  'orderDice',
  'order',
]);
const ENDINGS: ReadonlySet<Command['type']> = new Set(['lift', 'endTurn']);

/** One of the offers: mostly a fight or an activation, often a Move towards the enemy, sometimes any. */
export function eager(state: State, offers: readonly Command[], random: RandomInt): Command {
  const among = (found: readonly Command[]): Command | null =>
    found.length > 0 ? (found[random(found.length)] as Command) : null;
  const of = (types: ReadonlySet<Command['type']>) => offers.filter(({ type }) => types.has(type));
  const lot = random(10);
  const chosen =
    lot < 5
      ? (among(of(FIGHTS)) ?? among(of(BEGINNINGS)) ?? onward(state, offers))
      : lot < 9
        ? (onward(state, offers) ?? among(of(BEGINNINGS)))
        : null;
  return (
    chosen ?? among(offers.filter(({ type }) => !ENDINGS.has(type) || random(200) === 0)) ?? (offers[0] as Command)
  );
}

/** The Move that ends nearest to an enemy. */
function onward(state: State, offers: readonly Command[]): Command | null {
  let best: Command | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offers) {
    if (offer.type !== 'move') continue;
    for (let enemy = 0; enemy < state.models.length; enemy++) {
      if (!isThere(state, enemy) || !isEnemy(state, offer.model, enemy)) continue;
      const { x, y } = state.models[enemy] as State['models'][number];
      const far = (x - offer.x) * (x - offer.x) + (y - offer.y) * (y - offer.y);
      if (far < least) [best, least] = [offer, far];
    }
  }
  return best;
}
