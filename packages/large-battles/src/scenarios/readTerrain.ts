/** Terrain of a scenario file: outlines in steps, on the table, of the form their kind needs (LB-TERR-01, LB-TERR-07). */
import type { Problem } from '@drumhead/engine';
import { cosine, facing, isSimple, sine, STEPS_PER_MM, steps } from '@drumhead/table';
import type { TerrainPiece } from '../state/state.ts';
import { isArea, type ScenarioFile, type TerrainFile } from './format.ts';
import { problem } from '@drumhead/content/schema';

interface TerrainReading {
  readonly file: ScenarioFile;
  readonly problems: Problem[];
  readonly table: { readonly width: number; readonly height: number };
}

export function readTerrain(reading: TerrainReading): TerrainPiece[] {
  let sectors = 0;
  return reading.file.terrain.map((file, i) => {
    const path = `terrain[${i}]`;
    claimTerrain(reading, file, i, path);
    const points = outline(file);
    checkOutline(reading, file, points, path);
    const xs = points.filter((_, at) => at % 2 === 0);
    const ys = points.filter((_, at) => at % 2 === 1);
    const isHill = file.kind === 'gentleHill' || file.kind === 'steepHill';
    if (file.level !== undefined && !isHill) {
      reading.problems.push(
        problem(`${path}.level`, 'lb.problem.numberNotHad', { key: 'level', kind: file.kind }, 'LB-TERR-07'),
      );
    }
    return {
      id: file.id,
      kind: file.kind,
      points,
      level: isHill ? (file.level ?? 1) : 0,
      sector: file.kind === 'sector' ? sectors++ : -1,
      minX: Math.min(...xs),
      minY: Math.min(...ys),
      maxX: Math.max(...xs),
      maxY: Math.max(...ys),
    };
  });
}

function claimTerrain({ file, problems }: TerrainReading, piece: TerrainFile, index: number, path: string): void {
  if (file.terrain.findIndex((other) => other.id === piece.id) !== index) {
    problems.push(problem(`${path}.id`, 'lb.problem.sameId', { id: piece.id }));
  }
}

function outline(file: TerrainFile): number[] {
  const list = file.polygon ?? file.line;
  if (list !== undefined) return list.flatMap(([x, y]) => [steps(x), steps(y)]);
  const { x, y, width, height, turned = 0 } = file.rectangle as NonNullable<TerrainFile['rectangle']>;
  const a = facing(turned);
  const corner = (right: number, down: number): [number, number] => {
    const r = (right * width * STEPS_PER_MM) / 2;
    const d = (down * height * STEPS_PER_MM) / 2;
    return [
      Math.round(x * STEPS_PER_MM + r * cosine(a) - d * sine(a)),
      Math.round(y * STEPS_PER_MM + r * sine(a) + d * cosine(a)),
    ];
  };
  return [...corner(-1, -1), ...corner(1, -1), ...corner(1, 1), ...corner(-1, 1)];
}

function checkOutline(
  { table, problems }: TerrainReading,
  file: TerrainFile,
  points: readonly number[],
  path: string,
): void {
  const form = file.rectangle !== undefined ? 'rectangle' : file.polygon !== undefined ? 'polygon' : 'line';
  const at = `${path}.${form}`;
  if (isArea(file.kind) === (form === 'line')) {
    problems.push(
      problem(
        at,
        isArea(file.kind) ? 'lb.problem.needsArea' : 'lb.problem.needsLine',
        { kind: file.kind },
        'LB-TERR-01',
      ),
    );
    return;
  }
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    if (x >= 0 && y >= 0 && x <= steps(table.width) && y <= steps(table.height)) continue;
    const where = form === 'rectangle' ? at : `${at}[${i / 2}]`;
    const facts = { x: x / STEPS_PER_MM, y: y / STEPS_PER_MM, width: table.width, height: table.height };
    problems.push(problem(where, 'lb.problem.terrainOffTable', facts, 'LB-GEN-05'));
    return;
  }
  if (form === 'polygon' && !isSimple(points)) problems.push(problem(at, 'lb.problem.crossedPolygon', {}));
}
