import { defineConfig } from 'vite';
import { serviceWorker } from './serviceWorker.plugin.ts';
import { assetLicences, LICENCES } from './licences.plugin.ts';
import { firstView } from './firstView.plugin.ts';
import { messages } from './messages.plugin.ts';
import { FIRST_GROUP, tableFiles } from './tableFiles.plugin.ts';

const table = tableFiles();

export default defineConfig({
  // Preact stands in for React (docs/decisions/11).
  resolve: {
    alias: { 'react/jsx-runtime': 'preact/jsx-runtime', react: 'preact/compat' },
  },
  plugins: [messages(), firstView(), assetLicences(), serviceWorker(), table.plugin],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Says which file leads to which, at once or later: the weight of the first table is counted by it.
    manifest: true,
    license: { fileName: LICENCES },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No report on the build's own timings: it looks like a fault to a newcomer.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // What every page needs is one file: cut in pieces as the pages happen to share them, it packs worse.
        codeSplitting: {
          groups: [
            { name: 'shared', tags: ['$initial'], priority: FIRST_GROUP },
            ...table.groups,
            // What an online battle needs is one file, too: every file that can be fetched is named in the first.
            {
              name: 'online',
              test: /\/(?:apps\/web\/src\/online\/(?:session\/(?:connection|host|online|recordText|session|shownBattle|socketTo)|places\/places|players\/(?:barLine|notNow|saying|useNamesAt)|server\/api|table\/useLook)\.ts|packages\/protocol\/src\/(?!messages|mine|pages|work))/,
            },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /virtual:message(?:s\/[\w-]+|-bundles)\/(\w+)$/.exec(facadeModuleId ?? '')?.[1];
          return language ? `assets/messages-${language}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
