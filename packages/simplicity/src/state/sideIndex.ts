/** The two sides, in the scenario's order. */
export const SIDES = [0, 1] as const;
export type SideIndex = (typeof SIDES)[number];
