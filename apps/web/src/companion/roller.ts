/** Whose dice they are: those of whoever has a record of that name, else of whoever acts. Pure. */
import type { CompanionConfig } from './companionConfig.ts';
import type { Roller } from './formContext.ts';
import { type Asked, type Piece, sidesOf } from './pieces.ts';
import { isValues, recordAt } from './schemaForm.ts';

/** The record of whoever acts in a kind of situation: the first in sight that is about a piece; the situation itself. */
export function actingIn(
  { shown, pieceFields }: Pick<CompanionConfig, 'shown' | 'pieceFields'>,
  { kind, situation }: Pick<Asked, 'kind' | 'situation'>,
): { readonly name: string; readonly path: string } | null {
  if (pieceFields.includes(kind)) return { name: kind, path: '' };
  const name = shown[kind]?.find((field) => pieceFields.includes(field));
  return name === undefined ? null : { name, path: Array.isArray(situation[name]) ? `${name}[0]` : name };
}

export function rollerIn(
  config: Pick<CompanionConfig, 'shown' | 'pieceFields' | 'picture'>,
  asked: Asked,
  pieces: readonly Piece[],
  meant: ReadonlyMap<string, Piece>,
  field: string,
): Roller | null {
  const { schema, situation } = asked;
  const acting = actingIn(config, asked);
  const of = [field, `${field}s`].find((name) => config.pieceFields.includes(name) && situation[name] !== undefined);
  const path = of === undefined ? acting?.path : Array.isArray(situation[of]) ? `${of}[0]` : of;
  if (path === undefined) return null;
  const piece = meant.get(path);
  const [, record] = recordAt(schema, situation, path);
  const uniform = isValues(record) ? (config.picture(record, piece?.uniform ?? null)?.uniform ?? null) : null;
  const known = piece === undefined ? -1 : sidesOf(pieces).findIndex(([side]) => side === piece.side);
  const isFirst = known < 0 ? path === acting?.path : known === 0;
  return { side: isFirst ? 0 : 1, uniform, name: piece?.name ?? null };
}
