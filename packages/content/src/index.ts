export * from './factsInWords.ts';
export { addFormats, nth } from './formats.ts';
export * from './messages.ts';
export * from './reference.ts';
