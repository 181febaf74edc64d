/** Where a rule can be read. */
import { pageAddress } from '../app/route.ts';

/** How the IDs of each rule set's catalogue begin. */
const CATALOGUES: Readonly<Record<string, string>> = { LB: 'large-battles', SK: 'skirmish', SIP: 'simplicity' };

/** The rule set of a rule's ID, or undefined where it is no ID of a catalogue. */
export const rulesetOfRule = (rule: string): string | undefined => CATALOGUES[rule.slice(0, rule.indexOf('-'))];

/** Address of a rule in the reference of its rule set. */
export const ruleAddress = (ruleset: string, rule: string): string => pageAddress(ruleset, 'rules', `rule=${rule}`);
