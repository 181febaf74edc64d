/** Takes a piece of the table into a form: the pieces stand there drawn, by sides. */
import { type ReactNode, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Drawn } from './Drawn.tsx';
import { useForm } from './formContext.ts';
import type { CompanionKey } from './messages.ts';
import { isFor, type Piece, sidesOf, withPiece } from './pieces.ts';
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
  const { pieces: known, pieceFields, acting, meant, picture, put } = useForm();
  const chosen = meant.get(pathText(path));
  // Whoever is still to be told is chosen from those who stand there.
  const [isOpen, open] = useState(chosen === undefined);
  if (!pieceFields.includes(name)) return null;
  // Nobody fires at a friend, or fights one.
  const pieces = known.filter(
    (piece) => isFor(schema, piece) && (acting?.name === name || piece.side !== acting?.side),
  );
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
          {t('web.companion.piece')}: <b>{chosen ? namesOf(path, count, meant) : t('web.companion.piece.choose')}</b>
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

/** Everybody who does the same: that record of a list, and those after it. */
function namesOf(path: Path, count: number, meant: ReadonlyMap<string, Piece>): string {
  const at = path.at(-1);
  const paths =
    typeof at === 'number' ? Array.from({ length: count }, (_, i) => [...path.slice(0, -1), at + i]) : [path];
  return paths.flatMap((one) => meant.get(pathText(one))?.name ?? []).join(', ');
}
