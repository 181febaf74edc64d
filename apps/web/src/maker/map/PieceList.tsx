/** Every piece and name as a list: the map for whoever cannot see it, and for the keyboard. */
import { inLanguage } from '@drumhead/engine';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { kindOf, namesOf, type Piece, piecesOf } from '../document/edits.ts';
import { pointsOf } from '../draw/shape.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import type { Chosen, Hand } from '../tool/hand.ts';

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
  const { t, language } = useMessages<MakerKey>();
  const called = useCalled(making);
  const { rules, file } = making;
  const pieces = piecesOf(rules, file);
  // Those of pieces are listed with them.
  const free = namesOf(file).flatMap((name, i) => (pieces.some(({ id }) => id === name.of) ? [] : [{ name, i }]));
  const { chosen } = hand;
  return (
    <section className="maker-pieces" aria-labelledby="maker-pieces">
      <h3 id="maker-pieces">{t('web.maker.pieces')}</h3>
      {pieces.length === 0 && <p>{t('web.maker.pieces.none')}</p>}
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
        {free.map(({ name, i }) => (
          // oxlint-disable-next-line react/no-array-index-key -- names have no other
          <li key={i}>
            <button
              type="button"
              aria-pressed={chosen?.is === 'name' && chosen.i === i}
              onClick={() => onChoose({ is: 'name', i })}
            >
              “{inLanguage(name.text, language)}”
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
