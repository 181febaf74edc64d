/** Short profile of a unit. */
import type { Troop } from '@drumhead/large-battles/armies';

export const ruleNames = (rules: readonly string[], translate: (key: string) => string): string =>
  rules.map((rule) => translate(`lb.rule.${rule}`)).join(', ');

/** Q, or a sign that dice decide it (LB-SPEC-21). */
export const qualityOf = ({ q }: { readonly q?: number | undefined }): string => (q === undefined ? '?' : String(q));

/** `Q4 C4 Sk2 Light, Elan`. */
export function profileOf(troop: Troop, translate: (key: string) => string): string {
  const numbers = [
    `Q${qualityOf(troop)}`,
    ...(troop.c === undefined ? [] : [`C${troop.c}`]),
    ...(troop.sk === undefined ? [] : [`Sk${troop.sk}`]),
  ].join(' ');
  return troop.rules.length === 0 ? numbers : `${numbers}, ${ruleNames(troop.rules, translate)}`;
}
