import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { files } from './fileList.plugin.ts';
import { words } from './messages.plugin.ts';

/** Libraries that every page needs. */
const LIBRARIES =
  /node_modules\/(html-parse-stringify|idb|i18next|react|react-dom|react-i18next|scheduler|use-sync-external-store|void-elements|zustand)\//;
/** What every battle needs, whatever its rule set. */
const EVERY_BATTLE =
  /\/src\/(i18n|battle|panels|app|table|reference)\/|\/packages\/(engine|table)\/src\/|\/packages\/content\/src\/(schema|factsInWords)/;
/** Imported lazily, or by some tables alone. */
const NOT_EVERY_BATTLE =
  /\/src\/i18n\/pageBundles|\/src\/battle\/(autoAnswer|readRecord)|\/src\/panels\/(Chances|Dice|DiceToast|Log|Proposal|Stat|Tally|highlight|percent)\.|\/src\/app\/(Credit|Handover|HomeLinks|OpenFile|PageShell|SavedBattle|VictoryCard|home)|\/src\/table\/(Stick|HandleMark|zoom|lists|troops|drawing\/Water)|\/src\/reference\/(?!RuleLink|ruleAddress)|\/packages\/engine\/src\/readRecord|\/packages\/table\/src\/(difference|outline|rolling|capsule|discs|sweep|hull|sight|arcs|clip|gap|paths|halfPlane|passage)/;

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
              test: (id) => LIBRARIES.test(id) || (EVERY_BATTLE.test(id) && !NOT_EVERY_BATTLE.test(id)),
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
