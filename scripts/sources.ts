// The source files of a folder, tests and data included, products and dependencies not.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export function* sources(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || ['node_modules', 'dist', 'fixtures'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mts|json)$/.test(entry.name)) yield path;
  }
}
