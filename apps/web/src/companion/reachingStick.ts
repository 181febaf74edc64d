/** Which stick reaches a distance. Pure. */
import type { StickLength } from './companionConfig.ts';

/** The shortest stick that is no shorter than this distance, in the unit of both; none where all are, or none is given. */
export const reachingStick = (sticks: readonly StickLength[], value: unknown): StickLength | undefined =>
  typeof value === 'number'
    ? [...sticks].sort((a, b) => a.length - b.length).find(({ length }) => value <= length)
    : undefined;
