export * from './clientBattle.ts';
export * from './clientMessages.ts';
export * from './patch.ts';
export * from './serverMessages.ts';
