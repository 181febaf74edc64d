/** Collected while a scenario file is read. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { facing, steps } from '@drumhead/table';
import type { BrigadeProfile, GeneralProfile, Placement, Sticks, UnitProfile } from '../state/state.ts';
import type { ScenarioFile } from './format.ts';

export interface Reading {
  readonly file: ScenarioFile;
  readonly problems: Problem[];
  readonly table: { readonly width: number; readonly height: number };
  readonly sticks: Sticks;
  readonly ids: Set<string>;
  readonly units: UnitProfile[];
  readonly leaders: GeneralProfile[];
  readonly brigades: BrigadeProfile[];
  readonly cincs: GeneralProfile[];
  readonly suggested: Placement[];
  readonly suggestedAt: string[];
}

/** No two things of a file have the same id. */
export function claim({ ids, problems }: Reading, id: string, path: string): void {
  if (ids.has(id)) problems.push(problem(path, 'lb.problem.sameId', { id }));
  ids.add(id);
}

/** Adds the suggested place of a unit or a General. */
export function suggest(
  { suggested, suggestedAt }: Reading,
  what: Placement['what'],
  index: number,
  at: { readonly x: number; readonly y: number; readonly facing: number },
  formation: Placement['formation'],
  path: string,
): void {
  // Facing comes before the place, so that a public suggestion never reads like a secret place (see `testing.ts`).
  suggested.push({ what, index, facing: facing(at.facing), x: steps(at.x), y: steps(at.y), formation });
  suggestedAt.push(path);
}
