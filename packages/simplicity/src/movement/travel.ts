/** Units that come to another place by a way over the table. */
import { setItem } from '@drumhead/engine';
import type { Point, Pose } from '@drumhead/table';
import { cameFromOn } from '../ground/lineCrossings.ts';
import { terrainIndex } from '../ground/terrainEffects.ts';
import type { Draft } from '../state/draft.ts';
import type { Unit } from '../state/state.ts';
import { unitOf } from '../state/units.ts';

/**
 * A unit has gone to a pose; `section`: the section that it holds there, or -1; `from`: where the last straight part of
 * its way began. SIP-TER-2: on a line it is kept where it came from.
 */
export function travel(
  draft: Draft,
  unit: number,
  { x, y, facing }: Pose,
  section: number,
  change: Partial<Unit> = {},
  from: Point = unitOf(draft, unit),
): void {
  const { cameFrom: before, ...was } = unitOf(draft, unit);
  const { hurdles } = terrainIndex(draft.terrain);
  const origin = section >= 0 ? undefined : cameFromOn(hurdles, { x: from.x, y: from.y }, { x, y }, before);
  setItem(draft, 'units', unit, {
    ...was,
    x,
    y,
    facing,
    section,
    ...change,
    ...(origin === undefined ? {} : { cameFrom: origin }),
  });
}
