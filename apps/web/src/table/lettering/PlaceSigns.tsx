/** The places of a scenario's own rules on the table: their reach, what they are worth, and the flag of whoever holds them. */
import type { PlaceNow, WayOff } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { Flag } from '../troops/Flag.tsx';
import { flagOf } from '../troops/nations.ts';
import { alongEdge, type Box, useBox } from './edge.ts';
import './placeSigns.css';

export function PlaceSigns(): ReactNode {
  const [box, measure] = useBox();
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  if (!screen || state === undefined) return null;
  const uniforms = screen.uniforms(state);
  return (
    <g ref={measure}>
      {screen.script.places(state).map((now) => (
        <PlaceSign key={now.place.id} now={now} uniform={uniforms[now.holder]} />
      ))}
      {box && screen.script.waysOff(state).map(({ way }, i) => <WayOffSign key={i} way={way} box={box} />)}
    </g>
  );
}

/** A stretch of the edge with arrows that point off the table. */
function WayOffSign({ way: { edge, from, to }, box }: { readonly way: WayOff; readonly box: Box }): ReactNode {
  const { place, end, out } = alongEdge(edge, from, to, box);
  const arrows = [0.25, 0.5, 0.75].map((part) => {
    const along = from + (end - from) * part;
    return `M${place(along - 10, -out * 24)}L${place(along, -out * 6)}L${place(along + 10, -out * 24)}`;
  });
  return <path d={`M${place(from, 0)}L${place(end, 0)}${arrows.join('')}`} className="way-off" />;
}

/** A stake under the troops, as objectives have it. `uniform`: of its holder. */
function PlaceSign({
  now: { place, holder, points },
  uniform,
}: {
  readonly now: PlaceNow;
  readonly uniform: string | undefined;
}): ReactNode {
  const [x, y] = place.at;
  const flag = uniform === undefined ? null : flagOf(uniform);
  return (
    <g className={`place-sign side-${holder === -1 ? 'none' : holder}`} transform={`translate(${x} ${y})`}>
      <circle r={place.reach} className="place-reach" />
      <g className="screen-size">
        <path d="M0 4V-28" className="place-stake" />
        {holder === -1 ? (
          <path d="M0 -40V-26" className="place-stake" />
        ) : (
          <g transform="translate(0 -26) scale(2)">
            {flag ? <Flag {...flag} /> : <path d="M0 -9L10 -5.500L0 -2z" className="place-pennant" />}
          </g>
        )}
        {points > 0 && (
          <>
            <circle cy={-8} r={9.5} className="place-roundel" />
            <text y={-3.6} textAnchor="middle" className="place-points">
              {points}
            </text>
          </>
        )}
      </g>
    </g>
  );
}
