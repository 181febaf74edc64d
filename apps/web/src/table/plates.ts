/** Plates with the lengths of sticks: beside each stick, on one side or the other. Pure. */
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

/**
 * The plates of a way's sticks, each as `plateOf` has it; null where there is room for none. The last is always told.
 * `zoom`: millimetres of the table in a pixel.
 */
export function platesOf(
  from: Point,
  stops: readonly Point[],
  labels: readonly string[],
  zoom: number,
): readonly (LabelBox | null)[] {
  const starts = [from, ...stops];
  const plates = stops.map((to, i) =>
    [false, true].map((turned) => plateOf(starts[i] as Point, to, labels[i] ?? '', turned)),
  );
  const places = plates.map((both, i) => {
    const [start, to] = [starts[i] as Point, starts[i + 1] as Point];
    const [x, y] = [(start.x + to.x) / 2 / zoom, (start.y + to.y) / 2 / zoom];
    return both.map((plate) => ({ ...plate, left: plate.left + x, top: plate.top + y }));
  });
  const taken = [...placeLabels([...places].reverse())].reverse();
  return plates.map((both, i) => both[taken[i] ?? -1] ?? null);
}
