/** Numbers of steps beside their pieces: where pieces stand close, at other corners of them, or not at all. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { placeLabels } from '../labels.ts';
import { useZoom } from '../zoom.ts';

interface Numbered {
  readonly number: number;
  /** Of the piece, in millimetres. */
  readonly x: number;
  readonly y: number;
}

/** Side of a number's tag, and its corner from the middle of the piece, in pixels: the first is the usual one. */
export const TAG = 20;
export const CORNERS = [
  [9, -31],
  [-29, -31],
  [9, 11],
  [-29, 11],
] as const;

/** By its number, the corner each takes; -1: there is no room. The newest comes first. Pure. */
export function numberPlaces(numbered: readonly Numbered[], zoom: number): ReadonlyMap<number, number> {
  const newest = [...numbered].sort((a, b) => b.number - a.number);
  const places = placeLabels(
    newest.map(({ x, y }) =>
      CORNERS.map(([left, top]) => ({ left: x / zoom + left, top: y / zoom + top, width: TAG, height: TAG })),
    ),
  );
  return new Map(newest.map(({ number }, i) => [number, places[i] ?? -1]));
}

const store = createStore<{ readonly numbered: readonly Numbered[] }>(() => ({ numbered: [] }));

/** The corner for the number of a piece's step, or -1. */
export function useNumberPlace(number: number, x: number, y: number): number {
  const zoom = useZoom();
  useEffect(() => {
    const own = { number, x, y };
    store.setState(({ numbered }) => ({ numbered: [...numbered, own] }));
    return () => store.setState(({ numbered }) => ({ numbered: numbered.filter((one) => one !== own) }));
  }, [number, x, y]);
  return useStore(store, ({ numbered }) => numberPlaces(numbered, zoom).get(number) ?? 0);
}
