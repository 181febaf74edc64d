/** The hand that pulls zones on the table. */
import { useRef, useState } from 'react';
import type { TableInput } from '../../table/TableView.tsx';
import { placeOf } from '../draw/places.ts';
import type { Size, Zone } from '../rulesMaker.ts';
import { dragZone, NO_ZONE, pressZone, tapZone, type ZoneHand } from './zoneHand.ts';

export function useZoneHand(
  zones: readonly (Zone | null)[],
  table: Size,
  put: (side: number, zone: Zone) => void,
): { readonly hand: ZoneHand; readonly input: TableInput; readonly choose: (side: number | null) => void } {
  const [hand, setHand] = useState<ZoneHand>(NO_ZONE);
  const now = useRef(hand);
  const take = (next: ZoneHand): void => {
    now.current = next;
    setHand(next);
  };
  const input: TableInput = {
    press(at, reach) {
      const next = pressZone(zones, now.current, placeOf(at), reach);
      if (next === null) return 'pan';
      take(next);
      return 'drag';
    },
    drag: (at) => take(dragZone(now.current, placeOf(at), table)),
    drop(at) {
      const { side, held } = dragZone(now.current, placeOf(at), table);
      take({ side, pressed: null, held: null });
      if (side !== null && held !== null) put(side, held);
    },
    cancel: () => take({ ...now.current, pressed: null, held: null }),
    tap: (at) => take(tapZone(zones, now.current, placeOf(at))),
    inspect: () => undefined,
    hover: () => undefined,
  };
  return { hand, input, choose: (side) => take({ side, pressed: null, held: null }) };
}
