/** The deployment zones over the table, the chosen one with its corners. */
import type { ReactNode } from 'react';
import type { Zone } from '../rulesMaker.ts';
import { cornersOfZone, type ZoneHand } from './zoneHand.ts';
import './forces.css';

export function ZoneMarks({
  zones,
  hand: { side, held },
}: {
  readonly zones: readonly (Zone | null)[];
  readonly hand: ZoneHand;
}): ReactNode {
  return (
    <g className="maker-marks">
      {zones.map((zone, i) => {
        const shown = (i === side && held) || zone;
        return (
          shown && (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <g key={i} className={`maker-zone side-${i}`}>
              <rect {...shown} />
              {i === side &&
                cornersOfZone(shown).map(([x, y], k) => (
                  // oxlint-disable-next-line react/no-array-index-key -- corners have no name
                  <g key={k} style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
                    <circle className="maker-handle" r={7} />
                  </g>
                ))}
            </g>
          )
        );
      })}
    </g>
  );
}
