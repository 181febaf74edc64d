/** A scenario in an address: whoever has the link has all of the file, and nobody else stores it. */
import type { Envelope } from '@drumhead/engine';
import { pageAddress } from '../app/route.ts';
import { linkText, type Read, readLink } from '../documents/shareLinks.ts';
import { SCENARIO_WORDS } from './linkWords.ts';

/** The page that shows a scenario, among those that serve every rule set. */
export const SCENARIO = 'scenario';
const PARAM = 's';

/** The file as it goes to others: the picture that it was drawn over stays with its author, unless he sends it along. */
export function sent(file: Envelope): Envelope {
  const { underlay, ...rest } = file;
  return underlay?.travels === true ? file : rest;
}

export interface ScenarioLink {
  readonly address: string;
  /** Characters of what is packed, which {@link readLink} counts. */
  readonly length: number;
}

/** From the `#` on. */
export function scenarioLink(file: Envelope): ScenarioLink {
  const text = linkText(sent(file), SCENARIO_WORDS);
  return { address: pageAddress('any', SCENARIO, `${PARAM}=${text}`), length: text.length };
}

/** What the query of such an address holds, unchecked; or why it cannot be read. */
export const readScenarioLink = (query: string): Read =>
  readLink(new URLSearchParams(query).get(PARAM) ?? '', SCENARIO_WORDS);
