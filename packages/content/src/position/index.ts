/** Positions: described tables that battles begin from, and questions about them. */
export * from './describedPlay.ts';
export * from './fieldMeanings.ts';
export * from './orderExamples.ts';
export * from './orderSchemas.ts';
export * from './orders.ts';
export * from './positionFile.ts';
export * from './positions.ts';
