import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { files } from './files.plugin.ts';
import { words } from './words.plugin.ts';

/** Libraries that every page needs. */
const LIBRARIES =
  /node_modules\/(html-parse-stringify|idb|i18next|react|react-dom|react-i18next|scheduler|use-sync-external-store|void-elements|zustand)\//;
/** What every battle needs, whatever its rule set; not what only some tables fetch, and those later. */
const EVERY_BATTLE =
  /\/src\/(i18n|battle|panels|app|table)\/(?!later\/|Stick|HandleMark|zoom|lists|Dice|Tally|pointing|drawing\/Water)|\/src\/reference\/\w+\.tsx?$|\/packages\/(engine|table)\/src\/(?!readRecord|difference|outline|rolling|capsule|discs|sweep|hull|sight|arcs|clip|gap|paths|halfPlane|passage)|\/packages\/content\/src\/(schema|factsInWords)/;
/** Shared by rule sets, but not by every battle. */
const ODDS = /\/packages\/odds\/src\/(tables|activation|pools|hands?)\.ts$/;
/** Shared by the tables of whole units: what units are drawn of, and the geometry of bases that march and look. */
const TROOPS =
  /\/src\/troops\/(?!Outline|Trails|Gliding)|\/packages\/table\/src\/(arcs|clip|hull|paths|sight|sweep)\.ts$/;
const TABLE = /\/packages\/large-battles\/src\/|\/src\/rulesets\/large-battles\//;
const BESIDE_TABLE =
  /\/(later|pages|lists|historical|reference|counsel|adjudicate|data)\/|\/pickup\/(read|format|generate)\.ts$|\/(Overlay\w*|Trails|reach|preview|ruleset|notes|index|Card|Overview|decision)\.tsx?$/;

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
              test: (id) => LIBRARIES.test(id) || EVERY_BATTLE.test(id),
            },
            { name: 'troops', test: (id) => TROOPS.test(id) },
            { name: 'odds', test: (id) => ODDS.test(id) },
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
