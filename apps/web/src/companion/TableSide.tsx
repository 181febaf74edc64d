/** The pieces of a side that stand on the table, drawn as tiles. */
import { translateFacts } from '@drumhead/content';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { FlagPicture } from '../table/troops/FlagPicture.tsx';
import { sideColours } from '../table/troops/nations.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import type { Piece } from './pieces.ts';
import { FIRST_TURN, type Turn } from './turn.ts';

interface Props {
  readonly picture: CompanionConfig['picture'];
  readonly side: string;
  readonly pieces: readonly Piece[];
  /** Who has acted, who is out; left out: nothing is said of it. */
  readonly turn?: Turn;
  readonly marks?: CompanionConfig['marks'];
  /** Id of the one that is meant. */
  readonly chosen: string | null;
  readonly onChoose: (piece: Piece) => void;
}

export function TableSide({ picture, marks, side, pieces, turn = FIRST_TURN, chosen, onChoose }: Props): ReactNode {
  const { t, translate } = useMessages<CompanionKey>();
  const tiles = pieces.map((piece) => ({ piece, found: picture(piece.record, piece.uniform ?? null) }));
  const [uniform = ''] = tiles.flatMap(({ found }) => found?.uniform ?? []);
  const left = pieces.filter(({ id }) => !turn.out.includes(id)).length;
  return (
    <section className="companion-side side-colours" style={sideColours([uniform])} aria-label={side}>
      <h3>
        <FlagPicture uniform={uniform} /> {side}{' '}
        <small>{left === pieces.length ? left : t('web.companion.left.short', { left, of: pieces.length })}</small>
      </h3>
      <ul>
        {tiles.map(({ piece, found }) => (
          <li key={piece.id}>
            <button
              type="button"
              className={turn.out.includes(piece.id) ? 'out' : turn.acted.includes(piece.id) ? 'acted' : ''}
              aria-pressed={piece.id === chosen}
              onClick={() => onChoose(piece)}
            >
              {found?.figure}
              <span>{shortName(piece, pieces)}</span>
              {!turn.out.includes(piece.id) &&
                marks?.(piece).flatMap(({ label, facts, isOn }, i) =>
                  isOn ? [<em key={i}>{translate(label, facts && translateFacts(facts, translate))}</em>] : [],
                )}
              {turn.out.includes(piece.id) && <span className="spoken">({t('web.companion.out')})</span>}
              {turn.acted.includes(piece.id) && <span className="spoken">({t('web.companion.acted')})</span>}
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
