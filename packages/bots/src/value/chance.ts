/** The chance of victory in a position: a linear layer over its numbers, the same on every machine. */
import type { Command, Knowledge } from '@drumhead/engine';
import { PARTS, positionReader, type ValuePosition, type ValueWeights, WEIGHT_PARTS, weightsIn } from './position.ts';
import { scriptPosition, scriptWeights } from './script.ts';

/**
 * The chance of each seat; what they lack of 1 is the chance of a draw. The odds of two ways to end grow by a factor e for
 * each point by which their numbers times weights differ.
 */
export function chancesIn(position: ValuePosition, weights: ValueWeights): readonly number[] {
  const { sides, draw, winsDraws } = position;
  const scores = [...pointsIn(position, weights)];
  if (draw !== null) scores.push(weighed(draw, weights.draw));
  const most = Math.max(...scores);
  const shares = scores.map((score) => exponential(score - most));
  const sum = shares.reduce((a, b) => a + b, 0);
  const drawn = draw === null ? 0 : (shares[sides.length] as number);
  return sides.map((_, side) => ((shares[side] as number) + (side === winsDraws ? drawn : 0)) / sum);
}

/** By seat, its numbers times weights, in points. */
export const pointsIn = ({ sides }: ValuePosition, weights: ValueWeights): readonly number[] =>
  sides.map((numbers) => weighed(numbers, weights.sides));

/** Numbers times weights, in points: exact, as all of them are whole. */
function weighed(numbers: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += (numbers[i] as number) * (weights[i] as number);
  return sum / (PARTS * WEIGHT_PARTS);
}

/** The power is taken in so many parts, two to the power of the halvings. */
const HALVINGS = 12;
const POWERS = 4096;
/** Less than this is nothing beside 1. */
const LEAST = -40;

/**
 * e to the power of a number up to 0, to six digits. `Math.exp` may differ from machine to machine in its last digit;
 * products and sums do not.
 */
function exponential(power: number): number {
  const step = Math.max(LEAST, power) / POWERS;
  let value = 1 + step + (step * step) / 2;
  for (let i = 0; i < HALVINGS; i++) value *= value;
  return value;
}

/** The chance of each seat in the positions of one battle; null where the rule set has no value. */
export function valuer(known: Knowledge<unknown, Command>): ((state: unknown) => readonly number[]) | null {
  const { value } = known;
  if (value === null) return null;
  const read = positionReader(known);
  const weights = weightsIn(value.net, known);
  return (state) => {
    const outcome = known.ruleset.outcome(state);
    if (outcome === null) {
      const position = read(state);
      const script = value.script?.(state) ?? null;
      if (script === null) return chancesIn(position, weights);
      return chancesIn(scriptPosition(pointsIn(position, weights), script), scriptWeights);
    }
    return known.ruleset.seats(state).map((seat) => (seat === outcome.winner ? 1 : 0));
  };
}
