/** What a captain thinks of a decision, as it is asked for while it is shown. */
import type { Advice, Objection } from '@drumhead/bots';
import type { AnyRuleset, Command, Seat } from '@drumhead/engine';
import { useEffect, useState } from 'react';
import { adviceFor, objectionFor } from './adviser.ts';

/**
 * Of this seat in this state, never of one before. Without a rule set nobody is asked. `failed`: the page could not load
 * what it needs, such as without a connection.
 */
export function useThoughts(
  ruleset: AnyRuleset | null,
  state: unknown,
  seat: Seat,
): Advice | null | 'waiting' | 'failed' {
  return useAnswer(ruleset, state, seat, '', advised);
}

/** What he has against this very order of the seat in this state; null: nothing, or nothing is known yet. */
export function useObjection(
  ruleset: AnyRuleset | null,
  state: unknown,
  seat: Seat,
  order: Command | null,
): Objection | null {
  const text = order === null ? '' : JSON.stringify(order);
  const said = useAnswer(text === '' ? null : ruleset, state, seat, text, askedAgainst);
  return typeof said === 'string' ? null : said;
}

const advised: Ask<Advice | null> = (ruleset, state, seat, _text, signal) => adviceFor(ruleset, state, seat, signal);

const askedAgainst: Ask<Objection | null> = (ruleset, state, seat, text, signal) =>
  objectionFor(ruleset, state, seat, JSON.parse(text) as Command, signal);

type Ask<T> = (ruleset: AnyRuleset, state: unknown, seat: Seat, text: string, signal: AbortSignal) => Promise<T>;

function useAnswer<T>(
  ruleset: AnyRuleset | null,
  state: unknown,
  seat: Seat,
  text: string,
  ask: Ask<T>,
): T | 'waiting' | 'failed' {
  const [found, setFound] = useState<{
    readonly state: unknown;
    readonly seat: Seat;
    readonly text: string;
    readonly said: T | 'failed';
  } | null>(null);
  useEffect(() => {
    if (ruleset === null) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const hear = (said: T | 'failed'): void => {
      if (!signal.aborted) setFound({ state, seat, text, said });
    };
    ask(ruleset, state, seat, text, signal).then(hear, () => hear('failed'));
    return () => waiting.abort();
  }, [ruleset, state, seat, text, ask]);
  return found !== null && found.state === state && found.seat === seat && found.text === text ? found.said : 'waiting';
}
