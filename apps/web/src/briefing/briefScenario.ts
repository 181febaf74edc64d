/** From a scenario file that was opened to its briefing, where its players are chosen, too. */
import { isEnvelope } from '@drumhead/engine';
import { playersFor } from '../app/home/playersFor.ts';
import type { OpenedPosition } from '../battle/records/savedBattles.ts';
import { type Asked, goToBriefing } from './asked.ts';

/** The battle of a scenario file, with the side that decides first for the reader; null: it is a set-up without words. */
export function askedOf(opened: Pick<OpenedPosition, 'screen' | 'battle'>): Asked | null {
  const { screen, battle } = opened;
  if (!isEnvelope(battle.setup)) return null;
  const asked = { ruleset: screen.ruleset.id, scenario: null, setup: battle.setup, seats: playersFor(opened) };
  return { battle: asked, atOnce: false };
}

/** Goes to the briefing of a scenario file; false: it is a set-up without words. */
export function briefScenario(opened: OpenedPosition): boolean {
  const asked = askedOf(opened);
  if (asked !== null) goToBriefing(asked);
  return asked !== null;
}
