/** The rule set with its reader of position files. */
export { simplicity } from '@drumhead/simplicity';
