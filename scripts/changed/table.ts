/**
 * The long tests and browser tests that `npm test -- --changed` runs, by what changed: a few that are most likely to
 * notice, so that all that is chosen for one line takes less than two minutes. `npm test` and CI run the others.
 */
export interface Row {
  /** What the path of the changed file begins with. */
  readonly under: string;
  readonly run: readonly string[];
}

export const TABLE: readonly Row[] = [
  // The golden records show at once that the rules changed.
  { under: 'packages/large-battles/src/', run: ['tests/goldenLargeBattles.long.test.ts'] },
  { under: 'packages/skirmish/src/', run: ['tests/goldenSkirmish.long.test.ts'] },
  {
    under: 'packages/simplicity/src/',
    run: ['tests/goldenSimplicity.long.test.ts', 'packages/simplicity/src/conformance.long.test.ts'],
  },
  {
    under: 'packages/engine/src/',
    run: ['tests/goldenSimplicity.long.test.ts', 'packages/simplicity/src/conformance.long.test.ts'],
  },
  { under: 'packages/bots/', run: ['tests/players.long.test.ts'] },
  { under: 'packages/odds/src/', run: ['packages/odds/src/reroll.long.test.ts'] },
  { under: 'packages/protocol/src/', run: ['apps/server/src/patches.long.test.ts'] },
  { under: 'apps/server/src/battles/', run: ['apps/server/src/patches.long.test.ts'] },
  { under: 'apps/cli/src/records', run: ['apps/cli/src/records.long.test.ts'] },
  { under: 'tests/golden/large-battles', run: ['tests/goldenLargeBattles.long.test.ts'] },
  { under: 'tests/golden/skirmish', run: ['tests/goldenSkirmish.long.test.ts'] },
  { under: 'tests/golden/simplicity', run: ['tests/goldenSimplicity.long.test.ts'] },
  { under: 'versions/', run: ['tests/goldenReleased.long.test.ts'] },
  { under: 'versions/players/', run: ['tests/frozenPlayers.long.test.ts'] },
  { under: 'apps/cli/src/arena/', run: ['tests/frozenPlayers.long.test.ts'] },
  { under: 'scripts/release', run: ['tests/release.long.test.ts'] },
  { under: 'packages/drumhead/', run: ['tests/packages.long.test.ts'] },
  { under: 'scripts/pack', run: ['tests/packages.long.test.ts'] },
  { under: 'scripts/', run: ['tests/tooling.test.ts', 'tests/checks.test.ts'] },
  { under: '.dependency-cruiser.cjs', run: ['tests/checks.test.ts'] },
  { under: '.oxlintrc.json', run: ['tests/checks.test.ts'] },
  { under: 'examples/', run: ['apps/cli/src/cli.test.ts', 'apps/cli/src/examples.test.ts'] },
  // The page: one visit to what was changed.
  { under: 'apps/web/src/rulesets/large-battles/', run: ['tests/browser/decide.test.ts'] },
  { under: 'apps/web/src/rulesets/skirmish/', run: ['tests/browser/skirmish.test.ts'] },
  { under: 'apps/web/src/rulesets/simplicity/', run: ['tests/browser/simplicity.test.ts'] },
  { under: 'apps/web/src/app/', run: ['tests/browser/page.test.ts'] },
  { under: 'apps/web/src/battle/', run: ['tests/browser/saving.test.ts'] },
  { under: 'apps/web/src/documents/', run: ['tests/browser/squads.test.ts'] },
  { under: 'apps/web/src/offline/', run: ['tests/browser/offline.test.ts'] },
  { under: 'apps/web/src/online/', run: ['tests/browser/online.test.ts'] },
  { under: 'apps/web/src/panels/', run: ['tests/browser/simplicity.test.ts'] },
  { under: 'apps/web/src/reference/', run: ['tests/browser/reference.test.ts'] },
  { under: 'apps/web/src/replay/', run: ['tests/browser/replay.test.ts'] },
  { under: 'apps/web/src/report/', run: ['tests/browser/report.test.ts'] },
  {
    under: 'apps/web/src/table/tool/',
    run: [
      'apps/web/src/rulesets/large-battles/interaction/tool.test.ts',
      'apps/web/src/rulesets/simplicity/interaction/tool.test.ts',
      'apps/web/src/rulesets/simplicity/interaction/gathering.test.ts',
      'tests/reach/skirmish.test.ts',
      'tests/browser/duel.test.ts',
    ],
  },
  { under: 'apps/web/src/table/', run: ['tests/browser/effects.test.ts'] },
  { under: 'apps/web/src/companion/', run: ['tests/browser/realTable.test.ts'] },
  { under: 'apps/web/src/puzzles/', run: ['apps/web/src/puzzles/puzzles.long.test.ts'] },
  { under: 'apps/web/src/mapPage/', run: ['tests/browser/print.test.ts'] },
  { under: 'apps/web/src/main', run: ['tests/browser/page.test.ts'] },
  { under: 'apps/web/firstView.plugin', run: ['tests/browser/page.test.ts'] },
  { under: 'apps/web/public/first.js', run: ['tests/browser/page.test.ts'] },
  { under: 'apps/web/messages.plugin', run: ['apps/web/src/i18n/messages.test.ts', 'tests/browser/page.test.ts'] },
  { under: 'apps/web/tableFiles.plugin', run: ['tests/site.test.ts', 'tests/browser/page.test.ts'] },
  { under: 'apps/web/serviceWorker', run: ['tests/browser/offline.test.ts'] },
];
