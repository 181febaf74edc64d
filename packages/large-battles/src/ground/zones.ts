/** The six zones and the lateral bands (LB-GEO-14..16). */
import { type Field, other, type SideIndex } from '../state/state.ts';

/** LB-GEO-14, LB-GEO-15. Depth of a zone, and width of a lateral band, in steps; need not be whole. */
export function zoneDepth(field: Field): number {
  return field.height / 6;
}

/** Distance of a line across the table from a side's baseline. */
export function fromBaseline(field: Field, side: SideIndex, y: number): number {
  return field.sides[side].baseline === 'top' ? y : field.height - y;
}

/**
 * LB-GEO-16. The zone of `half` in which a unit of `side` counts, by the y of its centre: 1 (at the middle line) to 3,
 * or 0 outside that half. On a border it counts in the zone nearer its enemy's baseline.
 */
export function zoneOf(field: Field, half: SideIndex, side: SideIndex, y: number): 0 | 1 | 2 | 3 {
  const bands = (fromBaseline(field, half, y) * 6) / field.height; // 0 at the baseline, 3 at the middle line
  if (bands < 0 || bands > 3) return 0;
  const band = half === side ? Math.floor(bands) : Math.max(0, Math.ceil(bands) - 1);
  return (3 - band) as 0 | 1 | 2 | 3; // a side's own unit on the middle line counts in the other half
}

/** LB-GEO-14. Does the range of y lie wholly inside the named zones of a side's half? Adjoining zones count as one. */
export function insideZones(
  field: Field,
  half: SideIndex,
  zones: readonly number[],
  minY: number,
  maxY: number,
): boolean {
  const depth = zoneDepth(field);
  const top = field.sides[half].baseline === 'top';
  const near = top ? minY : field.height - maxY;
  const far = top ? maxY : field.height - minY;
  let edge = near;
  for (let zone = 3; zone >= 1; zone--) {
    if (!zones.includes(zone)) continue;
    const from = (3 - zone) * depth;
    if (edge >= from && edge <= from + depth) edge = from + depth;
    if (far <= edge && edge > near) return true;
  }
  return false;
}

/** LB-GEO-15. Does the range of x keep out of both lateral bands? */
export function clearOfLateralBands(field: Field, minX: number, maxX: number): boolean {
  const depth = zoneDepth(field);
  return minX >= depth && maxX <= field.width - depth;
}

/** A zone of a half of the table, between two lines across it, in steps. */
export interface Zone {
  readonly half: SideIndex;
  /** 1 at the middle line, 3 at the baseline. */
  readonly zone: 1 | 2 | 3;
  readonly minY: number;
  readonly maxY: number;
}

/** LB-GEO-14. All zones, from the top of the table to its bottom. */
export function zonesOf(field: Field): readonly Zone[] {
  const depth = zoneDepth(field);
  const top: SideIndex = field.sides[0].baseline === 'top' ? 0 : 1;
  return ([3, 2, 1, 1, 2, 3] as const).map((zone, band) => ({
    half: band < 3 ? top : other(top),
    zone,
    minY: band * depth,
    maxY: (band + 1) * depth,
  }));
}
