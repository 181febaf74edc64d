/** A Leader or a Commander in Chief, alone or riding with a unit. */
import type { General, GeneralProfile } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import { Badges } from '../../../../table/troops/Badges.tsx';
import { generalInk } from '../../../../table/troops/figures.ts';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { Inks } from '../../../../table/troops/Body.tsx';
import { Piece } from '../../../../table/troops/Piece.tsx';
import type { ShownBadge } from './UnitPiece.tsx';
import { type FlagKind, type Livery, liveryOf, type Uniform } from '../../../../table/troops/uniforms.ts';

interface Props {
  readonly index: number;
  readonly profile: GeneralProfile;
  readonly general: General;
  /** His own place, or that of the unit he rides with, in millimetres and degrees. */
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly factor: number;
  /** His brigade in Roman figures; a star for the Commander in Chief. */
  readonly mark: string;
  readonly uniform: Uniform;
  readonly label: string;
  readonly onPick: (index: number) => void;
}

export const GeneralPiece = memo(function GeneralPiece({
  index,
  profile,
  general,
  x,
  y,
  facing,
  factor,
  mark,
  uniform,
  label,
  onPick,
}: Props): ReactNode {
  const chief = profile.brigade < 0;
  const kinds: ShownBadge[] = [];
  if (general.reacted) kinds.push('reacted');
  if (general.activated) kinds.push('activated');
  return (
    <Piece name={`general-${index}`} className="piece general" x={x} y={y} label={label} onPick={() => onPick(index)}>
      {general.status !== 'attached' && (
        <g transform={`rotate(${facing}) scale(${factor})`}>
          <GeneralBody chief={chief} livery={liveryOf(profile.side)} uniform={uniform} facing={facing} />
        </g>
      )}
      <g className="screen-size">
        <Standard
          chief={chief}
          livery={liveryOf(profile.side)}
          flag={uniform.flag}
          mark={mark}
          attached={general.status === 'attached'}
        />
        {kinds.length > 0 && (
          <g transform="translate(0 25)">
            <Badges kinds={kinds} />
          </g>
        )}
      </g>
    </Piece>
  );
});

export function GeneralBody({
  chief,
  livery,
  uniform,
  facing,
}: {
  readonly chief: boolean;
  readonly livery: Livery;
  readonly uniform: Uniform;
  /** In degrees, of the group that this is drawn in: riders stand upright in it. */
  readonly facing: number;
}): ReactNode {
  const w = chief ? 30 : 15;
  return (
    <>
      <rect className="shadow" x={-w / 2 + 1.4} y={-13} width={w} height={30} rx={3} fill="#2b2413" opacity={0.34} />
      <rect
        x={-w / 2}
        y={-15}
        width={w}
        height={30}
        rx={livery.shape === 'single' ? 6 : 0}
        fill="#a09a66"
        stroke={livery.rim}
        strokeWidth={2.4}
      />
      {livery.shape === 'double' && (
        <rect x={-w / 2} y={-15} width={w} height={30} fill="none" stroke="#f3dfd0" strokeWidth={0.9} />
      )}
      <g className="figures" transform={`rotate(${-facing})`}>
        <Inks inks={generalInk(uniform, chief, facing)} />
      </g>
    </>
  );
}

/** His flag, visible from afar, with his brigade's number under it. */
export function Standard({
  chief,
  livery,
  flag,
  mark,
  attached,
}: {
  readonly chief: boolean;
  readonly livery: Livery;
  readonly flag: FlagKind | null;
  readonly mark: string;
  readonly attached: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${attached ? 3 : 0} -3)`} aria-hidden="true">
      <g transform={`scale(${chief ? 1.75 : 1.35})`}>
        <Flag kind={flag ?? 'plain'} tone={livery.rim} />
      </g>
      <g transform="translate(-1 9)">
        {livery.shape === 'single' ? (
          <rect x={-9} y={-6.5} width={18} height={13} rx={6} fill="#f6f0df" stroke={livery.rim} strokeWidth={1.5} />
        ) : (
          <rect x={-9} y={-6.5} width={18} height={13} fill="#f6f0df" stroke={livery.rim} strokeWidth={1.5} />
        )}
        <Numeral mark={mark} ink={livery.ink} />
      </g>
    </g>
  );
}

const STROKES: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  I: { d: 'M0 -4v8', width: 3.4 },
  V: { d: 'M-3 -4l3 8l3 -8', width: 7 },
  X: { d: 'M-3 -4l6 8m0 -8l-6 8', width: 7 },
};

/** A Roman numeral or a star; the label of the piece has it as text. */
function Numeral({ mark, ink }: { readonly mark: string; readonly ink: string }): ReactNode {
  if (mark === '★') {
    return (
      <path
        d="M0 -5L1.400 -1.700L4.900 -1.400L2.200 .9L3 4.300L0 2.500L-3 4.300L-2.200 .9L-4.900 -1.400L-1.400 -1.700z"
        fill={ink}
      />
    );
  }
  const signs = [...mark].map((sign) => STROKES[sign] ?? STROKES['I']);
  const all = signs.reduce((sum, sign) => sum + (sign?.width ?? 0), 0);
  let at = -all / 2;
  return signs.map((sign, i) => {
    const x = at + (sign?.width ?? 0) / 2;
    at += sign?.width ?? 0;
    return <path key={i} d={sign?.d} transform={`translate(${x} 0)`} fill="none" stroke={ink} strokeWidth={1.7} />;
  });
}
