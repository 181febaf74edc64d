/** From a scenario that is shown somewhere to a copy of it in the maker. */
import { type Envelope, envelopeOf } from '@drumhead/engine';
import { pageAddress } from '../app/route.ts';
import { handOver } from '../outside/handed.ts';
import { forkOf } from '../library/fork.ts';
import { copyTitle } from './document/copyTitle.ts';
import { envelopeAround } from './document/envelopeAround.ts';

/** The page, among those that serve every rule set. */
export const MAKER = 'maker';

/** Where a scenario begins. */
export const makerAddress = pageAddress('any', MAKER);

/** Leads to a copy of a ready battle. */
export const copyAddress = (ruleset: string, scenario: string): string =>
  pageAddress('any', MAKER, `copy=${ruleset}&battle=${scenario}`);

/**
 * Leads to the copy of a set-up. `title`: in the language of the reader, if the set-up has none of its own. `from`: where
 * somebody else's was found, which the copy names then; left out: it was here.
 */
export function changeCopy(ruleset: string, setup: unknown, title: string, language: string, from?: string): void {
  const given = envelopeOf(setup);
  const file = given ?? envelopeAround(ruleset, setup, { [language]: title });
  const copy = given === null || from === undefined ? file : forkOf(given, from);
  toMaker({ ...copy, title: copyTitle(copy.title) });
}

/** Leads to a file of the reader’s own, which stays what it is called. */
export const openInMaker = (ruleset: string, setup: unknown, title: string, language: string): void =>
  toMaker(envelopeAround(ruleset, setup, { [language]: title }));

const toMaker = (file: Envelope): void =>
  handOver({ ruleset: 'any', page: MAKER, text: JSON.stringify(file), isDocument: true });
