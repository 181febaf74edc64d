/** SK-GEO-10, SK-TER-16: cover of one model against another. */
import { pointSegmentGapSquared, segmentsCross } from '@drumhead/table';
import { isThere, radiusOf } from '../../ground/geometry.ts';
import { type CoverGrade, FEATURES, isLinear, type Place, TOUCH, touchesArea } from '../../ground/terrain.ts';
import { farFromBox } from '../../ground/outlines.ts';
import { seesCentre, type Sight, sightFrom } from '../../ground/sight.ts';
import { terrainIndexOf } from '../../ground/terrainIndex.ts';
import type { Feature, LineFeature, Model, State, TreeFeature } from '../../state/state.ts';

/** The cover of a target. */
export interface Cover {
  readonly grade: CoverGrade;
  /** Message key, or null without cover. */
  readonly why: string | null;
  /** The feature that gives it, or -1. */
  readonly feature: number;
}

const OPEN: Cover = { grade: 0, why: null, feature: -1 };

/** SK-GEO-10. Cover of the target against the shooter: the best single one. */
export function coverFrom(state: State, shooter: number, target: number): Cover {
  return coverAt(state, shooter, state.models[shooter] as Model, target, state.models[target] as Model);
}

/** SK-GEO-10. The cover that the target would have if both stood at these places. */
export function coverAt(state: State, shooter: number, at: Place, target: number, there: Place): Cover {
  let sight: Sight | null = null;
  let best = OPEN;
  const touching = radiusOf(state, target) + state.field.footRadius + TOUCH;
  for (const { index: i, feature, box } of terrainIndexOf(state.features).covers) {
    if (farFromBox(box, there.x, there.y, there.x, there.y, touching)) continue;
    if (!touches(state, feature, radiusOf(state, target), there)) continue;
    if (feature.kind === 'building') return { grade: 2, why: 'sk.cover.inside', feature: i };
    if (feature.kind === 'wood') {
      if (best.grade === 0) best = { grade: 1, why: 'sk.cover.wood', feature: i };
      continue;
    }
    if (best.grade > 0 || touches(state, feature, radiusOf(state, shooter), at)) continue;
    sight ??= sightFrom(state, shooter, at, target, there);
    if (!sight.lines.some((line) => crosses(state, feature, line.x1, line.y1, line.x2, line.y2))) continue;
    if (feature.kind === 'tree' && !isFirstAtTree(state, feature, target, there)) continue;
    best = { grade: 1, why: feature.kind === 'tree' ? 'sk.cover.tree' : 'sk.cover.behind', feature: i };
  }
  if (best.grade === 2) return best;
  // Without terrain in between only models hide it, and they do not if the line to its centre is free.
  if (!mayHide(state, at, target, there) && (best.grade > 0 || seesCentre(state, shooter, at, target, there)))
    return best;
  return partlyHidden(state, shooter, at, sight ?? sightFrom(state, shooter, at, target, there), best);
}

/** Does a base touch a feature, or is it in the building (openings touched from inside included)? */
function touches(state: State, feature: Feature, radius: number, place: Place): boolean {
  switch (feature.kind) {
    case 'building':
      return touchesArea(place, 0, feature.points);
    case 'wood':
      return touchesArea(place, radius, feature.points);
    case 'tree':
      return atTree(state, feature, radius, place);
    case 'fence':
    case 'hedge':
    case 'lowWall':
    case 'highWall':
      return atLine(feature, radius, place);
    default:
      return false;
  }
}

function atLine(line: LineFeature, radius: number, place: Place): boolean {
  const reach = radius + TOUCH;
  return pointSegmentGapSquared(line.x1, line.y1, line.x2, line.y2, place.x, place.y) <= reach * reach;
}

function atTree(state: State, tree: TreeFeature, radius: number, place: Place): boolean {
  const reach = radius + state.field.footRadius + TOUCH;
  return treeGap(tree, place) <= reach * reach;
}

