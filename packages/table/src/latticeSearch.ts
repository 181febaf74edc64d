/**
 * Is there any lattice point that a rule allows? A search of all points that skips whole boxes of them: if the middle of a
 * box is refused with room to spare, the whole box is.
 */

/** Whole numbers from `low` to `high`, both included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A box of points: its middle, and how far each figure strays from it. */
export interface LatticeBox {
  readonly ranges: readonly Range[];
  readonly middle: readonly number[];
}

export interface LatticeSearch<T> {
  /** What stands at a point if the rules allow it, or null: the judge itself. */
  at(point: readonly number[]): T | null;
  /** How far (steps) anything moves over the box because of each figure. 0: the figure changes nothing there. */
  strayOf(box: LatticeBox): readonly number[];
  /** Is every point of the box certainly refused? `false` is always safe. */
  isHopeless(box: LatticeBox, strays: readonly number[]): boolean;
}

/**
 * How many boxes one question may still look at, in whichever searches it takes. It keeps a question to a fraction of a
 * second; at its end the search gives up, and answers as if nothing were allowed.
 */
export interface Budget {
  boxes: number;
}

/**
 * The first allowed point found. Null: there is none, or the budget came to its end before.
 * Boxes are halved along the figure that moves things most, down to single points, the large ones before the small: a point
 * with room about it is found soon. Points that miss a rule by a hair take long, and only where very many do can the search
 * give up before it finds an allowed one.
 */
export function searchLattice<T>(ranges: readonly Range[], search: LatticeSearch<T>, budget: Budget): T | null {
  const open: (readonly Range[])[] = [ranges];
  for (const ranges of open) {
    if (ranges.some(({ low, high }) => low > high)) continue;
    if (budget.boxes-- <= 0) return null;
    const box: LatticeBox = { ranges, middle: ranges.map(({ low, high }) => low + ((high - low) >> 1)) };
    const strays = search.strayOf(box);
    if (search.isHopeless(box, strays)) continue;
    const found = search.at(box.middle);
    if (found !== null) return found;
    const widest = strays.indexOf(Math.max(...strays));
    if (!((strays[widest] as number) > 0)) continue;
    const middle = box.middle[widest] as number;
    const part = (range: Range): readonly Range[] => ranges.map((old, i) => (i === widest ? range : old));
    const { low, high } = ranges[widest] as Range;
    open.push(part({ low, high: middle }), part({ low: middle + 1, high }));
  }
  return null;
}

/**
 * The lowest allowed whole number of a range, found by halving: what lies lower is looked at first. Null: there is none, or
 * the budget came to its end before.
 */
export function searchLowest<T>(range: Range, search: LatticeSearch<T>, budget: Budget): T | null {
  const open: Range[] = [range];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { low, high } = next;
    if (low > high) continue;
    if (budget.boxes-- <= 0) return null;
    const middle = low + ((high - low) >> 1);
    const box: LatticeBox = { ranges: [next], middle: [middle] };
    if (search.isHopeless(box, search.strayOf(box))) continue;
    if (low < high) {
      open.push({ low: middle + 1, high }, { low, high: middle });
      continue;
    }
    const found = search.at(box.middle);
    if (found !== null) return found;
  }
  return null;
}

/** A sixteenth of a degree as a length of arc, rounded up. */
const ARC = 0.001091;

/** How far (steps) a facing moves what is so far off the point it turns about. */
export function arcOf(box: LatticeBox, figure: number, arm: number): number {
  return halfOf(box, figure) * ARC * arm;
}

/** The farthest that a figure strays from the middle of its range. */
export function halfOf({ ranges, middle }: LatticeBox, figure: number): number {
  const { low, high } = ranges[figure] as Range;
  return Math.max(high - (middle[figure] as number), (middle[figure] as number) - low);
}
