/** An order of a battle of one's own that cost points, as a puzzle: what is kept of it, and the file that holds several. */
import type { OrderContext } from '@drumhead/bots';
import { type Command, hashOf, type Seat, writeRecord } from '@drumhead/engine';
import type { AgreedCorrection, AnyBattle } from '../../battle/host/hosted.ts';
import { OWN, puzzleScenario } from '../../battle/records/firstBattle.ts';
import { contentOf } from '../../documents/contentOf.ts';
import { begunOn, type Course } from './spacing.ts';

export interface OwnPuzzle {
  /** The same for the same order of the same battle. */
  readonly id: string;
  /** The record of the battle up to the moment of the order, with the id as its puzzle. */
  readonly record: string;
  readonly ruleset: string;
  /** What its battle is called: a message key or plain text. */
  readonly name: string;
  readonly seat: Seat;
  /** The order that was given. */
  readonly given: Command;
  /** What it cost in the battle, as the report told it: a part of a chance. */
  readonly cost: number;
  /** What of its battle bore on that; left out: it was kept before anybody asked. */
  readonly context?: OrderContext;
  /** Count of accepted commands before it. */
  readonly from: number;
  readonly course: Course;
}

/** The kind of document that it is kept as. */
export const LEARNING = 'any/learning';

/** An order of a battle that is over. */
export interface CostlyMoment extends Pick<OwnPuzzle, 'seat' | 'given' | 'cost' | 'context' | 'name'> {
  /** As it stood before the order. */
  readonly moment: AnyBattle;
  /** What the players agreed to correct. */
  readonly corrections: readonly AgreedCorrection[];
}

/** The puzzle that a costly order makes, due at once. */
export function puzzleFrom({ moment, corrections, ...order }: CostlyMoment, today: number): OwnPuzzle {
  const { ruleset, state } = moment;
  const player = (seat: Seat) => (seat === order.seat ? 'human' : 'corporal');
  const seats = Object.fromEntries(ruleset.seats(state).map((seat) => [seat, player(seat)]));
  const written = (scenario: string | null) => writeRecord(moment, { scenario, seats, amendments: corrections });
  const id = `${OWN}${hashOf([written(null), order.given])}`;
  return {
    ...order,
    id,
    record: written(puzzleScenario(id)),
    ruleset: ruleset.id,
    from: moment.count,
    course: begunOn(today),
  };
}

const FORMAT = 'drumhead-learning';
const VERSION = 1;

/** Several as the content of a file. */
export const learningFile = (puzzles: readonly OwnPuzzle[]): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, puzzles }, null, 1)}\n`;

/** Those that a file holds, without what is damaged; null: it is no such file, or of a newer Drumhead. */
export function readLearning(text: string): readonly OwnPuzzle[] | null {
  const content = contentOf(text) as Readonly<Record<string, unknown>> | null;
  if (content === null || content['format'] !== FORMAT || content['version'] !== VERSION) return null;
  const { puzzles } = content;
  return Array.isArray(puzzles) ? puzzles.flatMap((one) => (isPuzzle(one) ? [one] : [])) : null;
}

/** One that is kept as the text of a document; null: it is damaged. */
export function readPuzzle(text: string): OwnPuzzle | null {
  const found = contentOf(text);
  return isPuzzle(found) ? found : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

const isContext = (value: unknown): boolean =>
  isObject(value) &&
  ['later', 'held'].every((key) => value[key] === undefined || areTexts(value[key])) &&
  ['ends', 'acted'].every((key) => value[key] === undefined || typeof value[key] === 'boolean');

function isPuzzle(value: unknown): value is OwnPuzzle {
  if (!isObject(value)) return false;
  const { id, record, ruleset, name, seat, given, cost, context = {}, from, course } = value;
  return (
    typeof id === 'string' &&
    /^own-[\w-]{1,60}$/.test(id) &&
    [record, ruleset, name, seat].every((one) => typeof one === 'string') &&
    isObject(given) &&
    typeof given['type'] === 'string' &&
    typeof cost === 'number' &&
    cost > 0 &&
    cost <= 1 &&
    isContext(context) &&
    isCount(from) &&
    isObject(course) &&
    isCount(course['found']) &&
    (course['due'] === null || isCount(course['due']))
  );
}
