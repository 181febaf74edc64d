/** What a screen asks besides the rule set's own calls: the same functions that resolve, for showing beforehand. */
export { inFrontalArc } from './arcs.ts';
export { otherChoices } from './closer.ts';
export { inCommand, spanOf } from './command.ts';
export { openBrigades, suggestedDeployment } from './deployment.ts';
export { kindsOf } from './moves/open.ts';
export { formationsAtDeployment } from './placing.ts';
export { automaticSuccesses, pairBonus, qualityOf, type Standard, standardOf } from './rolls.ts';
export { approachTallies, bombardTallies, contactTallies, rangeOf, shotDistance } from './tallies.ts';
export { brigadeDis, scoreAgainst, shakenLimit } from './victory.ts';
export { scenarioBattles as largeBattles } from './scenarioBattles.ts';
