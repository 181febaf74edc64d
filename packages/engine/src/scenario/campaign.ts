/**
 * KERNEL-SCENARIO. A campaign of linked scenarios: who wins an act changes the set-up of the next one. What is changed
 * stands in the file of the act before, as values with their places in that set-up.
 */
import type { Seat } from '../contract/ruleset.ts';
import { type Envelope, envelopeOf } from './envelope.ts';
import { DRAW } from './script/script.ts';

/**
 * The next act as it begins after this one was won, null: by nobody. `next`: the file of the next act, as it is printed.
 * Null: there is no next act, or it has not the places that are to be changed.
 */
export function nextAct(ended: unknown, winner: Seat | null, next: unknown): Envelope | null {
  const { campaign } = envelopeOf(ended) ?? {};
  const file = envelopeOf(next);
  if (campaign?.next === undefined || file?.campaign === undefined) return null;
  const won = winner ?? DRAW;
  let { setup } = file;
  for (const { at, value } of campaign.after?.[won] ?? []) {
    const changed = putAt(setup, at.split('.'), value);
    if (changed === undefined) return null;
    setup = changed;
  }
  // Its odds were measured for the act as it is printed.
  const { balance: _printed, ...rest } = file;
  return { ...rest, setup, campaign: { ...file.campaign, won: [...(campaign.won ?? []), won] } };
}

/** How many of the acts that are over a side has won; for `draw`: nobody. */
export const actsWon = ({ won = [] }: Pick<NonNullable<Envelope['campaign']>, 'won'>, side: Seat): number =>
  won.filter((one) => one === side).length;

/** The same data with another value at a place that it has; undefined: it has no such place. */
function putAt(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return undefined;
  const inner = putAt((data as Readonly<Record<string, unknown>>)[key], rest, value);
  if (inner === undefined) return undefined;
  if (Array.isArray(data)) return data.map((one: unknown, i) => (String(i) === key ? inner : one));
  return { ...data, [key]: inner };
}
