/** Positions: a table as it stands, as a file; battles begin from it. */
export { beginAt, positionFile } from './begin.ts';
export { isPosition, POSITION_FORMAT, positionSchema } from './positionFile.ts';
