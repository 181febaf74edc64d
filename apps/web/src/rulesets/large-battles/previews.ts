/** What a choice would bring, before it is made: exact odds from the functions that resolve it. */
import { type Tally, total } from '@drumhead/engine';
import type { Command, General, State } from '@drumhead/large-battles';
import { automaticSuccesses, bombardTallies, pairBonus, standardOf } from '@drumhead/large-battles/screen';
import { activationOdds, BOMBARDMENT, contestJoint } from '@drumhead/odds';
import type { Scene } from './scene.ts';

export interface RollOdds {
  /** What each die must show. */
  readonly need: number;
  readonly bonus: Tally;
  /** Actions on average. */
  readonly mean: number;
  /** Chance of two failures or more. */
  readonly turnover: number;
  readonly none: number;
}

export function unitRoll(state: State, unit: number, dice: number, reaction: boolean): RollOdds | null {
  const { quality, bonus } = standardOf(state, unit, 0);
  if (quality === 0) return null;
  const automatic = Math.min(dice, automaticSuccesses(state, unit, reaction));
  return rollOdds(dice, quality, bonus, automatic, pairBonus(state, unit));
}

export function generalRoll(state: State, general: number, dice: number): RollOdds {
  return rollOdds(dice, (state.generals[general] as General).q, [], 0, null);
}

function rollOdds(dice: number, quality: number, bonus: Tally, automatic: number, pair: ReturnType<typeof pairBonus>): RollOdds {
  let [mean, turnover, none] = [0, 0, 0];
  for (const row of activationOdds(quality, dice, total(bonus), { automatic, bonus: pair })) {
    mean += row.actions * row.probability;
    if (row.turnover) turnover += row.probability;
    if (row.actions === 0) none += row.probability;
  }
  return { need: Math.min(6, Math.max(2, quality - total(bonus))), bonus, mean, turnover, none };
}

export interface FightOdds {
  readonly attack: Tally;
  readonly defence: Tally;
  readonly lines: readonly { readonly what: string; readonly facts: Readonly<Record<string, unknown>>; readonly chance: number }[];
}

/** Exact odds of a proposed shot or fight, or null where chance has no part in it. */
export function previewOdds(scene: Scene, command: Command): FightOdds | null {
  if (command.type !== 'fire') return null;
  const { attack, defence } = bombardTallies(scene.state, command.unit, command.target, command.sector, command.added);
  const pairs = wonPairs(total(attack), total(defence));
  return {
    attack,
    defence,
    lines: pairs.map((chance, i) => ({ what: `web.odds.pair${i + 1}`, facts: {}, chance })),
  };
}

/** The chance that the attacker wins each of the three pairs. */
export function wonPairs(a: number, d: number): readonly [number, number, number] {
  const won: [number, number, number] = [0, 0, 0];
  for (const [key, probability] of Object.entries(contestJoint(a, d, BOMBARDMENT))) {
    for (let i = 0; i < 3; i++) if (key[i] === 'W') won[i] = (won[i] as number) + probability;
  }
  return won;
}
