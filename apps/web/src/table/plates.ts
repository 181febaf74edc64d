/** Lengths on the table that leave each other room: on plates beside sticks, and beside thin lines. Pure. */
import type { Point } from './camera.ts';
import { type LabelBox, placeLabels } from './labels.ts';

const HEIGHT = 24;

/** The plate of a stick in pixels from its middle: on its right as one reads, never on what the stick comes from. */
export function plateOf(from: Point, to: Point, label: string, turned = false): LabelBox {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const sign = (-uy > 0 || (uy === 0 && ux > 0)) === turned ? -1 : 1;
  const half = 6 + label.length * 4.1;
  return { left: -uy * sign * (half + 14) - half, top: ux * sign * 26 - HEIGHT / 2, width: 2 * half, height: HEIGHT };
}

/** What a handle to drag by covers, in pixels of the whole table. */
export const handleBox = ({ x, y }: Point, zoom: number): LabelBox => ({
  left: x / zoom - 12,
  top: y / zoom - 12,
  width: 24,
  height: 24,
});

/** A plate in pixels of the whole table instead of its stick's middle. */
const onTable = (plate: LabelBox, from: Point, to: Point, zoom: number): LabelBox => ({
  ...plate,
  left: plate.left + (from.x + to.x) / 2 / zoom,
  top: plate.top + (from.y + to.y) / 2 / zoom,
});

/**
 * The plates of a way's sticks, each as `plateOf` has it; null where there is room for none. The last is always told.
 * `zoom`: millimetres of the table in a pixel; `avoid`: what they leave in sight if they can.
 */
export function platesOf(
  from: Point,
  stops: readonly Point[],
  labels: readonly string[],
  zoom: number,
  avoid: readonly LabelBox[] = [],
): readonly (LabelBox | null)[] {
  const starts = [from, ...stops];
  const plates = stops.map((to, i) =>
    [false, true].map((turned) => plateOf(starts[i] as Point, to, labels[i] ?? '', turned)),
  );
  const places = plates.map((both, i) =>
    both.map((plate) => onTable(plate, starts[i] as Point, starts[i + 1] as Point, zoom)),
  );
  const taken = [...placeLabels([...places].reverse(), [], avoid)].reverse();
  return plates.map((both, i) => both[taken[i] ?? -1] ?? null);
}

/** The moves of a way with their lengths; one that only turns has no stick. */
export function movesOf(from: Point, stops: readonly Point[]) {
  return stops
    .map((to, i) => ({ start: stops[i - 1] ?? from, to }))
    .map((move) => ({ ...move, length: Math.hypot(move.to.x - move.start.x, move.to.y - move.start.y) }))
    .filter(({ length }) => length > 1);
}

/** Where the plates of a way lie, in pixels of the whole table. */
export function wayBoxes(
  from: Point,
  stops: readonly Point[],
  label: (length: number) => string,
  zoom: number,
  avoid: readonly LabelBox[] = [],
): readonly LabelBox[] {
  const moves = movesOf(from, stops);
  const plates = platesOf(
    moves[0]?.start ?? from,
    moves.map(({ to }) => to),
    moves.map(({ length }) => label(length)),
    zoom,
    avoid,
  );
  return plates.flatMap((plate, i) => {
    const move = moves[i];
    return plate && move ? [onTable(plate, move.start, move.to, zoom)] : [];
  });
}

/** A thin line with its length. */
export interface MeasuredLine {
  readonly from: Point;
  readonly to: Point;
  readonly label: string;
}

/** The part of a line at which its sign may stand: near what it measures to, else further back. */
const SIGNS_AT = [0.8, 0.55, 0.95, 0.3] as const;
const SIGN = 9;

/** Where the sign of each line stands, in millimetres, and its length: right or left of it, or nowhere (0). */
export function lineLabels(
  lines: readonly MeasuredLine[],
  others: readonly LabelBox[],
  zoom: number,
): readonly { readonly at: Point; readonly side: 1 | -1 | 0 }[] {
  const places = lines.map(({ from, to }) =>
    SIGNS_AT.flatMap((part) => {
      const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
      return ([1, -1] as const).map((side) => ({ at, side }));
    }),
  );
  const boxes = places.map((all, i) => {
    const width = SIGN + 3 + (lines[i]?.label.length ?? 0) * 6.8;
    return all.map(({ at, side }) => ({
      left: at.x / zoom - (side > 0 ? SIGN : width),
      top: at.y / zoom - SIGN,
      width: width + SIGN,
      height: 2 * SIGN,
    }));
  });
  return placeLabels(boxes, others).map((taken, i) => {
    const [first] = places[i] ?? [];
    return places[i]?.[taken] ?? { at: first?.at ?? { x: 0, y: 0 }, side: 0 };
  });
}
