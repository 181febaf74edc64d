/** The terrain of a described table (SK-GEO-17). */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { isSimple, pointSegmentGapSquared, signedTwiceArea, side, steps, STEPS_PER_MM } from '@drumhead/table';
import type { BuildingFeature, Feature, LineFeature, Opening } from '../../state/state.ts';
import type { GivenFeature } from './terrainFile.ts';

type GivenBuilding = Extract<GivenFeature, { readonly kind: 'building' }>;
type GivenWall = Extract<GivenFeature, { readonly line: unknown }>;
type Points = readonly (readonly number[])[];

/** The pieces in the order of the file, a wall with bends as one for each straight part; faults with their places. */
export function featuresFrom(given: readonly GivenFeature[], problems: Problem[]): readonly Feature[] {
  const ids = new Set<string>();
  return given.flatMap((feature, i): readonly Feature[] => {
    const path = `terrain[${i}]`;
    const pieces = 'line' in feature ? wallFrom(feature, i) : [featureFrom(feature, i, path, problems)];
    for (const { id } of pieces) {
      if (ids.has(id)) problems.push(problem(`${path}.id`, 'sk.position.twice', { id }));
      ids.add(id);
    }
    return pieces;
  });
}

/** The first straight part has the name of the wall, the others have it with their number. */
function wallFrom({ id, kind, line }: GivenWall, group: number): readonly LineFeature[] {
  return line.slice(1).map((end, i) => {
    const [x1, y1, x2, y2] = inSteps([line[i] as readonly number[], end]) as [number, number, number, number];
    return { id: i === 0 ? id : `${id}-${i + 1}`, group, kind, x1, y1, x2, y2 };
  });
}

function featureFrom(
  given: Exclude<GivenFeature, GivenWall>,
  group: number,
  path: string,
  problems: Problem[],
): Feature {
  const base = { id: given.id, group };
  switch (given.kind) {
    case 'gone':
      return { ...base, kind: 'gone' };
    case 'tree':
      return { ...base, kind: 'tree', x: steps(given.x), y: steps(given.y) };
    case 'building':
      return buildingFrom(given, group, path, problems);
    default: {
      const feature = { ...base, kind: given.kind, points: inSteps(given.polygon) };
      if (!isSimple(feature.points)) {
        problems.push(problem(`${path}.polygon`, 'sk.refusal.areaCrossed', {}, 'SK-GEO-17'));
      }
      return feature;
    }
  }
}

function inSteps(points: Points): readonly number[] {
  return points.flat().map(steps);
}

/** SK-TER-17, -18. Four corners, openings on the walls, a ladder to an upper window. */
function buildingFrom(given: GivenBuilding, group: number, path: string, problems: Problem[]): BuildingFeature {
  const { stairs, ladder } = given;
  const points = clockwise(inSteps(given.polygon));
  if (!isConvex(points)) problems.push(problem(`${path}.polygon`, 'sk.position.corners', {}, 'SK-GEO-17'));
  const openings = given.openings.map((one, i) => {
    const opening = openingFrom(one);
    const at = `${path}.openings[${i}]`;
    if (!isOnWall(points, opening)) problems.push(problem(`${at}.line`, 'sk.position.offWall', {}, 'SK-TER-17'));
    if (opening.level > 0 && stairs === undefined)
      problems.push(problem(`${at}.level`, 'sk.position.oneFloor', {}, 'SK-TER-18'));
    return opening;
  });
  const window = ladder === undefined ? undefined : openings[ladder.opening];
  if (ladder !== undefined && (window?.kind !== 'window' || window.level !== 1)) {
    problems.push(problem(`${path}.ladder.opening`, 'sk.refusal.ladderNowhere', {}, 'SK-TER-18'));
  }
  return {
    id: given.id,
    group,
    kind: 'building',
    points,
    floors: stairs === undefined ? 1 : 2,
    openings,
    stairs: stairs === undefined ? null : { x: steps(stairs.x), y: steps(stairs.y) },
    ladder: ladder === undefined ? null : { x: steps(ladder.x), y: steps(ladder.y), opening: ladder.opening },
  };
}

function openingFrom({ kind, line, level, barred, bashed }: GivenBuilding['openings'][number]): Opening {
  const [x1, y1, x2, y2] = inSteps(line) as [number, number, number, number];
  return { kind, x1, y1, x2, y2, level, barred, ...(bashed ? { bashed } : {}) };
}

/** The same corners in the direction that walls are counted in. */
function clockwise(points: readonly number[]): readonly number[] {
  if (signedTwiceArea(points) >= 0) return points;
  const [ax, ay, bx, by, cx, cy, dx, dy] = points as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [ax, ay, dx, dy, cx, cy, bx, by];
}

/** The ends of each wall. */
function wallsOf(points: readonly number[]): readonly (readonly [number, number, number, number])[] {
  const at = (i: number) => points[i % points.length] as number;
  return [0, 2, 4, 6].map((i) => [at(i), at(i + 1), at(i + 2), at(i + 3)]);
}

function isConvex(points: readonly number[]): boolean {
  const walls = wallsOf(points);
  return walls.every(([x1, y1, x2, y2], i) => {
    const [, , x3, y3] = walls[(i + 1) % walls.length] as (typeof walls)[number];
    return side(x1, y1, x2, y2, x3, y3) > 0;
  });
}

/** Are both ends of the opening on one wall, but for a millimetre? */
function isOnWall(points: readonly number[], { x1, y1, x2, y2 }: Opening): boolean {
  const near = STEPS_PER_MM * STEPS_PER_MM;
  return wallsOf(points).some(
    ([ax, ay, bx, by]) =>
      pointSegmentGapSquared(ax, ay, bx, by, x1, y1) <= near && pointSegmentGapSquared(ax, ay, bx, by, x2, y2) <= near,
  );
}
