/** LB-SET-02. Area pieces are roughly rectangular, their corners rounded: the outlines in which laid ground grows. */
import { seededRandomInt } from '@drumhead/engine';
import { grownAround, type Polygon } from '@drumhead/table';
import type { TerrainPiece } from '../../state/state.ts';
import { pieceOf } from './pieces.ts';

const CORNERS = 24;
/** Of the rectangle's half side, and of its area. */
const REACH = 0.06;
const FILL = 0.92;

/** Woods, rough ground and hills grown; anything else, and what is no rectangle, as it lies. */
export function grownPiece(piece: TerrainPiece): TerrainPiece {
  const { id, kind, points, sector } = piece;
  const grows = kind === 'wood' || kind === 'rough' || kind === 'steepHill';
  return grows && points.length === 8 ? pieceOf(id, kind, grownWithin(points, id), sector) : piece;
}

/** Nowhere beyond the rectangle, so that zones and distances hold; the same for the same rectangle and piece. */
function grownWithin([ax, ay, bx, by, , , dx, dy]: readonly number[], id: string): Polygon {
  const [origin, across, down] = [
    { x: ax as number, y: ay as number },
    { x: (bx as number) - (ax as number), y: (by as number) - (ay as number) },
    { x: (dx as number) - (ax as number), y: (dy as number) - (ay as number) },
  ];
  const width = Math.round(lengthOf(across));
  const height = Math.round(lengthOf(down));
  const choose = seededRandomInt(`ground ${id} ${origin.x} ${origin.y}`);
  const shape = { corners: CORNERS, reach: REACH };
  const grown = grownAround({ x: 0, y: 0, width, height }, shape, FILL, 1, choose);
  const laid: number[] = [];
  for (let i = 0; i < grown.length; i += 2) {
    // Shares of the two sides, at most all of them.
    const [u, v] = [shareOf(grown[i] as number, width), shareOf(grown[i + 1] as number, height)];
    laid.push(Math.round(origin.x + u * across.x + v * down.x), Math.round(origin.y + u * across.y + v * down.y));
  }
  return laid;
}

const lengthOf = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.sqrt(x * x + y * y);

const shareOf = (value: number, size: number): number => Math.min(1, Math.max(0, value / size + 0.5));
