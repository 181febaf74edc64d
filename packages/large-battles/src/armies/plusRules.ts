/** Options of a General with "+" (LB-LIST-06). Kept apart from the lists: a battle needs it without them. */

/** LB-LIST-06. The special rules a General with "+" may choose from. */
export const PLUS_RULES = {
  leader: ['active', 'charismatic', 'organiser'],
  cinc: ['organiser', 'stubborn'],
} as const;

/** LB-LIST-06. */
export function plusRules(role: 'leader' | 'cinc'): readonly string[] {
  return PLUS_RULES[role];
}
