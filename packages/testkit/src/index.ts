export * from './conformance.ts';
export * from './declinedDraw.ts';
export * from './playAndVerify.ts';
export * from './oldRecords.ts';
export { pastedHeadings } from './pastedHeadings.ts';
export type * from './probe.ts';
export * from './randomWalk.ts';
export * from './scriptedPosition.ts';
export { spoilt } from './spoilt.ts';
