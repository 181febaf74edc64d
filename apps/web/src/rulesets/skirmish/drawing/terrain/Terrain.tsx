/** Terrain of a skirmish. Rendered again only when a feature changes or another floor is shown. */
import type { Feature, State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { Ground } from '../../../../table/drawing/Ground.tsx';
import { Rough, Tree, Wood } from '../../../../table/drawing/Growth.tsx';
import { Hill } from '../../../../table/drawing/Hill.tsx';
import { Linear } from '../../../../table/drawing/Linear.tsx';
import { type Flat, straightPath } from '../../../../table/drawing/shapes.ts';
import { Bridge, Water } from '../../../../table/drawing/Water.tsx';
import { mm } from '../../../../table/units.ts';
import { Building } from './Building.tsx';

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
  readonly features: State['features'];
  readonly level: number;
  /** Radius of a base on foot, millimetres. */
  readonly foot: number;
}

export const Terrain = memo(function Terrain({ side, features, level, foot }: Props): ReactNode {
  const laid = features
    .map((feature, i) => ({ feature, i }))
    .sort((a, b) => ORDER.indexOf(a.feature.kind) - ORDER.indexOf(b.feature.kind));
  return (
    <>
      <Ground width={mm(side)} height={mm(side)} />
      {laid.map(({ feature, i }) => (
        <FeatureDrawing key={i} feature={feature} seed={i + 1} level={level} foot={foot} />
      ))}
    </>
  );
});

/** One feature; also the ghost of one that is being placed. */
export function FeatureDrawing({
  feature,
  seed,
  level,
  foot,
}: {
  readonly feature: Feature;
  readonly seed: number;
  readonly level: number;
  readonly foot: number;
}): ReactNode {
  switch (feature.kind) {
    case 'wood':
      return <Wood points={feature.points.map(mm)} seed={seed} />;
    case 'rough':
      return <Rough points={feature.points.map(mm)} seed={seed} />;
    case 'hill':
      return <Hill points={feature.points.map(mm)} level={1} steep={false} seed={seed} />;
    case 'stream':
      return <Water points={feature.points.map(mm)} />;
    case 'bridge':
      return <Bridge points={feature.points.map(mm)} />;
    case 'tree':
      return <Tree x={mm(feature.x)} y={mm(feature.y)} radius={foot} seed={seed} />;
    case 'building':
      return <Building building={feature} level={level} foot={foot} />;
    case 'highWall':
      return <HighWall points={endsOf(feature)} />;
    case 'fence':
    case 'hedge':
      return <Linear points={endsOf(feature)} kind={feature.kind} seed={seed} />;
    case 'lowWall':
      return <Linear points={endsOf(feature)} kind="wall" seed={seed} />;
    case 'gone':
      return null;
  }
}

const endsOf = (line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }): Flat => [
  mm(line.x1),
  mm(line.y1),
  mm(line.x2),
  mm(line.y2),
];

function HighWall({ points }: { readonly points: Flat }): ReactNode {
  const d = straightPath(points, false);
  return (
    <g fill="none">
      <path d={d} stroke="#2f261a" strokeWidth={9} opacity={0.35} transform="translate(2.400 3.400)" />
      <path d={d} stroke="#4f4739" strokeWidth={9} />
      <path d={d} stroke="#b3a993" strokeWidth={7} />
      <path d={d} stroke="#6b6352" strokeWidth={7} strokeDasharray=".9 8" />
      <path d={d} stroke="#d4cbb5" strokeWidth={2.2} strokeDasharray="7 1.900" opacity={0.6} />
    </g>
  );
}
