/** Reading a record: what a battle that begins does not need, one that goes on does. */
export { readRecord } from '@drumhead/engine';

/** The rule set that the first line of a record names; empty where there is none to be read, of which the reader tells. */
export function rulesetNamed(text: string): string {
  try {
    const header: unknown = JSON.parse(
      text.slice(0, (text.indexOf('\n') + 1 || text.length + 1) - 1).replace(/^\uFEFF/, ''),
    );
    const named = (header as { readonly ruleset?: unknown } | null)?.ruleset;
    return typeof named === 'string' ? named : '';
  } catch {
    return '';
  }
}
