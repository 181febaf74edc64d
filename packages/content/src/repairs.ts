/** Repairs of documents that a player builds: each fault with its nearest legal repair. */
import type { Problem } from '@drumhead/engine';

/** A fault of a paper, and the paper without it, all else as it was. */
export interface Violation<Paper> {
  readonly problem: Problem;
  readonly repaired: () => Paper;
}

/** Every fault of a paper in the order in which they are to be mended. */
export type ViolationsOf<Paper> = (paper: Paper) => readonly Violation<Paper>[];

/** The paper with this fault mended; as it is, where it has no such fault. */
export function repair<Paper>(violationsOf: ViolationsOf<Paper>, paper: Paper, { path, reason }: Problem): Paper {
  const found = violationsOf(paper).find(({ problem: of }) => of.path === path && of.reason === reason);
  return found === undefined ? paper : found.repaired();
}

/** The paper mended one fault after the other until it is legal. */
export function repairAll<Paper>(violationsOf: ViolationsOf<Paper>, paper: Paper): Paper {
  let sound = paper;
  for (let [first] = violationsOf(sound); first !== undefined; [first] = violationsOf(sound)) sound = first.repaired();
  return sound;
}
