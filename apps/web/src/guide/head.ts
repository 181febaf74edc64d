/** What the guide hears from the head that plays, and what it takes from it. Plain data. */
import type { Advice as Thoughts } from '@drumhead/bots';
import type { Command, RuleId } from '@drumhead/engine';

/** `silent`: he has no room for these rules, or could not be loaded. */
export type Head = Thoughts | 'thinking' | 'silent';

export const THINKING = 'web.guide.thinking';

/** What is said at a decision while he thinks, or where he has nothing to say. */
export const withoutAdvice = (head: 'thinking' | 'silent', rule: RuleId) => ({
  key: `web.guide.${head}`,
  rule,
  facts: {},
});

/** What no text can be made of: what is left over when every term has its share. */
const UNTOLD = 'habit';

/** The term that speaks most for an order; null where none does. */
export function mainTerm(reasons: Thoughts['gains']): string | null {
  return reasons.find(({ term, amount }) => amount > 0 && term !== UNTOLD)?.term ?? null;
}

/** The order of this head, if it is one. */
export const orderOf = (head: Head): Command | null => (typeof head === 'string' ? null : head.best);

interface Text {
  readonly en: string;
  readonly it: string;
}

/** What every reason of a rule set says for an order, and of a next best order that had better not be given. */
export type GuideTexts<Prefix extends string, Reason extends string> = Readonly<Record<string, Text>> &
  Readonly<Record<`web.guide.${Prefix}.${'why' | 'but'}.${Reason | 'victory'}`, Text>>;
