/** Areas of a table, such as where troops may be deployed, and shade over all the rest of it. Millimetres. */
import { type ReactNode, type SVGProps, useId } from 'react';
import type { Area, Extent } from './camera.ts';

export function AreaBox({
  area: { minX, minY, maxX, maxY },
  ...drawn
}: { readonly area: Area } & Pick<SVGProps<SVGRectElement>, 'className' | 'fill'>): ReactNode {
  return <rect x={minX} y={minY} width={maxX - minX} height={maxY - minY} {...drawn} />;
}

export function Shade({ table, lit }: { readonly table: Extent; readonly lit: readonly Area[] }): ReactNode {
  const mask = useId();
  const { width, height } = table;
  return (
    <>
      <mask id={mask}>
        <rect width={width} height={height} fill="#fff" />
        {lit.map((area) => (
          <AreaBox key={Object.values(area).join(' ')} area={area} fill="#000" />
        ))}
      </mask>
      <rect width={width} height={height} className="zone-shut" mask={`url(#${mask})`} />
    </>
  );
}
