/** Values of a piece that players may correct by consent, in people's terms. */

/** How a value is written: steps as millimetres, sixteenths as degrees, or one of several with their message keys. */
export type ValueForm = 'mm' | 'degrees' | 'count' | 'flag' | readonly (readonly [value: string, name: string])[];

export interface CorrectableValue {
  /** The way from the piece to it, such as `x` or `loaded.0`. */
  readonly key: string;
  /** Message key of its name (`web-online-amend-pages`). */
  readonly name: string;
  readonly form: ValueForm;
  /** Message key of what it is about, where a piece has several of them: a weapon. */
  readonly of?: string;
}

/** A value that is called by its key. */
export const correctable = (key: string, form: ValueForm, name = key): CorrectableValue => ({
  key,
  name: `web.amend.value.${name}`,
  form,
});

/** Where a piece stands. */
export const PLACE: readonly CorrectableValue[] = [correctable('x', 'mm'), correctable('y', 'mm')];
