/** Labels that must not cover each other: where there is no room for two, the more important one stays. Pure. */

/** Pixels, or millimetres: the same throughout. */
export interface LabelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const overlaps = (a: LabelBox, b: LabelBox): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * For each label, the most important first, which of its places it takes: the first that touches neither a label before
 * it nor one of the `others`; -1: there is no room for it. What it should `avoid` it covers only where it must.
 */
export function placeLabels(
  labels: readonly (readonly LabelBox[])[],
  others: readonly LabelBox[] = [],
  avoid: readonly LabelBox[] = [],
): readonly number[] {
  const taken = [...others];
  return labels.map((places) => {
    const free = places.map((place) => !taken.some((one) => overlaps(one, place)));
    const clear = places.findIndex((place, i) => free[i] && !avoid.some((one) => overlaps(one, place)));
    const at = clear < 0 ? free.indexOf(true) : clear;
    const place = places[at];
    if (place) taken.push(place);
    return at;
  });
}
