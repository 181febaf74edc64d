/** Pieces that stand on the table: known from a battle of the reader’s own, so that nothing is typed twice. */
import { isValues, kindOf, plain, type Schema, type Values } from './schemaForm.ts';
import { isOfForce, listOf, valuesOf } from './follow.ts';
import { FIRST_TURN, keptTurn, type Turn, turnIn } from './turn.ts';

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  /** By whose coat it is drawn; left out: by what its record says. */
  readonly uniform?: string;
  /** What the forms ask of such a piece. */
  readonly record: Values;
}

/** What a battle says of a table. */
export interface Told {
  /** Those that are out of it, too: the turn says which. */
  readonly pieces: readonly Piece[];
  /** How far the battle has come. */
  readonly turn: Turn;
  /** Counts of its forces, by the names that they are kept under. */
  readonly situations?: Readonly<Record<string, Values>>;
}

/** What is known of a table's forces, with their counts taken anew from the pieces that stand. */
export type Recounted = (situations: Values, here: readonly Piece[]) => Values;

/** The name under which they are kept beside the situations. */
const KEPT = 'pieces';

export const keptPieces = (pieces: readonly Piece[]): Readonly<Record<string, Values>> => ({
  [KEPT]: { list: pieces },
});

/** What a battle says takes the place of what was known of a table: its pieces, and what was kept of each force. */
export const withTable = (situations: Values, { pieces, situations: counts, turn }: Told): Values => ({
  ...Object.fromEntries(Object.entries(situations).filter(([name]) => !isOfForce(name))),
  ...counts,
  ...keptPieces(pieces),
  ...keptTurn(turn),
});

/** One force beside the pieces that are known of others; its own make way. */
export function withForce(situations: Values, force: Readonly<Record<string, Values>>): Values {
  const pieces = piecesIn(force);
  const others = piecesIn(situations).filter(({ side }) => pieces.every((piece) => piece.side !== side));
  return { ...situations, ...force, ...keptPieces([...others, ...pieces]), ...keptTurn(FIRST_TURN) };
}

/** From the store of the browser: damaged ones are left out. */
export function piecesIn(situations: Values): readonly Piece[] {
  return listOf(valuesOf(situations[KEPT])['list']).flatMap(({ id, name, side, uniform, record }) =>
    typeof id === 'string' && typeof name === 'string' && typeof side === 'string' && isValues(record)
      ? [{ id, name, side, record, ...(typeof uniform === 'string' && { uniform }) }]
      : [],
  );
}

/** The name under which the pieces are kept that a situation is about. */
const keptWho = (kind: string): string => `who ${kind}`;

/** Whom the records of a situation are about: ids of pieces, by paths. */
export const whoIn = (situations: Values, kind: string): Values => valuesOf(situations[keptWho(kind)]);

/** A situation of this kind that is asked about anew: nobody was chosen for it. */
export const withoutWho = (situations: Values, kind: string): Values => ({ ...situations, [keptWho(kind)]: {} });

export const withWho = (situations: Values, kind: string, who: Values): Values => ({
  ...situations,
  [keptWho(kind)]: { ...whoIn(situations, kind), ...who },
});

/** What is kept of a table in this turn: its counts are those of the pieces that are not out. */
export function inTurn({ recounted }: { readonly recounted?: Recounted }, situations: Values, turn: Turn): Values {
  const kept = { ...situations, ...keptTurn(turn) };
  const here = piecesIn(kept).filter(({ id }) => !turn.out.includes(id));
  return recounted?.(kept, here) ?? kept;
}

/** May the record of this schema be about this piece? A battery is none of infantry. */
export function isFor(schema: Schema, { record }: Piece): boolean {
  const { properties = {} } = schema.oneOf ? kindOf(schema, record) : schema;
  return Object.entries(properties).every(
    ([name, { const: value }]) => value === undefined || record[name] === undefined || record[name] === value,
  );
}

/** Does a record say what is known of this piece, as far as its schema asks for it? */
export function isTaken(schema: Schema, value: unknown, { record }: Piece): boolean {
  const given = valuesOf(value);
  const { properties = {} } = schema.oneOf ? kindOf(schema, record) : schema;
  return Object.entries(record).every(
    ([name, one]) => !Object.hasOwn(properties, name) || JSON.stringify(given[name]) === JSON.stringify(one),
  );
}

