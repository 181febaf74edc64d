/** Plan of one level of a building: floor, walls with doors and windows, stairs, ladder. */
import type { BuildingFeature, Opening } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { House } from '../../../../table/drawing/House.tsx';
import { cornersOf, type Flat, straightPath } from '../../../../table/drawing/shapes.ts';
import { mm } from '../../../../table/units.ts';

interface Props {
  readonly building: BuildingFeature;
  readonly level: number;
  /** Radius of a base on foot, millimetres. */
  readonly foot: number;
  /** Nobody is in it or near it: it stands under its roof. */
  readonly roofed: boolean;
}

const WALL = 4;

export function Building({ building, level, foot, roofed }: Props): ReactNode {
  const points: Flat = building.points.map(mm);
  if (roofed)
    return (
      <House
        points={points}
        eaves={foot * (2.2 + 1.6 * building.floors)}
        ridge={foot * (4.4 + 1.6 * building.floors)}
      />
    );
  const floor = Math.min(level, building.floors - 1);
  const openings = building.openings.filter((opening) => opening.level === floor);
  return (
    <g>
      <path d={straightPath(points, true)} fill="#3b3122" opacity={0.35} transform="translate(3 4)" />
      <path d={straightPath(points, true)} fill={floor === 0 ? '#cbb186' : '#d9c69c'} />
      <Planks points={points} />
      {building.stairs && <Stairs x={mm(building.stairs.x)} y={mm(building.stairs.y)} radius={foot} up={floor === 0} />}
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#4a3c2c"
        strokeWidth={WALL + 1.4}
        strokeLinejoin="miter"
      />
      <path
        d={straightPath(points, true)}
        fill="none"
        stroke="#b7a688"
        strokeWidth={WALL - 0.6}
        strokeLinejoin="miter"
      />
      {openings.map((opening, i) => (
        <Gap key={i} opening={opening} />
      ))}
      {building.ladder && <Ladder building={building} />}
    </g>
  );
}

function Planks({ points }: { readonly points: Flat }): ReactNode {
  const [ax, ay, bx, by, , , dx, dy] = cornersOf(points);
  const length = Math.hypot(dx - ax, dy - ay) || 1;
  let d = '';
  for (let at = 7; at < length; at += 7) {
    const [x, y] = [((dx - ax) * at) / length, ((dy - ay) * at) / length];
    d += `M${(ax + x).toFixed(1)} ${(ay + y).toFixed(1)}L${(bx + x).toFixed(1)} ${(by + y).toFixed(1)}`;
  }
  return <path d={d} stroke="#8d744b" strokeWidth={0.6} opacity={0.55} />;
}

/** Doors have a leaf (barred ones a beam), windows a pane; broken ones stand open. */
function Gap({ opening }: { readonly opening: Opening }): ReactNode {
  const [x1, y1, x2, y2] = [mm(opening.x1), mm(opening.y1), mm(opening.x2), mm(opening.y2)];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${turn})`}>
      <rect
        x={0}
        y={-WALL / 2 - 0.8}
        width={length}
        height={WALL + 1.6}
        fill="#e3d3ac"
        stroke="#4a3c2c"
        strokeWidth={0.7}
      />
      {opening.kind === 'window' ? (
        <>
          <path d={`M0 0H${length}`} stroke="#5f7f8c" strokeWidth={2.2} />
          <path d={`M${length / 2} -2.200V2.200`} stroke="#4a3c2c" strokeWidth={0.9} />
        </>
      ) : opening.bashed ? (
        <path
          d={`M2 -1.800l4 2.600m4 -2l-3 3.200m${length - 16} -2l3 2`}
          stroke="#6e4a2a"
          strokeWidth={1.1}
          fill="none"
        />
      ) : (
        <>
          <path d={`M0 0H${length}`} stroke="#6e4a2a" strokeWidth={2.6} />
          {opening.barred && (
            <path
              d={`M${length * 0.14} -3.400L${length * 0.86} 3.400M${length * 0.86} -3.400L${length * 0.14} 3.400`}
              stroke="#33241a"
              strokeWidth={1.4}
            />
          )}
        </>
      )}
    </g>
  );
}

function Stairs({
  x,
  y,
  radius,
  up,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly up: boolean;
}): ReactNode {
  const treads = [-0.6, -0.3, 0, 0.3, 0.6].map((at) => {
    const half = Math.sqrt(1 - at * at) * radius * 0.92;
    return `M${-half} ${at * radius}H${half}`;
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill="#b8935c" stroke="#4a3c2c" strokeWidth={0.9} />
      <path d={treads.join('')} stroke="#5d4526" strokeWidth={0.9} />
      <path
        d={
          up
            ? `M0 ${radius * 0.55}V${-radius * 0.55}m-3 3l3 -3l3 3`
            : `M0 ${-radius * 0.55}V${radius * 0.55}m-3 -3l3 3l3 -3`
        }
        fill="none"
        stroke="#2b2620"
        strokeWidth={1.2}
      />
    </g>
  );
}

/** From its foot on the ground to the window it leads to. */
function Ladder({ building }: { readonly building: BuildingFeature }): ReactNode {
  const { ladder, openings } = building;
  const window = ladder && openings[ladder.opening];
  if (!ladder || !window) return null;
  const [fx, fy] = [mm(ladder.x), mm(ladder.y)];
  const [wx, wy] = [mm((window.x1 + window.x2) / 2), mm((window.y1 + window.y2) / 2)];
  const length = Math.max(6, Math.hypot(wx - fx, wy - fy));
  const turn = (Math.atan2(wy - fy, wx - fx) * 180) / Math.PI;
  let rungs = '';
  for (let at = 2; at < length; at += 3) rungs += `M${at} -2.600V2.600`;
  return (
    <g transform={`translate(${fx} ${fy}) rotate(${turn})`} stroke="#5d3f27">
      <path d={`M-2 -2.600H${length}M-2 2.600H${length}`} strokeWidth={1.3} />
      <path d={rungs} strokeWidth={0.9} />
    </g>
  );
}
