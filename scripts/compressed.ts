// The files of the built page as browsers fetch them: compressed once, while the page is built.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const READ = new Set(['.css', '.html', '.js', '.json', '.jsonl', '.map', '.svg', '.txt', '.wasm', '.webmanifest']);
/** Smaller files gain nothing. */
const LEAST = 512;

/** The endings of the compressed files. */
export const ENDINGS = ['.br', '.gz'] as const;

/** Writes `file.br` and `file.gz` beside every file under `folder` that is text. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READ.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      if (bytes.length < LEAST) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** How many bytes of a file go over the wire to a browser of today. */
export function sizeOnTheWire(path: string): number {
  const least = [path, `${path}.br`].flatMap((file) => statSync(file, { throwIfNoEntry: false })?.size ?? []);
  return Math.min(...least);
}
