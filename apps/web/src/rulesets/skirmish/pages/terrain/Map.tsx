/** Map of the table with quarters, features, and rulers along two edges. */
import type { Feature, TerrainMap } from '@drumhead/skirmish';
import type { PointerEvent, ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { MARGIN as FRAME } from '../../../../table/drawing/Margin.tsx';
import { treeBox } from '../../../../table/drawing/trees.ts';
import { LARGEST_TREE } from '../../../../table/drawing/Wood.tsx';
import { mm } from '../../../../table/units.ts';
import { leaderTo, type SignPlace, signPlaces } from '../../../../table/plan/signPlaces.ts';
import { FeatureDrawing, Terrain, TREE_FOOT } from '../../drawing/terrain/Terrain.tsx';
import type { Laying } from './table.ts';
import type { TerrainPageKey } from './messages.ts';

/** Room for the frame and for the figures outside of it. */
const MARGIN = 0.095;
/** Figures along the edges, from corner to corner. */
const TICKS = 6;

interface Props {
  readonly laying: Laying;
  readonly map: TerrainMap;
  /** The piece being placed, and whether it is legal there. */
  readonly ghost: { readonly feature: Feature; readonly legal: boolean } | null;
  /** Millimetres of a point that was pressed, from the upper left corner. */
  readonly onPoint: ((x: number, y: number) => void) | null;
}

export function Map({ laying, map, ghost, onPoint }: Props): ReactNode {
  const { t } = useMessages<TerrainPageKey>();
  const { side } = map;
  const margin = side * MARGIN;
  const foot = mm(laying.state.field.footRadius);
  const text = side * 0.026;
  const radius = text * 0.9;
  // Beside what they name, so that they cover nothing. The crown of a tree rises above its place.
  const drawn = map.pieces.map((piece) => {
    const [at] = piece.points;
    return piece.kind === 'tree' && at ? treeBox(at.x, at.y, (foot / TREE_FOOT) * LARGEST_TREE) : piece;
  });
  const signs = signPlaces(drawn, { width: side, height: side }, radius);
  const ticks = Array.from({ length: TICKS + 1 }, (_, i) => (side * i) / TICKS);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const scale = (side + 2 * margin) / box.width;
    const at = (given: number, from: number) => Math.round((given - from) * scale - margin);
    onPoint?.(at(event.clientX, box.left), at(event.clientY, box.top));
  };
  return (
    <svg
      className={onPoint === null ? 'terrain-map' : 'terrain-map takes-points'}
      viewBox={`${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`}
      role="img"
      aria-label={t('web.skTerrain.map')}
      onPointerDown={onPoint === null ? undefined : point}
    >
      <g className="map-ground">
        <Terrain
          side={laying.state.field.side}
          bar={laying.state.field.sticks.s}
          features={laying.state.features}
          level={0}
          foot={foot}
        />
      </g>
      <path
        d={`M${side / 2} 0V${side}M0 ${side / 2}H${side}`}
        stroke="#2b2620"
        strokeWidth={side * 0.002}
        strokeDasharray={`${side * 0.012} ${side * 0.01}`}
        opacity={0.7}
      />
      {ticks.map((at) => (
        <g key={at} fontSize={text} fill="currentColor">
          <text x={at} y={-FRAME - text * 0.3} textAnchor="middle">
            {at}
          </text>
          <text x={-FRAME - text * 0.3} y={at + text * 0.35} textAnchor="end">
            {at}
          </text>
        </g>
      ))}
      <rect width={side} height={side} fill="none" stroke="#2b2620" strokeWidth={side * 0.004} />
      {map.pieces.map((piece, i) => {
        const place = signs[i] as SignPlace;
        const to = leaderTo(place, drawn[i] ?? piece, radius);
        return (
          <g key={piece.sign}>
            {to && <path d={`M${place.x} ${place.y}L${to.x} ${to.y}`} stroke="#2b2620" strokeWidth={side * 0.0018} />}
            <g transform={`translate(${place.x} ${place.y})`}>
              <circle r={text * 0.85} fill="#fffdf6" stroke="#2b2620" strokeWidth={side * 0.0018} />
              <text y={text * 0.36} textAnchor="middle" fontSize={text} fontWeight={700} fill="#2b2620">
                {piece.sign}
              </text>
            </g>
          </g>
        );
      })}
      {ghost && (
        <g opacity={0.85}>
          <FeatureDrawing feature={ghost.feature} seed={99} level={0} foot={foot} />
          <GhostMark feature={ghost.feature} legal={ghost.legal} size={side} foot={foot} />
        </g>
      )}
    </svg>
  );
}

/** A refused piece is dashed, not only coloured. */
function GhostMark({
  feature,
  legal,
  size,
  foot,
}: {
  readonly feature: Feature;
  readonly legal: boolean;
  readonly size: number;
  readonly foot: number;
}): ReactNode {
  const look = {
    fill: 'none',
    stroke: legal ? '#1f5c2a' : '#a3241b',
    strokeWidth: size * 0.006,
    ...(legal ? {} : { strokeDasharray: `${size * 0.012} ${size * 0.008}` }),
  };
  if ('points' in feature) {
    const d = feature.points.map((value, i) => `${i % 2 === 0 ? (i === 0 ? 'M' : 'L') : ' '}${mm(value)}`).join('');
    return <path d={`${d}Z`} {...look} />;
  }
  if ('x1' in feature) {
    return <path d={`M${mm(feature.x1)} ${mm(feature.y1)}L${mm(feature.x2)} ${mm(feature.y2)}`} {...look} />;
  }
  return feature.kind === 'tree' ? <circle cx={mm(feature.x)} cy={mm(feature.y)} r={foot} {...look} /> : null;
}
