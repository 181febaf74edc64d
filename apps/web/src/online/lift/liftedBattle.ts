/** A battle at one screen as the set-up of an online one. */
import { isEnvelope, withRulesSetup } from '@drumhead/engine';
import { isSecret } from '../../battle/host/hostState.ts';
import type { OfferedBattle } from '../table/offer.ts';
import type { Hosted } from '../../battle/host/hosted.ts';

/** Odds were counted from the beginning of the battle. */
const withoutOdds = ({ balance: _counted, ...file }: { readonly balance?: unknown }): object => file;

/** Its computer players are proposed for the same sides; null where it has no position now. */
export async function liftedBattle(hosted: Pick<Hosted, 'battle' | 'screen' | 'saved'>): Promise<OfferedBattle | null> {
  const { battle, screen, saved } = hosted;
  if (!battle || !screen || !saved || isSecret(hosted)) return null;
  const setup = await screen.positionFile(battle);
  if (setup === null) return null;
  // A name may be a message key: everybody reads it in his own language, as he does the words of a scenario file.
  const named = isEnvelope(battle.setup)
    ? withRulesSetup(withoutOdds(battle.setup), setup)
    : { name: screen.nameOf(battle.setup), ...setup };
  return { ruleset: saved.ruleset, scenario: null, setup: named, seats: saved.seats, keepsPlayers: true };
}
