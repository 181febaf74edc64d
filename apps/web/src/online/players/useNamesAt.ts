/** Keeps the names that players gave at a table, and what they agreed on. */
import type { Seat } from '@drumhead/engine';
import { useEffect } from 'react';
import { advisedTable, playerNames } from '../../battle/players/playerNames.ts';
import type { SeatAtTable } from '../server/api.ts';
import { useLook } from '../table/useLook.ts';

/** Names, and whether advice was agreed on, while it is shown; asked again when others come or go. */
export function useNamesAt(table: string, here: readonly Seat[] | null): void {
  const look = useLook(table, here?.join() ?? '');
  useNames(look?.seats ?? null);
  const isAdvised = look?.advice === true;
  useEffect(() => advisedTable.setState({ table: isAdvised ? table : null }), [isAdvised, table]);
}

/** While they are shown; null: they are not known yet, or kept elsewhere. */
export function useNames(seats: readonly SeatAtTable[] | null): void {
  useEffect(() => {
    if (seats === null) return;
    const known = seats.flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]));
    playerNames.setState(Object.fromEntries(known), true);
    return () => playerNames.setState({}, true);
  }, [seats]);
}
