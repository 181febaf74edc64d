// Builds code of our own into one file that imports nothing, to be kept in versions/ as it is on its day.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyRuleset } from '@drumhead/engine';
import { rolldown } from 'rolldown';
import { licenceOf, packagesOf } from './licences.ts';

/** Where such files are kept. */
export const VERSIONS = fileURLToPath(new URL('../versions/', import.meta.url));
const ENTRY = '\0entry';

/** The library of a rule set, and the name it exports it by. */
export async function exportOf(ruleset: AnyRuleset): Promise<{ readonly library: string; readonly exported: string }> {
  const library = `@drumhead/${ruleset.id}`;
  const exports = Object.entries((await import(library)) as Record<string, unknown>);
  const exported = exports.find(([, value]) => value === ruleset)?.[0];
  if (exported === undefined) throw new Error(`${library} does not export its rule set`);
  return { library, exported };
}

/** Writes one minified file with all that the code needs, and keeps the licences of others' code in it. */
export async function buildOneFile(code: string, file: string): Promise<void> {
  const chunk = await builtCode(code);
  writeFileSync(file, chunk.code);
  keepLicences(chunk.moduleIds);
}

/**
 * Minified, with all that the code needs, and the modules that it is made of. `instead`: the code of libraries that it does
 * without, by their names.
 */
export async function builtCode(
  code: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: string; readonly moduleIds: string[] }> {
  const given: Readonly<Record<string, string>> = { ...instead, [ENTRY]: code };
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (Object.hasOwn(given, id) ? id : null),
        load: (id) => given[id] ?? null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  const [chunk, ...more] = output;
  if (more.length > 0 || chunk.imports.length > 0) throw new Error('the code would not be one file');
  return chunk;
}

/** Adds the licences of what a built file holds to those of the files before it. */
function keepLicences(modules: readonly string[]): void {
  const file = join(VERSIONS, 'licences.txt');
  const known = existsSync(file)
    ? readFileSync(file, 'utf8').split(/^(?=## )/m)
    : ['# Licences of what the files hold'];
  const sections = new Set([...known, ...packagesOf(modules).map(licenceOf)].map((section) => section.trim()));
  writeFileSync(file, `${[...sections].join('\n\n')}\n`);
}

/** The checksum by which a kept file is known to be the one that was built. */
export const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
