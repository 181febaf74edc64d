/** Brings places into sight together: a shot is judged by seeing who fires and at whom. */
import { useEffect } from 'react';
import type { Point } from '../table/camera.ts';
import { lookAt } from '../table/spots.ts';

/** `places`: in millimetres; those that are not on the table are left out. */
export function useInSight(places: readonly (Point | null)[]): void {
  const known = JSON.stringify(places.flatMap((place) => (place ? [{ x: place.x, y: place.y }] : [])));
  useEffect(() => {
    const all = JSON.parse(known) as readonly Point[];
    if (all.length > 1) lookAt(all);
  }, [known]);
}
