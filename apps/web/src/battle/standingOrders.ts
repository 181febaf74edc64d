/** Which chances to interrupt the enemy are worth a question. */
export type AskWhen = 'matters' | 'near' | 'always' | 'never';

/** Standing orders of the person at the screen, saved with the battle. Names are of the rule set's choice. */
export interface StandingOrders {
  /** For the battle. */
  readonly ask: AskWhen;
  /** The activation, phase or deployment for which no question is put. */
  readonly holdUntil: string | null;
  /** Reasons for a question at which the person held: no second question until there is another one. */
  readonly declined: readonly string[];
  /** Pieces (`data-piece`) that no question is put about. */
  readonly silent: readonly string[];
}

export const DEFAULT_ORDERS: StandingOrders = { ask: 'matters', holdUntil: null, declined: [], silent: [] };
