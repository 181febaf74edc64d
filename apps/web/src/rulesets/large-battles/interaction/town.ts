/** Drags and taps on a town: the sector and the command. */
import type { Command } from '@drumhead/large-battles';
import type { Point } from '../../../table/camera.ts';
import { distanceTo } from '../../../table/troops/footprints.ts';
import { placeOf, sectorPlace } from './places.ts';
import type { PieceRef, Scene } from './scene.ts';
import { bearingOf, toFacing, turnOf } from '../../../table/units.ts';

function sectorAt(scene: Scene, at: Point): number {
  return scene.state.sectors.findIndex((_, i) => {
    const place = sectorPlace(scene.state, i);
    return place !== null && distanceTo(place, at) === 0;
  });
}

/** The unit's offer to enter or attack that sector. */
function offeredIn(scene: Scene, unit: number, sector: number): Command | null {
  return (
    scene.offers.find(
      (o) =>
        (o.type === 'enter' || o.type === 'storm' || o.type === 'approach') && o.unit === unit && o.sector === sector,
    ) ?? null
  );
}

/** A piece dragged into a sector, out of its own, or beside a battery it may join. */
export function commandFromDragInTown(scene: Scene, unit: number, to: Point): Command | null {
  const { state } = scene;
  const own = state.units[unit]?.sector ?? -1;
  const sector = sectorAt(scene, to);
  if (sector >= 0 && sector !== own) {
    const offer = offeredIn(scene, unit, sector);
    if (offer || own >= 0) return offer ?? { type: 'enter', unit, sector };
  }
  const home = own < 0 ? null : sectorPlace(state, own);
  if (home && sector < 0) {
    const way = bearingOf(to.x - home.x, to.y - home.y);
    const quarter = Math.round(turnOf(home.facing, way) / 90) * 90;
    return { type: 'leave', unit, facing: toFacing(home.facing + quarter) };
  }
  for (const offer of scene.offers) {
    if (offer.type !== 'join' || offer.unit !== unit) continue;
    const place = placeOf(state, { what: 'unit', index: offer.partner });
    if (place && distanceTo(place, to) < place.width / 2) return offer;
  }
  return null;
}

/** With a unit selected, a tap on a sector or its garrison proposes the unit's offer there. */
export function commandFromTapInTown(scene: Scene, selected: PieceRef | null, at: Point): Command | null {
  if (selected?.what !== 'unit') return null;
  const sector = sectorAt(scene, at);
  if (sector < 0) return null;
  const shot = scene.offers.find((o) => o.type === 'fire' && o.unit === selected.index && o.sector === sector);
  return offeredIn(scene, selected.index, sector) ?? shot ?? null;
}
