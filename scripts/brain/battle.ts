// The positions of one battle between captains with what came of them. Runs in a worker thread.
import { positionReader, type ValuePosition } from '@drumhead/bots';
import { DICE } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { type BattleTask, keptBattle } from './kept.ts';

/** A position of a battle with the index of the seat that won it in the end, or null. */
export interface Sample {
  readonly position: ValuePosition;
  readonly winner: number | null;
  /** Part of the battle that was over, from 0 to 1. */
  readonly at: number;
}

/** Positions taken of a battle, evenly spread. */
const OF_BATTLE = 16;

/** Of a battle without an end there are none: it teaches nothing. */
export default function samplesOf(task: BattleTask): readonly Sample[] {
  const read = positionReader(knowledgeOf(task.ruleset));
  return momentsOf(task)
    .map(({ state, winner, at }) => ({ position: read(state), winner, at }))
    .filter(({ position, winner }) => winner !== null || position.draw !== null);
}

/** A moment of a battle with what came of it. */
export interface Moment extends Omit<Sample, 'position'> {
  readonly state: unknown;
}

/** Those that positions are taken of; of a battle without an end none. */
export function momentsOf(task: BattleTask): readonly Moment[] {
  const { ruleset } = knowledgeOf(task.ruleset);
  const { begun, steps } = keptBattle(task);
  const seen = steps.flatMap(({ state }) => (isBattle(state) && isDecided(ruleset.pending(state)) ? [state] : []));
  const end = steps.at(-1)?.state ?? begun;
  const outcome = ruleset.outcome(end);
  if (outcome === null) return [];
  const winner = outcome.winner === null ? null : ruleset.seats(end).indexOf(outcome.winner);
  const taken = Math.min(OF_BATTLE, seen.length);
  return Array.from({ length: taken }, (_, i) => {
    const at = (i + 0.5) / taken;
    return { state: seen[Math.floor(at * seen.length)], winner, at };
  });
}

/** Past the set-up. */
const isBattle = (state: unknown): boolean => {
  const { phase = 0, gameTurn = 0 } = state as { readonly phase?: number; readonly gameTurn?: number };
  return phase > 0 || gameTurn > 0;
};

const isDecided = (pending: readonly { readonly seat: string }[]): boolean =>
  pending.length > 0 && pending[0]?.seat !== DICE;
