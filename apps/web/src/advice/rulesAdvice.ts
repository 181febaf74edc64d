/** What a rule set tells of advice: an order with who carries it out, and the words for reasons and odds. */
import type { Command } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';

/** A text in both languages. */
interface Text {
  readonly en: string;
  readonly it: string;
}

/** Why that no rule set counts by itself: see `OTHER_REASONS` of the players. */
type OtherReason = 'victory' | 'habit';

/** What every reason of a rule set says for an order and against it, and what every chance is a chance of. */
export type AdviceTexts<Prefix extends string, Reason extends string, Odds extends string> = Readonly<
  Record<`${Prefix}.advice.${'for' | 'against'}.${Reason | OtherReason}` | `${Prefix}.advice.odds.${Odds}`, Text>
>;

export interface RulesAdvice {
  /** Message bundle of its words. */
  readonly bundle: string;
  /** How their keys begin. */
  readonly prefix: string;
  /** An order with who carries it out; `messages`: with those of the table. */
  orderText(messages: Messages<string>, state: unknown, command: Command): string;
}
