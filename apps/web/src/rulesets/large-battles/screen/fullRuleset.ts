/** Large Battles with its army lists, for records of pick-up games that were begun from Divisions. */
export { largeBattles } from '@drumhead/large-battles';
