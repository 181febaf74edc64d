/** What a screen draws before anything is decided: reaches, ranges, groups; from the functions that decide. */
export { candidatesFor, volleyPreview } from './groupPreview.ts';
export { commandRangesOf, rangesOf } from './rangeCircles.ts';
export { moveReaches } from './moveReach.ts';