/** Squared distance from the centre of a tree. */
function treeGap(tree: TreeFeature, place: Place): number {
  return (place.x - tree.x) * (place.x - tree.x) + (place.y - tree.y) * (place.y - tree.y);
}

/** Does a line cross the obstacle or the disc of the tree? Touching it does not count (SK-GEO-8). */
function crosses(state: State, feature: Feature, x1: number, y1: number, x2: number, y2: number): boolean {
  if (feature.kind === 'tree') {
    const radius = state.field.footRadius;
    return pointSegmentGapSquared(x1, y1, x2, y2, feature.x, feature.y) < radius * radius;
  }
  return isLinear(feature) && segmentsCross(x1, y1, x2, y2, feature.x1, feature.y1, feature.x2, feature.y2);
}

/** SK-GEO-10. A tree covers only the nearest of the models that touch it; the first in the roster wins ties. */
function isFirstAtTree(state: State, tree: TreeFeature, target: number, there: Place): boolean {
  const own = treeGap(tree, there);
  for (let i = 0; i < state.models.length; i += 1) {
    if (i === target || !isThere(state, i)) continue;
    const model = state.models[i] as Model;
    if (!atTree(state, tree, radiusOf(state, i), model)) continue;
    const gap = treeGap(tree, model);
    if (gap < own || (gap === own && i < target)) return false;
  }
  return true;
}

/** Could a model find any cover within `reach` (steps)? False means certainly not. */
export function mayFindCover(state: State, shooter: number, target: number, reach: number): boolean {
  const at = state.models[shooter] as Model;
  const there = state.models[target] as Model;
  const wide = reach + radiusOf(state, target) + state.field.footRadius + TOUCH;
  const { covers, blockers } = terrainIndexOf(state.features);
  return (
    covers.some(({ box }) => !farFromBox(box, there.x, there.y, there.x, there.y, wide)) ||
    blockers.some(({ box }) => !farFromBox(box, at.x, at.y, there.x, there.y, wide))
  );
}

/** Can anything between two places hide a part of a target? */
function mayHide(state: State, at: Place, target: number, there: Place): boolean {
  const wide = radiusOf(state, target) + TOUCH;
  for (const { box } of terrainIndexOf(state.features).blockers) {
    if (!farFromBox(box, at.x, at.y, there.x, there.y, wide)) return true;
  }
  return false;
}

/**
 * SK-GEO-7. Terrain that hides one or two of the three lines gives cover, unless the shooter touches it. If all three are
 * blocked, and only the target sees the shooter by its own lines, what blocks the shooter's middle line gives cover.
 */
function partlyHidden(state: State, shooter: number, at: Place, sight: Sight, best: Cover): Cover {
  if (!sight.visible) return best;
  let found = best;
  for (const { blocker } of sight.back === null ? sight.lines : sight.lines.slice(0, 1)) {
    if (blocker === null || found.grade === 2) continue;
    if (blocker.by === 'model') {
      if (sight.back !== null && found.grade === 0) found = { grade: 1, why: 'sk.cover.partlyModel', feature: -1 };
      continue;
    }
    const feature = state.features[blocker.index] as Feature;
    if (shooterAt(state, feature, shooter, at)) continue;
    const solid = FEATURES[feature.kind].impassable;
    if (solid) found = { grade: 2, why: 'sk.cover.partlyWall', feature: blocker.index };
    else if (found.grade === 0) found = { grade: 1, why: 'sk.cover.partly', feature: blocker.index };
  }
  return found;
}

/** Does the shooter touch the feature that hides the target, or is it in the building or at its wall? */
function shooterAt(state: State, feature: Feature, shooter: number, at: Place): boolean {
  const radius = radiusOf(state, shooter);
  if (feature.kind === 'building') return touchesArea(at, radius + TOUCH, feature.points);
  return feature.kind !== 'wood' && touches(state, feature, radius, at);
}
