/** One unit on the table. Rendered again only if that unit has changed. */
import type { Field, Formation, Unit, UnitProfile } from '@drumhead/large-battles';
import { memo, type ReactNode, useMemo } from 'react';
import { degrees, mm } from '../../../../table/units.ts';
import { type BadgeKind, BadgesAtFeet, NameAtFeet } from '../../../../table/troops/Badges.tsx';
import { Counter, FrontMark, Inks, Rim } from '../../../../table/troops/Body.tsx';
import { basesInk, skirmisherInk } from '../../../../table/troops/figures.ts';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { Piece } from '../../../../table/troops/Piece.tsx';
import { layoutOf } from './layouts.ts';
import { type Livery, liveryOf, type Uniform, uniformOf } from '../../../../table/troops/uniforms.ts';

interface Props {
  readonly index: number;
  readonly profile: UnitProfile;
  readonly unit: Unit;
  readonly field: Field;
  /** It may still act in this phase. */
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
  field,
  ready,
  name,
  label,
  onPick,
}: Props): ReactNode {
  const { factor } = field;
  const layout = layoutOf(field, profile.arm, unit.formation, unit.battery >= 0);
  const flag = profile.arm === 'infantry' ? uniformOf(profile.uniform, profile.side).flag : null;
  return (
    <Piece
      name={`unit-${index}`}
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
          width={layout.width * factor}
          depth={layout.depth * factor}
        />
      }
    >
      <g transform={`rotate(${degrees(unit.facing)}) scale(${factor})`}>
        <Body
          field={field}
          profile={profile}
          formation={unit.formation}
          sk={unit.sk}
          seed={index}
          grand={unit.battery >= 0}
          facing={degrees(unit.facing)}
          spent={unit.activated}
          disorder={unit.dis}
        />
      </g>
      {flag && (
        <g className="stature">
          <g transform={`scale(${factor}) translate(0 -32) scale(2.7)`}>
            <Flag kind={flag} tone={liveryOf(profile.side).rim} staff={12} />
          </g>
        </g>
      )}
      <BadgesAtFeet
        kinds={badgesOf(unit, profile)}
        ready={ready}
        facing={unit.facing}
        width={layout.width * factor}
        depth={layout.depth * factor}
      />
    </Piece>
  );
});

/** Those that units and Generals show. */
export type ShownBadge = Exclude<BadgeKind, 'ready' | 'routing'>;

export function badgesOf(unit: Unit, profile: UnitProfile): readonly ShownBadge[] {
  const kinds: ShownBadge[] = [];
  if (unit.dis > 0) kinds.push(`dis${Math.min(3, unit.dis) as 1 | 2 | 3}`);
  if (profile.arm === 'artillery' && !unit.loaded) kinds.push('fired');
  if (unit.violation) kinds.push('violation');
  if (unit.reacted) kinds.push('reacted');
  if (unit.activated) kinds.push('activated');
  return kinds;
}

interface BodyProps {
  readonly field: Pick<Field, 'level' | 'scale'>;
  readonly profile: Pick<UnitProfile, 'arm' | 'uniform' | 'side' | 'horse'>;
  readonly formation: Formation;
  readonly sk: number;
  readonly seed: number;
  /** Two batteries in one. */
  readonly grand?: boolean;
  /** In degrees, of the group that this is drawn in: men stand upright in it. */
  readonly facing: number;
  /** It has acted in this phase. */
  readonly spent?: boolean;
  readonly disorder?: number;
}

/** The bases with their men, facing up, around the origin. Also the ghost of a move. */
export const Body = memo(function Body({
  field,
  profile,
  formation,
  sk,
  seed,
  grand = false,
  facing,
  spent = false,
  disorder = 0,
}: BodyProps): ReactNode {
  const layout = layoutOf(field, profile.arm, formation, grand);
  const uniform = uniformOf(profile.uniform, profile.side);
  const livery = liveryOf(profile.side);
  const { width: w, depth: d } = layout;
  const inks = useMemo(
    () => basesInk(layout.bases, facing, uniform, profile.horse, seed % 3, disorder),
    [layout, facing, uniform, profile.horse, seed, disorder],
  );
  const looks = formation !== 'square' && formation !== 'garrison';
  return (
    <>
      {sk > 0 && <Skirmishers count={sk} front={-d / 2} width={w} uniform={uniform} livery={livery} facing={facing} />}
      <Rim size={layout} livery={livery} hollow={formation === 'garrison'} />
      <Counter size={layout} livery={livery} arm={profile.arm} />
      {looks && <FrontMark size={layout} livery={livery} spent={spent} />}
      <g className="figures" transform={`rotate(${-facing})`}>
        <g className="stature">
          <Inks inks={inks} />
        </g>
      </g>
    </>
  );
});

function Skirmishers({
  count,
  front,
  width,
  uniform,
  livery,
  facing,
}: {
  readonly count: number;
  readonly front: number;
  readonly width: number;
  readonly uniform: Uniform;
  readonly livery: Livery;
  readonly facing: number;
}): ReactNode {
  const pitch = Math.min(34, (width - 10) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * pitch;
    return (
      <g key={i} className="skirmishers" transform={`translate(${x} ${front - 17 - (i % 2) * 4})`}>
        <circle
          r={6.4}
          fill={livery.ground}
          fillOpacity={0.6}
          stroke={livery.rim}
          strokeWidth={1.3}
          strokeDasharray={livery.shape === 'double' ? '2.4 1.4' : undefined}
        />
        <g className="figures" transform={`rotate(${-facing})`}>
          <Inks inks={skirmisherInk(uniform, facing)} />
        </g>
      </g>
    );
  });
}
