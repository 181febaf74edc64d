// Part of npm run check: every message key that is used is written, in every whole language, with the same facts; and how
// far languages are that are begun. `node scripts/messages.mjs de` lists what such a language lacks.
import { ready, root, stop } from './lib.mjs';

await ready(import.meta.url);

const { messageFaults } = await import('./message-keys.ts');
const { begunLanguages } = await import('./begun.ts');
const begun = begunLanguages(root);

const [listed] = process.argv.slice(2);
if (listed === undefined) check();
else list(listed);

/** Without `process.exit`: a pipe would get no more than its first 64 kB. */
function list(language) {
  const one = begun.get(language);
  if (one === undefined) stop(`No language ${language} is begun.`, 2);
  console.log(JSON.stringify(Object.fromEntries(one.missing), null, 2));
}

function check() {
  const { keys, faults: ofKeys } = messageFaults(root);
  const faults = [...ofKeys, ...[...begun.values()].flatMap((one) => one.faults)];
  for (const fault of faults) console.log(fault);
  console.log(`${keys} messages in English and Italian, ${faults.length} faults`);
  for (const [language, { name, texts, missing }] of begun) {
    console.log(`${name}: ${texts} texts, ${missing.size} missing (node scripts/messages.mjs ${language} lists them)`);
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
}
