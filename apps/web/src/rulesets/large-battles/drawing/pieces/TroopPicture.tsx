/** Troops of a list as the table draws them, in a small frame: before there is a battle. */
import { KINDS, type Troop } from '@drumhead/large-battles/armies';
import { memo, type ReactNode } from 'react';
import { Flag } from '../../../../table/troops/Flag.tsx';
import { liveryOf, uniformOf } from '../../../../table/troops/uniforms.ts';
import { GeneralBody } from './GeneralPiece.tsx';
import { Body } from './UnitPiece.tsx';

/** As a unit mostly stands: a counter keeps its size, whatever the formation. */
export const STANDING = { infantry: 'attackColumn', cavalry: 'line', artillery: 'unlimbered' } as const;

/** The table that lists are drawn for. */
export const LISTED = { level: 'division', scale: '15mm' } as const;

/** Middle of the frame, so that flags above and skirmishers in front have room: all troops at one scale. */
const FRAME = '-42 -64 84 100';

export const TroopPicture = memo(function TroopPicture({
  troop: { kind, uniform, sk = 0 },
  seed,
}: {
  readonly troop: Pick<Troop, 'kind' | 'uniform' | 'sk'>;
  /** Any whole number: men of two units differ. */
  readonly seed: number;
}): ReactNode {
  const { arm, horse } = KINDS[kind];
  const { flag } = uniformOf(uniform, 0);
  return (
    <svg viewBox={FRAME} className="portrait" aria-hidden="true">
      <g transform="rotate(180)">
        <Body
          field={LISTED}
          profile={{ arm, uniform, side: 0, horse }}
          formation={STANDING[arm]}
          sk={sk}
          seed={seed}
          facing={180}
        />
      </g>
      {arm === 'infantry' && flag && (
        <g transform="translate(0 -32) scale(2.2)">
          <Flag kind={flag} tone={liveryOf(0).rim} staff={12} />
        </g>
      )}
    </svg>
  );
});

/** In the coat of a battalion of his, under its flag. */
export function GeneralPicture({ uniform, chief }: { readonly uniform: string; readonly chief: boolean }): ReactNode {
  const coat = uniformOf(uniform, 0);
  return (
    <svg viewBox={FRAME} className="portrait" aria-hidden="true">
      <g transform="rotate(180)">
        <GeneralBody chief={chief} livery={liveryOf(0)} uniform={coat} facing={180} />
      </g>
      {coat.flag && (
        <g transform="translate(8 -14) scale(2.2)">
          <Flag kind={coat.flag} tone={liveryOf(0).rim} staff={12} />
        </g>
      )}
    </svg>
  );
}
