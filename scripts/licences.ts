// Licences of packages that are built into our own files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of the packages that these files come from. */
export function packagesOf(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/')) ?? []);
  return [...new Set(folders)].sort();
}

/** The licence of a package, as a section with its name. */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (text === undefined) throw new Error(`${name} has no licence file`);
  return `## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, text), 'utf8').trim()}`;
}
