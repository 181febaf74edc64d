/** What the door hands over to the page where it belongs: a document's JSON, or a list to read. */
import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';

export interface Handed {
  readonly ruleset: string;
  readonly page: string;
  readonly text: string;
  /** JSON of a document, not a list of troops in words. */
  readonly isDocument: boolean;
}

const handed = createStore<Handed | null>(() => null);

/** Goes to the page and gives it the text. */
export function handOver(next: Handed): void {
  handed.setState(next, true);
  location.hash = pageAddress(next.ruleset, next.page);
}

/** Takes what is handed over to this page, once it can be taken. */
export function useHandedOver(ruleset: string, page: string, isReady: boolean, take: (handed: Handed) => void): void {
  const next = useStore(handed);
  const onNext = useEffectEvent(take);
  useEffect(() => {
    if (!isReady || next?.ruleset !== ruleset || next.page !== page) return;
    handed.setState(null, true);
    onNext(next);
  }, [next, ruleset, page, isReady]);
}
