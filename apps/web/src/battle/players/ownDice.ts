/** Dice of a real table, typed in where the machine would roll. */
import { DICE, type Pending, type Roll, seededDice } from '@drumhead/engine';
import type { AnyBattle, Hosted } from '../host/hosted.ts';
import { isHuman } from './players.ts';
import type { SavedBattle } from '../records/savedBattle.ts';

/** For each handful that is asked for: do people type it in? Dice of nobody count as theirs. */
export function typedHandfuls(
  { ownDice = 'none', seats }: Pick<SavedBattle, 'ownDice' | 'seats'>,
  { dice = [] }: Pending,
): readonly boolean[] {
  return dice.map(
    ({ owner, count }) => count > 0 && (ownDice === 'all' || (ownDice === 'mine' && isHuman(seats[owner ?? '']))),
  );
}

/** The roll that waits for faces from a real table, or null. */
export function awaitedRoll({ battle, saved }: Pick<Hosted, 'battle' | 'saved'>): Pending | null {
  const asked = battle?.ruleset.pending(battle.state).find(({ seat }) => seat === DICE);
  return asked && saved && typedHandfuls(saved, asked).includes(true) ? asked : null;
}

/** The answer to a roll: the faces that are given, and the machine's own for each handful that is not. */
export function rollOf(
  battle: Pick<AnyBattle, 'rolls'>,
  { seed }: Pick<SavedBattle, 'seed'>,
  asked: Pending,
  given: readonly (readonly number[] | null)[] = [],
): Roll {
  const { faces } = seededDice(seed, battle.rolls).roll(asked);
  return { type: 'roll', faces: faces.map((rolled, i) => given[i] ?? rolled) };
}

/** The roll that waits, with the faces that are given and the machine's for the rest; null where none waits. */
export function typedRoll(hosted: Hosted, given: readonly (readonly number[] | null)[]): Roll | null {
  const asked = awaitedRoll(hosted);
  const { battle, saved } = hosted;
  return asked && battle && saved && rollOf(battle, saved, asked, given);
}
