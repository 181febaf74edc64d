// npm run mutate [-- FILE...]: breaks the rules on purpose, one small change at a time, and counts what the tests find.
// Without files it takes those of every mutation.json, one after the other. Writes the table of each package's MUTATION.md.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { note, ready, root, runNode, seconds, stop, tool } from './lib.mjs';
import { changeInWords } from './mutation/change.mjs';

/**
 * By package, its mutation.json: the source files to mutate (those that decide what is legal, what happens and who wins),
 * and the tests to run for them, in sets. A set with `rooms` is for the files of these rooms, the one without for all
 * others; `slowest` leaves out tests that take more work (milliseconds).
 */
const PACKAGES = Object.fromEntries(
  globSync('packages/*/mutation.json', { cwd: root }).map((file) => [
    file.split(sep)[1],
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ]),
);
/** Per cent of the mutants of each file that tests must find. */
const LEAST = 85;
const FOUND = ['Killed', 'Timeout'];
const NOT_FOUND = ['Survived', 'NoCoverage'];

const args = process.argv.slice(2);
const strange = args.find((arg) => arg.startsWith('-') || !existsSync(join(root, arg)));
if (strange) stop(`There is no file ${strange}.\nUsage: npm run mutate [-- FILE...]`, 2);

await ready(import.meta.url);

const artefacts = join(root, 'artefacts', 'mutation');
const sourceOf = (rules) => join(root, 'packages', rules, 'src');
const pageOf = (rules) => join(root, 'packages', rules, 'MUTATION.md');
const inRoot = (file) => relative(root, file).split(sep).join('/');

/** The files of a package to measure: those given on the command line, else all of its rules. */
function filesOf(rules) {
  const source = sourceOf(rules);
  if (args.length > 0) return args.map((arg) => join(root, arg)).filter((file) => file.startsWith(source + sep));
  const found = globSync(PACKAGES[rules].files, { cwd: source }).filter((name) => !name.endsWith('.test.ts'));
  return found.sort().map((name) => join(source, name));
}

