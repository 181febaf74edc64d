/**
 * Adds to the licences that vite gathers those of files that are no code, such as fonts, for it looks at modules alone, and
 * those of packages that tell their licence in their code instead of a file (`licences/`).
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { licenceOf, packagesOf } from '../../scripts/licences.ts';

/** The file with all of them. */
export const LICENCES = 'licences.txt';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/** The heading of a package with nothing below it. */
const NO_TEXT = /^## (\S+) - .*\n\n(?=## |$(?![^]))/gm;

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
        const gathered = String(file.source).replace(NO_TEXT, (heading, name: string) => {
          return `${heading}${readFileSync(resolve(ROOT, 'licences', `${name}.txt`), 'utf8')}\n`;
        });
        const from = Object.values(bundle).flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []));
        const more = packagesOf(from.map((path) => resolve(ROOT, path))).map((folder) => `\n${licenceOf(folder)}\n`);
        file.source = gathered + more.join('');
      },
    },
  };
}
