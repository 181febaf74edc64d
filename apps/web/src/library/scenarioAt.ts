/** Where a scenario comes from, by the query of its address. */
import { pageAddress } from '../app/route.ts';
import type { Read } from '../documents/shareLinks.ts';
import { readScenarioLink, SCENARIO } from './scenarioLink.ts';
import { siteScenario } from './siteLibrary.ts';

const FILE = 'file';

/** The page of a file of the site's library. */
export const fileAddress = (file: string): string =>
  pageAddress('any', SCENARIO, `${FILE}=${encodeURIComponent(file)}`);

/** `file`: a file of the site's library; else the scenario itself, packed. Never throws. */
export async function scenarioAt(query: string): Promise<Read> {
  const file = new URLSearchParams(query).get(FILE);
  return file === null ? readScenarioLink(query) : siteScenario(file);
}
