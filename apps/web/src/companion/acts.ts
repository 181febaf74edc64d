/** The situations that a piece of the table can begin. Pure. */
import type { CompanionConfig } from './companionConfig.ts';
import { valuesOf } from './follow.ts';
import { isFor, type Piece, withPiece } from './pieces.ts';
import { conformed, isDiceField, plain, type Schema, type Values } from './schemaForm.ts';

/** Of the kinds that are offered first, those in which it may act, each as it then is, without dice; and the path of its record. */
export function actsOf(
  { judge, common, shown, pieceFields }: Pick<CompanionConfig, 'judge' | 'common' | 'shown' | 'pieceFields'>,
  situations: Values,
  piece: Piece,
): readonly (readonly [kind: string, situation: Values, path: string])[] {
  return common.flatMap((kind): readonly (readonly [string, Values, string])[] => {
    const schema = judge.schema(kind) as Schema;
    const before = withoutDice(conformed(situations[kind], schema) as Values);
    const conform = (situation: Values) => conformed(situation, schema) as Values;
    if (pieceFields.includes(kind)) return isFor(schema, piece) ? [[kind, conform(withPiece(before, piece)), '']] : [];
    // Whoever acts stands first.
    const name = shown[kind]?.find((field) => pieceFields.includes(field));
    const of = name === undefined ? undefined : schema.properties?.[name];
    if (name === undefined || of === undefined) return [];
    const { items } = plain(of);
    if (!isFor(items ?? of, piece)) return [];
    const acting = withPiece(valuesOf(items ? undefined : before[name]), piece);
    const path = items ? `${name}[0]` : name;
    return [[kind, conform({ ...before, [name]: items ? [acting] : acting }), path]];
  });
}

/** Does the piece that begins this kind do something by it? Who tests or falls may still act in the turn. */
export const isAct = ({ suffered = [] }: Pick<CompanionConfig, 'suffered'>, kind: string): boolean =>
  !suffered.includes(kind);

/** A situation before its dice. */
export const withoutDice = (situation: Values): Values =>
  Object.fromEntries(Object.entries(situation).filter(([name]) => !isDiceField(name)));
