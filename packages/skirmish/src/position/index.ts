export { beginAt, isPosition, ORDERS, positionFile, positionSchema } from './begin.ts';
export { POSITION_FORMAT } from './positionFile.ts';
