/** Where troops come on or may leave: a stretch of the edge, and an arrow from it or to it. */
import type { ScriptDeed } from '@drumhead/engine';
import type { ReactNode } from 'react';
import type { Place } from '../draw/places.ts';
import { lengthOf } from './deeds.tsx';
import type { Ruling } from './ruling.ts';

/** Degrees by which an arrow that points rightwards is turned to point inwards. */
const INWARDS = { left: 0, top: 90, right: 180, bottom: -90 } as const;

/** The ends of the stretch by which a deed brings troops on. */
function stretchOf({ ground }: Ruling, { edge = 'left', from = 0, to }: ScriptDeed): readonly [Place, Place] {
  const end = to ?? lengthOf(ground, edge);
  const [x, y] = [edge === 'right' ? ground.width : 0, edge === 'bottom' ? ground.height : 0];
  const at = (along: number): Place => (edge === 'left' || edge === 'right' ? [x, along] : [along, y]);
  return [at(from), at(end)];
}

export function ArrivalMarks({ ruling }: { readonly ruling: Ruling }): ReactNode {
  const { script, troops } = ruling;
  return (script.events ?? []).flatMap(({ id, when: { turn }, do: deeds }) =>
    deeds.flatMap((deed, n) => {
      const { arrive, mayLeave, edge = 'left' } = deed;
      const who = arrive ?? mayLeave;
      if (who === undefined) return [];
      const [a, b] = stretchOf(ruling, deed);
      const side = troops.find((one) => one.id === who)?.side ?? 0;
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      return (
        // oxlint-disable-next-line react/no-array-index-key -- deeds have no other name
        <g key={`${id} ${n}`} className={`maker-arrival side-${side}`}>
          <line x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
          <g style={{ transform: `translate(${x}px, ${y}px) scale(var(--u))` }}>
            <path
              transform={`rotate(${INWARDS[edge]})`}
              d={arrive === undefined ? 'M54 0H10M22 -10L8 0L22 10' : 'M8 0H52M40 -10L54 0L40 10'}
            />
            {turn !== undefined && <text {...beside(edge)}>{turn}</text>}
          </g>
        </g>
      );
    }),
  );
}

/** The turn stands beyond the head of the arrow, on the table. */
const beside = (edge: keyof typeof INWARDS) =>
  ({
    left: { x: 62, y: 6, textAnchor: 'start' },
    right: { x: -62, y: 6, textAnchor: 'end' },
    top: { x: 0, y: 76, textAnchor: 'middle' },
    bottom: { x: 0, y: -62, textAnchor: 'middle' },
  })[edge] as { readonly x: number; readonly y: number; readonly textAnchor: 'start' | 'middle' | 'end' };
