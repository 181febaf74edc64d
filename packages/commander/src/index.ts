export * from './commander.ts';
export * from './play.ts';
