/** Takes a piece of the table into a form. */
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useForm } from './formContext.ts';
import type { CompanionKey } from './messages.ts';
import { isFor, withPiece } from './pieces.ts';
import type { Path, Schema } from './schemaForm.ts';

interface Props {
  /** The record that it is for. */
  readonly name: string;
  readonly schema: Schema;
  readonly path: Path;
  readonly value: unknown;
}

/** Nothing where the record is of no piece, or none is known. */
export function PieceChoice({ name, schema, path, value }: Props): ReactNode {
  const { t } = useMessages<CompanionKey>();
  const { pieces: known, pieceFields, put } = useForm();
  const pieces = pieceFields.includes(name) ? known.filter((piece) => isFor(schema, piece)) : [];
  if (pieces.length === 0) return null;
  const sides = [...new Set(pieces.map(({ side }) => side))];
  return (
    <label className="companion-select">
      <span>{t('web.companion.piece')}</span>
      <select
        value=""
        onChange={({ target }) => {
          const piece = pieces.find((one) => one.id === target.value);
          if (piece) put(path, withPiece(value, piece));
        }}
      >
        <option value="">{t('web.companion.piece.choose')}</option>
        {sides.map((side) => (
          <optgroup key={side} label={side}>
            {pieces
              .filter((piece) => piece.side === side)
              .map((piece) => (
                <option key={piece.id} value={piece.id}>
                  {piece.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
