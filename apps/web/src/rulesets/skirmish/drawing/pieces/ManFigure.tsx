/** A man of a squad as the table draws him, in a small frame: before there is a game. */
import { type Abilities, abilitiesOf, homeOf, type Model } from '@drumhead/skirmish';
import { memo, type ReactNode } from 'react';
import { ModelBody } from './ModelPiece.tsx';

const RADIUS = 10;
/** Room beside and above his base, so that all men stand at one scale. */
const FRAME = `${-RADIUS * 1.5} ${-RADIUS * 3.4} ${RADIUS * 3} ${RADIUS * 4.6}`;

export const ManFigure = memo(function ManFigure({
  model,
  roster,
}: {
  readonly model: Model;
  /** Of his squad: the coat of a man without a profile. */
  readonly roster: string;
}): ReactNode {
  const { profile = '' } = model;
  const { weapons, specials }: Pick<Abilities, 'weapons' | 'specials'> = abilitiesOf(model) ?? {
    weapons: [],
    specials: [],
  };
  const uniform = homeOf(profile)?.id ?? roster;
  return (
    <svg viewBox={FRAME} className="portrait soldier" aria-hidden="true">
      <ModelBody
        profile={{ player: 0, profile, uniform, weapons, specials }}
        model={{ posture: 'standing', mounted: specials.includes('mounted') }}
        radius={RADIUS}
        pose={specials.includes('leader') ? 'leading' : 'ready'}
      />
    </svg>
  );
});
