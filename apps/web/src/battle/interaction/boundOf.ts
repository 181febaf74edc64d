/** What ends an order where its nearest legal form ends, which may be another rule than forbids all that was asked. */
import type { Command, Refusal } from '@drumhead/engine';
import { toSteps } from '../../table/units.ts';

/** So much farther, in steps: nearest forms are exact to less. */
const BEYOND = toSteps(1.5);

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** The reason against going a little farther than `near` towards what was asked; `refusal`, where that is the same one. */
export function boundOf<C extends Command>(
  near: C,
  asked: C,
  refusal: Refusal,
  judge: (command: C) => Answer,
): Refusal {
  const further = beyond(near, asked);
  const answer = further && judge(further);
  return !answer || answer.ok || answer.refusal.reason === refusal.reason ? refusal : answer.refusal;
}

/** A little farther towards what was asked; null where the two differ in more than figures. */
function beyond<C extends Command>(near: C, asked: C): C | null {
  const far = apart(near, asked);
  return far > 0 && far < Number.POSITIVE_INFINITY ? (between(near, asked, Math.min(1, BEYOND / far)) as C) : null;
}

type Fields = Readonly<Record<string, unknown>>;

/** The most by which figures differ; infinite where anything else does. */
function apart(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other);
  if (!(one instanceof Object && other instanceof Object)) return one === other ? 0 : Number.POSITIVE_INFINITY;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Math.max(0, ...[...keys].map((key) => apart((one as Fields)[key], (other as Fields)[key])));
}

function between(one: unknown, other: unknown, part: number): unknown {
  if (typeof one === 'number') return one + Math.round((Number(other) - one) * part);
  if (!(one instanceof Object)) return one;
  if (Array.isArray(one)) return one.map((each: unknown, index) => between(each, (other as unknown[])[index], part));
  return Object.fromEntries(
    Object.entries(one).map(([key, value]) => [key, between(value, (other as Fields)[key], part)]),
  );
}
