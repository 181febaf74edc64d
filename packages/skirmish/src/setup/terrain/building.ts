/** SK-TER-3, SK-TER-17, SK-TER-18. A building with its door, windows, stairs and ladder. */
import { refusal, type Refusal } from '@drumhead/engine';
import { roundOffset, toMm } from '@drumhead/table';
import type { Command, OpeningAsked } from '../../state/commands.ts';
import type { BuildingFeature, Field, Opening } from '../../state/state.ts';
import { cornersOf } from './shapes.ts';

export type LayBuilding = Extract<Command, { readonly type: 'layBuilding' }>;

const WALLS = 4;
const MOST_ON_A_WALL = 2;

type Built =
  | { readonly feature: BuildingFeature; readonly refusal: null }
  | { readonly feature: null; readonly refusal: Refusal };

/** SK-GEO-17. Half the width of an opening: doors are 1.5 foot diameters wide, windows 1. */
export const openingReach = ({ footRadius }: Field, kind: Opening['kind']): number =>
  kind === 'door' ? Math.round(1.5 * footRadius) : footRadius;

/** The building that a command describes, or why it is illegal. `windows`: the number rolled. */
export function buildingOf(
  field: Field,
  base: { readonly id: string; readonly group: number },
  command: LayBuilding,
  windows: number,
): Built {
  const why = buildingProblem(field, command, windows);
  if (why !== null) return { feature: null, refusal: why };
  const points = cornersOf(command.laying);
  const openings = command.openings.map((asked) => openingOf(field, points, asked, command.barred));
  const upper = command.floors === 2 ? openings.filter(({ kind }) => kind === 'window').map(aloft) : [];
  const building: BuildingFeature = {
    id: base.id,
    group: base.group,
    kind: 'building',
    points,
    floors: command.floors as 1 | 2,
    openings: [...openings, ...upper],
    stairs: command.floors === 2 ? stairsIn(field, points, command.stairs - 1) : null,
    ladder: null,
  };
  if (command.ladder === -1) return { feature: building, refusal: null };
  const ladder = ladderAt(field, building, command, command.ladder);
  return onTable(field, ladder)
    ? { feature: withLadder(building, ladder), refusal: null }
    : { feature: null, refusal: refusal('SK-TER-18', 'sk.refusal.ladderOffTable') };
}

function withLadder(building: BuildingFeature, ladder: BuildingFeature['ladder']): BuildingFeature {
  const { id, group, kind, points, floors, openings, stairs } = building;
  return { id, group, kind, points, floors, openings, stairs, ladder };
}

const aloft = (opening: Opening): Opening => ({ ...opening, level: 1 });

function buildingProblem(field: Field, command: LayBuilding, windows: number): Refusal | null {
  const { laying, floors, openings, ladder, stairs } = command;
  const { s, m } = field.sticks;
  const [least, most] = [Math.min(laying.width, laying.height), Math.max(laying.width, laying.height)];
  if (least < s || most > m) {
    const rule = most > m ? 'SK-TER-3' : 'SK-TER-17';
    const facts = { width: toMm(laying.width), height: toMm(laying.height), least: toMm(s), most: toMm(m) };
    return refusal(rule, 'sk.refusal.buildingSize', facts);
  }
  if (floors !== 1 && floors !== 2) return refusal('SK-TER-17', 'sk.refusal.buildingFloors');
  if (floors === 2 ? stairs < 1 || stairs > WALLS : stairs !== 0) {
    return refusal('SK-TER-18', floors === 2 ? 'sk.refusal.stairsMissing' : 'sk.refusal.stairsNowhere');
  }
  if (ladder !== -1 && (floors !== 2 || openings[ladder]?.kind !== 'window')) {
    return refusal('SK-TER-18', 'sk.refusal.ladderNowhere');
  }
  return openingsProblem(field, command, windows);
}

