/** LB-PROX-01..09: friendly units keep more than 1VS apart; marks and corrections. */
export { correctionOffers, planCorrection } from './corrections.ts';
export { findCure } from './cure.ts';
export { markViolations } from './marks.ts';
export { mayStop, ownViolation } from './mayStop.ts';
export { nearAtStart, proximityLimit, violationsOf } from './spacing.ts';
