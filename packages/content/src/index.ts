export * from './factsInWords.ts';
export { addFormats } from './formats.ts';
export * from './messages.ts';
export * from './reference.ts';
