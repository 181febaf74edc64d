// npm run check [-- --fix]: every check of the source that plays no battle. Two steps at a time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepCompiled, ready, root, runNode, seconds, stop, tool } from './lib.mjs';

const args = process.argv.slice(2);
const strange = args.find((arg) => arg !== '--fix');
if (strange)
  stop(
    `Unknown option ${strange}.\nUsage: npm run check [-- --fix]   (--fix formats, and mends what lint can mend)`,
    2,
  );

await ready(import.meta.url);
keepCompiled();

const fix = args.includes('--fix');
const node = (script, ...rest) => runNode(script, rest, { capture: true });
const script = (name, ...rest) => node(join(root, 'scripts', name), ...rest);
const folders = ['packages', 'apps', 'tests', 'bench', 'scripts'].filter((name) => existsSync(join(root, name)));

/** Only the names of the files: `npm run check -- --fix` does the rest. */
async function format() {
  const biome = tool('@biomejs/biome', 'biome');
  const { code, output } = fix
    ? await node(biome, 'format', '--colors=off', '--write', '.')
    : await node(biome, 'format', '--colors=off', '--reporter=summary', '--max-diagnostics=none', '.');
  const files = output.match(/^ +- .+$/gm);
  return { code, output: files ? `${files.join('\n')}\n  npm run check -- --fix formats them.` : output };
}

/**
 * Lint by types, and the types themselves, of one reading of every program: its worlds are the references of tsconfig.json,
 * each with its own idea of what exists around it, and a file belongs to the first of them that includes it.
 */
function lint() {
  const asked = ['--type-aware', '--type-check', '--deny-warnings', '--format=unix'];
  return node(tool('oxlint'), ...asked, ...(fix ? ['--fix'] : []), '.');
}

/**
 * A step answers with an exit status, what to show when that is not 0, and perhaps a word for its line. The longest
 * come first, so that the last ones are done together.
 */
const steps = [
  ['lint, types', lint],
  ['size', async () => withLine(await script('size.mjs'), /^.*\bkB\b.*$/gm)],
  [
    'walls',
    () => node(tool('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', '-T', 'err', ...folders),
  ],
  ['dead code', () => node(tool('knip'), '--no-progress', '--no-config-hints')],
  ['schemas', async () => withLine(await script('schemas.mjs', '--check'), /^.*schemas of files.*$/gm)],
  ['rules', async () => withLine(await script('rules.mjs'), /^.*rules named by tests.*$/gm)],
  ['voice', async () => withLine(await script('voice.mjs'), /^.*texts in English and Italian.*$/gm)],
  ['messages', async () => withLine(await script('messages.mjs'), /^.*(?:English and Italian|missing).*$/gm)],
  ['format', format],
];

/** The lines of a step that are worth showing even when all is well. */
function withLine(result, pattern) {
  return { ...result, word: (result.output.match(pattern) ?? []).join('; ') };
}

/** With --fix these come first, in this order, for they change what the others read. */
const MENDING = ['lint, types', 'format'];

const begun = performance.now();
const failures = [];

async function take([name, step]) {
  const since = performance.now();
  const { code, output, word } = await step();
  const mark = code === 0 ? 'ok    ' : 'FAILED';
  console.log(`${mark} ${name.padEnd(11)} ${seconds(since).padStart(7)}${word ? `   ${word}` : ''}`);
  if (code !== 0) failures.push({ name, output });
}

const waiting = fix ? steps.filter(([name]) => !MENDING.includes(name)) : [...steps];
if (fix) for (const name of MENDING) await take(steps.find((step) => step[0] === name));
const worker = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
};
await Promise.all([worker(), worker()]);

for (const { name, output } of failures) console.log(`\n---- ${name}\n${output.trimEnd()}`);
console.log(
  failures.length === 0
    ? `All ${steps.length} checks hold (${seconds(begun)}).`
    : `\n${failures.length} of ${steps.length} checks failed: ${failures.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
