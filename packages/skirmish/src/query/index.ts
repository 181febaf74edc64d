/** Aids for screens, from the functions of the rules: reaches, ranges, groups. */
export { candidatesFor, volleyPreview } from './groupPreview.ts';
export { commandRangesOf, rangesOf } from './rangeCircles.ts';
export { threatOf } from './threat.ts';
export { moveReaches } from './moveReach.ts';
export { gatheredGroup } from './gatheredGroup.ts';
export { moveConsequences } from './moveConsequences.ts';
