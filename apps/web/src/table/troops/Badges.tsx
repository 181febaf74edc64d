/** State of a unit as badges of constant size on the screen, never by colour alone. */
import type { ReactNode } from 'react';
import { ahead } from '../units.ts';

export type BadgeKind = 'dis1' | 'dis2' | 'dis3' | 'fired' | 'activated' | 'reacted' | 'violation' | 'routing';

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
 * The badges of a unit behind its rear edge, however it faces; `depth` in millimetres. Its front mark shows that it is
 * activated.
 */
export function BadgesBehind({
  kinds,
  facing,
  depth,
}: {
  readonly kinds: readonly BadgeKind[];
  readonly facing: number;
  readonly depth: number;
}): ReactNode {
  const shown = kinds.filter((kind) => kind !== 'activated');
  if (shown.length === 0) return null;
  const { x, y } = ahead(facing);
  const behind = (far: number): string => `translate(${-x * far} ${-y * far})`;
  return (
    <g transform={behind(depth / 2)}>
      <g className="screen-size">
        <g transform={behind(9)}>
          <Badges kinds={shown} />
        </g>
      </g>
    </g>
  );
}

/** Lozenges for disorder: one, two, three; the third stands on red with a heavy rim. */
export function Badge({ kind }: { readonly kind: BadgeKind }): ReactNode {
  switch (kind) {
    case 'dis1':
      return <Disorder places={[[0, 0]]} fill="#f0d98c" rim="#5a4213" pip="#5a4213" />;
    case 'dis2':
      return (
        <Disorder
          places={[
            [-2.9, 0],
            [2.9, 0],
          ]}
          fill="#eaa75c"
          rim="#5c2f0b"
          pip="#5c2f0b"
        />
      );
    case 'dis3':
      return (
        <Disorder
          places={[
            [-3.1, 1.9],
            [3.1, 1.9],
            [0, -3],
          ]}
          fill="#a3231c"
          rim="#3d0906"
          pip="#fff3e6"
        />
      );
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

function Disorder({
  places,
  fill,
  rim,
  pip,
}: {
  readonly places: readonly (readonly [number, number])[];
  readonly fill: string;
  readonly rim: string;
  readonly pip: string;
}): ReactNode {
  return (
    <g>
      <circle r={7.4} fill={fill} stroke={rim} strokeWidth={1.5} />
      <path d={places.map(([x, y]) => `M${x} ${y - 3.2}l2.3 3.2l-2.3 3.2l-2.3 -3.2z`).join('')} fill={pip} />
    </g>
  );
}
