import { memo, type ReactNode } from 'react';
import type { Uniform } from '../troops/uniforms.ts';
import { type Loss, menLying } from './losses.ts';

/** Men who lie where their unit lost them; no pieces, and nothing to tap. */
export function FallenMen({
  losses,
  uniformOf,
}: {
  readonly losses: readonly Loss[];
  readonly uniformOf: (unit: number) => Uniform;
}): ReactNode {
  // The same loss at the same place twice would lie on itself.
  const lying = new Map(losses.map((loss) => [Object.values(loss).join(), loss]));
  return (
    <g className="fallen-men" aria-hidden="true">
      {[...lying].map(([key, loss]) => {
        const { coat, belts, hat, legs } = uniformOf(loss.unit);
        return <Lying key={key} {...loss} coat={coat} belts={belts} hat={hat} legs={legs} />;
      })}
    </g>
  );
}

/** Parts of one man along the x axis, his head to the right. */
const SHADOW = [-9, 3, 17, 3] as const;
const LEGS = [-9, -1.6, 7, 3.6] as const;
const COAT = [-3, -2.8, 8.4, 5.4] as const;
const BELT = [-2, -0.6, 7, 1.2] as const;
const HEAD = [5.6, -1.7, 3.6, 3.6] as const;
const HAT = [11, -3, 4.6, 4.2] as const;

/** Compared by value: losses are worked out anew at every state, but the men lie as they did. */
const Lying = memo(function Lying({
  coat,
  belts,
  hat,
  legs,
  ...loss
}: Loss & Pick<Uniform, 'coat' | 'belts' | 'hat' | 'legs'>): ReactNode {
  const men = menLying(loss);
  const parts = [
    [SHADOW, '#1d241350'],
    [LEGS, legs],
    [COAT, coat],
    [BELT, belts],
    [HEAD, '#e2b48c'],
    [HAT, hat],
  ] as const;
  return parts.map(([part, fill], i) => (
    <path key={i} d={men.map(({ x, y, turn }) => turnedBox(part, x, y, turn)).join('')} fill={fill} />
  ));
});

/** A rectangle around a place, turned by so many degrees. */
function turnedBox(
  [left, top, width, height]: readonly [number, number, number, number],
  x: number,
  y: number,
  turn: number,
): string {
  const [c, s] = [Math.cos((turn / 180) * Math.PI), Math.sin((turn / 180) * Math.PI)];
  const at = (dx: number, dy: number) => `${(x + dx * c - dy * s).toFixed(1)} ${(y + dx * s + dy * c).toFixed(1)}`;
  return `M${at(left, top)}L${at(left + width, top)}L${at(left + width, top + height)}L${at(left, top + height)}z`;
}
