/** SK-SCN-5, -6, -7. The short campaign as pure functions over its file. */
export {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  type CampaignFile,
  type CampaignGame,
  type Casualty,
  campaignSchema,
  COMPANY_LIMIT,
  type Company,
  FEWEST_GAMES,
  isCampaign,
  MOST_GAMES,
  type Side,
} from './campaignFile.ts';
export {
  canField,
  chooserOf,
  limitFor,
  type NextGame,
  nextGame,
  pickProblems,
  type RolesNext,
  rolesNext,
  scenariosLeft,
  smallestSquad,
  squadFrom,
} from './nextGame.ts';
export { campaignProblems, companyProblems, readCampaign } from './readCampaign.ts';
export { casualtiesOf, forfeited, settled, withDice, woundedDice } from './settleGame.ts';
export {
  campaignWinner,
  type Condition,
  conditionsOf,
  conditionAfter,
  fitModels,
  isOver,
  pointsLeft,
  pointsWon,
} from './standings.ts';
