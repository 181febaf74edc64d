/** SK-GEN-11. Song of Drums and Shakos (1796-1815), Song of Drums and Tomahawks (1754-1763). */
export const VARIANTS = ['SDS', 'SDT'] as const;

export type Variant = (typeof VARIANTS)[number];
