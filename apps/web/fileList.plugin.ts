/**
 * Writes `files.json`, the list of everything a build consists of: by it the service worker fetches ahead of need, and
 * knows what an older build has left behind.
 */
import type { Plugin } from 'vite';

export function files(): Plugin {
  return {
    name: 'drumhead-files',
    apply: 'build',
    enforce: 'post',
    // Last of all: a module that is nothing but styles loses its script on the way.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(names.sort()) });
      },
    },
  };
}
