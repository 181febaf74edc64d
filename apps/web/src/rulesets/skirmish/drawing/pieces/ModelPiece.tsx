/** One model on the table. Rendered again only if that model has changed. */
import type { Model, ModelProfile } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { Piece } from '../../../../table/troops/Piece.tsx';
import { mm } from '../../../../table/units.ts';
import { Base } from './Base.tsx';
import { Badges } from './Badges.tsx';
import { badgesOf } from './badges.ts';
import { heldBy, rankOf } from './kit.ts';
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
  readonly onPick: (index: number) => void;
}

export const ModelPiece = memo(function ModelPiece({
  index,
  profile,
  model,
  radius,
  label,
  faint,
  onPick,
}: Props): ReactNode {
  const kinds = badgesOf(profile, model);
  return (
    <Piece
      name={`model-${index}`}
      x={mm(model.x)}
      y={mm(model.y)}
      label={label}
      className={faint ? 'piece model faint' : 'piece model'}
      onPick={() => onPick(index)}
    >
      <ModelBody profile={profile} model={model} radius={radius} />
      <g transform={`translate(${radius * 0.5} ${radius * 0.95})`}>
        <g className="screen-size signs">
          <Badges kinds={model.level > 0 && faint ? [...kinds, 'upstairs'] : kinds} />
        </g>
      </g>
    </Piece>
  );
});

/** Base and soldier around the origin. Also the ghost of a move, and the portrait on a card. */
export const ModelBody = memo(function ModelBody({
  profile,
  model,
  radius,
}: {
  readonly profile: ModelProfile;
  readonly model: Pick<Model, 'posture' | 'mounted'>;
  readonly radius: number;
}): ReactNode {
  // Sides look at each other: the first one to the right.
  const mirror = profile.player % 2 === 1 ? -1 : 1;
  const stance: Stance = model.posture === 'fallen' || model.posture === 'prone' ? model.posture : 'standing';
  const scale = (radius / 10) * (model.mounted ? 0.84 : 1);
  return (
    <>
      <Base player={profile.player} radius={radius} rank={rankOf(profile)} />
      <g transform={`scale(${mirror * scale} ${scale})`}>
        <Soldier
          uniform={uniformOf(profile.uniform, profile.profile)}
          held={heldBy(profile)}
          mounted={model.mounted}
          stance={stance}
        />
      </g>
    </>
  );
});
