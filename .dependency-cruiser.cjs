// The walls between the rooms (ARCHITECTURE.md). No exceptions.
const SHARED = 'table|engine|odds|content|testkit|bots|protocol|rulesets|drumhead';
const RULE_SET = `^packages/(?!(?:${SHARED})/)([^/]+)/`;
/** The page of the test kit's rule set. */
const DUEL = '^apps/web/src/table/tool/duel/';
const TESTS = '(\\.test\\.tsx?$|^packages/[^/]+/test/)';
const room = (names) => `^packages/(?:${names})/`;

/** What a package may import of the others, itself apart. */
const mayImport = (name, others) => ({
  name: `${name}-imports-${others ? others.replaceAll('|', '-and-') : 'no-other-package'}`,
  comment: others ? `packages/${name} imports of the packages only ${others}` : `packages/${name} stands alone`,
  severity: 'error',
  from: { path: room(name), pathNot: TESTS },
  to: { path: '^packages/', pathNot: room(others ? `${name}|${others}` : name) },
});

module.exports = {
  forbidden: [
    mayImport('table', ''),
    mayImport('odds', ''),
    mayImport('engine', ''),
    mayImport('content', 'engine'),
    mayImport('testkit', 'engine'),
    mayImport('bots', 'engine'),
    mayImport('protocol', 'engine|content'),
    {
      name: 'rule-sets-import-engine-table-odds-content',
      comment:
        'A rule set knows the engine, the table, the odds and the content; never another rule set, a computer player or the list of rule sets',
      severity: 'error',
      from: { path: RULE_SET, pathNot: TESTS },
      to: { path: '^packages/', pathNot: ['^packages/$1/', room('engine|table|odds|content')] },
    },
    {
      name: 'tests-of-a-package-import-the-test-kit',
      comment: 'Tests of a package know what the package knows, and the test kit',
      severity: 'error',
      from: { path: '^packages/(?!rulesets/)([^/]+)/(?:test/|.*\\.test\\.ts$)' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', room('engine|table|odds|content|testkit')] },
    },
    {
      name: 'tests-alone-import-the-test-kit',
      comment: 'The test kit is for tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, DUEL, '^packages/testkit/'] },
      to: { path: room('testkit') },
    },
    {
      name: 'tests-alone-show-the-duel',
      comment: 'The rule set of the test kit has a page of its own, which is not shipped',
      severity: 'error',
      from: { pathNot: [TESTS, DUEL] },
      to: { path: DUEL },
    },
    {
      name: 'the-list-imports-engine-content-and-rule-sets',
      comment: 'packages/rulesets names the rule sets and nothing else',
      severity: 'error',
      from: { path: room('rulesets') },
      to: { path: room('bots|odds|protocol|table|testkit') },
    },
    {
      name: 'the-list-alone-imports-released-versions',
      comment: 'Released versions of the rule sets are found through packages/rulesets',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, room('rulesets')] },
      to: { path: '^versions/' },
    },
    {
      name: 'the-front-is-for-others',
      comment: 'packages/drumhead is the front of the library: what stands behind it, and the apps, do without it',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: room('drumhead') },
      to: { path: room('drumhead') },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Nothing under packages/ knows who uses it',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench|scripts|tests)/' },
    },
    {
      name: 'packages-import-no-node',
      comment: 'The same code runs in the page: no API of Node under packages/, tests apart',
      severity: 'error',
      from: { path: '^packages/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'apps-import-no-app',
      comment: 'Apps share code through packages/',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'storage-alone-speaks-sql',
      comment: 'The rest of the server asks for what it needs in words of its own',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [TESTS, '^apps/server/src/storage/'] },
      to: { path: '(^|/)(kysely|pg)(/|$)|^(node:)?sqlite$' },
    },
    {
      name: 'battles-know-no-network',
      comment: 'What judges and tells knows neither HTTP nor sockets',
      severity: 'error',
      from: { path: '^apps/server/src/(battles|storage)/', pathNot: TESTS },
      to: { path: '^apps/server/src/(http|live)/|(^|/)(fastify|ws)(/|$)|^(node:)?https?$' },
    },
    {
      name: 'the-page-imports-no-node',
      comment: 'The page runs in a browser',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'by-the-front-door',
      comment: 'Another package is imported by its name, never by a path into it',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^$1/',
        dependencyTypesNot: ['npm', 'aliased-workspace', 'localmodule', 'undetermined'],
      },
    },
    {
      name: 'no-test-in-the-product',
      comment: 'What is shipped imports no test',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: TESTS },
      to: { path: TESTS },
    },
    {
      name: 'no-circle',
      comment: 'Files that need each other are one file, or want a third; also where they need no more than types',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import leads somewhere; virtual modules are made while the page is built',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:message' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|artefacts|fixtures)/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
