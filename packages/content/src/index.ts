export { apportion } from './apportion.ts';
export * from './factsInWords.ts';
export * from './languages/languages.ts';
export { wordedName } from './languages/worded.ts';
export * from './messages.ts';
export { sumMessages } from './sumMessages.ts';
export { sumLine } from './sumLine.ts';
export * from './moveConsequence.ts';
export * from './reference.ts';
