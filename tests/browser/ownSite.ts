// A copy of the built page, for tests that change it.
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from '../../scripts/site.ts';

/**
 * The folder of a copy whose files may be changed: without the compressed ones, which would not change with them. Whoever
 * makes it removes it.
 */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drumhead-site-'));
  cpSync(dist, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
  return folder;
}
