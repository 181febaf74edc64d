/** SIP-TER-13. Six sectors, their dice, and the ground they bring, from above. */
import { SECTORS, type TableSize, type TerrainFile, terrainOf } from '@drumhead/simplicity/muster';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { SelectField } from '../../../../papers/Fields.tsx';
import { sixDice } from './draft.ts';
import type { BattlePageKey } from './words.ts';

interface Props {
  readonly faces: readonly number[];
  readonly size: TableSize;
  readonly onFaces: (faces: readonly number[]) => void;
}

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

export function Ground({ faces, size, onFaces }: Props): ReactNode {
  const { say, tell } = useSpeech<BattlePageKey>();
  const pieces = terrainOf(size, faces);
  const brought = (sector: number) => pieces.find(({ id }) => id === `sector-${sector + 1}`);
  return (
    <>
      <div className="sectors">
        {Array.from({ length: SECTORS }, (_, sector) => {
          const piece = brought(sector);
          return (
            <div key={sector}>
              <SelectField
                label={say('web.sipBattle.terrain.die', { number: sector + 1 })}
                value={String(faces[sector] ?? 1)}
                choices={FACES.map((face) => [face, face])}
                onChange={(face) => onFaces(faces.map((one, i) => (i === sector ? Number(face) : one)))}
              />
              <span className="minor">
                {piece === undefined ? say('web.sipBattle.terrain.nothing') : tell(`sip.terrain.${piece.kind}`)}
              </span>
            </div>
          );
        })}
      </div>
      <div className="paper-tools">
        <button type="button" onClick={() => onFaces(sixDice())}>
          {say('web.sipBattle.terrain.roll')}
        </button>
      </div>
      <svg
        className="ground-map"
        viewBox={`-1 -1 ${size.width + 2} ${size.depth + 2}`}
        role="img"
        aria-label={say('web.sipBattle.map')}
      >
        <rect width={size.width} height={size.depth} fill="#c9cfa3" stroke="#2b2620" strokeWidth={0.6} />
        {pieces.map((piece) => (
          <Piece key={piece.id} piece={piece} depth={size.depth} name={tell(`sip.terrain.${piece.kind}`)} />
        ))}
        <path
          d={`M0 ${size.depth / 2}H${size.width}M${size.width / 3} 0V${size.depth}M${(size.width * 2) / 3} 0V${size.depth}`}
          stroke="#2b2620"
          strokeWidth={0.3}
          strokeDasharray="1.5 1.5"
          opacity={0.6}
        />
      </svg>
    </>
  );
}

const COLOURS: Readonly<Record<string, string>> = {
  woods: '#7f9a62',
  hill: '#cdb982',
  rough: '#b6b089',
  section: '#d9cbb0',
};

/** A piece of ground with its name on it; files count northwards, drawings downwards. */
function Piece({
  piece,
  depth,
  name,
}: {
  readonly piece: TerrainFile;
  readonly depth: number;
  readonly name: string;
}): ReactNode {
  const [west = 0, south = 0, east = 0, north = 0] = piece.box ?? [];
  const round = piece.kind === 'section' ? 0 : 4;
  return (
    <g>
      <rect
        x={west}
        y={depth - north}
        width={east - west}
        height={north - south}
        rx={round}
        fill={COLOURS[piece.kind] ?? '#ccc'}
        stroke="#4a4334"
        strokeWidth={0.5}
      />
      <text
        x={(west + east) / 2}
        y={depth - (south + north) / 2 + 1.2}
        textAnchor="middle"
        fontSize={3.4}
        fill="#1f1b12"
      >
        {name}
      </text>
    </g>
  );
}
