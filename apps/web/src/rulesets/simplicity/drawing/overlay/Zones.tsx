/** Zones of deployment and arrival. */
import { zoneOf } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { mm, toSteps } from '../../../../table/units.ts';
import { isComingOn, type Scene } from '../../interaction/scene.ts';

/** Along the edge, where reinforcements come on: wide enough to be seen. */
const STRIP = toSteps(30);

export function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, frame } = scene;
  if (!isComingOn(scene) || frame === null || !('side' in frame)) return null;
  const zone = zoneOf(state, frame.side);
  const { minX, maxX } = frame.at === 'deploy' ? zone : state.field.sides[frame.side].arrivals;
  const north = zone.minY === 0;
  const deep = frame.at === 'deploy' ? zone.maxY - zone.minY : STRIP;
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
