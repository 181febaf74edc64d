/** Zones of deployment and arrival. */
import {
  arrivalStretch,
  dueNow,
  type EdgeStretch,
  runsNorthSouth,
  type State,
  zoneOf,
} from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import type { Area } from '../../../../table/camera.ts';
import { AreaBox, Shade } from '../../../../table/Shade.tsx';
import { areaInMm, mm, toSteps } from '../../../../table/units.ts';
import { isComingOn, type Scene } from '../../interaction/scene.ts';

/** Along the edge, where reinforcements come on: wide enough to be seen. */
const STRIP = toSteps(30);

export function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, frame } = scene;
  if (!isComingOn(scene) || frame === null || !('side' in frame)) return null;
  const lit = (frame.at === 'deploy' ? [zoneOf(state, frame.side)] : stripsOf(state, frame.side)).map(areaInMm);
  const table = { width: mm(state.field.width), height: mm(state.field.depth) };
  return (
    <>
      {frame.at === 'deploy' && <Shade table={table} lit={lit} />}
      {lit.map((area) => (
        <AreaBox key={Object.values(area).join(' ')} area={area} className="zone" />
      ))}
    </>
  );
}

/** SIP-SCN-1. The stretches by which what is due comes on, each once. */
function stripsOf(state: State, side: 0 | 1): readonly Area[] {
  const { units, commands } = dueNow(state, side);
  const profiles = [...units.map((i) => state.field.units[i]), ...commands.map((i) => state.field.commands[i])];
  const stretches = profiles.flatMap((profile) => (profile ? [arrivalStretch(state, side, profile)] : []));
  const different = new Map(stretches.map((one) => [`${one.edge} ${one.min} ${one.max}`, one]));
  return [...different.values()].map((one) => stripAlong(state.field, one));
}

function stripAlong({ width, depth }: State['field'], { edge, min, max }: EdgeStretch): Area {
  const from = edge === 'north' || edge === 'west' ? 0 : (edge === 'east' ? width : depth) - STRIP;
  return runsNorthSouth(edge)
    ? { minX: from, minY: min, maxX: from + STRIP, maxY: max }
    : { minX: min, minY: from, maxX: max, maxY: from + STRIP };
}
