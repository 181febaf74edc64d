/** Chapters 9, 10, 14 (legality and path) as others call them. */
export type { Arrival, Mover, Tried } from './mover.ts';
