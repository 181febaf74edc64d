/** All messages of the rule set, English and Italian side by side. */
import { type Messages, scriptMessages, splitByPrefix } from '@drumhead/content';
import { adjudicateMessages } from './adjudicate.ts';
import { campaignMessages } from './campaign.ts';
import { eventMessages } from './events.ts';
import { combatMessages } from './combat.ts';
import { consequenceMessages } from './consequences.ts';
import { fileNames, gameNames } from '../../scenarios/words.ts';
import { groundMessages } from './ground.ts';
import { habitMessages } from './habits.ts';
import { mendMessages } from './mends.ts';
import { movementMessages } from './movement.ts';
import { positionMessages } from './position.ts';
import { rosterMessages } from './rosters.ts';
import { setupMessages } from './setup.ts';
import { specialMessages } from './specials.ts';
import { squadProblemMessages } from './squadProblems.ts';
import { squadTextMessages } from './squadText.ts';
import { squadMessages } from './squads.ts';
import { storyMessages } from './story.ts';
import { tallyMessages } from './tallies.ts';
import { turnMessages } from './turn.ts';

const atTheTable: Messages = {
  ...eventMessages,
  ...gameNames,
  ...combatMessages,
  ...groundMessages,
  ...movementMessages,
  ...rosterMessages,
  ...setupMessages,
  ...specialMessages,
  ...squadMessages,
  ...tallyMessages,
  ...turnMessages,
};

const [refusals, told] = splitByPrefix('sk.refusal.', atTheTable);
const [tallies, known] = splitByPrefix('sk.tally.', told);
/** What is wrong with a set-up, and what a man’s abilities do: said where squads are raised, with all messages. */
const [, asked] = splitByPrefix('sk.problem.', known);
const [, others] = splitByPrefix('sk.clause.', asked);

/** Messages needed at the table from the start. */
export const tableMessages: Messages = others;

/** Messages of refusals, of what a Move would change and of the reasons of sums, loaded after the table. */
export const refusalMessages: Messages = { ...refusals, ...tallies, ...consequenceMessages };

export const skirmishMessages: Messages = {
  ...scriptMessages,
  ...fileNames,
  ...atTheTable,
  ...consequenceMessages,
  ...adjudicateMessages,
  ...positionMessages,
  ...campaignMessages,
  ...squadProblemMessages,
  ...squadTextMessages,
  ...habitMessages,
  ...mendMessages,
  ...storyMessages,
};
