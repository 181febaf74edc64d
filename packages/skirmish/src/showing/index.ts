/** What a screen draws before anything is decided: reaches, ranges, groups; from the functions that decide. */
export { candidatesFor, volleyPreview } from './groups.ts';
export { commandRangesOf, rangesOf } from './ranges.ts';
export { moveReaches } from './reach.ts';
