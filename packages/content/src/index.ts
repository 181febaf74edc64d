export { apportion } from './apportion.ts';
export * from './factsInWords.ts';
export * from './languages/languages.ts';
export * from './messages.ts';
export * from './moveConsequence.ts';
export * from './reference.ts';
