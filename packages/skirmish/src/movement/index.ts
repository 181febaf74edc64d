/** Moving and handling (chapter 10, SK-DEP-5, SK-SCN-1): what the player turn asks of it. */
export { actChoices, coversMoveAction, moveActionOffers, carryOutMoveAction } from './moveActions.ts';
export { bashHandler } from './doorBashing.ts';
export { scoutsHandler } from '../setup/scouts.ts';
