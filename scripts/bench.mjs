// npm run bench [-- [--keep RELEASE] [NAME...]]: speeds as ratios, JSON on standard output, progress on standard error.
import { join } from 'node:path';
import { ready, root, runNode, stop } from './lib.mjs';

const args = process.argv.slice(2);
const strange = args.find((arg) => arg.startsWith('-') && arg !== '--keep');
if (strange) stop(`Unknown option ${strange}.\nUsage: npm run bench [-- [--keep RELEASE] [NAME...]]`, 2);

await ready(import.meta.url);

process.exitCode = (await runNode(join(root, 'bench', 'main.mjs'), args)).code;
