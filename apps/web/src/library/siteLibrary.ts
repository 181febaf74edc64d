/** The scenarios that a site offers as plain files: its list, and each of them. */
import { isLibraryFile, LIBRARY, type LibraryEntry } from '@drumhead/content/library';
import type { Problem } from '@drumhead/engine';
import { read } from '@drumhead/engine/schema';
import { contentOf } from '../documents/contentOf.ts';
import { readJson } from '../documents/files.ts';
import type { Read, Unreadable } from '../documents/shareLinks.ts';

const FOLDER = '/library/';
const INDEX = 'index.json';

type Got = { readonly is: 'text'; readonly text: string } | { readonly is: 'missing' | 'unreachable' };

async function got(file: string): Promise<Got> {
  try {
    const answer = await fetch(`${FOLDER}${file}`);
    if (answer.status >= 500) return { is: 'unreachable' };
    const text = answer.ok ? await answer.text() : '<';
    // Some hosts send their page in the place of what they have not.
    return /^\s*</.test(text) ? { is: 'missing' } : { is: 'text', text };
  } catch {
    return { is: 'unreachable' };
  }
}

export type SiteLibrary =
  | { readonly is: 'there'; readonly scenarios: readonly LibraryEntry[] }
  /** The site has none, or cannot be reached. */
  | { readonly is: 'missing' | 'unreachable' }
  | { readonly is: 'damaged'; readonly problems: readonly Problem[] };

/** Never throws. */
export async function siteLibrary(): Promise<SiteLibrary> {
  const index = await got(INDEX);
  if (index.is !== 'text') return { is: index.is };
  const found = read(contentOf(index.text), LIBRARY);
  return found.ok ? { is: 'there', scenarios: found.value.scenarios } : { is: 'damaged', problems: found.problems };
}

const unreadable = (key: string, facts: Unreadable['facts']): Read => ({ ok: false, fault: { key, facts } });

/** The content of a scenario file of the site, unchecked; or why there is none. Never throws. */
export async function siteScenario(file: string): Promise<Read> {
  if (!isLibraryFile(file)) return unreadable('web.library.file.name', { file });
  const found = await got(file);
  if (found.is === 'unreachable') return unreadable('web.library.unreachable', {});
  return found.is === 'text' ? readJson(found.text) : unreadable('web.library.file.missing', { file });
}

/** Where a site may have a picture, by its name in scenario files. */
export const sitePictures = (name: string): readonly string[] =>
  ['webp', 'jpg'].map((ending) => `${FOLDER}pictures/${encodeURIComponent(name)}.${ending}`);
