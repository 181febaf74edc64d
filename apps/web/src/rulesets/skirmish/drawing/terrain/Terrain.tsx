/** Terrain of a skirmish. Rendered again only when a feature changes or another floor is shown. */
import type { Feature, State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { Hill, HillLight } from '../../../../table/drawing/Hill.tsx';
import { Linear, Wall } from '../../../../table/drawing/Linear.tsx';
import { Rough } from '../../../../table/drawing/Rough.tsx';
import { Scenery } from '../../../../table/drawing/Scenery.tsx';
import { boundsOf, type Flat } from '../../../../table/drawing/shapes.ts';
import type { Clearing } from '../../../../table/drawing/trees.ts';
import { clearingsIn, Tree, Wood } from '../../../../table/drawing/Wood.tsx';
import { Bridge, Water } from '../../../../table/drawing/Water.tsx';
import { mm } from '../../../../table/units.ts';
import { Building } from './Building.tsx';
import './autumn.css';

/** Radius of the foot of a tree of size 1. */
export const TREE_FOOT = 9;

const ORDER: readonly Feature['kind'][] = [
  'hill',
  'rough',
  'stream',
  'bridge',
  'wood',
  'fence',
  'hedge',
  'lowWall',
  'highWall',
  'building',
  'tree',
  'gone',
];

interface Props {
  readonly side: number;
  /** Length of a bar along the edge, in steps. */
  readonly bar: number;
  /** The forests of America are seen in autumn. */
  readonly autumn?: boolean;
  readonly features: State['features'];
  readonly level: number;
  /** Radius of a base on foot, millimetres. */
  readonly foot: number;
  /** Where models stand: trees thin out around them, and roofs are lifted. */
  readonly troops?: readonly Clearing[];
}

const NOBODY: readonly Clearing[] = [];

export const Terrain = memo(function Terrain({
  side,
  bar,
  autumn = false,
  features,
  level,
  foot,
  troops = NOBODY,
}: Props): ReactNode {
  const laid = useMemo(
    () =>
      features
        .map((feature, i) => ({ feature, i, points: outlineOf(feature) }))
        .sort((a, b) => ORDER.indexOf(a.feature.kind) - ORDER.indexOf(b.feature.kind)),
    [features],
  );
  const outlines = useMemo(() => laid.flatMap(({ points }) => (points.length > 0 ? [points] : [])), [laid]);
  return (
    <g className={autumn ? 'autumn' : ''}>
      <Ground width={mm(side)} height={mm(side)} bar={mm(bar)} />
      <HillLight />
      <Scenery width={mm(side)} height={mm(side)} terrain={outlines} trees={false} />
      {laid.map(({ feature, i, points }) => (
        <FeatureDrawing
          key={i}
          feature={feature}
          seed={i + 1}
          level={level}
          foot={foot}
          troops={feature.kind === 'wood' ? clearingsIn(points, troops) : NOBODY}
          roofed={feature.kind === 'building' && !isManned(points, troops, foot)}
        />
      ))}
    </g>
  );
});

function outlineOf(feature: Feature): Flat {
  if ('points' in feature) return feature.points.map(mm);
  if (feature.kind === 'tree') return [mm(feature.x), mm(feature.y)];
  return feature.kind === 'gone' ? [] : endsOf(feature);
}

/** Is somebody inside, or near enough to go in? Then the plan with its doors and windows is shown. */
function isManned(points: Flat, troops: readonly Clearing[], foot: number): boolean {
  const { x, y, width, height } = boundsOf(points);
  const near = foot * 8;
  return troops.some(
    (one) => one.x > x - near && one.x < x + width + near && one.y > y - near && one.y < y + height + near,
  );
}

/** One feature; also the ghost of one that is being placed. */
export const FeatureDrawing = memo(function FeatureDrawing({
  feature,
  seed,
  level,
  foot,
  troops = NOBODY,
  roofed = false,
}: {
  readonly feature: Feature;
  readonly seed: number;
  readonly level: number;
  readonly foot: number;
  readonly troops?: readonly Clearing[];
  readonly roofed?: boolean;
}): ReactNode {
  switch (feature.kind) {
    case 'wood':
      return <Wood points={feature.points.map(mm)} seed={seed} scale={foot / 8} clearings={troops} />;
    case 'rough':
      return <Rough points={feature.points.map(mm)} seed={seed} />;
    case 'hill':
      return <Hill points={feature.points.map(mm)} level={1} steep={false} seed={seed} />;
    case 'stream':
      return <Water points={feature.points.map(mm)} />;
    case 'bridge':
      return <Bridge points={feature.points.map(mm)} />;
    case 'tree':
      return <Tree x={mm(feature.x)} y={mm(feature.y)} scale={foot / TREE_FOOT} seed={seed} />;
    case 'building':
      return <Building building={feature} level={level} foot={foot} roofed={roofed} />;
    case 'highWall':
      return <Wall points={endsOf(feature)} height={foot * 1.5} thick={6.5} />;
    case 'lowWall':
      return <Wall points={endsOf(feature)} height={foot * 0.8} thick={5} />;
    case 'fence':
    case 'hedge':
      return <Linear points={endsOf(feature)} kind={feature.kind} seed={seed} />;
    case 'gone':
      return null;
  }
});

const endsOf = (line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }): Flat => [
  mm(line.x1),
  mm(line.y1),
  mm(line.x2),
  mm(line.y2),
];
