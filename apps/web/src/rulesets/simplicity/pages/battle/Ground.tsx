/** SIP-TER-13. Six sectors, their dice, and the ground they bring, from above. */
import { groundOf, SECTORS, type TableSize } from '@drumhead/simplicity/armies';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../documents/Fields.tsx';
import { mm } from '../../../../table/units.ts';
import { Terrain } from '../../drawing/terrain/Terrain.tsx';
import { sixDice } from './draft.ts';
import type { BattlePageKey } from './messages.ts';

interface Props {
  readonly faces: readonly number[];
  readonly size: TableSize;
  readonly onFaces: (faces: readonly number[]) => void;
}

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

export function Ground({ faces, size, onFaces }: Props): ReactNode {
  const { t, translate } = useMessages<BattlePageKey>();
  const ground = groundOf(size, faces);
  const [width, depth] = [mm(ground.width), mm(ground.depth)];
  const brought = (sector: number) => ground.terrain.find(({ id }) => id === `sector-${sector + 1}`);
  return (
    <>
      <div className="sectors">
        {Array.from({ length: SECTORS }, (_, sector) => {
          const piece = brought(sector);
          return (
            <div key={sector}>
              <SelectField
                label={t('web.sipBattle.terrain.die', { number: sector + 1 })}
                value={String(faces[sector] ?? 1)}
                choices={FACES.map((face) => [face, face])}
                onChange={(face) => onFaces(faces.map((one, i) => (i === sector ? Number(face) : one)))}
              />
              <span className="minor brought">
                {piece === undefined ? t('web.sipBattle.terrain.nothing') : translate(`sip.terrain.${piece.kind}`)}
              </span>
            </div>
          );
        })}
      </div>
      <div className="paper-tools">
        <button type="button" onClick={() => onFaces(sixDice())}>
          {t('web.sipBattle.terrain.roll')}
        </button>
      </div>
      <svg
        className="ground-map"
        viewBox={`-10 -10 ${width + 20} ${depth + 20}`}
        role="img"
        aria-label={t('web.sipBattle.map')}
      >
        <Terrain field={ground} terrain={ground.terrain} />
        <path
          d={`M0 ${depth / 2}H${width}M${width / 3} 0V${depth}M${(width * 2) / 3} 0V${depth}`}
          stroke="#2b2620"
          strokeWidth={3}
          strokeDasharray="15 15"
          opacity={0.6}
        />
      </svg>
    </>
  );
}
