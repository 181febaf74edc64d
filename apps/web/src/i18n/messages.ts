/** Words of the page itself, English and Italian side by side. Words of a rule set come with the rule set. */
import { battleWords } from './messages-battle.ts';
import { homeWords } from './messages-home.ts';
import { tableWords } from './messages-table.ts';

export const messages = { ...homeWords, ...battleWords, ...tableWords } as const;

/** Every word the page may say. */
export type MessageKey = keyof typeof messages;
