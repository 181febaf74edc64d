/** Deployment areas of a scenario file. */
import { problem } from '@drumhead/content/schema';
import { steps } from '@drumhead/table';
import type { DeploymentArea, Sticks } from '../state/state.ts';
import type { DeploymentFile } from './format.ts';
import type { Reading } from './reading.ts';

export function readArea(reading: Reading, file: DeploymentFile, path: string): DeploymentArea {
  return {
    zones: [...file.zones],
    within: readNear(reading, file.within, `${path}.within`),
    beyond: readNear(reading, file.beyond, `${path}.beyond`),
    across: readAcross(reading, file.across, `${path}.across`),
    lateral: file.lateral ?? false,
    inCommand: file.inCommand ?? false,
    formations: file.formations ? [...file.formations] : null,
  };
}

function readNear(reading: Reading, file: DeploymentFile['within'], path: string): DeploymentArea['within'] {
  if (file === undefined || file === null) return null;
  if (!reading.file.terrain.some((piece) => piece.id === file.terrain)) {
    reading.problems.push(problem(`${path}.terrain`, 'lb.problem.unknownTerrain', { id: file.terrain }));
  }
  return { terrain: file.terrain, distance: stickLength(file.sticks, reading.sticks) };
}

function readAcross(reading: Reading, file: DeploymentFile['across'], path: string): DeploymentArea['across'] {
  if (file === undefined || file === null) return null;
  if (file.from >= file.to) {
    reading.problems.push(problem(path, 'lb.problem.noWidth', { from: file.from, to: file.to }));
  }
  return { from: steps(file.from), to: steps(file.to) };
}

/** `3L` in steps. */
function stickLength(length: string, sticks: Sticks): number {
  const count = Number.parseInt(length, 10);
  return count * sticks[length.slice(String(count).length).toLowerCase() as keyof Sticks];
}
