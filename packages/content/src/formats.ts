/** Formats that messages use beside i18next's own: `{{ordinal, nth}}` is “2nd” in English and “2” in Italian. */

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** A number as an ordinal: “2nd” in English, “2” in Italian, where regiments and battalions have plain numbers. */
export function nth(value: unknown, language: string | undefined): string {
  const number = Number(value);
  if (language !== 'en') return String(value);
  const suffix = Math.trunc(number / 10) % 10 === 1 ? undefined : SUFFIXES[number % 10];
  return `${number}${suffix ?? 'th'}`;
}

/** The part of an i18next instance that takes formats. */
interface Formatter {
  readonly services: {
    readonly formatter?: {
      add: (name: string, format: (value: unknown, language: string | undefined) => string) => void;
    };
  };
}

/** Adds the product's formats to an initialised i18next instance. */
export function addFormats({ services }: Formatter): void {
  services.formatter?.add('nth', nth);
}
