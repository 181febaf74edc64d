/**
 * SK-TER-3, SK-TER-11..13, SK-TER-17..19. Laying a piece of terrain: the piece from a command, and whether its place is
 * legal.
 */
import { refusal, type Refusal } from '@drumhead/engine';
import { cosine, isSimple, roundOffset, sine, toMm } from '@drumhead/table';
import type { Command, Laying } from '../../state/commands.ts';
import type { RolledFeature, RolledKind } from '../../state/frames.ts';
import type { AreaFeature, Feature, Field, LineFeature, State, TreeFeature } from '../../state/state.ts';
import { buildingOf } from './building.ts';
import { FIRST_QUARTER, quarterBox } from './quarters.ts';
import { apart, boxInside, gapOf, outlineOf } from './shapes.ts';

/** Most corners of an area's outline. */
const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 20;

/** The kind of piece for each kind of roll. */
export const PIECE_OF: Readonly<Record<RolledKind, Feature['kind']>> = {
  wood: 'wood',
  trees: 'tree',
  rough: 'rough',
  building: 'building',
  fences: 'fence',
  lowWalls: 'lowWall',
  hill: 'hill',
};

export type LayCommand = Extract<Command, { readonly type: 'layArea' | 'layFeature' | 'layBuilding' }>;

export type Laid =
  | { readonly feature: Feature; readonly quarter: number; readonly refusal: null }
  | { readonly feature: null; readonly refusal: Refusal };

const refused = (why: Refusal): Laid => ({ feature: null, refusal: why });

/** The command for a kind of piece. */
export function layingOf(kind: RolledKind): LayCommand['type'] {
  if (kind === 'building') return 'layBuilding';
  return kind === 'wood' || kind === 'rough' || kind === 'hill' ? 'layArea' : 'layFeature';
}

/** The next piece of a rolled feature as a command lays it, or why that is illegal. */
export function laidBy(state: State, rolled: RolledFeature, group: number, command: Command): Laid {
  const { kind } = rolled;
  const wanted = layingOf(kind);
  if (command.type !== wanted) {
    return refused(refusal('SK-TER-1', 'sk.refusal.layOther', { piece: `sk.feature.${PIECE_OF[kind]}` }));
  }
  const lay = command;
  if (lay.elsewhere && !rolled.mayMove) return refused(refusal('SK-TER-10', 'sk.refusal.layElsewhere'));
  const quarter = lay.elsewhere ? FIRST_QUARTER : rolled.quarter;
  const made = pieceOf(state, rolled, group, lay);
  if (made.feature === null) return made;
  const { feature } = made;
  const why = placeProblem(state, feature, quarter) ?? spacingProblem(state, feature);
  return why === null ? { feature, quarter, refusal: null } : refused(why);
}

/** Whether `laidBy` accepts the command, without working out the reason. */
export function mayLie(state: State, rolled: RolledFeature, group: number, lay: LayCommand): boolean {
  const { feature } = pieceOf(state, rolled, group, lay, '');
  const quarter = lay.elsewhere ? FIRST_QUARTER : rolled.quarter;
  return feature !== null && placeProblem(state, feature, quarter) === null && crowdedBy(state, feature) === null;
}

/** The piece as a feature, its size checked but not its place. */
export function pieceOf(
  state: State,
  { kind, windows }: Pick<RolledFeature, 'kind' | 'windows'>,
  group: number,
  command: LayCommand,
  id: string = nextId(state, PIECE_OF[kind]),
): { readonly feature: Feature; readonly refusal: null } | { readonly feature: null; readonly refusal: Refusal } {
  const { field } = state;
  const piece = PIECE_OF[kind];
  const base = { id, group };
  if (command.type === 'layBuilding') return buildingOf(field, base, command, windows);
  let feature: AreaFeature | LineFeature | TreeFeature;
  let why: Refusal | null;
  if (command.type === 'layArea') {
    feature = { id, group, kind: piece as AreaFeature['kind'], points: command.points };
    why = areaProblem(field, feature);
  } else if (piece === 'tree') {
    feature = { id, group, kind: 'tree', x: command.laying.x, y: command.laying.y };
    why = treeProblem(command.laying);
  } else {
    feature = lineOf(base, piece as LineFeature['kind'], command.laying);
    why = lineProblem(field, command.laying);
  }
  return why === null ? { feature, refusal: why } : { feature: null, refusal: why };
}

/** The next id of a kind of feature on the table, such as `fence-3`. */
export function nextId({ features }: Pick<State, 'features'>, kind: Feature['kind']): string {
  return `${kind}-${features.filter((feature) => feature.id.startsWith(`${kind}-`)).length + 1}`;
}

/** A straight piece by its centre; at turn 0 it is horizontal, turns go clockwise. */
export function lineOf(
  { id, group }: { readonly id: string; readonly group: number },
  kind: LineFeature['kind'],
  { x, y, width, turn }: Laying,
): LineFeature {
  const dx = roundOffset((cosine(turn) * width) / 2);
  const dy = roundOffset((sine(turn) * width) / 2);
  return { id, group, kind, x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy };
}

