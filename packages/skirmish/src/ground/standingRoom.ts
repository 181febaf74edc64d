/** SK-GEO-5: where a base may stand. */
import { refusal, type Refusal } from '@drumhead/engine';
import { pointSegmentGapSquared } from '@drumhead/table';
import { BARRIER, barriersOn } from './barriers.ts';
import { idOf, nearTo, radiusOf } from './geometry.ts';
import { isBesideBox } from './outlines.ts';
import { buildingAt, isUpstairs, levelAt, type Place, sameFloor } from './terrain.ts';
import type { BuildingFeature, Feature, Model, State } from '../state/state.ts';

/**
 * SK-GEO-5. Why a model may not stand with its centre at (x, y) on a level, or null. `among`: the models whose bases
 * could be in the way.
 */
export function standingProblem(
  state: State,
  model: number,
  x: number,
  y: number,
  level: number,
  among: readonly number[] = nearTo(state, model, { x, y, level }, 0),
): Refusal | null {
  const radius = radiusOf(state, model);
  const place = { x, y, level };
  if (mayStandAt(state, model, x, y, level, among)) return null;
  const facts = { model: idOf(state, model) };
  if (!isOnTable(state, x, y, radius)) return refusal('SK-GEO-5', 'sk.refusal.offTable', facts);
  if (!isLevelThere(state, place)) return refusal('SK-GEO-6', 'sk.refusal.noFloor', { ...facts, level });
  const other = overlapped(state, place, radius, among);
  if (other >= 0) return refusal('SK-GEO-5', 'sk.refusal.baseOverlap', { ...facts, other: idOf(state, other) });
  const barrier = overlappedBarrier(state, place, radius);
  const { id, kind } = state.features[barrier] as Feature;
  const solid = kind === 'building' || kind === 'highWall';
  return refusal('SK-GEO-5', solid ? 'sk.refusal.inWall' : 'sk.refusal.onObstacle', { ...facts, feature: id });
}

/** Whether `standingProblem` finds no problem, without working out the reason. */
export function mayStandAt(
  state: State,
  model: number,
  x: number,
  y: number,
  level: number,
  among: readonly number[] = nearTo(state, model, { x, y, level }, 0),
): boolean {
  const radius = radiusOf(state, model);
  const place = { x, y, level };
  return (
    isOnTable(state, x, y, radius) &&
    isLevelThere(state, place) &&
    overlapped(state, place, radius, among) < 0 &&
    overlappedBarrier(state, place, radius) < 0
  );
}

/**
 * Would a base of this radius (steps) at a place be in the way of another, or of a wall or obstacle, whether that place is
 * in a house or out of it? On upper levels only bases on the same level are looked at.
 */
export function isFilled(state: State, place: Place, radius: number, among: readonly number[]): boolean {
  const alike = among.filter((i) => state.models[i]?.level === place.level);
  return (
    overlapped(state, place, radius, alike) >= 0 || (place.level === 0 && overlappedBarrier(state, place, radius) >= 0)
  );
}

/** Is the whole base on the table? */
export function isOnTable(state: State, x: number, y: number, radius: number): boolean {
  const far = state.field.side - radius;
  return x >= radius && y >= radius && x <= far && y <= far;
}

/** SK-GEO-6. Is there ground, a floor or a roof of this level at the place? */
function isLevelThere(state: State, place: Place): boolean {
  const house = buildingAt(state, place.x, place.y);
  if (house < 0) return place.level === levelAt(state, place.x, place.y, 0);
  return place.level >= 0 && place.level < (state.features[house] as BuildingFeature).floors;
}

/** The model whose base is overlapped, or -1. Only upper floors keep bases apart; the slope of a hill does not. */
function overlapped(state: State, place: Place, radius: number, among: readonly number[]): number {
  for (const i of among) {
    const other = state.models[i] as Model;
    const reach = radius + radiusOf(state, i);
    const dx = other.x - place.x;
    const dy = other.y - place.y;
    if (dx * dx + dy * dy >= reach * reach) continue;
    if (sameFloor(state, other, place)) return i;
  }
  return -1;
}

/** The deepest overlap (steps) of a base on the ground with the bases given; 0 for none. */
export function depthInBases(state: State, model: number, x: number, y: number, among: readonly number[]): number {
  const radius = radiusOf(state, model);
  let deepest = 0;
  for (const i of among) {
    const other = state.models[i] as Model;
    if (isUpstairs(state, other)) continue;
    const apart = Math.sqrt((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y));
    deepest = Math.max(deepest, radius + radiusOf(state, i) - apart);
  }
  return deepest;
}

/** The feature whose wall or line the base overlaps, or -1. */
function overlappedBarrier(state: State, place: Place, radius: number): number {
  const upstairs = isUpstairs(state, place);
  const list = barriersOn(state, upstairs ? place.level : 0, !upstairs);
  const { x, y } = place;
  const box = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
  for (let i = 0; i < list.length; i += BARRIER) {
    const x1 = list[i] as number;
    const y1 = list[i + 1] as number;
    const x2 = list[i + 2] as number;
    const y2 = list[i + 3] as number;
    if (isBesideBox(box, x1, y1, x2, y2)) continue;
    if (pointSegmentGapSquared(x1, y1, x2, y2, x, y) < radius * radius) return list[i + 4] as number;
  }
  return -1;
}
