/** How troops of up to six sides are told apart without colour: by grey, by a second outline, by the dashes of their ways. */
const GREYS = ['#fff', '#bbb', '#666'] as const;
const DASHES = [[], [2, 2], [6, 2], [1, 1], [6, 2, 1, 2], [9, 3]] as const;

export interface SideMark {
  readonly grey: string;
  /** Is there a second outline within the first? */
  readonly isDouble: boolean;
  /** Dashes and gaps, in widths of the line; none: an unbroken line. */
  readonly dashes: readonly number[];
}

/** The mark of a side by its index; the seventh has that of the first. */
export function markOf(side: number): SideMark {
  return {
    grey: GREYS[Math.floor(side / 2) % GREYS.length] as string,
    isDouble: side % 2 === 1,
    dashes: DASHES[side % DASHES.length] as readonly number[],
  };
}
