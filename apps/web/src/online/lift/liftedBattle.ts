/** A battle at one screen as the set-up of an online one. */
import { isSecret } from '../../battle/host/hostState.ts';
import type { OfferedBattle } from '../table/offer.ts';
import type { Hosted } from '../../battle/host/hosted.ts';
import { nameOfBattle } from '../../battle/records/nameOfBattle.ts';

/** Its computer players are proposed for the same sides; null where it has no position now. */
export async function liftedBattle(hosted: Pick<Hosted, 'battle' | 'screen' | 'saved'>): Promise<OfferedBattle | null> {
  const { battle, screen, saved } = hosted;
  if (!battle || !screen || !saved || isSecret(hosted)) return null;
  const setup = await screen.positionFile(battle);
  if (setup === null) return null;
  // A name may be a message key: everybody reads it in his own language.
  const named = { name: nameOfBattle(screen, battle.setup), ...setup };
  return { ruleset: saved.ruleset, scenario: null, setup: named, seats: saved.seats, keepsPlayers: true };
}
