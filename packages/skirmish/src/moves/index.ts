/** Moving and handling (chapter 10, SK-DEP-5, SK-SCN-1): what the player turn asks of it. */
export { actCovers, actOffers, actProblem, tryAct } from './actions.ts';
export { bashHandler } from './bash.ts';
export { canCharge } from './charge.ts';
export { scoutsHandler } from './scouts.ts';
export { dropThing } from './things.ts';