/** SK-TER-17. One door and the windows rolled, at most two openings a side, each wholly in its wall. */
function openingsProblem(field: Field, { laying, openings }: LayBuilding, windows: number): Refusal | null {
  const doors = openings.filter(({ kind }) => kind === 'door').length;
  if (doors !== 1 || openings.length !== 1 + windows) {
    return refusal('SK-TER-17', 'sk.refusal.openingsNumber', { windows });
  }
  for (let wall = 0; wall < WALLS; wall++) {
    const here = openings.filter((opening) => opening.wall === wall);
    if (here.length > MOST_ON_A_WALL)
      return refusal('SK-TER-17', 'sk.refusal.openingsOnWall', { most: MOST_ON_A_WALL });
    const length = wall % 2 === 0 ? laying.width : laying.height;
    const spans = here
      .map(({ kind, along }) => [along - openingReach(field, kind), along + openingReach(field, kind)] as const)
      .sort(([a], [b]) => a - b);
    const inside = spans.every(([from, to]) => from >= 0 && to <= length);
    if (!inside || spans.some(([from], i) => i > 0 && from < (spans[i - 1]?.[1] as number))) {
      return refusal('SK-TER-17', 'sk.refusal.openingsFit', { wall: `sk.wall.${wall}` });
    }
  }
  return openings.some(({ wall }) => wall >= WALLS) ? refusal('SK-TER-17', 'sk.refusal.openingsWall') : null;
}

interface Wall {
  readonly x: number;
  readonly y: number;
  /** Unit vector along the wall, clockwise. */
  readonly ux: number;
  readonly uy: number;
}

/** A wall, numbered clockwise from the upper side of an unturned building. */
function wallOf(points: readonly number[], wall: number): Wall {
  const corner = (i: number, axis: 0 | 1) => points[2 * (i % WALLS) + axis] as number;
  const [x, y] = [corner(wall, 0), corner(wall, 1)];
  const [dx, dy] = [corner(wall + 1, 0) - x, corner(wall + 1, 1) - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x, y, ux: dx / length, uy: dy / length };
}

function openingOf(field: Field, points: readonly number[], asked: OpeningAsked, barred: boolean): Opening {
  const { x, y, ux, uy } = wallOf(points, asked.wall);
  const reach = openingReach(field, asked.kind);
  const at = (along: number) => [x + roundOffset(ux * along), y + roundOffset(uy * along)] as const;
  const [x1, y1] = at(asked.along - reach);
  const [x2, y2] = at(asked.along + reach);
  return { kind: asked.kind, x1, y1, x2, y2, level: 0, barred: barred && asked.kind === 'door' };
}

/** SK-TER-18. A disc of one foot radius in a corner, against both its walls. */
function stairsIn({ footRadius }: Field, points: readonly number[], corner: number): { x: number; y: number } {
  const out = wallOf(points, corner);
  const back = wallOf(points, (corner + WALLS - 1) % WALLS);
  return {
    x: out.x + roundOffset((out.ux - back.ux) * footRadius),
    y: out.y + roundOffset((out.uy - back.uy) * footRadius),
  };
}

/** SK-TER-18. The foot of a ladder: outside, one foot radius from the wall, below the middle of an upper window. */
function ladderAt(field: Field, building: BuildingFeature, { openings }: LayBuilding, window: number) {
  const asked = openings[window] as OpeningAsked;
  const { x, y, ux, uy } = wallOf(building.points, asked.wall);
  const r = field.footRadius;
  const below = openings.slice(0, window).filter(({ kind }) => kind === 'window').length;
  return {
    // Walking clockwise, outwards is to the left.
    x: x + roundOffset(ux * asked.along + uy * r),
    y: y + roundOffset(uy * asked.along - ux * r),
    opening: openings.length + below,
  };
}

function onTable({ side, footRadius }: Field, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return x >= footRadius && y >= footRadius && x <= side - footRadius && y <= side - footRadius;
}
