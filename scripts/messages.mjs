// Part of npm run check: every message key that is used is written, in every language, with the same facts.
import { ready, root } from './lib.mjs';

await ready(import.meta.url);

const { messageFaults } = await import('./message-keys.ts');
const { keys, faults } = messageFaults(root);
for (const fault of faults) console.log(fault);
console.log(`${keys} messages in English and Italian, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