/** The configuration for a set of tests of a package: the plain one, with these tests. */
function configurationOf(rules, tests) {
  const file = join(artefacts, `stryker.${rules}.json`);
  const { $schema: _, ...settings } = JSON.parse(readFileSync(join(root, 'stryker.config.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({ ...settings, timeoutMS: PATIENCE, rules: tests }, null, 2));
  return file;
}

/** The set of tests for a file of a package: that of its room, else the one for all. */
function testsOf(rules, file) {
  const [room] = relative(sourceOf(rules), file).split(sep);
  const { tests } = PACKAGES[rules];
  return tests.find(({ rooms }) => rooms?.includes(room)) ?? tests.find(({ rooms }) => rooms === undefined);
}

/** Endless loops are noticed by their work (watchdog.mjs); a machine that is busy with other things is none (milliseconds). */
const PATIENCE = 900_000;

/** Runs Stryker on these files with these tests, and gives what it says of each. */
async function mutate(rules, tests, list) {
  const { code, output } = await runNode(
    tool('@stryker-mutator/core', 'stryker'),
    ['run', configurationOf(rules, tests), '--mutate', list.map(inRoot).join(',')],
    { capture: true },
  );
  if (code !== 0) stop(`Stryker failed:\n${output}`);
  const { files: reports } = JSON.parse(readFileSync(join(artefacts, 'report.json'), 'utf8'));
  return Object.entries(reports).map(([name, mutated]) => [join(root, name), mutated]);
}

/** The change of a mutant, as one line of a table. */
function change(lines, { location: { start, end }, replacement }) {
  const was = lines.slice(start.line - 1, end.line);
  if (start.line === end.line) was[0] = was[0].slice(0, end.column - 1);
  else was[was.length - 1] = was.at(-1).slice(0, end.column - 1);
  was[0] = was[0].slice(start.column - 1);
  return changeInWords(was.join('\n'), replacement);
}

/** The row of a file in the table, and its own paragraph: survivors, and mutants that say the same as the code. */
function report(name, { source: text, mutants }) {
  const lines = text.split('\n');
  const of = (statuses) => mutants.filter((mutant) => statuses.includes(mutant.status));
  const killed = of(FOUND).length;
  const survivors = of(NOT_FOUND);
  const counted = killed + survivors.length;
  const same = of(['Ignored']).filter((mutant) => mutant.statusReason?.startsWith('same:'));
  const score = counted === 0 ? 100 : Math.floor((1000 * killed) / counted) / 10;
  const paragraph = [
    ...survivors.map((mutant) => `- survives: ${change(lines, mutant)}`),
    ...same.map((mutant) => `- ${change(lines, mutant)} is the ${mutant.statusReason}`),
  ].filter((line, i, all) => all.indexOf(line) === i);
  return {
    score,
    counted,
    row: `| ${name} | ${counted} | ${killed} | ${score.toFixed(1)} | ${survivors.length} | ${same.length} |`,
    paragraph: paragraph.join('\n'),
  };
}

/** The page as it is: rows and paragraphs by file, so that one file can be taken again alone. */
function readPage(page) {
  const rows = new Map();
  const paragraphs = new Map();
  if (!existsSync(page)) return { rows, paragraphs };
  const text = readFileSync(page, 'utf8');
  for (const [row, name] of text.matchAll(/^\| (\S+\.ts) \|.*$/gm)) rows.set(name, row);
  for (const [, name, body] of text.matchAll(/^### (\S+\.ts)\n\n([\s\S]*?)(?=\n\n###|\n*$(?![\s\S]))/gm)) {
    paragraphs.set(name, body);
  }
  return { rows, paragraphs };
}

/** The rule files of a package that have no row: never measured, or without anything to change. */
function notMeasured(rules, rows) {
  const names = globSync(PACKAGES[rules].files, { cwd: sourceOf(rules) }).map((name) => name.split(sep).join('/'));
  const left = names.filter((name) => !name.endsWith('.test.ts') && !rows.has(name)).sort();
  return left.length === 0 ? '' : `\nNot measured yet: ${left.map((name) => `\`${name}\``).join(', ')}.\n`;
}

function writePage(rules, rows, paragraphs) {
  const sorted = (map) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const sum = (column) => [...rows.values()].reduce((all, row) => all + Number(row.split('|')[column]), 0);
  const total = `| **together** | ${sum(2)} | ${sum(3)} | ${(Math.floor((1000 * sum(3)) / sum(2)) / 10).toFixed(1)} | ${sum(5)} | ${sum(6)} |`;
  const text = `# Do the tests notice a broken rule?

Written by \`npm run mutate\`: [Stryker](https://stryker-mutator.io/) changes the rules one small thing at a time, and the tests that name rules must notice. "Same" are changes that cannot be noticed because nothing changes; the reason stands in the source, and below. Left out are whole battles, random garbage and other slow tests, which notice more, for their time; words that the compiler or the check of messages looks after; and what is only evaluated while the rules are loaded.

| file | mutants | killed | % | survivors | same |
|---|---:|---:|---:|---:|---:|
${sorted(rows)
  .map(([, row]) => row)
  .join('\n')}
${total}
${notMeasured(rules, rows)}
${sorted(paragraphs)
  .filter(([name, body]) => body !== '' && rows.has(name))
  .map(([name, body]) => `### ${name}\n\n${body}`)
  .join('\n\n')}
`;
  writeFileSync(pageOf(rules), text);
}

mkdirSync(artefacts, { recursive: true });
for (const rules of Object.keys(PACKAGES)) {
  const files = filesOf(rules);
  if (files.length === 0) continue;
  const begun = performance.now();
  const page = pageOf(rules);
  const { rows, paragraphs } = readPage(page);
  for (const tests of PACKAGES[rules].tests) {
    const list = files.filter((file) => testsOf(rules, file) === tests);
    if (list.length === 0) continue;
    for (const [file, mutated] of await mutate(rules, tests, list)) {
      const name = relative(sourceOf(rules), file).split(sep).join('/');
      const { score, counted, row, paragraph } = report(name, mutated);
      if (counted === 0) continue;
      rows.set(name, row);
      paragraphs.set(name, paragraph);
      if (score < LEAST) process.exitCode = 1;
      note(`${row}${score < LEAST ? `  fewer than ${LEAST} %` : ''}`);
    }
    writePage(rules, rows, paragraphs);
  }
  note(`${files.length} files in ${seconds(begun)}; the table is in ${inRoot(page)}.`);
}
