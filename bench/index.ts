// The benches and what they are held against. A new one: write its file, name it here, say what it must reach
// (goals in numbers are in the issues; a ratio is ours a second by reference a second, a figure is better when smaller).
import type { Bench, Comparison } from './harness.ts';

/** Each is loaded only in the process that runs it. */
export const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  floor: async () => (await import('./floor.ts')).floorBench(),
};

export const comparisons: readonly Comparison[] = [];
