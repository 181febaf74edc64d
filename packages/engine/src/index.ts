export * from './battle.ts';
export * from './dice.ts';
export * from './hash.ts';
export * from './messages.ts';
export * from './plain.ts';
export * from './read.ts';
export * from './record.ts';
export * from './ruleset.ts';
