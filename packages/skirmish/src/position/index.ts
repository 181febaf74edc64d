export { beginAt, isPosition, ORDERS, positionFile, positionSchema } from './begin.ts';
export { featureOf } from './positionOf.ts';
export { POSITION_FORMAT } from './positionFile.ts';
