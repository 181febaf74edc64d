/** The form of a piece of terrain on the map, whatever its file calls it. Millimetres from the upper left corner. */
import { ribbon } from './outline.ts';
import { at, centre, distanceTo, isWithin, middle, apart, type Place, type Places, turned, whole } from './places.ts';

export interface Box {
  readonly is: 'box';
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise. */
  readonly turned: number;
}

export type Shape =
  | { readonly is: 'area'; readonly points: Places }
  | { readonly is: 'line'; readonly points: Places }
  | Box
  | { readonly is: 'point'; readonly x: number; readonly y: number };

/** How a kind is drawn: by a stroke around it or along it, by a box, or by a tap. `ribbon`: along it, kept as an area. */
export type Form = 'area' | 'line' | 'ribbon' | 'box' | 'point';

/** Degrees between -180 and 180: what is turned on and on stays a number that a file may hold. */
const upright = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The corners of a box, clockwise, the upper left one first. */
export function cornersOf({ x, y, width, height, turned: degrees }: Box): Places {
  const [w, h] = [width / 2, height / 2];
  const corners: Places = [
    [x - w, y - h],
    [x + w, y - h],
    [x + w, y + h],
    [x - w, y + h],
  ];
  return degrees === 0 ? corners : corners.map((corner) => turned(corner, [x, y], degrees));
}

/** The box of four corners, in their order. */
export function boxOf([a, b, c, d]: readonly [Place, Place, Place, Place]): Box {
  const [x, y] = centre([a, b, c, d]);
  const width = (apart(a, b) + apart(d, c)) / 2;
  const height = (apart(b, c) + apart(a, d)) / 2;
  const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { is: 'box', x, y, width, height, turned: degrees };
}

/** The shape in another form: a line as a ribbon and back, a box as an area and back; null: there is none to make of it. */
export function inForm(shape: Shape, form: Form, size: number): Shape | null {
  if (shape.is === form || (shape.is === 'area' && form === 'ribbon')) return shape;
  if (shape.is === 'line' && form === 'ribbon') return { is: 'area', points: ribbon(shape.points, size).map(whole) };
  if (shape.is === 'box' && form === 'area') return { is: 'area', points: cornersOf(shape).map(whole) };
  if (shape.is !== 'area') return null;
  const [least, most] = boundsOf(shape);
  if (form === 'box') return boxBetween(least, most);
  return form === 'line' ? { is: 'line', points: betweenBanks(shape.points).map(whole) } : null;
}

/** The line in the middle of a ribbon, whose points run down one bank and back along the other. */
const betweenBanks = (banks: Places): Places =>
  banks.slice(0, Math.ceil(banks.length / 2)).map((place, i) => middle(place, at(banks, -1 - i)));

/** Its corners, bends or ends. */
export function pointsOf(shape: Shape): Places {
  if (shape.is === 'box') return cornersOf(shape);
  return shape.is === 'point' ? [[shape.x, shape.y]] : shape.points;
}

export const isClosed = ({ is }: Shape): boolean => is === 'area' || is === 'box';

export function moved(shape: Shape, dx: number, dy: number): Shape {
  if (shape.is === 'box' || shape.is === 'point') return { ...shape, x: shape.x + dx, y: shape.y + dy };
  return { ...shape, points: shape.points.map(([x, y]): Place => [x + dx, y + dy]) };
}

/** About its middle. */
export function turnedBy(shape: Shape, degrees: number): Shape {
  if (shape.is === 'point') return shape;
  if (shape.is === 'box') return { ...shape, turned: upright(shape.turned + degrees) };
  const about = middleOf(shape);
  return { ...shape, points: shape.points.map((place) => whole(turned(place, about, degrees))) };
}

/** The upright rectangle around it, by two of its corners. */
export function boundsOf(shape: Shape): readonly [least: Place, most: Place] {
  const points = pointsOf(shape);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** The middle of the rectangle around it. */
export const middleOf = (shape: Shape): Place => middle(...boundsOf(shape));

/** The least sides of a box, in millimetres: no smaller house can be told from a point. */
const LEAST = 10;

/** With one of its points elsewhere; of a box the opposite corner stays. */
export function withPoint(shape: Shape, i: number, place: Place): Shape {
  if (shape.is === 'point') return { ...shape, x: place[0], y: place[1] };
  if (shape.is !== 'box') return { ...shape, points: shape.points.map((one, k) => (k === i ? place : one)) };
  const kept = cornersOf(shape)[(i + 2) % 4] ?? place;
  // Along its own sides.
  const [dx, dy] = turned([place[0] - kept[0], place[1] - kept[1]], [0, 0], -shape.turned);
  const [x, y] = middle(kept, place);
  const [width, height] = [Math.round(Math.max(LEAST, Math.abs(dx))), Math.round(Math.max(LEAST, Math.abs(dy)))];
  return { ...shape, x: Math.round(x), y: Math.round(y), width, height };
}

/** The box that is drawn from one corner to the opposite one. */
export function boxBetween([ax, ay]: Place, [bx, by]: Place): Box {
  const side = (a: number, b: number): number => Math.max(LEAST, Math.round(Math.abs(a - b)));
  const [x, y] = whole(middle([ax, ay], [bx, by]));
  return { is: 'box', x, y, width: side(ax, bx), height: side(ay, by), turned: 0 };
}

/** Millimetres from a place to the shape; 0 within it. */
export function gapTo(place: Place, shape: Shape): number {
  const points = pointsOf(shape);
  if (shape.is === 'point') return apart(place, points[0] ?? place);
  return isClosed(shape) && isWithin(place, points) ? 0 : distanceTo(place, points, isClosed(shape));
}

/** Wholly on a table of this size: what lies beyond its edge is brought back, and cut where it is larger than the table. */
export function onto(shape: Shape, table: { readonly width: number; readonly height: number }): Shape {
  const into = (from: number, to: number, most: number): number => (from < 0 ? -from : to > most ? most - to : 0);
  const [[left, top], [right, foot]] = boundsOf(shape);
  const dx = into(Math.floor(left), Math.ceil(right), table.width);
  const dy = into(Math.floor(top), Math.ceil(foot), table.height);
  const back = moved(shape, dx, dy);
  if (back.is === 'point') return back;
  if (back.is !== 'box') return { ...back, points: back.points.map((place) => within(place, table)) };
  const corners = cornersOf(back);
  const isOn = corners.every(([x, y]) => x >= 0 && y >= 0 && x <= table.width && y <= table.height);
  if (isOn) return back;
  const least = Math.min(table.width, table.height) / 2;
  const smaller = { ...back, width: Math.min(back.width, least), height: Math.min(back.height, least), turned: 0 };
  return { ...smaller, x: table.width / 2, y: table.height / 2 };
}

/** The nearest place of a table of this size. */
export function within([x, y]: Place, { width, height }: { readonly width: number; readonly height: number }): Place {
  return [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(height, y))];
}
