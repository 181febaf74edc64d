/** SK-GEO-7: the lines of sight, what blocks each of them, and what covers the target. */
import { coverFrom, type Feature, type Sight, sightBetween } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { straightPath } from '../../../../table/drawing/shapes.ts';
import { mm } from '../../../../table/units.ts';
import { spotOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';

export function SightLines({
  scene,
  shooters,
  target,
}: {
  readonly scene: Scene;
  readonly shooters: readonly number[];
  readonly target: number;
}): ReactNode {
  const { state } = scene;
  const sights = shooters.map((shooter) => sightBetween(state, shooter, target));
  const stops = new Map(
    sights.flatMap(({ lines }) =>
      lines.flatMap(({ blocker }) => (blocker ? [[`${blocker.by}${blocker.index}`, blocker] as const] : [])),
    ),
  );
  const covers = new Set(
    shooters.map((shooter) => coverFrom(state, shooter, target).feature).filter((index) => index >= 0),
  );
  return (
    <g>
      {[...covers].map((index) => {
        const feature = state.features[index];
        return (
          feature && (
            <FeatureEdge key={index} feature={feature} foot={mm(state.field.footRadius)} className="covering" />
          )
        );
      })}
      {[...stops.values()].map(({ by, index }) => {
        const feature = by === 'feature' ? state.features[index] : undefined;
        const spot = by === 'model' ? spotOf(state, index) : null;
        return feature ? (
          <FeatureEdge key={`f${index}`} feature={feature} foot={mm(state.field.footRadius)} className="blocker" />
        ) : (
          spot && <circle key={`m${index}`} cx={spot.x} cy={spot.y} r={spot.radius + 1.5} className="blocker" />
        );
      })}
      {sights.map((sight, i) => (
        <Lines key={i} sight={sight} />
      ))}
    </g>
  );
}

function Lines({ sight }: { readonly sight: Sight }): ReactNode {
  const lines = sight.back === null ? sight.lines : [...sight.lines, sight.back];
  return lines.map(({ clear, x1, y1, x2, y2 }, i) => (
    <path key={i} d={`M${mm(x1)} ${mm(y1)}L${mm(x2)} ${mm(y2)}`} className={clear ? 'sight' : 'sight blocked'} />
  ));
}

function FeatureEdge({
  feature,
  foot,
  className,
}: {
  readonly feature: Feature;
  readonly foot: number;
  readonly className: string;
}): ReactNode {
  if (feature.kind === 'gone') return null;
  if (feature.kind === 'tree') return <circle cx={mm(feature.x)} cy={mm(feature.y)} r={foot} className={className} />;
  const points =
    'points' in feature ? feature.points.map(mm) : [mm(feature.x1), mm(feature.y1), mm(feature.x2), mm(feature.y2)];
  return <path d={straightPath(points, 'points' in feature)} className={className} />;
}
