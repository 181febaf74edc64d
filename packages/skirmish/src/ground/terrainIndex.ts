/** The terrain index: the features of a table by kind, with bounding boxes, derived once per list of features. */
import { memoizeBy } from '@drumhead/engine';
import { type Box, boxOf } from './outlines.ts';
import type { AreaFeature, BuildingFeature, Feature, LineFeature, TreeFeature } from '../state/state.ts';

/** A feature with its index and bounding box. */
export interface Boxed<F extends Feature> {
  readonly index: number;
  readonly feature: F;
  readonly box: Box;
}

type Solid = AreaFeature | LineFeature | BuildingFeature;

export interface TerrainIndex {
  readonly buildings: readonly Boxed<BuildingFeature>[];
  readonly hills: readonly Boxed<AreaFeature>[];
  /** Areas and buildings, and linear features. */
  readonly areas: readonly Boxed<AreaFeature | BuildingFeature>[];
  readonly lines: readonly Boxed<LineFeature>[];
  /** Centres of trees and obstacles that give cover, in table order. */
  readonly shelters: readonly { readonly middleX: number; readonly middleY: number }[];
  /** Features that may be broken ground (SK-MOV-5), in table order. */
  readonly broken: readonly Boxed<Solid>[];
  /** Features that may block a line of sight (SK-GEO-8). */
  readonly blockers: readonly Boxed<Solid>[];
  /** Features that cover models in or touching them (SK-TER-16), in table order; the box of a tree is its centre. */
  readonly covers: readonly Boxed<Solid | TreeFeature>[];
}

const BROKEN: ReadonlySet<Feature['kind']> = new Set([
  'wood',
  'rough',
  'stream',
  'fence',
  'hedge',
  'lowWall',
  'building',
]);
const SHELTERS: ReadonlySet<Feature['kind']> = new Set(['fence', 'hedge', 'lowWall']);
const COVERS: ReadonlySet<Feature['kind']> = new Set([
  'wood',
  'tree',
  'fence',
  'hedge',
  'lowWall',
  'highWall',
  'building',
]);
const BLOCKERS: ReadonlySet<Feature['kind']> = new Set(['wood', 'hill', 'building', 'highWall']);

export const terrainIndexOf = memoizeBy(buildTerrainIndex);

function buildTerrainIndex(features: readonly Feature[]): TerrainIndex {
  const boxed = features.flatMap((feature, index): Boxed<Solid>[] => {
    if ('points' in feature) return [{ index, feature, box: boxOf(feature.points) }];
    if (!('x1' in feature)) return [];
    return [{ index, feature, box: boxOfLine(feature) }];
  });
  return {
    buildings: boxed.filter(isBuilding),
    hills: boxed.filter(isHill),
    areas: boxed.filter(isArea),
    lines: boxed.filter(isLine),
    shelters: features.flatMap((feature) => {
      if (feature.kind === 'tree') return [{ middleX: feature.x, middleY: feature.y }];
      if (!SHELTERS.has(feature.kind) || !('x1' in feature)) return [];
      return [{ middleX: (feature.x1 + feature.x2) / 2, middleY: (feature.y1 + feature.y2) / 2 }];
    }),
    broken: boxed.filter(({ feature }) => BROKEN.has(feature.kind)),
    blockers: boxed.filter(({ feature }) => BLOCKERS.has(feature.kind)),
    covers: [...boxed, ...features.flatMap(treeBoxed)]
      .filter(({ feature }) => COVERS.has(feature.kind))
      .sort((a, b) => a.index - b.index),
  };
}

function treeBoxed(feature: Feature, index: number): readonly Boxed<TreeFeature>[] {
  if (feature.kind !== 'tree') return [];
  const { x, y } = feature;
  return [{ index, feature, box: { minX: x, minY: y, maxX: x, maxY: y } }];
}

function boxOfLine({ x1, y1, x2, y2 }: LineFeature): Box {
  return { minX: Math.min(x1, x2), minY: Math.min(y1, y2), maxX: Math.max(x1, x2), maxY: Math.max(y1, y2) };
}

function isBuilding(boxed: Boxed<Solid>): boxed is Boxed<BuildingFeature> {
  return boxed.feature.kind === 'building';
}

function isArea(boxed: Boxed<Solid>): boxed is Boxed<AreaFeature | BuildingFeature> {
  return 'points' in boxed.feature;
}

function isLine(boxed: Boxed<Solid>): boxed is Boxed<LineFeature> {
  return 'x1' in boxed.feature;
}

function isHill(boxed: Boxed<Solid>): boxed is Boxed<AreaFeature> {
  return boxed.feature.kind === 'hill';
}
