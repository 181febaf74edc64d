// The code of work for other machines and for tabs: all rule sets of today and their computer players in one file, named by
// its digest. Whoever works fetches it from the server whose work it is: nothing else gives the same answers.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtCode } from './oneFile.ts';

/** A tab sends messages to it; whatever else imports it asks `answer`. */
const ENTRY = `
import { answered } from '@drumhead/bots';
import { knowledgeOf, piecesOf } from '@drumhead/rulesets';
export const answer = (task) => answered(task, { knowledgeOf, piecesOf });
if (typeof WorkerGlobalScope !== 'undefined') addEventListener('message', ({ data }) => postMessage(answer(data)));
`;

/** Released versions are for records: tasks are of today. */
const NO_VERSIONS = { '@drumhead/versions': 'export const versions = {};' };

/** Writes it and what it is called into the folder of the page: `work/code.json`. */
export async function buildWorkFile(dist: string): Promise<void> {
  const { code: text } = await builtCode(ENTRY, NO_VERSIONS);
  const code = createHash('sha256').update(text).digest('hex');
  mkdirSync(join(dist, 'work'), { recursive: true });
  writeFileSync(join(dist, 'work', `${code}.js`), text);
  writeFileSync(join(dist, 'work', 'code.json'), JSON.stringify({ code, file: `/work/${code}.js` }));
}
