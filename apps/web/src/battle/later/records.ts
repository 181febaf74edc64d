/** Reading a record: what a battle that begins does not need, one that goes on does. */
export { readRecord } from '@drumhead/engine';