/** SK-TER-3, SK-TER-19. Any shape; its bounding box has sides from S to L. */
function areaProblem({ sticks }: Field, feature: AreaFeature): Refusal | null {
  const corners = feature.points.length / 2;
  if (!Number.isInteger(corners) || corners < FEWEST_CORNERS || corners > MOST_CORNERS) {
    return refusal('SK-GEO-17', 'sk.refusal.areaCorners', { least: FEWEST_CORNERS, most: MOST_CORNERS });
  }
  const outline = outlineOf(feature, 0);
  if (!isSimple(outline.points)) return refusal('SK-GEO-17', 'sk.refusal.areaCrossed');
  const { minX, minY, maxX, maxY } = outline.box;
  const [width, height] = [maxX - minX, maxY - minY];
  return Math.min(width, height) >= sticks.s && Math.max(width, height) <= sticks.l
    ? null
    : refusal('SK-TER-3', 'sk.refusal.areaSize', {
        width: toMm(width),
        height: toMm(height),
        least: toMm(sticks.s),
        most: toMm(sticks.l),
      });
}

function treeProblem({ width, height }: Laying): Refusal | null {
  return width === 0 && height === 0 ? null : refusal('SK-TER-3', 'sk.refusal.treeSize');
}

/** SK-TER-3, SK-TER-17. From one foot diameter to S. */
export function lineProblem({ sticks, footRadius }: Field, { width, height }: Laying): Refusal | null {
  return height === 0 && width >= 2 * footRadius && width <= sticks.s
    ? null
    : refusal('SK-TER-3', 'sk.refusal.lineSize', {
        length: toMm(width),
        least: toMm(2 * footRadius),
        most: toMm(sticks.s),
      });
}

/** SK-TER-13. Wholly inside its quarter. */
function placeProblem({ field }: State, feature: Feature, quarter: number): Refusal | null {
  const { box } = outlineOf(feature, field.footRadius);
  return boxInside(box, quarterBox(field, quarter))
    ? null
    : refusal('SK-TER-13', 'sk.refusal.outsideQuarter', {
        piece: `sk.feature.${feature.kind}`,
        quarter: `sk.quarter.${quarter}`,
      });
}

/** SK-TER-11, SK-TER-12. S from every other feature; pieces of one feature may touch, but not cross. */
export function spacingProblem(state: State, feature: Feature): Refusal | null {
  const other = crowdedBy(state, feature);
  if (other === null) return null;
  const { sticks, footRadius } = state.field;
  const facts = { piece: `sk.feature.${feature.kind}`, other: `sk.feature.${other.kind}` };
  if (other.group === feature.group) return refusal('SK-TER-12', 'sk.refusal.piecesCross', facts);
  const gap = Math.floor(toMm(gapOf(outlineOf(feature, footRadius), outlineOf(other, footRadius))) * 10) / 10;
  return refusal('SK-TER-11', 'sk.refusal.tooNear', { ...facts, gap, least: toMm(sticks.s) });
}

/** SK-TER-11, SK-TER-12. The first feature that a piece overlaps or is too near to, or null. */
function crowdedBy({ field, features }: State, feature: Feature): Feature | null {
  const { sticks, footRadius } = field;
  const outline = outlineOf(feature, footRadius);
  for (const other of features) {
    const theirs = outlineOf(other, footRadius);
    if (theirs.points.length === 0) continue;
    const clear =
      other.group === feature.group ? !overlap(feature, other, footRadius) : apart(outline, theirs, sticks.s);
    if (!clear) return other;
  }
  return null;
}

/** Do two pieces of one feature overlap? Touching does not count. */
function overlap(one: Feature, two: Feature, footRadius: number): boolean {
  if ('x1' in one && 'x1' in two) return linesCross(one, two);
  return !apart(outlineOf(one, footRadius), outlineOf(two, footRadius), 0);
}

/** Do two straight pieces cross or overlap? */
function linesCross(one: LineFeature, two: LineFeature): boolean {
  const side = (l: LineFeature, x: number, y: number) =>
    Math.sign((l.x2 - l.x1) * (y - l.y1) - (l.y2 - l.y1) * (x - l.x1));
  const [a, b] = [side(one, two.x1, two.y1), side(one, two.x2, two.y2)];
  const [c, d] = [side(two, one.x1, one.y1), side(two, one.x2, one.y2)];
  if (a === 0 && b === 0) return sharedLength(one, two) > 0;
  return a * b < 0 && c * d < 0;
}

/** Overlap of two pieces on one straight line, along the longer axis of the first. */
function sharedLength(one: LineFeature, two: LineFeature): number {
  const flat = Math.abs(one.x2 - one.x1) >= Math.abs(one.y2 - one.y1);
  const span = (l: LineFeature) => (flat ? [l.x1, l.x2] : [l.y1, l.y2]);
  const [p, q] = [span(one), span(two)] as [number[], number[]];
  return Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q));
}
