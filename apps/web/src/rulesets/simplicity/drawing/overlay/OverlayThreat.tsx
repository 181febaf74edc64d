/** SIP-FIR-1, SIP-CHG-2. Where each enemy could fire or charge next. */
import { chargeArcOf, type FireArc, fireArcOf } from '@drumhead/simplicity/screen';
import { memo, type ReactNode } from 'react';
import { ThreatHatch, ThreatShape } from '../../../../table/ThreatShape.tsx';
import type { Scene } from '../../interaction/scene.ts';
import { arcPath } from './Reaches.tsx';

export const Threats = memo(function Threats({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, side } = scene;
  return (
    <g clipPath="url(#simplicity-edge)">
      <ThreatHatch />
      {state.field.units.map((profile, unit) => {
        if (profile.side === side || state.units[unit]?.status !== 'ready') return null;
        const arcs = [fireArcOf(state, unit), chargeArcOf(state, unit)];
        return <ThreatShape key={profile.id} d={arcs.map((arc) => (arc ? outline(arc) : '')).join('')} />;
      })}
    </g>
  );
});

/** A garrison is shown with a front to each side. */
function outline({ from, facing, effective, long }: FireArc): string {
  const range = Math.max(effective, long);
  if (facing !== null) return arcPath(from, facing, range);
  const corner = (i: number) => from.slice((i % 4) * 2, (i % 4) * 2 + 2);
  return [0, 1, 2, 3]
    .map((i) => arcPath([...corner(i), ...corner(i + 1)], bearing(corner(i), corner(i + 1)), range))
    .join('');
}

/** The way a side of a section looks, in facings: to the left of its direction clockwise. */
const bearing = ([ax = 0, ay = 0]: readonly number[], [bx = 0, by = 0]: readonly number[]): number =>
  Math.round((Math.atan2(by - ay, bx - ax) * 180 * 16) / Math.PI);
