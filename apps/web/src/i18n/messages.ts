/** Messages of the page, English and Italian side by side. Rule sets have their own. */
import type { sumMessages } from '@drumhead/content';
import { battleMessages } from './messages-battle.ts';
import { homeMessages } from './messages-home.ts';
import { tableMessages } from './messages-table.ts';

export const messages = { ...homeMessages, ...battleMessages, ...tableMessages } as const;

/** Keys of the page's own messages. */
export type MessageKey = keyof typeof messages | keyof typeof sumMessages;
