/** Words of the page itself, English and Italian side by side. Words of a rule set come with the rule set. */
import { battleMessages } from './messages-battle.ts';
import { homeMessages } from './messages-home.ts';
import { tableMessages } from './messages-table.ts';

export const messages = { ...homeMessages, ...battleMessages, ...tableMessages } as const;

/** Every word the page may say. */
export type MessageKey = keyof typeof messages;
