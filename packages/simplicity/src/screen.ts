/** What a screen asks besides the rule set's own calls: the same functions that resolve, for showing beforehand. */
export { hasCommandNear } from './commandBases.ts';
export type { Command } from './commands.ts';
export type { Event } from './events.ts';
export { SAVE } from './fire.ts';
export type { Frame } from './frames.ts';
export { armOf, BREAKS_AT, COMMAND_RADIUS, COMMAND_RATE, COMMAND_SIZE, rateOf, sizeOf } from './kinds.ts';
export { toCm } from './measure.ts';
export { turnCost } from './moves.ts';
export { commandLabel, factsInWords, unitLabel } from './names.ts';
export { simplicity } from './ruleset.ts';
export { toPlace, zoneOf } from './zones.ts';
export * from './showing/index.ts';
export { supports } from './scores.ts';
export type { Area, Field, Kind, Piece, SideIndex, State, Unit, UnitProfile } from './state.ts';
export { breakingPoint, holderOf, lossesOf, pointsOf } from './victory.ts';
