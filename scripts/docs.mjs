// npm run docs: pages of every package's public functions and types, from the doc comments, into artefacts/docs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, root, runNode, stop, tool } from './lib.mjs';

await ready(import.meta.url);

/** For our own tests alone. */
const HOME = ['testkit'];

const entries = readdirSync(join(root, 'packages'))
  .filter((name) => !HOME.includes(name))
  .flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return Object.values(exports)
      .filter((path) => !path.includes('*'))
      .map((path) => join('packages', name, path));
  });

const options =
  '--tsconfig tsconfig.packages.json --out artefacts/docs --name Drumhead --readme ARCHITECTURE.md --logLevel Warn ' +
  '--excludeInternal --excludePrivate --validation.notExported false --validation.invalidLink false --skipErrorChecking';
const { code } = await runNode(tool('typedoc'), [
  ...options.split(' '),
  ...entries.flatMap((entry) => ['--entryPoints', entry]),
]);
if (code !== 0) stop('TypeDoc failed: see above.');
console.log('artefacts/docs/index.html');
