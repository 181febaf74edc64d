/** Proves the dice of a battle by their seed. */
import type { Battle } from '../play/battle.ts';
import { seededDice, type Seed } from './dice.ts';
import { type BattleEvent, type Command, DICE, type Roll } from '../contract/ruleset.ts';

/** The number of the first roll that did not fall from this seed, or null where all of them did. */
export function strayRoll<S, C extends Command, E extends BattleEvent>(
  battle: Battle<S, C, E>,
  seed: Seed,
): number | null {
  let stray: number | null = null;
  for (let moment = battle; moment.before !== null; moment = moment.before) {
    const { last, before } = moment;
    if (last?.seat !== DICE) continue;
    const asked = before.ruleset.pending(before.state).find((waiting) => waiting.seat === DICE);
    const fallen = asked && seededDice(seed, before.rolls).roll(asked).faces;
    if (JSON.stringify(fallen) !== JSON.stringify((last.command as Roll).faces)) stray = last.number;
  }
  return stray;
}
