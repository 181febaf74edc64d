/** A sentence of the operator's log, or one that somebody is told, in the language of its reader. */
import type { Language } from '@drumhead/content';
import type { Facts } from '../storage/operatorRows.ts';
import { translate } from '../words.ts';
import { type OperatorMessage, operatorMessages } from './messages.ts';

const isKnown = (key: string): key is OperatorMessage => Object.hasOwn(operatorMessages, key);

/** Reasons that are offered. */
export const REASONS = ['insult', 'advertising', 'private'] as const;

/** One that is offered in words; any other is said as it was written. */
export const reasonIn = (language: Language, reason: string): string => {
  const key = `server.reason.${reason}`;
  return isKnown(key) ? translate(key, language) : reason;
};

/** `key`: as it is stored, perhaps by a newer version. */
export function saying(language: Language, key: string, facts: Facts): string {
  if (!isKnown(key)) return key;
  const { reason, ...others } = facts;
  return translate(key, language, reason === undefined ? others : { ...others, reason: reasonIn(language, reason) });
}
