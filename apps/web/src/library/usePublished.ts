/** The scenarios of the server of this page that are wanted, some at a time. */
import { useEffect, useRef, useState } from 'react';
import { offersOnlinePlay } from '../online/server/offersOnlinePlay.ts';
import { type Listed, listPublished } from './published.ts';
import type { Wanted } from './shown.ts';

interface Published {
  readonly scenarios: readonly Listed[];
  /** Fetches more of them; null: there are no more. */
  readonly more: (() => void) | null;
}

/** Milliseconds without a letter before the server is asked. */
const REST = 250;
const NONE = { scenarios: [], after: null };

/** Null: the first answer is on its way. Without a server, and where it does not answer, there are none. */
export function usePublished(wanted: Wanted, language: string): Published | null {
  const [found, setFound] = useState<{
    readonly scenarios: readonly Listed[];
    readonly after: string | null;
  } | null>(null);
  /** Answers to what is no longer wanted come too late. */
  const asked = useRef(0);
  const { words, ruleset, rules, even, spoken, order } = wanted;
  const query = JSON.stringify([words, ruleset, rules, even, spoken, order === 'stars', language]);
  const fetched = async (before: readonly Listed[], after: string | null): Promise<void> => {
    const mine = ++asked.current;
    const answer = (await offersOnlinePlay()) === 'yes' ? await listPublished(wanted, language, after) : null;
    if (mine !== asked.current) return;
    const next = answer?.ok ? answer.value : NONE;
    setFound({ scenarios: [...before, ...next.scenarios], after: next.after });
  };
  useEffect(() => {
    const timer = setTimeout(() => void fetched([], null), found === null ? 0 : REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is wanted is the query
  }, [query]);
  if (found === null) return null;
  const { scenarios, after } = found;
  return { scenarios, more: after === null ? null : () => void fetched(scenarios, after) };
}
