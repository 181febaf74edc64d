export * from './conformance.ts';
export * from './playAndVerify.ts';
export type * from './probe.ts';
export * from './randomWalk.ts';
export * from './scriptedPosition.ts';
