/** All words of the rule set, English and Italian side by side. */
import { splitByPrefix } from '@drumhead/content';
import { adjudicateMessages } from './messages-adjudicate.ts';
import { battleMessages } from './messages-battle.ts';
import { combatMessages } from './messages-combat.ts';
import { fileMessages } from './messages-files.ts';
import { flowMessages } from './messages-flow.ts';
import { historicalMessages } from './messages-historical.ts';
import { layingMessages } from './messages-laying.ts';
import { divisionMessages, listMessages } from './messages-lists.ts';
import { movementMessages } from './messages-movement.ts';
import { nameMessages } from './messages-names.ts';
import { pickupMessages } from './messages-pickup.ts';
import { setupMessages } from './messages-setup.ts';

export type Messages = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

const atTheTable: Messages = {
  ...nameMessages,
  ...setupMessages,
  ...pickupMessages,
  ...battleMessages,
  ...flowMessages,
  ...movementMessages,
  ...combatMessages,
};

const [refusals, others] = splitByPrefix('lb.refusal.', atTheTable);

/** What is said at the table before anybody has tried anything. */
export const tableMessages: Messages = others;

/** Why something may not be: fetched once the table stands. */
export const refusalMessages: Messages = refusals;

/** What is said while a pick-up game is set up: fetched with its screens. */
export const settingUpMessages: Messages = layingMessages;

/** What pages beside the battles say, the command line, and battles that were made there; no other table needs it. */
export const asideMessages: Messages = {
  ...adjudicateMessages,
  ...fileMessages,
  ...listMessages,
  ...divisionMessages,
  ...historicalMessages,
};

export const largeBattlesMessages: Messages = { ...atTheTable, ...settingUpMessages, ...asideMessages };
