/** Which book lies open beside the battle. */
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
