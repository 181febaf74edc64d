/** What a screen draws before anything is decided: reaches, sight lines, ranges, groups; from the functions that decide. */
export { type Candidate, candidatesFor, type VolleyPreview, volleyPreview } from './groups.ts';
export { type CommandRange, commandRangesOf, type RangeBand, rangesOf, type WeaponRange } from './ranges.ts';
export { type MoveReach, moveReaches } from './reach.ts';
export { type Sighting, sightingsOf } from './sights.ts';
