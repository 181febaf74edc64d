/** Every piece and name as a list: the map for whoever cannot see it, and for the keyboard. */
import { inLanguage } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kindOf, namesOf, type Piece, piecesOf } from '../document/edits.ts';
import { spotsOf } from '../document/spots.ts';
import { pointsOf } from '../draw/shape.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Chosen, Hand } from '../tool/hand.ts';
import { SpotItems } from './SpotItems.tsx';

/** What a piece is called: by its name on the map, else by its kind. */
function useCalled({ rules, file }: Pick<Making, 'rules' | 'file'>): (piece: Piece) => string {
  const { t, translate, language } = useMessages<MakerKey>();
  const names = namesOf(file);
  return ({ id, kind }) => {
    const what = translate(kindOf(rules, kind)?.name ?? kind);
    const own = names.find(({ of }) => of === id);
    return own === undefined ? what : t('web.maker.piece.of', { name: inLanguage(own.text, language), kind: what });
  };
}

export function PieceList({
  making,
  hand,
  onChoose,
}: {
  readonly making: Making;
  readonly hand: Hand;
  readonly onChoose: (chosen: Chosen) => void;
}): ReactNode {
  const { t } = useMessages<MakerKey>();
  const called = useCalled(making);
  const { rules, file } = making;
  const pieces = piecesOf(rules, file);
  // Names of pieces are listed with them.
  const isPiece = (of: string | undefined): boolean => pieces.some(({ id }) => id === of);
  const spots = spotsOf(rules, file).filter(
    ({ is, i }) => is !== 'placed' && !(is === 'name' && isPiece(namesOf(file)[i]?.of)),
  );
  const { chosen } = hand;
  return (
    <section className="maker-pieces" aria-labelledby="maker-pieces">
      <h3 id="maker-pieces">{t('web.maker.pieces')}</h3>
      {pieces.length + spots.length === 0 && <p>{t('web.maker.pieces.none')}</p>}
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              aria-pressed={chosen?.is === 'piece' && chosen.id === piece.id}
              onClick={() => onChoose({ is: 'piece', id: piece.id })}
            >
              {piece.shape.is === 'box' || piece.shape.is === 'point'
                ? called(piece)
                : t('web.maker.piece.points', { name: called(piece), count: pointsOf(piece.shape).length })}
            </button>
          </li>
        ))}
        <SpotItems spots={spots} chosen={chosen} onChoose={onChoose} />
      </ul>
    </section>
  );
}
