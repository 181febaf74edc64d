/** Message bundle of refusals, loaded after the first table. */
export const REFUSALS = 'skirmish-refusal-pages';
