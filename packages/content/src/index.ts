export { apportion } from './apportion.ts';
export * from './factsInWords.ts';
export { addFormats, nth, verb } from './formats.ts';
export * from './messages.ts';
export * from './moveConsequence.ts';
export * from './reference.ts';
