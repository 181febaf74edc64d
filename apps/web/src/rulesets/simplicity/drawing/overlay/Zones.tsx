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
import { mm, toSteps } from '../../../../table/units.ts';
import { isComingOn, type Scene } from '../../interaction/scene.ts';

/** Along the edge, where reinforcements come on: wide enough to be seen. */
const STRIP = toSteps(30);

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, frame } = scene;
  if (!isComingOn(scene) || frame === null || !('side' in frame)) return null;
  const boxes = frame.at === 'deploy' ? [zoneOf(state, frame.side)] : stripsOf(state, frame.side);
  return boxes.map(({ minX, minY, maxX, maxY }) => (
    <rect
      key={`${minX} ${minY} ${maxX} ${maxY}`}
      className="zone"
      x={mm(minX)}
      y={mm(minY)}
      width={mm(maxX - minX)}
      height={mm(maxY - minY)}
    />
  ));
}

/** SIP-SCN-1. The stretches by which what is due comes on, each once. */
function stripsOf(state: State, side: 0 | 1): readonly Box[] {
  const { units, commands } = dueNow(state, side);
  const profiles = [...units.map((i) => state.field.units[i]), ...commands.map((i) => state.field.commands[i])];
  const stretches = profiles.flatMap((profile) => (profile ? [arrivalStretch(state, side, profile)] : []));
  const different = new Map(stretches.map((one) => [`${one.edge} ${one.min} ${one.max}`, one]));
  return [...different.values()].map((one) => stripAlong(state.field, one));
}

function stripAlong({ width, depth }: State['field'], { edge, min, max }: EdgeStretch): Box {
  const from = edge === 'north' || edge === 'west' ? 0 : (edge === 'east' ? width : depth) - STRIP;
  return runsNorthSouth(edge)
    ? { minX: from, minY: min, maxX: from + STRIP, maxY: max }
    : { minX: min, minY: from, maxX: max, maxY: from + STRIP };
}
