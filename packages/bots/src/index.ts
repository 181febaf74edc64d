export * from './players.ts';
export * from './play.ts';
