/** A Command base. */
import type { SideIndex, State } from '@drumhead/simplicity/screen';
import { memo, type ReactNode } from 'react';
import { mm } from '../../../../table/units.ts';
import { Badges } from '../../../../table/troops/Badges.tsx';
import { Inks } from '../../../../table/troops/Body.tsx';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { Piece } from '../../../../table/troops/Piece.tsx';
import { liveryOf, uniformOf } from '../../../../table/troops/uniforms.ts';
import { officerInk } from './look.ts';

interface Props {
  readonly index: number;
  readonly side: SideIndex;
  readonly command: State['commands'][number];
  /** Of its army's first battalion. */
  readonly uniform: string;
  readonly label: string;
  readonly onPick: (index: number) => void;
}

export const CommandPiece = memo(function CommandPiece({
  index,
  side,
  command,
  uniform,
  label,
  onPick,
}: Props): ReactNode {
  const { flag } = uniformOf(uniform, side);
  return (
    <Piece
      name={`command-${index}`}
      className="piece general"
      x={mm(command.x)}
      y={mm(command.y)}
      label={label}
      onPick={() => onPick(index)}
    >
      <CommandBody side={side} uniform={uniform} />
      <g className="screen-size">
        <g transform="translate(1 -4) scale(1.5)">
          <Flag kind={flag ?? 'plain'} tone={liveryOf(side).rim} />
        </g>
        {command.moved && (
          <g transform="translate(0 17)">
            <Badges kinds={['activated']} />
          </g>
        )}
      </g>
    </Piece>
  );
});

/** SIP-FRC-2: one mounted officer on a small base. Also the ghost of a ride. */
export function CommandBody({ side, uniform }: { readonly side: SideIndex; readonly uniform: string }): ReactNode {
  const livery = liveryOf(side);
  return (
    <>
      <circle className="shadow" cx={1.4} cy={2} r={12.5} fill="#2b2413" opacity={0.34} />
      <circle r={11.8} fill="#b5af7f" stroke={livery.rim} strokeWidth={2.6} />
      {livery.shape === 'double' && <circle r={11.8} fill="none" stroke="#f3dfd0" strokeWidth={0.9} />}
      <g className="figures" transform="scale(0.8)">
        <Inks inks={officerInk(uniform, side)} />
      </g>
    </>
  );
}
