/** Changes of a scenario, which is its file and nothing else: from one immutable envelope to the next. */
import { type Envelope, ENVELOPE_MOST, rulesSetup, scriptWords, withRulesSetup, type Worded } from '@drumhead/engine';
import { type Place, whole } from '../draw/places.ts';
import { inForm, moved, onto, type Shape, turnedBy } from '../draw/shape.ts';
import type { Drawn, Kind, Laid, MakerSetup, RulesMaker, Size } from '../rulesMaker.ts';

/** A change; the same value where there is nothing to change. */
export type Edit = (file: Envelope) => Envelope;

/** A piece as it is drawn. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly shape: Shape;
}

export const setupOf = (file: Envelope): MakerSetup => rulesSetup(file) as MakerSetup;

export const laidIn = (file: Envelope): readonly Laid[] => setupOf(file).terrain ?? [];

export const sizeOf = (rules: RulesMaker, file: Envelope): Size => rules.size(setupOf(file));

/** The pieces that are seen, in the order of the file. */
export function piecesOf(rules: RulesMaker, file: Envelope): readonly Piece[] {
  const size = sizeOf(rules, file);
  return laidIn(file).flatMap((piece) => {
    const shape = rules.shapeOf(piece, size);
    return shape === null ? [] : [{ id: piece.id, kind: piece.kind, shape }];
  });
}

export const pieceCalled = (rules: RulesMaker, file: Envelope, id: string): Piece | undefined =>
  piecesOf(rules, file).find((piece) => piece.id === id);

export const kindOf = (rules: RulesMaker, id: string): Kind | undefined => rules.kinds.find((kind) => kind.id === id);

/** With another set-up for the rule set. Odds that were measured of the one before are none of this one. */
export function withSetup(file: Envelope, setup: unknown): Envelope {
  const { balance: _, ...rest } = file;
  return withRulesSetup(rest, setup) as Envelope;
}

/** With its ground in the file, where it can be drawn. */
export const withGround =
  (rules: RulesMaker): Edit =>
  (file) =>
    rules.isDrawn(setupOf(file)) ? file : withSetup(file, rules.drawn(setupOf(file)));

const withLaid = (file: Envelope, terrain: readonly Laid[]): Envelope => withSetup(file, { ...setupOf(file), terrain });

/** A name that nothing has yet: `wood`, else `wood-2` and so on. */
export function freeName(taken: readonly string[], stem: string): string {
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.includes(id)) return id;
  }
}

/** A name that no piece has. */
export const freeId = (file: Envelope, tool: Drawn): string =>
  freeName(
    laidIn(file).map(({ id }) => id),
    tool,
  );

/** With one more piece, above those that lie there. */
export function added(rules: RulesMaker, kind: Kind, shape: Shape): Edit {
  return (file) => {
    if (laidIn(file).length >= rules.mostPieces) return file;
    const bare: Laid = { id: freeId(file, kind.tool), kind: kind.id };
    return withLaid(file, [...laidIn(file), rules.shaped(bare, shape, sizeOf(rules, file))]);
  };
}

export const removed =
  (id: string): Edit =>
  (file) =>
    withNames(
      withLaid(
        file,
        laidIn(file).filter((piece) => piece.id !== id),
      ),
      namesOf(file).filter((name) => name.of !== id),
    );

/** The piece as another kind, or in another form. */
const rewritten =
  (rules: RulesMaker, id: string, to: (shape: Shape) => Shape, kind?: string): Edit =>
  (file) => {
    const size = sizeOf(rules, file);
    return withLaid(
      file,
      laidIn(file).map((piece) => {
        const shape = piece.id === id ? rules.shapeOf(piece, size) : null;
        return shape === null ? piece : rules.shaped({ ...piece, kind: kind ?? piece.kind }, to(shape), size);
      }),
    );
  };

/** What a piece is worth by the book; null: nothing, for rules of its own count places alone. */
export function worthOf({ worth }: RulesMaker, file: Envelope, id: string): number | null {
  const piece = laidIn(file).find((one) => one.id === id);
  return piece === undefined || worth === undefined || file.script !== undefined ? null : worth.of(piece);
}

export const ofWorth =
  ({ worth }: RulesMaker, id: string, points: number): Edit =>
  (file) =>
    worth === undefined
      ? file
      : withLaid(
          file,
          laidIn(file).map((piece) => (piece.id === id ? worth.with(piece, points) : piece)),
        );

/** The piece in another form. What of its name stands on the map stays where it is. */
export const reshaped = (rules: RulesMaker, id: string, to: (shape: Shape) => Shape): Edit => rewritten(rules, id, to);

/** The piece elsewhere, with its name. Millimetres. */
export const movedBy =
  (rules: RulesMaker, id: string, dx: number, dy: number): Edit =>
  (file) =>
    withNames(
      reshaped(rules, id, (shape) => moved(shape, dx, dy))(file),
      namesOf(file).map((name) =>
        name.of === id ? { ...name, at: [name.at[0] + dx, name.at[1] + dy] as const } : name,
      ),
    );

