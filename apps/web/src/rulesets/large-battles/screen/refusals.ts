/** Message bundle of refusals, loaded after the first table. */
export const REFUSALS = 'large-battles-refusal-pages';
