/** Whose eyes look at a battle that nobody here plays in. */
import type { Seat } from '@drumhead/engine';

/** Someone who plays no side and knows no side's secrets. */
export const WATCHER: Seat = 'watcher';
