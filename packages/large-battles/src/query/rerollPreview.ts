/** Exact chances of dice on the table, of a fight or an activation: if they are kept, or if one is rolled again. */
import { D6 } from '@drumhead/engine';
import { APPROACH, compareDice, CONTEST_VALUE, LADDER_OUTCOMES, LADDER_VALUE } from '@drumhead/odds';
import { readRoll } from '../turn/activationRoll.ts';
import { fighterOf } from '../combat/dice/fighter.ts';
import { contactResult } from '../combat/dice/results.ts';
import { unitsOf } from '../combat/dice/tallies.ts';
import type { Command } from '../state/commands.ts';
import type { CombatFrame, Faces, RerollRight } from '../state/combatFrame.ts';
import { topFrame } from '../state/draft.ts';
import type { State } from '../state/state.ts';
import {
  APPROACH_RESULTS,
  approachChances,
  type Chances,
  CONTACT_RESULTS,
  contactChances,
  listed,
} from './fightChances.ts';

/**
 * LB-DICE-12..14. Null where no re-roll of combat dice is decided. Rights still to come are used where they help their
 * owner.
 */
export function rerollPreview(state: State, command: Command): Chances | null {
  const frame = topFrame(state);
  if (frame?.at !== 'combat' || !frame.faces) return null;
  const reading = readingOf(state, frame);
  const [right, ...later] = frame.rights;
  if (!reading || !right) return null;
  const die = command.type === 'reroll' ? command.die : -1;
  if (command.type !== 'keep' && !diceOf(frame.faces, right).includes(die)) return null;
  return reading.told(after(reading, frame.faces, right, die, later));
}

/**
 * May it make sense to roll this die of a fight again? Only the lowest of one's dice, as any face is then worth at least
 * as much as on another; and only where a 6 would change the result, while nobody rolls again after that.
 */
export function isBestReroll(state: State, die: number): boolean {
  const frame = topFrame(state);
  if (frame?.at !== 'combat' || !frame.faces) return true;
  const { faces, rights } = frame;
  const [right, ...later] = rights;
  const reading = readingOf(state, frame);
  if (!reading || !right) return true;
  const dice = right.by === 'a' ? faces.a : faces.d;
  const open = diceOf(faces, right);
  const lowest = open.reduce((low, one) => Math.min(low, dice[one] as number), 7);
  const first = open.find((one) => dice[one] === lowest);
  if (die !== first || lowest === 6) return false;
  return later.length > 0 || reading.indexOf(withFace(faces, right, die, 6)) !== reading.indexOf(faces);
}

/** LB-CINC-03, LB-SPEC-31. Equally likely results of keeping an activation roll or re-rolling a die; null elsewhere. */
export function rerolledActivation(state: State, command: Command): readonly ReturnType<typeof readRoll>[] | null {
  const frame = topFrame(state);
  if (frame?.at !== 'rerollChoice') return null;
  const { roll, faces, average } = frame;
  if (command.type === 'keep') return [readRoll(state, roll, faces, average)];
  if (command.type !== 'reroll' || faces[command.die] === undefined) return null;
  const withDie = (face: number) => faces.map((old, die) => (die === command.die ? face : old));
  return D6.map((face) => readRoll(state, roll, withDie(face), average));
}

/** How the dice of a step are read. */
interface Reading {
  /** Place of the result of these dice. */
  readonly indexOf: (faces: Faces) => number;
  /** What each result is worth to A. */
  readonly value: readonly number[];
  readonly told: (odds: Float64Array) => Chances;
}

function readingOf(state: State, { step, combat }: CombatFrame): Reading | null {
  if (step === 'approachReroll')
    return {
      indexOf: ({ a, d }) => compareDice(a, d, APPROACH).index,
      value: CONTEST_VALUE,
      told: (odds) => listed(approachChances(state, combat, odds).sums, APPROACH_RESULTS),
    };
  if (step !== 'contactReroll') return null;
  const fightersA = unitsOf(combat, 'a').map((unit) => fighterOf(state, unit));
  const fightersD = combat.defenders.map((unit) => fighterOf(state, unit));
  return {
    indexOf: ({ a, d }) => {
      const { winner, second, doubled, third } = contactResult(fightersA, fightersD, a, d);
      return LADDER_OUTCOMES.findIndex(
        (one) =>
          (one.winner === 'a') === (winner === 'a') &&
          one.second === second &&
          one.doubled === doubled &&
          one.third === third,
      );
    },
    value: LADDER_VALUE,
    told: (odds) => listed(contactChances(state, combat, odds).sums, CONTACT_RESULTS),
  };
}

/** Places of the dice that the owner of a right may roll again. */
function diceOf(faces: Faces, { by }: RerollRight): readonly number[] {
  const [dice, again] = by === 'a' ? [faces.a, faces.aAgain] : [faces.d, faces.dAgain];
  return dice.map((_, die) => die).filter((die) => !again.includes(die));
}

function withFace(faces: Faces, { by }: RerollRight, die: number, face: number): Faces {
  const turned = (dice: readonly number[]) => dice.map((old, i) => (i === die ? face : old));
  return by === 'a'
    ? { ...faces, a: turned(faces.a), aAgain: [...faces.aAgain, die] }
    : { ...faces, d: turned(faces.d), dAgain: [...faces.dAgain, die] };
}

/** The chance of each result after the right is used on a die (-1: given up), and those after it at their best. */
function after(
  reading: Reading,
  faces: Faces,
  right: RerollRight,
  die: number,
  later: readonly RerollRight[],
): Float64Array {
  if (die < 0) return best(reading, faces, later);
  const sum = new Float64Array(reading.value.length);
  for (let face = 1; face <= 6; face++) {
    const odds = best(reading, withFace(faces, right, die, face), later);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + (odds[i] as number) / 6;
  }
  return sum;
}

/** The chance of each result if every right is used as its owner would. */
function best(reading: Reading, faces: Faces, rights: readonly RerollRight[]): Float64Array {
  const [right, ...later] = rights;
  if (!right) {
    const odds = new Float64Array(reading.value.length);
    odds[reading.indexOf(faces)] = 1;
    return odds;
  }
  const worth = (odds: Float64Array) => {
    let sum = 0;
    for (let i = 0; i < odds.length; i++) sum += (odds[i] as number) * (reading.value[i] as number);
    return right.by === 'a' ? sum : -sum;
  };
  let found = after(reading, faces, right, -1, later);
  const faceOf = (die: number) => (right.by === 'a' ? faces.a : faces.d)[die] as number;
  // Dice that show the same face are one answer; of equally good ones the lowest is rolled.
  const dice = diceOf(faces, right).filter((die, i, all) => all.findIndex((one) => faceOf(one) === faceOf(die)) === i);
  for (const die of dice.sort((one, two) => faceOf(one) - faceOf(two))) {
    const odds = after(reading, faces, right, die, later);
    if (worth(odds) > worth(found) + 1e-12) found = odds;
  }
  return found;
}
