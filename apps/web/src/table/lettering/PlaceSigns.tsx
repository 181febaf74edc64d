/** The places of a scenario's own rules on the table: their reach, what they are worth, and the flag of whoever holds them. */
import type { PlaceNow } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useHosted } from '../../battle/index.ts';
import { Flag } from '../troops/Flag.tsx';
import { flagOf } from '../troops/nations.ts';
import './placeSigns.css';

export function PlaceSigns(): ReactNode {
  const screen = useHosted((h) => h.screen);
  const state = useHosted((h) => h.battle?.state);
  if (!screen || state === undefined) return null;
  const uniforms = screen.uniforms(state);
  return screen.places(state).map((now) => <PlaceSign key={now.place.id} now={now} uniform={uniforms[now.holder]} />);
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
