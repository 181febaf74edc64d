/** Names of places and what they give, as on a printed map: under the troops, read from near enough. */
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/useI18n.ts';
import { boundsOf, type Flat } from '../drawing/shapes.ts';
import './lettering.css';

export interface Lettered {
  readonly id: string;
  readonly points: Flat;
  /** Empty where it has none. */
  readonly name: string;
  /** What the rules give who stands there, such as “soft cover +1”; empty for nothing. */
  readonly gives: string;
  /** There is room for letters inside; elsewhere they stand below the edge. */
  readonly inside: boolean;
}

export function Lettering({ places }: { readonly places: readonly Lettered[] }): ReactNode {
  return places.map(({ id, points, name, gives, inside }) => {
    const { x, y, width, height } = boundsOf(points);
    return (
      <g key={id} transform={`translate(${x + width / 2} ${inside ? y : y + height})`}>
        {name !== '' && (
          <g className="screen-size">
            <text className={inside ? 'place-name high' : 'place-name'} y={inside ? 24 : 16}>
              {name}
            </text>
          </g>
        )}
        {gives !== '' && (
          <g transform={inside ? `translate(0 ${height})` : undefined}>
            <g className="screen-size">
              <text className="place-gives" y={inside ? -16 : name === '' ? 18 : 38}>
                {gives}
              </text>
            </g>
          </g>
        )}
      </g>
    );
  });
}

/** The message of a key where there is one: most tables are laid by their players, and their places have no names. */
export function useNames(): (key: string) => string {
  const i18n = useI18n();
  return (key) => (i18n.exists(key) ? i18n.t(key) : '');
}
