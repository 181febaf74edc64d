/** What orders are alike: patterns as data, so that an idea does not hang on a millimetre. */
import type { NamedFields } from '@drumhead/content/position';

/**
 * Every field that it names must fit; an order may have more. Wanted is the value itself, one of a list, a number between
 * `from` and `to`, none of those in `not`, or a pattern of what is inside.
 */
export interface Pattern {
  readonly [field: string]: unknown;
}

export function fitsPattern(pattern: Pattern, order: NamedFields): boolean {
  return Object.entries(pattern).every(([field, wanted]) => fits(wanted, order[field]));
}

function fits(wanted: unknown, given: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.includes(given);
  if (typeof wanted !== 'object' || wanted === null) return wanted === given;
  const { not, from, to } = wanted as Pattern;
  if (Array.isArray(not)) return !not.includes(given);
  if (from !== undefined || to !== undefined)
    return typeof given === 'number' && given >= Number(from) && given <= Number(to);
  return typeof given === 'object' && given !== null && fitsPattern(wanted as Pattern, given as NamedFields);
}

/** Orders of this sort: the same kind by and at the same pieces, at whatever place. */
export function sortOf(order: NamedFields): Pattern {
  const named = Object.entries(order).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
  return Object.fromEntries(named);
}
