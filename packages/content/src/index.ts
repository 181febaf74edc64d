export * from './factsInWords.ts';
export * from './messages.ts';
export * from './reference.ts';
