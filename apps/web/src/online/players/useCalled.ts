/** Players by the names they gave, for as long as their battle is shown. */
import type { Seat } from '@drumhead/engine';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMessages } from '../../i18n/index.ts';
import type { OnlineKey } from '../messages.ts';
import { useLook } from '../useLook.ts';

const names = createStore<Readonly<Record<Seat, string>>>(() => ({}));

/** Keeps the names of a table up to date; asked again when others come or go. */
export function useNamesAt(table: string, here: readonly Seat[] | null): void {
  const look = useLook(table, here?.join() ?? '');
  useEffect(() => {
    const known = (look?.seats ?? []).flatMap(({ seat, name }) => (name === null ? [] : [[seat, name] as const]));
    names.setState(Object.fromEntries(known), true);
  }, [look]);
  useEffect(() => () => names.setState({}, true), [table]);
}

/** What a side is called with the name of its player, where that gave one. */
export function useCalled(nameOf: (seat: Seat) => string): (seat: Seat) => string {
  const { t } = useMessages<OnlineKey>();
  const known = useStore(names);
  return (seat) => {
    const name = known[seat];
    return name === undefined ? nameOf(seat) : t('web.online.player.called', { name, side: nameOf(seat) });
  };
}
