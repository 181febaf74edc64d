/** Names of the first brigades of a side that has none of its own for them: numerals, in every language. */
export const NUMBERED: readonly string[] = ['lb.brigade.first', 'lb.brigade.second', 'lb.brigade.third'];
