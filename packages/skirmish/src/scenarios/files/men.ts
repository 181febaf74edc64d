import type { SquadFile } from '../../armies/squadFile.ts';

/** The models of a squad from their number by profile, in roster order. */
export const men = (counts: Readonly<Record<string, number>>): SquadFile['models'] =>
  Object.entries(counts).flatMap(([profile, count]) => Array.from({ length: count }, () => ({ profile })));
