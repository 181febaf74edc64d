import type { Known } from '@drumhead/rulesets';

/** The same knowledge, with a count of the states that its room has read: the measure of what a decision costs. */
export function countingReads(known: Known): { readonly known: Known; readonly reads: () => number } {
  const { room } = known;
  let count = 0;
  if (room === null) return { known, reads: () => count };
  const counting: typeof room = {
    ...room,
    read(...given) {
      count++;
      room.read(...given);
    },
  };
  return { known: { ...known, room: counting }, reads: () => count };
}
