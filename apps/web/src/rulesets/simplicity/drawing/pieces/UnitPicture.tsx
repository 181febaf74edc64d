/** Troops of an army list as the table draws them, in a small frame: before there is a battle. */
import { uniformOf as coatOf } from '@drumhead/simplicity/armies';
import { memo, type ReactNode } from 'react';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { liveryOf, uniformOf } from '../../../../table/troops/uniforms.ts';
import { CommandBody } from './CommandPiece.tsx';
import { UnitBody } from './UnitPiece.tsx';

/** All troops at one scale, with room above for flags. */
const FRAME = '-36 -48 72 82';

interface Drawn {
  readonly kind: Parameters<typeof coatOf>[1];
  readonly unitClass: Parameters<typeof coatOf>[2];
  /** Any whole number: men of two units differ. */
  readonly seed: number;
}

export const UnitPicture = ({ nation, ...unit }: Drawn & { readonly nation: string }): ReactNode => (
  <UnitFigure uniform={coatOf(nation, unit.kind, unit.unitClass)} {...unit} />
);

export const UnitFigure = memo(function UnitFigure({
  uniform,
  kind,
  unitClass,
  seed,
}: Drawn & { readonly uniform: string }): ReactNode {
  const { flag } = uniformOf(uniform, 0);
  return (
    <svg viewBox={FRAME} className="portrait" aria-hidden="true">
      <g transform="rotate(180)">
        <UnitBody index={seed} profile={{ uniform, side: 0, kind, class: unitClass }} facing={180} />
      </g>
      {kind === 'line' && flag && (
        <g transform="translate(0 -20) scale(1.6)">
          <Flag kind={flag} tone={liveryOf(0).rim} staff={11} />
        </g>
      )}
    </svg>
  );
});

export function CommandPicture({ nation }: { readonly nation: string }): ReactNode {
  const uniform = coatOf(nation, 'line', 'regular');
  const { flag } = uniformOf(uniform, 0);
  return (
    <svg viewBox={FRAME} className="portrait" aria-hidden="true">
      <CommandBody side={0} uniform={uniform} />
      <g transform="translate(1 -4) scale(1.5)">
        <Flag kind={flag ?? 'plain'} tone={liveryOf(0).rim} />
      </g>
    </svg>
  );
}
