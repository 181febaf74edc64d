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
 * it nor one of the `others`; -1: there is no room for it. Of what it should `avoid` it covers as little as it can.
 */
export function placeLabels(
  labels: readonly (readonly LabelBox[])[],
  others: readonly LabelBox[] = [],
  avoid: readonly LabelBox[] = [],
): readonly number[] {
  const taken = [...others];
  return labels.map((places) => {
    let [at, least] = [-1, Number.POSITIVE_INFINITY];
    for (const [i, place] of places.entries()) {
      if (taken.some((one) => overlaps(one, place))) continue;
      const covered = avoid.filter((one) => overlaps(one, place)).length;
      if (covered < least) [at, least] = [i, covered];
      if (least === 0) break;
    }
    const place = places[at];
    if (place) taken.push(place);
    return at;
  });
}
