/** State of a unit as badges of constant size on the screen, never by colour alone. */
import { type ReactNode, useMemo } from 'react';
import type { Point } from '../camera.ts';
import type { LabelBox } from '../labels.ts';
import { ahead } from '../units.ts';
import { usePlaceAt } from './placed.ts';

export type BadgeKind =
  | 'ready'
  | 'dis1'
  | 'dis2'
  | 'dis3'
  | 'fired'
  | 'activated'
  | 'reacted'
  | 'violation'
  | 'routing';

const PITCH = 17;

export function Badges({ kinds }: { readonly kinds: readonly BadgeKind[] }): ReactNode {
  const first = (-(kinds.length - 1) * PITCH) / 2;
  return (
    <g className="still">
      {kinds.map((kind, i) => (
        <g key={kind} transform={`translate(${first + i * PITCH} 0)`}>
          <Badge kind={kind} />
        </g>
      ))}
    </g>
  );
}

/**
 * The marks of a unit at its feet: to the left that it may still act, to the right its state; sizes in millimetres. Its
 * front mark shows that it is activated.
 */
export function BadgesAtFeet({
  kinds,
  ready,
  facing,
  width,
  depth,
}: {
  readonly kinds: readonly BadgeKind[];
  readonly ready: boolean;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}): ReactNode {
  const shown = kinds.filter((kind) => kind !== 'activated');
  if (shown.length === 0 && !ready) return null;
  const { left, right } = feetOf(facing, width, depth);
  return (
    <>
      {ready && (
        <g transform={`translate(${left.x} ${left.y})`}>
          <g className="screen-size">
            <Badge kind="ready" />
          </g>
        </g>
      )}
      {shown.length > 0 && (
        <g transform={`translate(${right.x} ${right.y})`}>
          <g className="screen-size">
            <g transform={`translate(${-((shown.length - 1) * PITCH) / 2} 0)`}>
              <Badges kinds={shown} />
            </g>
          </g>
        </g>
      )}
    </>
  );
}

/** The name of a unit at its feet, in the ink of its side; shown from near, where names have room. */
export function NameAtFeet({
  name,
  ink,
  x,
  y,
  facing,
  width,
  depth,
}: {
  readonly name: string;
  readonly ink: string;
  /** Of the unit, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}): ReactNode {
  const { left, right } = feetOf(facing, width, depth);
  const feet = Math.max(left.y, right.y);
  const places = useMemo(() => LINES.map((line) => nameBox(name, line)), [name]);
  const line = LINES[usePlaceAt(0, x, y + feet, places)];
  return (
    line !== undefined && (
      <g className="unit-name" transform={`translate(0 ${feet})`} aria-hidden="true">
        <text className="screen-exact" y={line} fill={ink}>
          {name}
        </text>
      </g>
    )
  );
}

/** Pixels below the middle of the tags: close under them, or a line lower where another name stands there. */
const LINES = [21, 35] as const;
/** Of the letters of a name. */
const LETTER = 7;
const RISE = 11;
const LINE = 14;

const nameBox = (name: string, line: number): LabelBox => ({
  left: (-name.length * LETTER) / 2,
  top: line - RISE,
  width: name.length * LETTER,
  height: LINE,
});

/** The corners of a footprint that lie farthest down to the left and to the right on the screen. */
export function feetOf(facing: number, width: number, depth: number): { readonly left: Point; readonly right: Point } {
  const f = ahead(facing);
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => ({
      x: Math.round((end * depth * f.x - side * width * f.y) / 2),
      y: Math.round((end * depth * f.y + side * width * f.x) / 2),
    })),
  );
  const lowest = (sign: number) =>
    corners.reduce((best, one) => (one.y * 1.1 + sign * one.x > best.y * 1.1 + sign * best.x ? one : best));
  return { left: lowest(-1), right: lowest(1) };
}

/** An amber dot: it may still act. Diamonds on a dark tag count disorder. */
export function Badge({ kind }: { readonly kind: BadgeKind }): ReactNode {
  switch (kind) {
    case 'ready':
      return <circle r={5.4} fill="#ffc53a" stroke="#2a1c12" strokeWidth={2} />;
    case 'dis1':
      return <Disorder count={1} fill="#ffd05a" />;
    case 'dis2':
      return <Disorder count={2} fill="#ff9f3f" />;
    case 'dis3':
      return <Disorder count={3} fill="#ff7a5c" />;
    case 'fired':
      return (
        <g stroke="#3b3a38" strokeWidth={1}>
          <circle cx={-3.4} cy={1.4} r={3.9} fill="#e9e6df" />
          <circle cx={3.4} cy={1.6} r={4.1} fill="#dcd8cf" />
          <circle cx={0.2} cy={-2.4} r={4.2} fill="#f5f3ee" />
        </g>
      );
    case 'activated':
      return (
        <g>
          <circle r={6.6} fill="#4f5a3a" stroke="#f6f0df" strokeWidth={1.2} />
          <path d="M-3 .2l2.2 2.4l4.2 -5" fill="none" stroke="#f6f0df" strokeWidth={1.9} strokeLinecap="round" />
        </g>
      );
    case 'reacted':
      return (
        <g>
          <rect x={-6.2} y={-6.2} width={12.4} height={12.4} rx={2} fill="#5a4a73" stroke="#f6f0df" strokeWidth={1.2} />
          <path
            d="M3.4 3.2a3.6 3.6 0 1 0 -6.6 -1.4m-2 -2.4l2 2.6l2.6 -1.8"
            fill="none"
            stroke="#f6f0df"
            strokeWidth={1.6}
            strokeLinecap="round"
          />
        </g>
      );
    case 'routing':
      return (
        <g>
          <circle r={7.4} fill="#f6f0df" stroke="#3d0906" strokeWidth={1.5} />
          <path
            d="M-4.600 -3.600l3.600 3.600l-3.600 3.600m4.600 -7.200l3.600 3.600l-3.600 3.600"
            fill="none"
            stroke="#a3231c"
            strokeWidth={2}
          />
        </g>
      );
    default:
      return (
        <g>
          <path d="M0 -7.4L7 5.4h-14z" fill="#f4d35e" stroke="#3b2f0a" strokeWidth={1.2} strokeLinejoin="round" />
          <path d="M0 -3v4.2m0 2v.3" stroke="#3b2f0a" strokeWidth={1.7} strokeLinecap="round" />
        </g>
      );
  }
}

function Disorder({ count, fill }: { readonly count: number; readonly fill: string }): ReactNode {
  const width = 3.5 + 4.8 * count;
  const first = -((count - 1) * 4.8) / 2;
  const diamonds = Array.from(
    { length: count },
    (_, i) => `M${first + i * 4.8} -3.700l2.200 3.700-2.200 3.700-2.200-3.700z`,
  );
  return (
    <g>
      <rect
        x={-width / 2}
        y={-6}
        width={width}
        height={12}
        rx={2}
        fill="#2a1c12"
        stroke="#f6efdd"
        strokeWidth={1.1}
        paintOrder="stroke"
      />
      <path d={diamonds.join('')} fill={fill} />
    </g>
  );
}
