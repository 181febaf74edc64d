/** All words of the rule set, English and Italian side by side. */
import { armyMessages } from './armies.ts';
import { eventMessages } from './events.ts';
import { fileMessages } from './files.ts';
import { nameMessages } from './names.ts';
import { refusalMessages } from './refusals.ts';

export type Messages = Readonly<Record<string, { readonly en: string; readonly it: string }>>;

/** What is said at the table. */
export const tableMessages: Messages = { ...nameMessages, ...eventMessages, ...refusalMessages };

/** What is said before a battle, of files and armies. */
export const asideMessages: Messages = { ...fileMessages, ...armyMessages };

export const simplicityMessages: Messages = { ...tableMessages, ...asideMessages };
