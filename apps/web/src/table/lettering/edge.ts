/** Signs along an edge of the table. */
import type { ScriptEdge } from '@drumhead/engine';
import { useCallback, useState } from 'react';

/** Of the table, in millimetres. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The table that a group of signs lies on, once it is drawn. */
export function useBox(): readonly [Box | null, (group: SVGGElement | null) => void] {
  const [box, setBox] = useState<Box | null>(null);
  const measure = useCallback((group: SVGGElement | null) => {
    const seen = group?.ownerSVGElement?.viewBox.baseVal;
    if (seen) setBox({ width: seen.width, height: seen.height });
  }, []);
  return [box, measure];
}

/**
 * A stretch of an edge, in millimetres along it: where it ends, `out` of the table (-1: to the left or up), and a place so far
 * along it and off it, as a path writes it.
 */
export function alongEdge(
  edge: ScriptEdge,
  from: number,
  to: number | undefined,
  box: Box,
): { readonly end: number; readonly out: 1 | -1; readonly place: (along: number, off: number) => string } {
  const isUpright = edge === 'left' || edge === 'right';
  const end = Math.max(from, to ?? (isUpright ? box.height : box.width));
  const across = edge === 'left' || edge === 'top' ? 0 : isUpright ? box.width : box.height;
  return {
    end,
    out: across === 0 ? -1 : 1,
    place: (along, off) => (isUpright ? `${across + off} ${along}` : `${along} ${across + off}`),
  };
}
