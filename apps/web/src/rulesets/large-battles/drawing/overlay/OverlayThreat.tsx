/** LB-GEO-09, LB-BOMB-05, LB-APP-02. Where each enemy could fire or Approach next. */
import { threatOf } from '@drumhead/large-battles/screen';
import { memo, type ReactNode } from 'react';
import { straightPath } from '../../../../table/drawing/shapes.ts';
import { ThreatHatch, ThreatShape } from '../../../../table/ThreatShape.tsx';
import { mm } from '../../../../table/units.ts';
import type { Scene } from '../../interaction/scene.ts';

export const Threats = memo(function Threats({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, side } = scene;
  return (
    <g clipPath="url(#large-battles-edge)">
      <ThreatHatch />
      {state.field.units.map((profile, unit) => {
        const corners = profile.side === side ? null : threatOf(state, unit);
        return corners && <ThreatShape key={profile.id} d={straightPath(corners.map(mm), true)} />;
      })}
    </g>
  );
});
