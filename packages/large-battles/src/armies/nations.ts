/** The army lists of chapter 25, by nation. */
import { austria } from './data/austria.ts';
import { britain } from './data/britain.ts';
import { france } from './data/france.ts';
import { prussia } from './data/prussia.ts';
import { russia } from './data/russia.ts';
import { spain } from './data/spain.ts';
import type { ArmyList, Nation, NationId, Period } from './armyList.ts';

export const NATIONS: Readonly<Record<NationId, Nation>> = { france, austria, prussia, russia, britain, spain };

/** LB-LIST-03. The Brigades open to the nation in the period; `null` if its lists have no periods. */
export function openLists(nation: Nation, period: Period | null): readonly ArmyList[] {
  return nation.lists.filter((list) => list.period === null || list.period === period);
}

export function listCalled(nation: Nation, id: string): ArmyList | null {
  return nation.lists.find((list) => list.id === id) ?? null;
}
