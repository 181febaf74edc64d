/** Which book lies open beside the battle. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import { createContext } from 'react';
import { createStore } from 'zustand/vanilla';

export interface OpenBook {
  readonly page: 'rules' | 'sheet';
  /** As in the address of the page. */
  readonly query: string;
}

export const openBook = createStore<{ readonly book: OpenBook | null }>(() => ({ book: null }));

/** Pages of a book lie beside a battle, whose address they leave alone. */
export const BesideBattle = createContext(false);

/** The query for the rules of the decision that a seat has: the one that asks, and those that its answers name. */
export function rulesOfDecision(
  { ruleset, state }: { readonly ruleset: Pick<AnyRuleset, 'pending'>; readonly state: unknown },
  viewer: Seat,
): string {
  const asking = ruleset.pending(state).find(({ seat }) => seat === viewer);
  if (!asking) return '';
  const named = [...document.querySelectorAll('#decision .rule')].map((link) => link.textContent ?? '');
  return `rule=${asking.rule}&about=${[...new Set([asking.rule, ...named])].join()}`;
}
