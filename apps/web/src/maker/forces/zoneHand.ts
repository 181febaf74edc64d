/** A deployment zone in the hand: pulled by its corners, or moved as a whole. Pure. */
import { apart, type Place } from '../draw/places.ts';
import { type Box, cornersOf, moved, onto, within, withPoint } from '../draw/shape.ts';
import type { Size, Zone } from '../rulesMaker.ts';

export interface ZoneHand {
  /** The zone, by its number: of a side, or after these of a brigade. */
  readonly side: number | null;
  readonly pressed: { readonly at: Place; readonly corner: number | null; readonly zone: Zone } | null;
  /** The zone as it would be, once it is let go. */
  readonly held: Zone | null;
}

export const NO_ZONE: ZoneHand = { side: null, pressed: null, held: null };

type Zones = readonly (Zone | null)[];

const boxOf = ({ x, y, width, height }: Zone): Box => ({
  is: 'box',
  x: x + width / 2,
  y: y + height / 2,
  width,
  height,
  turned: 0,
});

const zoneOf = ({ x, y, width, height }: Box): Zone => ({ x: x - width / 2, y: y - height / 2, width, height });

export const cornersOfZone = (zone: Zone): readonly Place[] => cornersOf(boxOf(zone));

const isIn = ({ x, y, width, height }: Zone, [px, py]: Place): boolean =>
  px >= x && py >= y && px <= x + width && py <= y + height;

/** A corner of the chosen zone, or the zone itself; null: the press moves the table. `reach` in millimetres. */
export function pressZone(zones: Zones, hand: ZoneHand, at: Place, reach: number): ZoneHand | null {
  const zone = hand.side === null ? null : (zones[hand.side] ?? null);
  if (zone === null) return null;
  const corner = cornersOfZone(zone).findIndex((place) => apart(place, at) <= reach);
  if (corner < 0 && !isIn(zone, at)) return null;
  return { ...hand, pressed: { at, corner: corner < 0 ? null : corner, zone } };
}

export function dragZone(hand: ZoneHand, at: Place, table: Size): ZoneHand {
  const { pressed } = hand;
  if (pressed === null) return hand;
  const box = boxOf(pressed.zone);
  const next =
    pressed.corner === null
      ? moved(box, at[0] - pressed.at[0], at[1] - pressed.at[1])
      : withPoint(box, pressed.corner, within(at, table));
  const back = onto(next, table);
  return back.is === 'box' ? { ...hand, held: zoneOf(back) } : hand;
}

/** The zone under a tap is chosen; of several that lie there, the next one after that which is chosen. */
export function tapZone(zones: Zones, hand: ZoneHand, at: Place): ZoneHand {
  const under = zones.flatMap((zone, side) => (zone !== null && isIn(zone, at) ? [side] : []));
  const side = under.find((one) => one > (hand.side ?? -1)) ?? under[0] ?? null;
  return { side, pressed: null, held: null };
}
