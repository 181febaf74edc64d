// Part of npm run check: every text of the product speaks as CONTRIBUTING ("Texts") says, in both languages, and stands once.
// node scripts/voice.mjs [path…] shows only the faults of files whose path contains one of these.
import { ready, root } from './lib.mjs';

await ready(import.meta.url);

const { textPairs } = await import('./voice/textPairs.ts');
const { voiceFaults } = await import('./voice/patterns.ts');
const { MOST_REPEATS, repeats } = await import('./voice/repeats.ts');
const { ALLOWED, MOST_ALLOWED } = await import('./voice/allowed.ts');

const paths = process.argv.slice(2);
const pairs = textPairs(root).filter(({ where }) => paths.length === 0 || paths.some((path) => where.includes(path)));
const used = new Set();
const faults = [];
for (const pair of pairs) {
  for (const { pattern, message } of voiceFaults(pair)) {
    const allowed = ALLOWED.find((one) => one.name === pair.name && one.pattern === pattern);
    if (allowed) used.add(allowed);
    else faults.push(`${pair.where}: ${pair.name} [${pattern}] ${message}`);
  }
}
if (paths.length === 0) {
  for (const allowed of ALLOWED) {
    if (!used.has(allowed)) faults.push(`scripts/voice/allowed.ts: nothing needs ${allowed.name} [${allowed.pattern}]`);
  }
}
if (ALLOWED.length > MOST_ALLOWED)
  faults.push(`scripts/voice/allowed.ts: ${ALLOWED.length} entries, at most ${MOST_ALLOWED}`);
const { writtenTerms, groups, count } = repeats(pairs);
for (const { where, key, term } of writtenTerms) faults.push(`${where}: ${key} says what terms.${term} says: use it`);
if (count > MOST_REPEATS) {
  for (const group of groups) console.log(`“${group[0].en}” stands in ${group.map(({ key }) => key).join(', ')}`);
  faults.push(
    `${count} messages repeat a text, ${MOST_REPEATS} did before: share a term (packages/content/src/terms.ts)`,
  );
}
for (const fault of faults) console.log(fault);
console.log(
  `${pairs.length} texts in English and Italian, ${faults.length} faults, ${ALLOWED.length} allowed, ${count} repeated`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
