/** Addresses of rules. */
import { pageAddress } from '../app/route.ts';

/** Rule sets by how the IDs of their rules begin. */
const catalogues = new Map<string, string>();

/** Makes rule IDs with this prefix (`LB`) lead to the reference of the rule set. */
export function registerCatalogue(prefix: string, ruleset: string): void {
  catalogues.set(prefix, ruleset);
}

/** The rule set of a rule's ID, or undefined where it is no ID of a catalogue. */
export const rulesetOfRule = (rule: string): string | undefined => catalogues.get(rule.slice(0, rule.indexOf('-')));

/** Address of a rule in the reference of its rule set. */
export const ruleAddress = (ruleset: string, rule: string): string => pageAddress(ruleset, 'rules', `rule=${rule}`);
