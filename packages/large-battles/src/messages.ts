/** All words of the rule set, English and Italian side by side. */
import { adjudicateMessages } from './messages-adjudicate.ts';
import { battleMessages } from './messages-battle.ts';
import { combatMessages } from './messages-combat.ts';
import { fileMessages } from './messages-files.ts';
import { flowMessages } from './messages-flow.ts';
import { historicalMessages } from './messages-historical.ts';
import { divisionMessages, listMessages } from './messages-lists.ts';
import { movementMessages } from './messages-movement.ts';
import { nameMessages } from './messages-names.ts';
import { pickupMessages } from './messages-pickup.ts';
import { setupMessages } from './messages-setup.ts';

export type Messages = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

/** What is said at the table. */
export const tableMessages: Messages = {
  ...nameMessages,
  ...setupMessages,
  ...listMessages,
  ...pickupMessages,
  ...battleMessages,
  ...flowMessages,
  ...movementMessages,
  ...combatMessages,
};

/** What only pages beside the battles say, and the command line: whoever sits at the table need not fetch it. */
export const asideMessages: Messages = {
  ...adjudicateMessages,
  ...fileMessages,
  ...divisionMessages,
  ...historicalMessages,
};

export const largeBattlesMessages: Messages = { ...tableMessages, ...asideMessages };
