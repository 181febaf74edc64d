/** Computer players by rank. A player sees what its seat may see and what it is offered, nothing else. */
export * from './advise.ts';
export * from './answerToDraw.ts';
export * from './analysis/account.ts';
export { type Objection, objectionTo } from './analysis/objection.ts';
export type { OrderContext } from './analysis/orderCost.ts';
export { costOfPassing, LEAST_STAKE, mayPass, standingAnswer } from './analysis/passing.ts';
export {
  costInBattle,
  type CostlyOrder,
  joinedPrices,
  LEAST_COST,
  type Price,
  priceOf,
  type Prices,
  pricesOf,
  pricing,
  type Share,
} from './analysis/prices.ts';
export { standingIn } from './analysis/standing.ts';
export * from './analysis/sum.ts';
export { turnLeft } from './analysis/turnLeft.ts';
export * from './analysis/weighed.ts';
export * from './balance/balance.ts';
export { balanceTold, oddsOf, type PiecesTold } from './balance/told.ts';
export { counted, type Loss, type Why } from './balance/why.ts';
export { type Laboratory, mended, type Round, seedOf, TRIED_GAMES, type Tried } from './balance/mended.ts';
export * from './captain.ts';
export * from './colonel.ts';
export * from './corporal.ts';
export * from './day/day.ts';
export * from './day/judgeTry.ts';
export { isStretchOver } from './day/stretch.ts';
export * from './day/tryBy.ts';
export * from './general.ts';
export * from './inTime.ts';
export * from './names.ts';
export * from './pair.ts';
export * from './ranks.ts';
export { OTHER_REASONS, type TermReason } from './reasons.ts';
export * from './recruit.ts';
export { interval, type Score, scoreOf, spreadOf } from './score.ts';
export { type BattleResult, type Knowing, type OneBattle, playBattle } from './tasks/playBattle.ts';
export { type ArenaPair, type PlayedPair, playArenaPair, type Players } from './tasks/playArenaPair.ts';
export { answered, answerTask, type Task, type TaskAnswer } from './tasks/task.ts';
export type { CaptainOptions } from './thought.ts';
export * from './tournament.ts';
export * from './value/chance.ts';
export * from './value/position.ts';
export * from './value/script.ts';
export { scriptNet } from './value/scriptNet.ts';
