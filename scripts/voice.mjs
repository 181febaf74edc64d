// Part of npm run check: every text of the product speaks as CONTRIBUTING ("Texts") says, in both languages.
// node scripts/voice.mjs [path…] shows only the faults of files whose path contains one of these.
import { ready, root } from './lib.mjs';

await ready(import.meta.url);

const { textPairs } = await import('./voice/textPairs.ts');
const { voiceFaults } = await import('./voice/patterns.ts');
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
for (const fault of faults) console.log(fault);
console.log(`${pairs.length} texts in English and Italian, ${faults.length} faults, ${ALLOWED.length} allowed`);
process.exitCode = faults.length === 0 ? 0 : 1;
