import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { files } from './files.plugin.ts';
import { words } from './words.plugin.ts';

const TABLE = /\/packages\/(table|odds|large-battles)\/src\/|\/src\/rulesets\/large-battles\//;
const BESIDE_TABLE =
  /\/(later|pages|lists|historical|reference|counsel|adjudicate|data)\/|\/pickup\/(read|format|generate)\.ts$|\/(Overlay\w*|Trails|reach|preview|ruleset|notes|index|Card|Overview)\.tsx?$|\/odds\/src\/(?!tables|activation|pools)/;

export default defineConfig({
  plugins: [react(), words(), files()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Says which file leads to which, at once or later: the weight of the first table is counted by it.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // What every page needs is one file: cut in pieces as the pages happen to share them, it packs worse.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules\/(html-parse-stringify|idb|i18next|react|react-dom|react-i18next|scheduler|use-sync-external-store|void-elements|zustand)\/|\/src\/(i18n|battle|panels|app)\/(?!later\/)|\/src\/reference\/\w+\.tsx?$/,
            },
            // A table with its rules likewise; not what is fetched once it stands, nor what pages beside it ask for.
            {
              name: 'table-large-battles',
              test: (id) => TABLE.test(id) && !BESIDE_TABLE.test(id),
            },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /virtual:words\/[\w-]+\/(\w+)$/.exec(facadeModuleId ?? '')?.[1];
          return language ? `assets/words-${language}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
