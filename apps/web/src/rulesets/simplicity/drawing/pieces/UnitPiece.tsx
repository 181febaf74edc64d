/** One unit on the table. Rendered again only if that unit has changed. */
import type { Unit, UnitProfile } from '@drumhead/simplicity/screen';
import { memo, type ReactNode, useMemo } from 'react';
import { degrees, mm } from '../../../../table/units.ts';
import { type BadgeKind, BadgesAtFeet, NameAtFeet } from '../../../../table/troops/Badges.tsx';
import { Counter, FrontMark, Inks, Rim } from '../../../../table/troops/Body.tsx';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { Piece } from '../../../../table/troops/Piece.tsx';
import { liveryOf } from '../../../../table/troops/uniforms.ts';
import { lookOf } from './look.ts';
import { basesInk } from '../../../../table/troops/figures.ts';

interface Props {
  readonly index: number;
  readonly profile: UnitProfile;
  readonly unit: Unit;
  /** It may still get an order in this turn. */
  readonly ready: boolean;
  /** Without its brigade or its army, as it stands on the table. */
  readonly name: string;
  readonly label: string;
  readonly onPick: (index: number) => void;
}

export const UnitPiece = memo(function UnitPiece({
  index,
  profile,
  unit,
  ready,
  name,
  label,
  onPick,
}: Props): ReactNode {
  const look = lookOf(profile, unit.limbered);
  const foot = look.arm === 'infantry';
  const routing = unit.status === 'routing';
  return (
    <Piece
      name={`unit-${index}`}
      className={routing ? 'piece routing' : 'piece'}
      x={mm(unit.x)}
      y={mm(unit.y)}
      label={label}
      onPick={() => onPick(index)}
      nameplate={
        <NameAtFeet
          name={name}
          ink={liveryOf(profile.side).ink}
          x={mm(unit.x)}
          y={mm(unit.y)}
          facing={unit.facing}
          width={look.width * look.scale}
          depth={look.depth * look.scale}
        />
      }
    >
      <g transform={`rotate(${degrees(unit.facing)})`}>
        <UnitBody
          index={index}
          profile={profile}
          limbered={unit.limbered}
          facing={degrees(unit.facing)}
          spent={unit.ordered}
          disorder={routing ? 3 : unit.dp}
        />
      </g>
      {foot && look.uniform.flag && (
        <g className="stature">
          <g className="colours" transform={`translate(0 -20) scale(1.8)${routing ? DROPPED : ''}`}>
            <Flag kind={look.uniform.flag} tone={liveryOf(profile.side).rim} staff={11} />
          </g>
        </g>
      )}
      <BadgesAtFeet
        kinds={badgesOf(unit)}
        facing={unit.facing}
        ready={ready}
        width={look.width * look.scale}
        depth={look.depth * look.scale}
      />
    </Piece>
  );
});

/** The flag of a unit that runs lies on the ground behind it. */
const DROPPED = ' translate(14 16) rotate(78)';

/** Those that units and Command bases show. */
export type ShownBadge = Exclude<BadgeKind, 'ready' | 'reacted'>;

export function badgesOf({ dp, status, fired, ordered, confused }: Unit): readonly ShownBadge[] {
  if (status === 'routing') return ['routing'];
  return [
    ...(dp > 0 ? [`dis${Math.min(3, dp) as 1 | 2 | 3}` as const] : []),
    ...(confused ? ['violation' as const] : []),
    ...(fired ? ['fired' as const] : []),
    ...(ordered ? ['activated' as const] : []),
  ];
}

/** What is seen of a unit. */
export type Dressed = Pick<UnitProfile, 'uniform' | 'side' | 'kind' | 'class'>;

/** The base with its men, facing up, around the origin. Also the ghost of a move. */
export const UnitBody = memo(function UnitBody({
  index,
  profile,
  limbered = false,
  facing,
  spent = false,
  disorder = 0,
}: {
  readonly index: number;
  readonly profile: Dressed;
  readonly limbered?: boolean;
  /** In degrees, of the group that this is drawn in: men stand upright in it. */
  readonly facing: number;
  /** It has had its order in this turn. */
  readonly spent?: boolean;
  readonly disorder?: number;
}): ReactNode {
  const look = lookOf(profile, limbered);
  const livery = liveryOf(profile.side);
  const inks = useMemo(
    () => basesInk(look.bases, facing, look.uniform, look.horseGun, index, disorder),
    [look, facing, index, disorder],
  );
  const size = { width: look.width * look.scale, depth: look.depth * look.scale };
  return (
    <>
      <Rim size={size} livery={livery} />
      <Counter size={size} livery={livery} arm={look.arm} />
      <FrontMark size={size} livery={livery} spent={spent} />
      {profile.class !== 'regular' && <ClassMark size={size} elite={profile.class === 'elite'} />}
      <g className="figures" transform={`rotate(${-facing}) scale(${look.scale})`}>
        <g className="stature">
          <Inks inks={inks} />
        </g>
      </g>
    </>
  );
});

/** SIP-CLS-1. A star for Elite, a bar for Raw, in the left rear corner. */
export function ClassMark({
  size,
  elite,
}: {
  readonly size: { readonly width: number; readonly depth: number };
  readonly elite: boolean;
}): ReactNode {
  return (
    <g transform={`translate(${-size.width / 2 + 5.5} ${size.depth / 2 - 5})`}>
      {elite ? (
        <path
          d="M0 -4L1.200 -1.400L4 -1.200L1.800 .8L2.500 3.500L0 2L-2.500 3.500L-1.800 .8L-4 -1.200L-1.200 -1.400z"
          fill="#f6e3a0"
          stroke="#5a4213"
          strokeWidth={0.6}
        />
      ) : (
        <path d="M-3 0h6" stroke="#5a4213" strokeWidth={1.8} />
      )}
    </g>
  );
}
