/** What is only pretty and has no edge: fields, lone trees, a wagon. It keeps away from all terrain that counts. */
import { memo, type ReactNode } from 'react';
import { noise, oval } from './ink.ts';
import { boundsOf, type Flat, toBorder } from './shapes.ts';
import { Trees } from './Wood.tsx';

interface Props {
  readonly width: number;
  readonly height: number;
  /** Outlines of areas, and lines, that count. */
  readonly terrain: readonly Flat[];
  /** Trees count in some games: then none stand here. */
  readonly trees: boolean;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room of one field and of one lone tree, in square millimetres. */
const FIELD_ROOM = 330_000;
const TREE_ROOM = 200_000;

export const Scenery = memo(function Scenery({ width, height, terrain, trees }: Props): ReactNode {
  const fields = spots(width, height, terrain, Math.round((width * height) / FIELD_ROOM) + 1, 105, 3);
  const lone = trees ? spots(width, height, terrain, Math.round((width * height) / TREE_ROOM), 32, 11) : [];
  const [wagon] = trees ? spots(width, height, terrain, 1, 44, 29) : [];
  return (
    <>
      <g className="scenery" clipPath="url(#turf-edge)">
        {fields.map(({ x, y }, i) => (
          <path
            key={i}
            d={furrows(i)}
            transform={`translate(${x} ${y}) rotate(${Math.round(noise(i, 21) * 40 - 20)})`}
            stroke={i % 2 === 0 ? '#a08a45' : '#74883f'}
            strokeWidth={2}
            strokeLinecap="round"
            strokeDasharray="26 5 40 4"
            opacity={0.3}
          />
        ))}
      </g>
      <Trees trees={lone.map(({ x, y }, i) => ({ x, y, size: 0.6 + noise(i, 23) * 0.2, tone: i % 3 }))} />
      {wagon && <Wagon {...wagon} />}
    </>
  );
});

/** Places well inside the table that are farther from all terrain than `away`; always the same for the same table. */
export function spots(
  width: number,
  height: number,
  terrain: readonly Flat[],
  count: number,
  away: number,
  salt: number,
): readonly Spot[] {
  const found: Spot[] = [];
  for (let i = 0; i < count * 6 && found.length < count; i++) {
    const x = Math.round(30 + noise(i, salt) * (width - 60));
    const y = Math.round(50 + noise(i, salt + 1) * (height - 70));
    const free = terrain.every((piece) => clearOf(piece, x, y, away));
    if (free && found.every((other) => Math.hypot(other.x - x, other.y - y) > away * 1.4)) found.push({ x, y });
  }
  return found;
}

function clearOf(piece: Flat, x: number, y: number, away: number): boolean {
  const box = boundsOf(piece);
  const [dx, dy] = [Math.max(box.x - x, x - box.x - box.width, 0), Math.max(box.y - y, y - box.y - box.height, 0)];
  if (Math.hypot(dx, dy) > away) return true;
  return (dx > 0 || dy > 0) && toBorder(x, y, piece) > away;
}

/** Furrows of a field, shorter towards its sides. */
function furrows(seed: number): string {
  const [wide, deep] = [130 + noise(seed, 31) * 60, 90 + noise(seed, 32) * 50];
  let d = '';
  for (let x = -wide / 2 + 6; x < wide / 2; x += 8) {
    const part = Math.sqrt(1 - ((2 * x) / wide) ** 2) * 0.5 + 0.3;
    const [top, bottom] = [
      (deep / 2) * part + noise(Math.round(x), seed) * 12,
      (deep / 2) * part + noise(seed, Math.round(x)) * 12,
    ];
    d += `M${x.toFixed(0)} ${(-top).toFixed(0)}V${bottom.toFixed(0)}`;
  }
  return d;
}

/** A covered wagon of the train. */
function Wagon({ x, y }: Spot): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={oval(4, 1.5, 19, 4.5)} fill="#1d2413" opacity={0.3} />
      <path d="M-14-5H13L12-10H-13Z" fill="#7a5a35" stroke="#4a3520" strokeWidth={0.8} />
      <path d="M-13-10Q-14-22-8-22H7Q13-22 12-10Z" fill="#efe6cf" stroke="#9c8a66" strokeWidth={0.8} />
      <path d="M-6-22Q-8-16-7-10M2-22Q1-16 2-10" fill="none" stroke="#c9bb96" strokeWidth={1} />
      <path d={oval(-8.5, -3.5, 4, 4.5) + oval(8.5, -3.5, 4, 4.5)} fill="none" stroke="#4a3520" strokeWidth={1.6} />
      <path d="M13-6l11 3" stroke="#4a3520" strokeWidth={1.6} />
    </g>
  );
}
