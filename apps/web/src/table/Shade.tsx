/** Shade over all of a table but some boxes, such as where troops may be deployed. Millimetres. */
import { type ReactNode, useId } from 'react';
import type { Area, Extent } from './camera.ts';

export function Shade({ table, lit }: { readonly table: Extent; readonly lit: readonly Area[] }): ReactNode {
  const mask = useId();
  const { width, height } = table;
  return (
    <>
      <mask id={mask}>
        <rect width={width} height={height} fill="#fff" />
        {lit.map(({ minX, maxX, minY, maxY }) => (
          <rect
            key={`${minX} ${minY} ${maxX} ${maxY}`}
            x={minX}
            y={minY}
            width={maxX - minX}
            height={maxY - minY}
            fill="#000"
          />
        ))}
      </mask>
      <rect width={width} height={height} className="zone-shut" mask={`url(#${mask})`} />
    </>
  );
}
