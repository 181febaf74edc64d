/** Limits on what one session or address may do. */

/** A limit, which may be set anew while the server runs. */
export type Amount = number | (() => number);

export const amountOf = (amount: Amount): number => (typeof amount === 'number' ? amount : amount());

/** So many in a span of time; `now` in ms. */
export interface Allowance {
  /** Takes one; false where none is left. */
  take(who: string, now: number): boolean;
  /** Milliseconds until one is left. */
  wait(who: string, now: number): number;
}

/** Names that are remembered: beyond that the oldest are forgotten. */
const REMEMBERED = 10_000;

/** `most` at once, and so many again in every `span` ms. */
export function allowance(amount: Amount, span: number): Allowance {
  const left = new Map<string, { readonly tokens: number; readonly at: number }>();
  return {
    take(who, now) {
      const most = amountOf(amount);
      const before = left.get(who) ?? { tokens: most, at: now };
      const tokens = Math.min(most, before.tokens + (Math.max(0, now - before.at) * most) / span);
      left.delete(who);
      left.set(who, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
      const [oldest] = left.keys();
      if (left.size > REMEMBERED && oldest !== undefined) left.delete(oldest);
      return tokens >= 1;
    },
    wait(who, now) {
      const most = amountOf(amount);
      const { tokens, at } = left.get(who) ?? { tokens: most, at: now };
      return most <= 0 ? span : Math.max(0, ((1 - tokens) * span) / most - Math.max(0, now - at));
    },
  };
}

/** How many things somebody holds at once. */
export interface Holding {
  /** False where it would be too many. */
  take(who: string): boolean;
  giveBack(who: string): void;
}

export function holding(most: Amount): Holding {
  const held = new Map<string, number>();
  return {
    take(who) {
      const count = held.get(who) ?? 0;
      if (count >= amountOf(most)) return false;
      held.set(who, count + 1);
      return true;
    },
    giveBack(who) {
      const count = (held.get(who) ?? 0) - 1;
      if (count > 0) held.set(who, count);
      else held.delete(who);
    },
  };
}
