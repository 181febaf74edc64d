/** Why a message cannot be followed: the server and the client do not hold the same battle. */
export const MISMATCHES = ['ruleset', 'setup', 'number', 'chain', 'order', 'patch'] as const;
export type Mismatch = (typeof MISMATCHES)[number];
