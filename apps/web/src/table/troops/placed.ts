/**
 * Letters of one size at pieces, which keep off each other: the numbers of steps, and names. Where pieces stand close,
 * they stand elsewhere at them, or not at all.
 */
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { NAMED } from '../drawForScale.ts';
import { type LabelBox, placeLabels } from '../labels.ts';
import { useZoom } from '../zoom.ts';

interface AtPiece {
  /** Of a step; 0: a name, which gives way to numbers, and is not shown from afar. The newest comes first. */
  readonly number: number;
  /** Of the piece, in millimetres. */
  readonly x: number;
  readonly y: number;
  /** In pixels from there: the first is the usual one. */
  readonly places: readonly LabelBox[];
}

/** Side of a number's tag, and its corner from the middle of the piece, in pixels. */
export const TAG = 20;
const corners = [
  [9, -31],
  [-29, -31],
  [9, 11],
  [-29, 11],
] as const;
export const CORNERS: readonly LabelBox[] = corners.map(([left, top]) => ({ left, top, width: TAG, height: TAG }));

/** The place of each, and what it covers in pixels of the whole table; -1, null: there is no room. Pure. */
export function placedAt(
  all: readonly AtPiece[],
  zoom: number,
): ReadonlyMap<AtPiece, { readonly place: number; readonly box: LabelBox | null }> {
  const first = all
    .filter(({ number }) => number > 0 || 1 / zoom >= NAMED)
    .sort((a, b) => b.number - a.number || a.y - b.y || a.x - b.x);
  const boxes = first.map(({ x, y, places }) =>
    places.map((box) => ({ ...box, left: x / zoom + box.left, top: y / zoom + box.top })),
  );
  const taken = placeLabels(boxes);
  return new Map(first.map((one, i) => [one, { place: taken[i] ?? -1, box: boxes[i]?.[taken[i] ?? -1] ?? null }]));
}

const store = createStore<{ readonly all: readonly AtPiece[] }>(() => ({ all: [] }));

/** All of them ask for the same. */
let last: readonly [all: readonly AtPiece[], zoom: number, found: ReturnType<typeof placedAt>] | undefined;

function placedNow(all: readonly AtPiece[], zoom: number): ReturnType<typeof placedAt> {
  if (last?.[0] !== all || last[1] !== zoom) last = [all, zoom, placedAt(all, zoom)];
  return last[2];
}

/** Which of its places a label takes, or -1. `places`: the same object as long as they are the same. */
export function usePlaceAt(number: number, x: number, y: number, places: readonly LabelBox[]): number {
  const zoom = useZoom();
  const own = useMemo(() => ({ number, x, y, places }), [number, x, y, places]);
  useEffect(() => {
    store.setState(({ all }) => ({ all: [...all, own] }));
    return () => store.setState(({ all }) => ({ all: all.filter((one) => one !== own) }));
  }, [own]);
  return useStore(store, ({ all }) => placedNow(all, zoom).get(own)?.place ?? 0);
}

/** What they cover, in pixels of the whole table. */
export function useTaken(): readonly LabelBox[] {
  const zoom = useZoom();
  const all = useStore(store, (now) => now.all);
  return useMemo(() => [...placedNow(all, zoom).values()].flatMap(({ box }) => box ?? []), [all, zoom]);
}
