/** Drumhead as a library: begin battles, give orders, let players fight, read records, count odds, say it in words. */
export type { Advice, CostlyOrder, Gap, PlayedMatch, TermReason } from '@drumhead/bots';
export type { Language } from '@drumhead/content';
export type {
  Battle,
  BattleEvent,
  Command,
  DiceHost,
  DiceOutcome,
  Odds,
  Outcome,
  Reason,
  RecordHeader,
  Roll,
  Ruleset,
  Seat,
  Step,
  Tally,
} from '@drumhead/engine';
export { rulesets } from '@drumhead/rulesets';
export { advise } from './advice.ts';
export { type LuckSum, luckIn } from './account.ts';
export { begin, type Choose, type Contestant, decide, outcomes, play, waiting } from './battles.ts';
export { randomInt } from './chance.ts';
export { type ReadBattle, readBattle, writeBattle } from './records.ts';
export { type Fault, type Result, valueOf } from './result.ts';
export { tournament } from './tournament.ts';
export { type Words, wordsIn } from './words.ts';
