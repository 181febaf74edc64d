import { memo, type ReactNode } from 'react';
import type { Uniform } from '../troops/uniforms.ts';
import { type Loss, menLying } from './losses.ts';

/** Men who lie where their unit lost them; no pieces, and nothing to tap. */
export const FallenMen = memo(function FallenMen({
  losses,
  uniformOf,
}: {
  readonly losses: readonly Loss[];
  readonly uniformOf: (unit: number) => Uniform;
}): ReactNode {
  return (
    <g className="fallen-men" aria-hidden="true">
      {losses.map((loss, i) => (
        <Lying key={i} loss={loss} uniform={uniformOf(loss.unit)} />
      ))}
    </g>
  );
});

/** Parts of one man along the x axis, his head to the right. */
const SHADOW = [-9, 3, 17, 3] as const;
const LEGS = [-9, -1.6, 7, 3.6] as const;
const COAT = [-3, -2.8, 8.4, 5.4] as const;
const BELT = [-2, -0.6, 7, 1.2] as const;
const HEAD = [5.6, -1.7, 3.6, 3.6] as const;
const HAT = [11, -3, 4.6, 4.2] as const;

const Lying = memo(function Lying({ loss, uniform }: { readonly loss: Loss; readonly uniform: Uniform }): ReactNode {
  const men = menLying(loss);
  const parts = [
    [SHADOW, '#1d241350'],
    [LEGS, uniform.legs],
    [COAT, uniform.coat],
    [BELT, uniform.belts],
    [HEAD, '#e2b48c'],
    [HAT, uniform.hat],
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
