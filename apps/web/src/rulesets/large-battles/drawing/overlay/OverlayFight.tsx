import { memo, type ReactNode } from 'react';
import { findLast } from '../../../../table/findLast.ts';
import { Outline } from '../../../../table/troops/Outline.tsx';
import { unitPlace } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';

/** The current fight: its units, with crossed sabres between them. */
export const FightLines = memo(function FightLines({ scene }: { readonly scene: Scene }): ReactNode {
  const combat = findLast(scene.state.frames, (frame) => frame.at === 'combat');
  if (combat?.at !== 'combat') return null;
  const attacker = unitPlace(scene.state, combat.combat.attacker);
  return (
    <g>
      {attacker && <Outline place={attacker} grow={5} className="fighter" />}
      {combat.combat.defenders.map((unit) => {
        const place = unitPlace(scene.state, unit);
        if (!place) return null;
        const [x, y] = attacker ? [(attacker.x + place.x) / 2, (attacker.y + place.y) / 2] : [place.x, place.y];
        return (
          <g key={unit}>
            <Outline place={place} grow={5} className="fighter" />
            <g transform={`translate(${x} ${y})`}>
              <Sabres />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** Crossed sabres, of the same size at every zoom. */
export function Sabres(): ReactNode {
  return (
    <g className="screen-exact">
      <circle r={13} fill="#f6f0df" stroke="#2b2620" strokeWidth={1.4} />
      <path
        d="M-7 6.500Q0 1 6.500 -7.500M7 6.500Q0 1 -6.500 -7.500M-7.500 2.500l4 4.200M7.500 2.500l-4 4.200"
        fill="none"
        stroke="#2b2620"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </g>
  );
}
