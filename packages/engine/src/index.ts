export * from './contract/behaviour.ts';
export * from './contract/botRoom.ts';
export * from './contract/valueRoom.ts';
export * from './contract/commandSchema.ts';
export * from './contract/evaluation.ts';
export type { Mend } from './contract/mend.ts';
export * from './contract/names.ts';
export * from './contract/plain.ts';
export * from './contract/result.ts';
export * from './contract/ruleset.ts';
export * from './contract/standingOrders.ts';
export * from './machine/dice.ts';
export * from './machine/draft.ts';
export * from './machine/draw.ts';
export * from './machine/equalData.ts';
export * from './machine/frames.ts';
export * from './machine/machine.ts';
export * from './machine/memoizeBy.ts';
export * from './machine/strayRoll.ts';
export * from './play/battle.ts';
export * from './play/outcomes.ts';
export * from './play/play.ts';
export * from './play/seatBattle.ts';
export * from './record/amend.ts';
export * from './record/chain.ts';
export * from './record/format1.ts';
export * from './record/hash.ts';
export * from './record/readRecord.ts';
export * from './record/record.ts';
export type { RecordFault } from './record/recordFault.ts';
export * from './record/wholeRecord.ts';
export * from './scenario/campaign.ts';
export * from './scenario/envelope.ts';
export { notFromPositions, scripting, scriptWords } from './scenario/script/faults.ts';
export * from './scenario/script/knowledge.ts';
export * from './scenario/script/play.ts';
export * from './scenario/script/pull.ts';
export {
  LONGEST_MESSAGE,
  MOST_DEEDS,
  MOST_EVENTS,
  MOST_PLACES,
  SCRIPT,
  TABLE_EDGES,
} from './scenario/script/schema.ts';
export * from './scenario/script/script.ts';
export * from './scenario/script/seams.ts';
export * from './scenario/script/standing.ts';
