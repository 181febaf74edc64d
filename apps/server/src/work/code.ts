/** The code that does the work: one file, built with the page, and named by its digest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkCode } from '@drumhead/protocol';

/** That of the page in this folder; null where it was built without. */
export function codeIn(pages: string): WorkCode | null {
  const file = join(pages, 'work', 'code.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WorkCode) : null;
}
