export * from './bond.ts';
export * from './faces.ts';
export * from './rollNames.ts';
export * from './verify.ts';
