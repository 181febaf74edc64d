/** All messages of the rule set, English and Italian side by side. */
import { type Messages, scriptMessages, splitByPrefix } from '@drumhead/content';
import { activationMessages } from './activation.ts';
import { adjudicateMessages } from './adjudicate.ts';
import { battleMessages } from './battle.ts';
import { combatMessages } from './combat.ts';
import { eventMessages } from './events.ts';
import { fileMessages } from './files.ts';
import { formerMessages } from './former.ts';
import { flowMessages } from './turn.ts';
import { habitMessages } from './habits.ts';
import { historicalMessages } from './historical.ts';
import { layingMessages } from './terrain.ts';
import { consequenceMessages } from './consequences.ts';
import { divisionMessages, listMessages } from './armies.ts';
import { mendMessages } from './mends.ts';
import { movementMessages } from './movement.ts';
import { nameMessages } from './names.ts';
import { pickupMessages, pickupNames } from './pickUp.ts';
import { regimentMessages } from './regiments.ts';
import { setupMessages } from './deployment.ts';
import { scenarioNames, scenarioSummaries } from '../../scenarios/words.ts';
import { listedUnitNameMessages, unitNameMessages } from './unitNames.ts';
import { storyMessages } from './story.ts';
import { victoryMessages } from './victory.ts';

const atTheTable: Messages = {
  ...nameMessages,
  ...unitNameMessages,
  ...regimentMessages,
  ...setupMessages,
  ...pickupNames,
  ...battleMessages,
  ...activationMessages,
  ...eventMessages,
  ...victoryMessages,
  ...flowMessages,
  ...movementMessages,
  ...combatMessages,
};

const [refusals, told] = splitByPrefix('lb.refusal.', atTheTable);
const [tallies, known] = splitByPrefix('lb.tally.', told);
const [reasons, spoken] = splitByPrefix('lb.reason.', known);
const [dice, others] = splitByPrefix('lb.dice.', spoken);

/** Messages of the table before the first refusal. */
export const tableMessages: Messages = others;

/** Refusals, what a move would change, the reasons of sums, and what is rolled: loaded after the table. */
export const refusalMessages: Messages = { ...refusals, ...tallies, ...reasons, ...dice, ...consequenceMessages };

/** Messages of setting up a pick-up game: loaded with its screens. */
export const settingUpMessages: Messages = layingMessages;

/** Messages of other pages, the command line, battles made there, and battles of released rules; other tables do not need them. */
export const asideMessages: Messages = {
  ...pickupMessages,
  ...formerMessages,
  ...adjudicateMessages,
  ...fileMessages,
  ...listMessages,
  ...listedUnitNameMessages,
  ...divisionMessages,
  ...historicalMessages,
  ...habitMessages,
  ...mendMessages,
  ...scenarioSummaries,
  ...storyMessages,
};

export const largeBattlesMessages: Messages = {
  ...scriptMessages,
  ...atTheTable,
  ...scenarioNames,
  ...consequenceMessages,
  ...settingUpMessages,
  ...asideMessages,
};
