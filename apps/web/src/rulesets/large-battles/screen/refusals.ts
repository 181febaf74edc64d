/** Why something may not be: words that are fetched once the table stands, for before that nobody has tried anything. */
export const REFUSALS = 'large-battles-refusal-pages';
