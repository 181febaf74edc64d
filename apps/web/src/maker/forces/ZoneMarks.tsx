/** The deployment zones over the table, the chosen one with its corners. */
import { equalData } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { Zone } from '../rulesMaker.ts';
import { cornersOfZone, type ZoneHand } from './zoneHand.ts';
import './forces.css';

export function ZoneMarks({
  zones,
  sideOf,
  hand: { side, held },
}: {
  readonly zones: readonly (Zone | null)[];
  /** Whose a zone is, by its number. */
  readonly sideOf: (i: number) => number;
  readonly hand: ZoneHand;
}): ReactNode {
  return (
    <g className="maker-marks">
      {zones.map((zone, i) => {
        // That of a brigade is drawn where it is another than that of its side.
        if (i !== side && zones.findIndex((one) => equalData(one, zone)) < i) return null;
        const shown = (i === side && held) || zone;
        return (
          shown && (
            // oxlint-disable-next-line react/no-array-index-key -- a side is its place
            <g key={i} className={`maker-zone side-${sideOf(i)}`}>
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
