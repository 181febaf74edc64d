/** One model on the table. Rendered again only if that model has changed. */
import type { Model, ModelProfile } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../../../table/troops/Piece.tsx';
import { mm } from '../../../../table/units.ts';
import { Base } from './Base.tsx';
import { Badges, MayAct } from './Badges.tsx';
import { badgesOf } from './badges.ts';
import { heldBy } from './held.tsx';
import type { Pose } from './pose.ts';
import { Soldier, type Stance } from './Soldier.tsx';
import { uniformOf } from './uniforms.ts';

interface Props {
  readonly index: number;
  readonly profile: ModelProfile;
  readonly model: Model;
  /** Millimetres. */
  readonly radius: number;
  readonly label: string;
  /** On another floor than the one shown. */
  readonly faint: boolean;
  /** It may still act in this turn. */
  readonly ready: boolean;
  readonly pose: Pose;
  readonly left: boolean;
  /** Among those who look alike; null: he is alone. */
  readonly number: number | null;
  readonly onPick: (index: number) => void;
}

export const ModelPiece = memo(function ModelPiece({
  index,
  profile,
  model,
  radius,
  label,
  faint,
  ready,
  pose,
  left,
  number,
  onPick,
}: Props): ReactNode {
  const kinds = badgesOf(profile, model).filter((kind) => kind !== 'activated');
  return (
    <Piece
      name={`model-${index}`}
      x={mm(model.x)}
      y={mm(model.y)}
      label={label}
      className={faint ? 'piece model faint' : 'piece model'}
      onPick={() => onPick(index)}
    >
      <ModelBody profile={profile} model={model} radius={radius} pose={pose} left={left} number={number} />
      {ready && (
        <g transform={`translate(${-radius * 0.78} ${radius * 0.72})`}>
          <g className="screen-size">
            <MayAct />
          </g>
        </g>
      )}
      <g transform={`translate(${radius * 0.5} ${radius * 0.95})`}>
        <g className="screen-size signs">
          <Badges kinds={model.level > 0 && faint ? [...kinds, 'upstairs'] : kinds} />
        </g>
      </g>
    </Piece>
  );
});

/** Men stand half as tall again as their base would have it; their feet stay on it. */
const HERO = 1.4;
const FEET = 0.16;

/** A man out of the fight, without his base: he lies where he fell. */
export const FallenBody = memo(function FallenBody({
  profile,
  radius,
}: {
  readonly profile: ModelProfile | undefined;
  readonly radius: number;
}): ReactNode {
  if (!profile) return null;
  const dress = uniformOf(profile.uniform, profile.profile);
  return (
    <g transform={`scale(${(profile.player % 2 === 1 ? -1 : 1) * (radius / 10) * 1.15} ${(radius / 10) * 1.15})`}>
      <Soldier uniform={dress} held={heldBy(profile)} mounted={false} stance="fallen" />
    </g>
  );
});

/** Base and soldier around the origin. Also the ghost of a move, and the portrait on a card. */
export const ModelBody = memo(function ModelBody({
  profile,
  model,
  radius,
  pose = 'ready',
  left = profile.player % 2 === 1,
  number = null,
}: {
  readonly profile: Pick<ModelProfile, 'player' | 'profile' | 'uniform' | 'weapons' | 'specials'>;
  readonly model: Pick<Model, 'posture' | 'mounted'>;
  readonly radius: number;
  readonly pose?: Pose;
  /** He looks to the left; where nobody is near, the first side looks to the right. */
  readonly left?: boolean;
  readonly number?: number | null;
}): ReactNode {
  const mirror = left ? -1 : 1;
  const stance: Stance = model.posture === 'fallen' || model.posture === 'prone' ? model.posture : 'standing';
  const scale = (radius / 10) * (model.mounted ? 0.92 : HERO);
  return (
    <>
      <Base player={profile.player} radius={radius} rank={rankOf(profile)} number={number} />
      <g
        transform={`translate(0 ${stance === 'standing' && !model.mounted ? -radius * FEET : 0}) scale(${mirror * scale} ${scale})`}
      >
        <Soldier
          uniform={uniformOf(profile.uniform, profile.profile)}
          held={heldBy(profile)}
          mounted={model.mounted}
          stance={stance}
          pose={pose}
        />
      </g>
    </>
  );
});

/** The badge of rank on his base. */
function rankOf({ specials }: Pick<ModelProfile, 'specials'>): 'leader' | 'nco' | null {
  return specials.includes('leader') ? 'leader' : specials.includes('nco') ? 'nco' : null;
}
