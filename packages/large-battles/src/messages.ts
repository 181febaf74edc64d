/** All words of the rule set, English and Italian side by side. */
import { battleMessages } from './messages-battle.ts';
import { combatMessages } from './messages-combat.ts';
import { flowMessages } from './messages-flow.ts';
import { historicalMessages } from './messages-historical.ts';
import { listMessages } from './messages-lists.ts';
import { movementMessages } from './messages-movement.ts';
import { nameMessages } from './messages-names.ts';
import { setupMessages } from './messages-setup.ts';

export type Messages = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

export const largeBattlesMessages: Messages = {
  ...nameMessages,
  ...setupMessages,
  ...listMessages,
  ...battleMessages,
  ...flowMessages,
  ...movementMessages,
  ...combatMessages,
  ...historicalMessages,
};
