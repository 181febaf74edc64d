/** SK-RNG-2, SK-MOV-1. How far each enemy could shoot from where it stands, and charge. */
import { isEnemy, threatOf } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { ThreatHatch, ThreatShape } from '../../../../table/ThreatShape.tsx';
import { mm } from '../../../../table/units.ts';
import { spotOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';

export const Threats = memo(function Threats({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, player } = scene;
  const own = state.field.models.findIndex((model) => model.player === player);
  if (own < 0) return null;
  return (
    <g clipPath="url(#skirmish-edge)">
      <ThreatHatch />
      {state.models.map((_, model) => {
        const spot = isEnemy(state, own, model) ? spotOf(state, model) : null;
        if (!spot) return null;
        const { shot, move } = threatOf(state, model);
        const circles = [shot, move].filter((radius) => radius > 0);
        return <ThreatShape key={model} d={circles.map((radius) => circle(spot.x, spot.y, mm(radius))).join('')} />;
      })}
    </g>
  );
});

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
