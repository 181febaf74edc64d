/** The edge of the kernel: what comes from outside is copied into plain data of a bearable size, or refused. */
import type { Facts } from './basics.ts';

/** How deep and how large plain data may be. `size` is close to the length of its JSON. */
export interface PlainLimits {
  readonly depth: number;
  readonly size: number;
}

/** A command is small: a move, a choice, a secret deployment of a whole side. */
export const COMMAND_LIMITS: PlainLimits = { depth: 8, size: 64 * 1024 };

/** A set-up holds a whole scenario. */
export const SETUP_LIMITS: PlainLimits = { depth: 32, size: 4 * 1024 * 1024 };

/** The copy, or where the value stops being plain data and why (a message key). */
export type Plain =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly path: string; readonly reason: string; readonly facts: Facts };

/**
 * Copies plain data, so that nobody can change it afterwards from outside. Left-out (`undefined`) properties stay out
 * and -0 becomes 0, as JSON has it. Refuses NaN and infinities, functions, classes, keys that reach a prototype,
 * holes in arrays, too much depth or size. Never throws, not even on a getter that does.
 */
export function plainCopy(value: unknown, limits: PlainLimits): Plain {
  const copier: Copier = { limits, left: limits.size, path: [] };
  try {
    return { ok: true, value: copy(copier, value, 0) };
  } catch (fault) {
    const { reason, facts } = fault instanceof NotPlain ? fault : new NotPlain('engine.plain.kind', { kind: 'trap' });
    const path = pathOf(copier.path);
    return { ok: false, path, reason, facts: { path, ...facts } };
  }
}

/** Keys by which a careless reader reaches the prototype instead of the data. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Copier {
  readonly limits: PlainLimits;
  left: number;
  /** The way down to the value being copied; after a fault, the way to it. */
  readonly path: (string | number)[];
}

/** Carries a fault up out of the recursion; never leaves this file. */
class NotPlain extends Error {
  readonly reason: string;
  readonly facts: Facts;
  constructor(reason: string, facts: Facts) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}

function copy(copier: Copier, value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'number':
      if (value - value !== 0) throw new NotPlain('engine.plain.number', { number: String(value) });
      spend(copier, 6);
      return value + 0;
    case 'string':
      spend(copier, value.length + 3);
      return value;
    case 'boolean':
      spend(copier, 5);
      return value;
    case 'object':
      if (value === null) {
        spend(copier, 5);
        return null;
      }
      if (depth >= copier.limits.depth) throw new NotPlain('engine.plain.deep', { limit: copier.limits.depth });
      spend(copier, 2);
      return Array.isArray(value) ? copyList(copier, value, depth) : copyRecord(copier, value, depth);
    default:
      throw new NotPlain('engine.plain.kind', { kind: typeof value });
  }
}

function copyList(copier: Copier, list: readonly unknown[], depth: number): unknown[] {
  const made: unknown[] = [];
  for (let i = 0; i < list.length; i++) {
    copier.path.push(i);
    made.push(copy(copier, list[i], depth + 1));
    copier.path.pop();
  }
  return made;
}

function copyRecord(copier: Copier, record: object, depth: number): Record<string, unknown> {
  const parent: unknown = Object.getPrototypeOf(record);
  if (parent !== null && Object.getPrototypeOf(parent) !== null)
    throw new NotPlain('engine.plain.kind', { kind: 'class' });
  const made: Record<string, unknown> = {};
  for (const key of Object.keys(record)) {
    copier.path.push(key);
    if (PROTOTYPE_KEYS.has(key)) throw new NotPlain('engine.plain.key', { key });
    spend(copier, key.length + 4);
    const value = (record as Readonly<Record<string, unknown>>)[key];
    if (value !== undefined) made[key] = copy(copier, value, depth + 1);
    copier.path.pop();
  }
  return made;
}

function spend(copier: Copier, size: number): void {
  copier.left -= size;
  if (copier.left < 0) throw new NotPlain('engine.plain.large', { limit: copier.limits.size });
}

/** Like `units[3].q`; a path into hostile data is kept short. */
function pathOf(steps: readonly (string | number)[]): string {
  let path = '';
  for (const step of steps)
    path += typeof step === 'number' ? `[${step}]` : (path === '' ? '' : '.') + step.slice(0, 40);
  return path.slice(0, 200);
}

/** A value from outside as a short text for a message. */
export function excerpt(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `${value.slice(0, 39)}…` : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return '[…]';
  return value === null ? 'null' : typeof value === 'object' ? '{…}' : typeof value;
}

/** Freezes plain data through and through; what is frozen already is taken to be frozen below as well. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
