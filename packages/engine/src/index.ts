export * from './ruleset.ts';
