/** Small maps of battles. */
export * from './looks.ts';
export * from './nations.ts';
export * from './sketch.ts';
