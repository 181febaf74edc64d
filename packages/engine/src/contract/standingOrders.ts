/** Standing orders: a person says beforehand which questions a host need not put to him. */

/**
 * Which chances to interrupt the enemy are worth a question. Whether one matters the rule set tells as far as that is sure;
 * of the others a host may ask a captain (`mayPass` of the bots).
 */
export type AskWhen = 'matters' | 'near' | 'always' | 'never';

/**
 * Standing orders of one person, as data. A rule set says what they answer ({@link Ruleset.standing}); the names in them
 * are of its choice.
 */
export interface StandingOrders {
  /** For the battle. */
  readonly ask: AskWhen;
  /** The activation, phase or deployment for which no question is put. */
  readonly holdUntil: string | null;
  /** Reasons for a question at which the person held: no second question until there is another one. */
  readonly declined: readonly string[];
  /** Pieces (`data-piece`) that no question is put about. */
  readonly silent: readonly string[];
  /**
   * For the battle: what the rules force, and where there is little to choose, the rule set settles in the shortest way.
   * Left out: the person is asked.
   */
  readonly settle?: boolean;
}

/** Asks wherever an answer could matter. */
export const DEFAULT_ORDERS: StandingOrders = { ask: 'matters', holdUntil: null, declined: [], silent: [] };
