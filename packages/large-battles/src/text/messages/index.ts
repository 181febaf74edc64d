/** All messages of the rule set, English and Italian side by side. */
import { type Messages, splitByPrefix } from '@drumhead/content';
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
import { movementMessages } from './movement.ts';
import { nameMessages } from './names.ts';
import { pickupMessages } from './pickUp.ts';
import { regimentMessages } from './regiments.ts';
import { setupMessages } from './deployment.ts';
import { scenarioNames, scenarioSummaries } from '../../scenarios/words.ts';
import { listedUnitNameMessages, unitNameMessages } from './unitNames.ts';
import { victoryMessages } from './victory.ts';

const atTheTable: Messages = {
  ...nameMessages,
  ...unitNameMessages,
  ...regimentMessages,
  ...setupMessages,
  ...pickupMessages,
  ...battleMessages,
  ...activationMessages,
  ...eventMessages,
  ...victoryMessages,
  ...formerMessages,
  ...flowMessages,
  ...movementMessages,
  ...combatMessages,
};

const [refusals, others] = splitByPrefix('lb.refusal.', atTheTable);

/** Messages of the table before the first refusal. */
export const tableMessages: Messages = others;

/** Refusals and what a move would change: loaded after the table. */
export const refusalMessages: Messages = { ...refusals, ...consequenceMessages };

/** Messages of setting up a pick-up game: loaded with its screens. */
export const settingUpMessages: Messages = layingMessages;

/** Messages of other pages, the command line, and battles made there; other tables do not need them. */
export const asideMessages: Messages = {
  ...adjudicateMessages,
  ...fileMessages,
  ...listMessages,
  ...listedUnitNameMessages,
  ...divisionMessages,
  ...historicalMessages,
  ...habitMessages,
  ...scenarioSummaries,
};

export const largeBattlesMessages: Messages = {
  ...atTheTable,
  ...scenarioNames,
  ...consequenceMessages,
  ...settingUpMessages,
  ...asideMessages,
};
