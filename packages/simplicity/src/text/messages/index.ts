/** All messages of the rule set, English and Italian side by side. */
import { type Messages, scriptMessages } from '@drumhead/content';
import { armyMessages } from './armies.ts';
import { consequenceMessages } from './consequences.ts';
import { eventMessages } from './events.ts';
import { fileMessages } from './files.ts';
import { formerMessages } from './former.ts';
import { mendMessages } from './mends.ts';
import { nameMessages } from './names.ts';
import { regimentMessages } from './regiments.ts';
import { refusalMessages } from './refusals.ts';
import { storyMessages } from './story.ts';
import { scenarioNames } from '../../scenarios/words.ts';

/** Messages of a battle. */
export const tableMessages: Messages = {
  ...nameMessages,
  ...regimentMessages,
  ...eventMessages,
  ...formerMessages,
  ...refusalMessages,
  ...consequenceMessages,
};

/** Messages about files and armies, before a battle. */
export const asideMessages: Messages = { ...fileMessages, ...armyMessages, ...mendMessages };

export const simplicityMessages: Messages = {
  ...tableMessages,
  ...scenarioNames,
  ...asideMessages,
  ...storyMessages,
  ...scriptMessages,
};
