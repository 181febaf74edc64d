/**
 * A structural hash of plain data: what two hosts compare to know that they hold the same battle. It depends on
 * what JSON would keep and on nothing else: not on the order of keys, not on -0, not on left-out properties.
 * 64 bits guard against mistakes and damage, not against forgers. Records keep these hashes for ever, so the
 * function may never change; `hash.test.ts` holds values from the first day.
 */

/** Hashes already worked out, by identity. Only for data that is never changed afterwards. */
export interface HashCache {
  readonly known: WeakMap<object, Lanes>;
}

interface Lanes {
  readonly a: number;
  readonly b: number;
}

export function hashCache(): HashCache {
  return { known: new WeakMap() };
}

/** 16 hex digits. Throws a programming error on what is not plain data (NaN, a function, a hole in an array, a class). */
export function hashOf(value: unknown, cache?: HashCache): string {
  walk(value, cache === undefined ? null : cache.known);
  return hex(laneA) + hex(laneB);
}

/** The two lanes of the value walked last: two numbers to hand back without making an object of them. */
let laneA = 0;
let laneB = 0;

/** Values in the walk so far: tells a small object, which is not worth a cache entry, from a large one. */
let walked = 0;

/** An object with fewer values than this below it is hashed again rather than looked up. */
const WORTH_KEEPING = 6;

const NULL = 0x2c1b3c6d;
const TRUE = 0x297a2d39;
const FALSE = 0x1b56c4e9;
const TEXT = 0x3ade68b1;
const WHOLE = 0x7feb352d;
const REAL = 0x68bc21eb;
const LIST = 0x02e5be93;
const RECORD = 0x51ed270b;

const real = new Float64Array(1);
const words = new Int32Array(real.buffer);
real[0] = 1;
/** Where the low word of a double lies on this machine. */
const LOW = words[0] === 0 ? 0 : 1;

function walk(value: unknown, known: WeakMap<object, Lanes> | null): void {
  walked++;
  switch (typeof value) {
    case 'number':
      return walkNumber(value);
    case 'string':
      return walkText(value);
    case 'boolean':
      return leave(value ? TRUE : FALSE, 0);
    case 'object':
      return value === null ? leave(NULL, 0) : walkObject(value, known);
    default:
      throw new TypeError(`not plain data: ${typeof value}`);
  }
}

function walkNumber(value: number): void {
  if (value === (value | 0)) return leave(WHOLE, value | 0);
  if (value - value !== 0) throw new TypeError(`not plain data: ${value}`);
  real[0] = value;
  const low = words[LOW] as number;
  const high = words[1 - LOW] as number;
  leave(REAL ^ scramble(high), low);
}

function walkText(text: string): void {
  let a = TEXT;
  let b = ~TEXT;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b + unit, 0x5bd1e995) ^ (b >>> 15);
  }
  laneA = scramble(a ^ text.length);
  laneB = scramble(b + text.length);
}

function walkObject(value: object, known: WeakMap<object, Lanes> | null): void {
  if (known !== null) {
    const lanes = known.get(value);
    if (lanes !== undefined) {
      laneA = lanes.a;
      laneB = lanes.b;
      return;
    }
  }
  const start = walked;
  if (Array.isArray(value)) walkList(value, known);
  else walkRecord(value as Readonly<Record<string, unknown>>, known);
  if (known !== null && walked - start >= WORTH_KEEPING) known.set(value, { a: laneA, b: laneB });
}

function walkList(list: readonly unknown[], known: WeakMap<object, Lanes> | null): void {
  let a = LIST ^ list.length;
  let b = Math.imul(list.length + 7, LIST);
  for (let i = 0; i < list.length; i++) {
    walk(list[i], known);
    a = Math.imul(((a << 5) | (a >>> 27)) ^ laneA, 0x85ebca6b) + laneB;
    b = Math.imul(((b << 13) | (b >>> 19)) + laneB, 0xc2b2ae35) ^ laneA;
  }
  laneA = scramble(a);
  laneB = scramble(b);
}

/** A sum over the entries, so that their order does not matter; each entry is stirred well before it is added. */
function walkRecord(record: Readonly<Record<string, unknown>>, known: WeakMap<object, Lanes> | null): void {
  const parent: unknown = Object.getPrototypeOf(record);
  if (parent !== null && Object.getPrototypeOf(parent) !== null)
    throw new TypeError('not plain data: an object of a class');
  let a = RECORD;
  let b = ~RECORD;
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    walk(value, known);
    const valueA = laneA;
    const valueB = laneB;
    walkText(key);
    a = (a + scramble(Math.imul(laneA ^ valueB, 0x9e3779b1) + valueA)) | 0;
    b = (b + scramble(Math.imul(laneB + valueA, 0x85ebca77) ^ valueB)) | 0;
  }
  laneA = scramble(a);
  laneB = scramble(b ^ RECORD);
}

function leave(kind: number, value: number): void {
  laneA = scramble(kind ^ value);
  laneB = scramble(Math.imul(value ^ 0x5bf03635, 0x9e3779b1) + Math.imul(kind, 0xc2b2ae3d));
}

/** Every bit of the answer depends on every bit of the word, and no two words give the same answer. */
export function scramble(word: number): number {
  let x = word ^ (word >>> 16);
  x = Math.imul(x, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