export const turned = (rules: RulesMaker, id: string, degrees: number): Edit =>
  reshaped(rules, id, (shape) => turnedBy(shape, degrees));

/** Another kind, in the form that this kind has, written as files write it. */
export const ofKind =
  (rules: RulesMaker, id: string, kind: string): Edit =>
  (file) => {
    const { form, size } = kindOf(rules, kind) ?? { form: 'area', size: 0 };
    const table = sizeOf(rules, file);
    const to = (shape: Shape): Shape => {
      const other = inForm(shape, form, size);
      return other === null || other === shape ? shape : onto(other, table);
    };
    return rewritten(rules, id, to, kind)(file);
  };

export type Name = NonNullable<Envelope['names']>[number];

export const namesOf = (file: Envelope): readonly Name[] => file.names ?? [];

/** The field is left out where it would be empty, unless it stood in the file. */
function withNames(file: Envelope, names: readonly Name[]): Envelope {
  if (names.length > 0) return { ...file, names: [...names] };
  const { names: _, ...rest } = file;
  return file.names?.length === 0 ? file : rest;
}

/** A name on the map, of a piece or of a place. */
export const named =
  (at: Place, text: Worded, of?: string): Edit =>
  (file) =>
    namesOf(file).length >= ENVELOPE_MOST.names
      ? file
      : withNames(file, [...namesOf(file), { at: whole(at), ...(of === undefined ? {} : { of }), text }]);

export const renamed =
  (i: number, text: Worded): Edit =>
  (file) =>
    withNames(
      file,
      namesOf(file).map((name, k) => (k === i ? { ...name, text } : name)),
    );

export const nameMoved =
  (i: number, at: Place): Edit =>
  (file) =>
    withNames(
      file,
      namesOf(file).map((name, k) => (k === i ? { ...name, at: whole(at) } : name)),
    );

export const unnamed =
  (i: number): Edit =>
  (file) =>
    withNames(
      file,
      namesOf(file).filter((_, k) => k !== i),
    );

/** Words with those of one language; without them where they are empty. */
export function spoken(words: Worded, language: string, text: string): Worded {
  if (text !== '') return { ...words, [language]: text };
  const { [language]: _, ...rest } = words;
  return rest;
}

export const titled =
  (language: string, text: string): Edit =>
  (file) => ({ ...file, title: spoken(file.title, language, text) });

/** The words for a side, or for `all`. */
export const briefed =
  (side: string, language: string, text: string): Edit =>
  (file) => {
    const words = spoken(file.briefing?.[side] ?? {}, language, text);
    const { [side]: _, ...others } = file.briefing ?? {};
    const briefing = Object.keys(words).length === 0 ? others : { ...file.briefing, [side]: words };
    if (Object.keys(briefing).length > 0) return { ...file, briefing };
    const { briefing: __, ...rest } = file;
    return rest;
  };

/** With a picture under its ground, or without one. */
export const withUnderlay =
  (underlay: Envelope['underlay'] | null): Edit =>
  (file) => {
    if (underlay === file.underlay) return file;
    const { underlay: _, ...rest } = file;
    return underlay === null || underlay === undefined ? rest : { ...rest, underlay };
  };

/** The picture beside its words, of which a file made here has one. */
type Cover = NonNullable<Envelope['pictures']>[number];

/** With another picture beside its words, or without any; those of files from elsewhere that come after it stay. */
export const covered =
  (cover: Cover | null): Edit =>
  (file) => {
    const { pictures: [, ...others] = [], ...rest } = file;
    const pictures = [...(cover === null ? [] : [cover]), ...others];
    return pictures.length === 0 ? rest : { ...rest, pictures };
  };

/** Who made it; nobody where it is empty. */
export const madeBy =
  (author: string): Edit =>
  (file) => {
    const { author: _, ...rest } = file;
    return author === '' ? rest : { ...rest, author };
  };

/** How it may be passed on; null: nothing is said of that. */
export const licensed =
  (licence: NonNullable<Envelope['licence']> | null): Edit =>
  (file) => {
    const { licence: _, ...rest } = file;
    return licence === null ? rest : { ...rest, licence };
  };

/** Which edition of it this is; null: nothing is said of that. */
export const inEdition =
  (edition: number | null): Edit =>
  (file) => {
    const { edition: _, ...rest } = file;
    return edition === null ? rest : { ...rest, edition };
  };

/** The file promises those languages alone that it speaks everywhere. */
export function promised(file: Envelope): Envelope {
  const { languages, title, briefing = {}, names = [], script } = file;
  if (languages === undefined) return file;
  const own = script === undefined ? [] : scriptWords(script).map(([, words]) => words);
  const all = [title, ...Object.values(briefing), ...names.map(({ text }) => text), ...own];
  const kept = languages.filter((language) => all.every((words) => words[language] !== undefined));
  return kept.length > 0 ? { ...file, languages: kept } : unpromised(file);
}

/** The file promises no language. */
export function unpromised(file: Envelope): Envelope {
  const { languages: _, ...rest } = file;
  return rest;
}

/** The bytes of the file, as it is saved. */
export const bytesOf = (file: unknown): string => `${JSON.stringify(file, null, 2)}\n`;
