/** The pieces of a side that stand on the table, drawn as tiles. */
import type { ReactNode } from 'react';
import { sideColours } from '../table/troops/nations.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { Piece } from './pieces.ts';

interface Props {
  readonly picture: CompanionConfig['picture'];
  readonly side: string;
  readonly pieces: readonly Piece[];
  /** Id of the one that is meant. */
  readonly chosen: string | null;
  readonly onChoose: (piece: Piece) => void;
}

export function TableSide({ picture, side, pieces, chosen, onChoose }: Props): ReactNode {
  const tiles = pieces.map((piece) => ({ piece, found: picture(piece.record, piece.uniform ?? null) }));
  const [uniform = ''] = tiles.flatMap(({ found }) => found?.uniform ?? []);
  return (
    <section className="companion-side side-colours" style={sideColours([uniform])} aria-label={side}>
      <h3>
        {side} <small>{pieces.length}</small>
      </h3>
      <ul>
        {tiles.map(({ piece, found }) => (
          <li key={piece.id}>
            <button type="button" aria-pressed={piece.id === chosen} onClick={() => onChoose(piece)}>
              {found?.figure}
              <span>{shortName(piece, pieces)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutBrackets = ({ name }: Piece): string => name.replace(/ \([^()]*\)$/, '');

/** Without its brigade or side, where no other one of the side is called so. */
function shortName(piece: Piece, pieces: readonly Piece[]): string {
  const short = withoutBrackets(piece);
  return pieces.filter((one) => withoutBrackets(one) === short).length > 1 ? piece.name : short;
}
