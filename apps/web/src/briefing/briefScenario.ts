/** From a scenario or another set-up that was opened to its briefing, where its players are chosen, too. */
import { playersFor } from '../app/home/playersFor.ts';
import type { OpenedPosition } from '../battle/records/savedBattles.ts';
import { type Asked, goToBriefing } from './asked.ts';

const isPosition = (setup: unknown): boolean =>
  String((setup as { readonly format?: unknown }).format).endsWith('-position');

/** A battle that is to begin, with the side that decides first for the reader; null: it is a position of one under way. */
export function askedOf(opened: Pick<OpenedPosition, 'screen' | 'battle'>): Asked | null {
  const { screen, battle } = opened;
  if (isPosition(battle.setup)) return null;
  const asked = { ruleset: screen.ruleset.id, scenario: null, setup: battle.setup, seats: playersFor(opened) };
  return { battle: asked, atOnce: false };
}

/** Goes to the briefing of a battle that is to begin; false: it is a position of one under way. */
export function briefScenario(opened: OpenedPosition): boolean {
  const asked = askedOf(opened);
  if (asked !== null) goToBriefing(asked);
  return asked !== null;
}
