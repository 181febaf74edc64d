/** Which words of the talk were read on this device. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { changePlace, placeAt } from '../places/places.ts';

/** Numbers of the last words, by battle; those of before are kept with the place. */
const read = createStore<Readonly<Record<string, number>>>(() => ({}));

export function useHeard(table: string, battle: string): number {
  const here = useStore(read, (all) => all[battle]);
  return here ?? keptOf(table, battle);
}

function keptOf(table: string, battle: string): number {
  const place = placeAt(table);
  return place?.battle === battle ? (place.heard ?? 0) : 0;
}

export function hearAll(table: string, battle: string, last: number): void {
  read.setState({ [battle]: last });
  changePlace({ table, battle }, { heard: last });
}
