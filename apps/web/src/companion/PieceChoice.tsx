/** Takes a piece of the table into a form: the pieces stand there drawn, by sides. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Drawn } from './Drawn.tsx';
import { useForm } from './formContext.ts';
import type { CompanionKey } from './messages.ts';
import { isFor, type Piece, pieceOf, sidesOf, withPiece } from './pieces.ts';
import { type Path, pathText, type Schema } from './schemaForm.ts';
import { TableSide } from './TableSide.tsx';

interface Props {
  /** The record that it is for. */
  readonly name: string;
  readonly schema: Schema;
  readonly path: Path;
  readonly value: unknown;
  /** So many do the same. */
  readonly count?: number;
}

/** Nothing where the record is of no piece; without known pieces, whoever its values draw. */
export function PieceChoice({ name, schema, path, value, count = 1 }: Props): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { pieces: known, pieceFields, picked, picture, who, put } = useForm();
  const [isOpen, open] = useState(false);
  if (!pieceFields.includes(name)) return null;
  const pieces = known.filter((piece) => isFor(schema, piece));
  // Several may be alike: the one that was tapped is meant.
  const chosen = pieceOf(pieces, schema, value, who[pathText(path)], picked);
  const take = (piece: Piece) => {
    open(false);
    put(path, withPiece(value, piece), piece.id);
  };
  const drawn = (
    <Drawn value={chosen ? withPiece(value, chosen) : value} uniform={chosen?.uniform ?? null} count={count} />
  );
  if (pieces.length === 0) return drawn;
  return (
    <details className="companion-who" open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {drawn}
        <span>
          {t('web.companion.piece')}: <b>{chosen ? chosen.name : t('web.companion.piece.choose')}</b>
        </span>
      </summary>
      {sidesOf(pieces).map(([side, ofSide]) => (
        <TableSide
          key={side}
          picture={picture}
          side={side}
          pieces={ofSide}
          chosen={chosen?.id ?? null}
          onChoose={take}
        />
      ))}
    </details>
  );
}
