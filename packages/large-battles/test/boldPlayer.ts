/**
 * A chooser for test battles that fights: it goes straight on, closes, fires and pushes what it can, and now and then
 * does anything at all. Battles of uniform choices wander for tens of thousands of commands and hardly ever meet;
 * these end in about a thousand and reach every corner of a fight.
 */
import type { RandomInt } from '@drumhead/engine';
import type { Command } from '../src/state/commands.ts';

const FIGHTS: ReadonlySet<Command['type']> = new Set([
  'approach',
  'fire',
  'contact',
  'breakthrough',
  'carry',
  'spend',
  'declare',
  'reload',
]);
const BEGINNINGS: ReadonlySet<Command['type']> = new Set(['activate', 'open', 'react', 'place', 'placeGeneral']);

function goesAhead(offer: Command): boolean {
  if (offer.type !== 'move') return false;
  const { move } = offer;
  return (
    move.kind === 'straight' || move.kind === 'oblique' || (move.kind === 'fast' && move.direction === move.facing)
  );
}

/** One of the offers: seven times of eight the boldest kind there is, else any. */
export function eager(offers: readonly Command[], random: RandomInt): Command {
  if (random(8) > 0) {
    for (const wanted of [(o: Command) => FIGHTS.has(o.type), goesAhead, (o: Command) => BEGINNINGS.has(o.type)]) {
      const found = offers.filter(wanted);
      if (found.length > 0) return found[random(found.length)] as Command;
    }
  }
  return offers[random(offers.length)] as Command;
}
