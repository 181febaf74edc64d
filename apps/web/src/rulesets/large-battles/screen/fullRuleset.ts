/** The rule set with its army lists, for records of pick-up games. */
export { largeBattles } from '@drumhead/large-battles';
