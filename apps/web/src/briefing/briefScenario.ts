/** From a scenario file that was opened to its briefing, where its players are chosen, too. */
import { isEnvelope } from '@drumhead/engine';
import { playersFor } from '../app/home/playersFor.ts';
import type { OpenedPosition } from '../battle/records/savedBattles.ts';
import { goToBriefing } from './asked.ts';

/** Goes to the briefing of a scenario file; false: it is a set-up without words. */
export function briefScenario(opened: OpenedPosition): boolean {
  const { screen, battle } = opened;
  if (!isEnvelope(battle.setup)) return false;
  const asked = { ruleset: screen.ruleset.id, scenario: null, setup: battle.setup, seats: playersFor(opened) };
  goToBriefing({ battle: asked, atOnce: false });
  return true;
}
