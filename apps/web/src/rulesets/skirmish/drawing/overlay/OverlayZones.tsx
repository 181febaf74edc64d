/** Before the battle: quarters, deployment zones, and the terrain piece being placed. */
import { quarterBox, type State, zoneOf } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { AreaBox, Shade } from '../../../../table/Shade.tsx';
import { areaInMm, mm } from '../../../../table/units.ts';
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
      return <Deployment state={state} player={frame.players[0] ?? 0} />;
    default:
      return null;
  }
}

function Deployment({ state, player }: { readonly state: State; readonly player: number }): ReactNode {
  const side = mm(state.field.side);
  const lit = areaInMm(zoneOf(state, player));
  return (
    <>
      <Shade table={{ width: side, height: side }} lit={[lit]} />
      <AreaBox area={lit} className="zone" />
    </>
  );
}

function Quarters({ state, lit }: { readonly state: State; readonly lit: number }): ReactNode {
  const side = mm(state.field.side);
  return (
    <>
      <path className="zone-line" d={`M${side / 2} 0V${side}M0 ${side / 2}H${side}`} />
      {lit >= 0 && <AreaBox area={areaInMm(quarterBox(state.field, lit))} className="zone" />}
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
