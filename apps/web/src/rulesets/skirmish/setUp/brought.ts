/** A skirmish that an address brings: squads that were chosen in secret (SK-SQD-4), or a table by its number. */
import { readSquad, type SquadFile, squadProblems } from '@drumhead/skirmish';
import { contentOf } from '../../../documents/contentOf.ts';
import { readLink } from '../../../documents/shareLinks.ts';
import { listIn } from '../../../setUp/leads.tsx';
import type { Brought } from '../../../setUp/rulesSetUp.ts';
import { SQUAD_WORDS } from '../pages/squads/linkWords.ts';
import { squadEditor } from '../pages/squads/editorStore.ts';
import { type Draft, withSavedSquad, withSquads, withTable } from './draft.ts';

/** Both, or none. */
function squadsIn(given: URLSearchParams): readonly SquadFile[] {
  const squads = ['a', 'b'].flatMap((side) => {
    const text = given.get(side);
    const link = text === null ? null : readLink(text, SQUAD_WORDS);
    const read = link?.ok === true ? readSquad(link.value) : null;
    return read?.ok === true ? [read.value] : [];
  });
  return squads.length === 2 ? squads : [];
}

/** Null where nothing of it can be read. */
export function brought(query: string): Brought<Draft> | null {
  const given = new URLSearchParams(query);
  const squads = squadsIn(given);
  if (squads.length > 0) return { draft: withSquads(squads), isForTwo: true };
  const doc = listIn(query, squadEditor.store.getState().documents);
  const read = doc && readSquad(contentOf(doc.text));
  if (doc && read?.ok && squadProblems(read.value).length === 0)
    return { draft: withSavedSquad(read.value, doc.id), isForTwo: false };
  return given.has('seed') ? { draft: withTable(given), isForTwo: false } : null;
}

/** The query of the page that sets up battles, of the one that an earlier link to a skirmish has. */
export function setUpQuery(query: string): string {
  const given = new URLSearchParams(query);
  const [squad] = squadsIn(given);
  const variant = squad?.variant ?? given.get('variant') ?? given.get('game');
  given.set('game', variant === 'SDT' ? 'tomahawks' : 'skirmish');
  return given.toString();
}
