/** All words of the rule set, English and Italian side by side. */
import { splitByPrefix } from '@drumhead/content';
import { adjudicateMessages } from './adjudicate.ts';
import { battleMessages } from './battle.ts';
import { combatMessages } from './combat.ts';
import { fileMessages } from './files.ts';
import { flowMessages } from './turn.ts';
import { historicalMessages } from './historical.ts';
import { layingMessages } from './terrain.ts';
import { divisionMessages, listMessages } from './armies.ts';
import { movementMessages } from './movement.ts';
import { nameMessages } from './names.ts';
import { pickupMessages } from './pickUp.ts';
import { setupMessages } from './deployment.ts';

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
