export { beginAt, isPosition, positionFile, positionSchema } from './begin.ts';
export { POSITION_FORMAT } from './positionFile.ts';
