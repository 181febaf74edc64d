export * from './clientBattle.ts';
export * from './clientMessages.ts';
export * from './clock.ts';
export * from './mismatch.ts';
export * from './patch.ts';
export * from './sent.ts';
export * from './serverMessages.ts';
export * from './talk.ts';
