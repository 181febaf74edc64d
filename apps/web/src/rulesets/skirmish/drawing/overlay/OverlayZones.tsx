/** Before the battle: quarters, deployment zones, and the terrain piece being placed. */
import { quarterBox, type State, zoneOf } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { Shade } from '../../../../table/Shade.tsx';
import { mm } from '../../../../table/units.ts';
import { type Laid, proposalOf } from '../../interaction/terrainPiece.ts';
import type { Scene } from '../../interaction/scene.ts';
import { FeatureDrawing } from '../terrain/Terrain.tsx';

export function Zones({ scene }: { readonly scene: Scene }): ReactNode {
  const { frame, state } = scene;
  switch (frame?.at) {
    case 'placeWhen':
    case 'terrainRoll':
      return <Quarters state={state} lit={-1} />;
    case 'placeFeature':
      return <Quarters state={state} lit={frame.feature.quarter} />;
    case 'deploy':
      return <Deployment state={state} box={zoneOf(state, frame.players[0] ?? 0)} />;
    default:
      return null;
  }
}

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function Zone({ box }: { readonly box: Box }): ReactNode {
  return (
    <rect
      className="zone"
      x={mm(box.minX)}
      y={mm(box.minY)}
      width={mm(box.maxX - box.minX)}
      height={mm(box.maxY - box.minY)}
    />
  );
}

function Deployment({ state, box }: { readonly state: State; readonly box: Box }): ReactNode {
  const side = mm(state.field.side);
  const lit = { minX: mm(box.minX), minY: mm(box.minY), maxX: mm(box.maxX), maxY: mm(box.maxY) };
  return (
    <>
      <Shade table={{ width: side, height: side }} lit={[lit]} />
      <Zone box={box} />
    </>
  );
}

function Quarters({ state, lit }: { readonly state: State; readonly lit: number }): ReactNode {
  const side = mm(state.field.side);
  return (
    <>
      <path className="zone-line" d={`M${side / 2} 0V${side}M0 ${side / 2}H${side}`} />
      {lit >= 0 && <Zone box={quarterBox(state.field, lit)} />}
    </>
  );
}

export function LaidPiece({ scene, laid }: { readonly scene: Scene; readonly laid: Laid }): ReactNode {
  const proposal = proposalOf(scene, laid);
  if (!proposal) return null;
  const refused = proposal.refusal ? 'refused-piece' : '';
  const foot = mm(scene.state.field.footRadius);
  return (
    <g>
      {proposal.feature && (
        <g className={`laying ${refused}`}>
          <FeatureDrawing
            feature={proposal.feature}
            seed={scene.state.features.length + 1}
            level={laid.floors - 1}
            foot={foot}
          />
        </g>
      )}
      <rect
        className={`laying-edge ${refused}`}
        x={-Math.max(laid.width, 2 * foot) / 2 - 2}
        y={-Math.max(laid.height, foot) / 2 - 2}
        width={Math.max(laid.width, 2 * foot) + 4}
        height={Math.max(laid.height, foot) + 4}
        transform={`translate(${laid.x} ${laid.y}) rotate(${laid.turn})`}
        rx={3}
      />
    </g>
  );
}
