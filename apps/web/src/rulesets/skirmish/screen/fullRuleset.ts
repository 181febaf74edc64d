/** The rule set with its reader of position files. */
export { skirmish } from '@drumhead/skirmish';
