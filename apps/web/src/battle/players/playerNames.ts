/** What players said at an online table, for as long as their battle is shown: their names, and whether advice is asked. */
import type { Seat } from '@drumhead/engine';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../../i18n/index.ts';

export const playerNames = createStore<Readonly<Record<Seat, string>>>(() => ({}));

/** The table whose people agreed that everybody at it may ask the computer for advice. */
export const advisedTable = createStore<{ readonly table: string | null }>(() => ({ table: null }));

/** What a side is called with the name of its player, where that gave one. */
export function useCalled(nameOf: (seat: Seat) => string): (seat: Seat) => string {
  const { t } = useMessages();
  const known = useStore(playerNames);
  return (seat) => {
    const name = known[seat];
    return name === undefined ? nameOf(seat) : t('web.battle.player', { name, side: nameOf(seat) });
  };
}
