/** Chance is a seat: hosts that answer for it, and the check of an answer that somebody typed in. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hashOf, scramble } from '../record/hash.ts';
import { excerpt } from '../contract/plain.ts';
import {
  type RandomInt,
  type Command,
  type DiceRequest,
  type Facts,
  type Pending,
  type Refusal,
  refusal,
  type Roll,
} from '../contract/ruleset.ts';

/** The faces of an ordinary die. */
export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Rolls the dice: seeded, scripted, or typed in. */
export interface DiceHost {
  /** Answers what the seat `dice` is asked for. */
  roll(pending: Pending): Roll;
}

/** A safe integer, or a text such as a battle's name. */
export type Seed = number | string;

/**
 * Unbiased seeded dice. Every roll has its own stream, drawn from the seed and the number of rolls before it: a
 * battle that is taken up again from its record goes on with `rolled` = the rolls it holds, and meets the same dice.
 */
export function seededDice(seed: Seed, rolled = 0): DiceHost {
  const [low, high] = seedWords(seed);
  let turn = rolled;
  return {
    roll(pending) {
      const random = stream(low, high, turn++);
      return { type: 'roll', faces: requestsOf(pending).map((request) => handful(request, random)) };
    },
  };
}

function handful({ count, faces }: DiceRequest, random: Stream): readonly number[] {
  // Mostly one die is rolled: a list that grows takes room for many.
  if (count === 1) return [faces[uniformInt(random, 0, faces.length - 1)] as number];
  const rolled: number[] = [];
  for (let i = 0; i < count; i++) rolled.push(faces[uniformInt(random, 0, faces.length - 1)] as number);
  return rolled;
}

/** Dice that fall as told, in order, over any number of rolls. Running out of them is a programming error. */
export function scriptedDice(faces: readonly number[]): DiceHost {
  let next = 0;
  return {
    roll(pending) {
      return {
        type: 'roll',
        faces: requestsOf(pending).map(({ count, what }) => {
          if (next + count > faces.length) {
            throw new RangeError(
              `scripted dice: ${what} needs ${count} faces, ${faces.length - next} of ${faces.length} are left`,
            );
          }
          next += count;
          return faces.slice(next - count, next);
        }),
      };
    },
  };
}

/** A seeded chooser for random players and tests. */
export function seededRandomInt(seed: Seed): RandomInt {
  const [low, high] = seedWords(seed);
  const random = stream(low, ~high, 0);
  return (n) => {
    if (!(n >= 1)) throw new RangeError(`nothing to choose among ${n}`);
    return uniformInt(random, 0, n - 1);
  };
}

/**
 * KERNEL-DICE. Null where the roll answers every request with as many of the die's own faces as were asked for, and has
 * no other field (KERNEL-COMMAND).
 */
export function checkRoll(requests: readonly DiceRequest[], command: unknown): Refusal | null {
  if (typeof command !== 'object' || command === null || (command as Command).type !== 'roll')
    return diceRefusal('engine.dice.shape', {});
  const stray = Object.keys(command).find((field) => field !== 'type' && field !== 'faces');
  if (stray !== undefined)
    return refusal('KERNEL-COMMAND', 'engine.command.field', {
      command: 'roll',
      field: excerpt(stray),
      fields: 'faces',
    });
  const handfuls: unknown = (command as Roll).faces;
  if (!Array.isArray(handfuls)) return diceRefusal('engine.dice.shape', {});
  if (handfuls.length !== requests.length)
    return diceRefusal('engine.dice.handfuls', { wanted: requests.length, given: handfuls.length });
  for (let i = 0; i < requests.length; i++) {
    const why = checkHandful(requests[i] as DiceRequest, handfuls[i], i + 1);
    if (why !== null) return why;
  }
  return null;
}

function checkHandful(request: DiceRequest, rolled: unknown, handful: number): Refusal | null {
  const { what, count, faces } = request;
  if (!Array.isArray(rolled)) return diceRefusal('engine.dice.shape', { handful, what });
  if (rolled.length !== count)
    return diceRefusal('engine.dice.count', { handful, what, wanted: count, given: rolled.length });
  for (let i = 0; i < count; i++) {
    const face: unknown = rolled[i];
    if (!(faces as readonly unknown[]).includes(face)) {
      return diceRefusal('engine.dice.face', {
        handful,
        what,
        die: i + 1,
        face: nameOf(face),
        faces: [...new Set(faces)].join(', '),
      });
    }
  }
  return null;
}

function diceRefusal(reason: string, facts: Facts): Refusal {
  return refusal('KERNEL-DICE', reason, facts);
}

/** Something from outside as a short word for a fact; a fact is plain data, so NaN becomes its name. */
function nameOf(value: unknown): string | number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  return typeof value === 'string' ? value.slice(0, 40) : typeof value;
}

function requestsOf(pending: Pending): readonly DiceRequest[] {
  if (pending.dice === undefined) throw new TypeError(`${pending.decision} waits for ${pending.seat}, not for dice`);
  return pending.dice;
}

type Stream = ReturnType<typeof xoroshiro128plusFromState>;

function stream(low: number, high: number, turn: number): Stream {
  const a = scramble(low ^ Math.imul(turn + 1, 0x9e3779b1));
  const b = scramble(high + a);
  const c = scramble(turn ^ b ^ 0x6a09e667);
  return xoroshiro128plusFromState([a, b, c, scramble(low + c) | 1]);
}

function seedWords(seed: Seed): readonly [number, number] {
  if (typeof seed === 'number' && !Number.isSafeInteger(seed))
    throw new RangeError(`a seed is a safe integer or a text, not ${seed}`);
  const hash = hashOf(seed);
  return [Number.parseInt(hash.slice(0, 8), 16) | 0, Number.parseInt(hash.slice(8), 16) | 0];
}
