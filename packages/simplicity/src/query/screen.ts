/** What screens need besides the contract of a rule set. */
export { hasCommandBaseNear } from '../command/commandBases.ts';
export { type Command, ORDERED_PIECES } from '../state/commands.ts';
export type { Event } from '../state/events.ts';
export { SAVE } from '../combat/fire.ts';
export { conversionScore } from '../combat/scores.ts';
export { type Frame, type Stage, STAGES } from '../state/frames.ts';
export {
  armOf,
  BREAKS_AT,
  COMMAND_RADIUS,
  COMMAND_BASE_RATE,
  COMMAND_BASE_SIZE,
  rateOf,
  routOf,
  sizeOf,
} from '../state/unitTables.ts';
export { MOST_CHARGE_TURN } from '../combat/charge.ts';
export { rallies } from '../morale/rally.ts';
export { toCm } from '../state/lengths.ts';
export { placeOutside } from '../movement/sections.ts';
export { moveFireRule, turnCost } from '../movement/moves.ts';
export { commandLabel, factsInWords, shortUnitLabel } from '../text/names.ts';
export { simplicity } from '../ruleset.ts';
export { stageOf, toPlace, zoneOf } from '../setup/zones.ts';
export * from './index.ts';
export { withAutoDeploy } from './standing.ts';
export { supports } from '../combat/scores.ts';
export type {
  Area,
  EdgeStretch,
  Field,
  Kind,
  Piece,
  SideIndex,
  State,
  TableEdge,
  Unit,
  UnitProfile,
} from '../state/state.ts';
export { lossesOf } from '../victory/losses.ts';
export { breakingPoint, pointsOf, winningLead, worthOfObjectives } from '../victory/victory.ts';
export { soughtAnswers } from './soughtAnswers.ts';
export { FIELD_HELD } from '../victory/endings.ts';
export { arrivalStretch, runsNorthSouth } from '../turn/arrivalEdge.ts';
export { seams } from '../turn/seams.ts';
export { stillToCome } from './toCome.ts';
