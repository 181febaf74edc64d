/** Exact probabilities of the dice of the games: nothing is simulated. */
export {
  activationOdds,
  adviseReroll,
  APPROACH,
  BARE,
  BOMBARDMENT,
  contestJoint,
  contestOddsWithReroll,
  dieOdds,
  hitsOdds,
  JOINT_KEYS,
  ladderContestOdds,
  LADDER_OUTCOMES,
  ladderOddsWithReroll,
  savedOdds,
  successChance,
} from '@drumhead/odds';
export type {
  ActivationOdds,
  ContestKind,
  JointKey,
  Ladder,
  LadderOdds,
  LadderOutcome,
  RerollAdvice,
  RerollOption,
} from '@drumhead/odds';
