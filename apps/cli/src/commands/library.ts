/** `drumhead library`: writes `index.json` for a folder of scenario files, which the page of a site lists. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cardOf, isLibraryFile, type Library, LIBRARY_FORMAT, type LibraryEntry } from '@drumhead/content/library';
import { ENVELOPE_FORMAT, type Envelope, envelopeOf } from '@drumhead/engine';
import type { Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { envelopeProblems } from '../formats.ts';
import { foundIn, problemLines, refusedBySystem } from '../input.ts';

const INDEX = 'index.json';

interface Options {
  readonly check?: boolean;
}

export function addLibrary(program: Command, t: Translate): void {
  program
    .command('library')
    .description(t('cli.library'))
    .argument('[folder]', t('cli.library.folder'))
    .option('--check', t('cli.library.check'))
    .action((folder: string | undefined, { check = false }: Options) => {
      if (folder === undefined) wrongUsage(t('cli.library.noFolder'));
      else if (check) checkIndex(folder, t);
      else writeIndex(folder, t);
    });
}

function writeIndex(folder: string, t: Translate): void {
  const { library, text } = indexOf(folder, t);
  const file = join(folder, INDEX);
  try {
    writeFileSync(file, text);
  } catch (error) {
    refusedBySystem(t, 'write', file, error);
  }
  console.log(t('cli.library.written', { file, count: library.scenarios.length }));
}

function checkIndex(folder: string, t: Translate): void {
  const { library, text } = indexOf(folder, t);
  const file = join(folder, INDEX);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) refused(t('cli.library.stale', { file }));
  console.log(t('cli.library.fresh', { file, count: library.scenarios.length }));
}

/** The list of a folder; refused with every fault of every file. */
function indexOf(folder: string, t: Translate): { readonly library: Library; readonly text: string } {
  const faults: string[] = [];
  const scenarios = filesIn(folder, t).flatMap((file): readonly LibraryEntry[] => {
    const fault = (...reasons: readonly string[]): readonly LibraryEntry[] => {
      faults.push(...reasons.map((reason) => t('cli.check.file.line', { file, reason })));
      return [];
    };
    const found = foundIn(t, join(folder, file));
    if (found.is !== 'own' || found.format !== ENVELOPE_FORMAT) return fault(t('cli.library.strange'));
    if (!isLibraryFile(file)) return fault(t('cli.library.name'));
    const problems = envelopeProblems(found.value);
    if (problems.length > 0) return fault(...problemLines(t, problems).split('\n'));
    return [{ file, ...cardOf(envelopeOf(found.value) as Envelope) }];
  });
  if (faults.length > 0) refused(faults.join('\n'));
  const library: Library = { format: LIBRARY_FORMAT, version: 1, scenarios };
  return { library, text: `${JSON.stringify(library, null, 2)}\n` };
}

/** The JSON files below a folder but its own list, in one order everywhere. */
function filesIn(folder: string, t: Translate): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => file !== INDEX)
      .sort((a, b) => (a < b ? -1 : 1));
  } catch (error) {
    return refusedBySystem(t, 'read', folder, error);
  }
}