/**
 * The piece that a record is about, as far as the record says what is known of it: whoever was meant (`who`, an id), else
 * one like it. A record that was changed by hand is about nobody else’s piece.
 */
export function pieceOf(
  pieces: readonly Piece[],
  schema: Schema,
  value: unknown,
  ...who: readonly unknown[]
): Piece | undefined {
  const alike = pieces.filter((piece) => isFor(schema, piece) && isTaken(schema, value, piece));
  return who.flatMap((id) => alike.filter((piece) => piece.id === id))[0] ?? alike[0];
}

/** What became of pieces by a result: what their records then say, by their ids. */
export const withChanged = (situations: Values, changes: ReadonlyMap<string, Values>): Values => {
  if (changes.size === 0) return situations;
  const pieces = piecesIn(situations);
  return {
    ...situations,
    ...keptPieces(pieces.map((piece) => ({ ...piece, record: { ...piece.record, ...changes.get(piece.id) } }))),
  };
};

/** What a situation is asked about. */
export interface Asked {
  readonly kind: string;
  readonly schema: Schema;
  readonly situation: Values;
  /** Id of the piece that was tapped on the table. */
  readonly picked: string | null;
}

/**
 * The pieces that the records of a situation are about, by their paths. Of several that are alike each record has its own:
 * whoever was meant, then those that come after, who has not acted first. Whoever was chosen stays so though its state is
 * corrected by hand, such as the DIS that it lost by a rally.
 */
export function meantIn(
  {
    pieceFields,
    profileFields,
  }: { readonly pieceFields: readonly string[]; readonly profileFields: readonly string[] },
  situations: Values,
  { kind, schema, situation, picked }: Asked,
): ReadonlyMap<string, Piece> {
  const pieces = piecesIn(situations);
  const { acted, out } = turnIn(situations);
  const who = whoIn(situations, kind);
  const meant = new Map<string, Piece>();
  let last = -1;
  const put = (path: string, of: Schema, value: unknown): void => {
    const taken = [...meant.values()];
    const free = pieces.filter(
      (piece) => !taken.includes(piece) && (!out.includes(piece.id) || piece.id === who[path]),
    );
    const hasActed = (piece: Piece): number => (acted.includes(piece.id) ? 1 : 0);
    const isBefore = (piece: Piece): number => (pieces.indexOf(piece) > last ? 0 : 1);
    const order = [...free].sort((a, b) => hasActed(a) - hasActed(b) || isBefore(a) - isBefore(b));
    const isSame = (piece: Piece): boolean => isFor(of, piece) && isTaken(of, value, lastingOf(piece, profileFields));
    const found =
      pieceOf(order, of, value, who[path], picked) ?? free.find((piece) => piece.id === who[path] && isSame(piece));
    if (found === undefined) return;
    meant.set(path, found);
    last = pieces.indexOf(found);
  };
  if (pieceFields.includes(kind)) put('', schema, situation);
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    if (!pieceFields.includes(name)) continue;
    const { items } = plain(one);
    const value = situation[name];
    if (items !== undefined && Array.isArray(value))
      value.forEach((item, i) => {
        put(`${name}[${i}]`, items, item);
      });
    else put(name, items ?? one, value);
  }
  return meant;
}

/** The piece as it is for good. */
const lastingOf = (piece: Piece, profileFields: readonly string[]): Piece => ({
  ...piece,
  record: Object.fromEntries(Object.entries(piece.record).filter(([name]) => profileFields.includes(name))),
});

/** The pieces by sides, in the order in which these come. */
export const sidesOf = (pieces: readonly Piece[]): readonly (readonly [side: string, pieces: readonly Piece[]])[] =>
  [...new Set(pieces.map(({ side }) => side))].map((side) => [side, pieces.filter((one) => one.side === side)]);

/** A record with what is known of a piece in place of what stood there. */
export const withPiece = (value: unknown, { record }: Piece): Values => ({ ...valuesOf(value), ...record });
