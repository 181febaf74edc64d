/** SK-RNG-2, SK-MOV-1. How far the enemy could shoot from where he stands, and charge: one border for each. */
import { isEnemy, threatOf } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { ThreatHatch } from '../../../../table/ThreatShape.tsx';
import { unionOutline } from '../../../../table/unionOutline.ts';
import { mm } from '../../../../table/units.ts';
import { spotOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';

export const Threats = memo(function Threats({ scene }: { readonly scene: Scene }): ReactNode {
  const { state, player } = scene;
  const own = state.field.models.findIndex((model) => model.player === player);
  if (own < 0) return null;
  const threats = state.models.flatMap((_, model) => {
    const spot = isEnemy(state, own, model) ? spotOf(state, model) : null;
    return spot ? [{ x: spot.x, y: spot.y, ...threatOf(state, model) }] : [];
  });
  const around = (reach: 'shot' | 'move') =>
    threats.filter((one) => one[reach] > 0).map(({ x, y, ...one }) => ({ x, y, r: mm(one[reach]) }));
  const [shots, moves] = [around('shot'), around('move')];
  return (
    <g clipPath="url(#skirmish-edge)">
      <ThreatHatch />
      <path className="threat-wash" d={moves.map(circle).join('')} />
      <path className="threat-edge" d={unionOutline(moves)} />
      <path className="threat-edge far" d={unionOutline(shots)} />
    </g>
  );
});

const circle = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
