/** Where pieces may come onto the table. */
import { zoneOf } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { mm } from '../../../../table/units.ts';
import { isComingOn, type Scene } from '../../scene.ts';

export function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, frame } = scene;
  if (!isComingOn(scene) || frame === null || !('side' in frame)) return null;
  const zone = zoneOf(state, frame.side);
  const { minX, maxX } = frame.at === 'deploy' ? zone : state.field.sides[frame.side].arrivals;
  const north = zone.minY === 0;
  const deep = frame.at === 'deploy' ? zone.maxY - zone.minY : 320;
  return (
    <rect
      className="zone"
      x={mm(minX)}
      y={mm(north ? 0 : state.field.depth - deep)}
      width={mm(maxX - minX)}
      height={mm(deep)}
    />
  );
}
