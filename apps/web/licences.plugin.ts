/**
 * Adds the licences of files that are no code, such as fonts, to those that vite gathers: it looks at modules alone.
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { licenceOf, packagesOf } from '../../scripts/licences.ts';

/** The file with all of them. */
export const LICENCES = 'licences.txt';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

export function assetLicences(): Plugin {
  return {
    name: 'drumhead-asset-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[LICENCES];
        if (file?.type !== 'asset') return this.error(`there is no ${LICENCES}`);
        const from = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
        const more = packagesOf(from.map((path) => resolve(ROOT, path))).map((folder) => `\n${licenceOf(folder)}\n`);
        file.source = String(file.source) + more.join('');
      },
    },
  };
}
