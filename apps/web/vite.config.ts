import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { files } from './fileList.plugin.ts';
import { messages } from './messages.plugin.ts';

/** Libraries that every page needs. */
const LIBRARIES =
  /node_modules\/(html-parse-stringify|idb|i18next|react|react-dom|react-i18next|scheduler|use-sync-external-store|void-elements|zustand)\//;
/** What every battle needs, whatever its rule set. */
const EVERY_BATTLE =
  /\/src\/(i18n|battle|panels|app|table|reference)\/|\/packages\/(engine|table)\/src\/|\/packages\/content\/src\/(schema|factsInWords)/;
/** Imported lazily, or by some tables alone. */
const NOT_EVERY_BATTLE =
  /\/src\/battle\/(autoAnswer|readRecord)|\/src\/panels\/(Chances|Dice|dice|DiceToast|Log|log|news|Proposal|Stat|Tally|highlight|percent)\.|\/src\/app\/(Credit|Handover|Home|ScenarioNotes|OpenFile|PageShell|SavedBattle|VictoryCard|home)|\/src\/table\/(Stick|HandleMark|zoom|findLast|troops|drawing\/Water)|\/src\/reference\/(?!RuleLink|ruleAddress)|\/packages\/engine\/src\/readRecord|\/packages\/table\/src\/(difference|outline|rolling|capsule|discs|sweep|hull|sight|arcs|clip|gap|paths|halfPlane|passage)/;
/** Shared by the tables of whole units: what units are drawn of, and the geometry of bases that march and look. */
const TROOPS =
  /\/src\/table\/troops\/(?!Outline|Trails|Gliding)|\/packages\/table\/src\/(arcs|clip|hull|paths|sight|sweep)\.ts$/;
/** What the first table of a rule set shows and answers to. */
const FIRST_TABLE =
  /\/src\/rulesets\/([\w-]+)\/(?:(?:screen|interaction|drawing)\/(?!overlay|Trails|fullRuleset)|panels\/(?:AskToggle|Decision|Buttons|lazy))/;

export default defineConfig({
  plugins: [react(), messages(), files()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // Says which file leads to which, at once or later: the weight of the first table is counted by it.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      // No report on the build's own timings: it looks like a fault to a newcomer.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        // What every page needs is one file: cut in pieces as the pages happen to share them, it packs worse.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => LIBRARIES.test(id) || (EVERY_BATTLE.test(id) && !NOT_EVERY_BATTLE.test(id)),
            },
            { name: 'troops', test: (id) => TROOPS.test(id) },
            {
              debugName: 'table',
              name: (id) => (FIRST_TABLE.test(id) ? `table-${FIRST_TABLE.exec(id)?.[1]}` : null),
              includeDependenciesRecursively: false,
            },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /virtual:messages\/[\w-]+\/(\w+)$/.exec(facadeModuleId ?? '')?.[1];
          return language ? `assets/messages-${language}-[hash].js` : 'assets/[name]-[hash].js';
        },
      },
    },
  },
});
