// Built versions of the rule sets: makes the missing ones, and replays golden records with source and files.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyRuleset } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { goldenRecords, replayGolden } from './golden.ts';
import { buildOneFile, exportOf, sumOf, VERSIONS as FOLDER } from './oneFile.ts';

const nameOf = ({ id, version }: AnyRuleset): string => `${id}@${version}`;
const fileOf = (name: string): string => join(FOLDER, `${name}.js`);

/** The names `<rule set>@<version>` of the built files. */
function builtVersions(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((file) => /@\d+\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();
}

/** Versions that the next release makes. */
export const missingVersions = (): readonly string[] =>
  rulesets.map(nameOf).filter((name) => !existsSync(fileOf(name)));

/** What keeps a release back, in words; empty if nothing does. Replays the golden records of source and files. */
export async function versionFaults(): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const ruleset of rulesets) {
    const name = nameOf(ruleset);
    if (goldenRecords(ruleset.id, ruleset.version).length === 0) {
      faults.push(
        `There are no golden records of ${name}. Make some with drumhead simulate --records DIR, and add them with ` +
          'node scripts/golden.ts FILE...',
      );
      continue;
    }
    const fault = replayFault(ruleset);
    if (fault) faults.push(`The rules of ${ruleset.id} changed: raise its version. ${fault}`);
  }
  for (const name of builtVersions()) {
    const fault = await fileFault(name);
    if (fault) faults.push(`versions/${name}.js was edited, or does not replay its records. ${fault}`);
  }
  return faults;
}

function replayFault(ruleset: AnyRuleset): string {
  try {
    for (const golden of goldenRecords(ruleset.id, ruleset.version)) replayGolden(ruleset, golden);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function fileFault(name: string): Promise<string> {
  const { ruleset } = (await import(pathToFileURL(fileOf(name)).href)) as { readonly ruleset: AnyRuleset };
  if (nameOf(ruleset) !== name) return `It holds ${nameOf(ruleset)}.`;
  const known = (JSON.parse(readFileSync(join(FOLDER, 'checksums.json'), 'utf8')) as Record<string, string>)[name];
  if (known === undefined) return 'It has no checksum in versions/checksums.json.';
  if (known !== checksum(name)) return 'Its checksum is another one.';
  if (goldenRecords(ruleset.id, ruleset.version).length === 0) return 'There are no golden records of it.';
  return replayFault(ruleset);
}

const checksum = (name: string): string => sumOf(fileOf(name));

/** Builds the versions that are missing, and writes index and checksums anew. Throws if a built file plays otherwise. */
export async function buildVersions(): Promise<readonly string[]> {
  const missing = missingVersions();
  for (const ruleset of rulesets.filter((one) => missing.includes(nameOf(one)))) {
    const name = nameOf(ruleset);
    await build(ruleset, fileOf(name));
    writeIndex();
    const fault = await fileFault(name);
    if (fault) {
      rmSync(fileOf(name));
      writeIndex();
      throw new Error(`The built ${name} plays otherwise than its source. ${fault}`);
    }
  }
  return missing;
}

function writeIndex(): void {
  const names = builtVersions();
  const lines = names.map((name) => `  '${name}': () => import('./${name}.js'),\n`);
  const head = '// Made by `npm run release` (scripts/versions.ts) from the files beside it; not to be edited.\n';
  writeFileSync(join(FOLDER, 'index.js'), `${head}export const versions = {\n${lines.join('')}};\n`);
  const sums = Object.fromEntries(names.map((name) => [name, checksum(name)]));
  writeFileSync(join(FOLDER, 'checksums.json'), `${JSON.stringify(sums, null, 2)}\n`);
}

/** One file with everything it needs: rule set and evaluation. */
async function build(ruleset: AnyRuleset, file: string): Promise<void> {
  const { library, exported } = await exportOf(ruleset);
  const code = `export { ${exported} as ruleset } from '${library}';\nexport { evaluation } from '${library}/bot';\n`;
  await buildOneFile(code, file);
}
