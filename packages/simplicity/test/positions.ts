/** The small positions of the rule set, where tests look for them. */
export * from '../src/scenarios/position.ts';
