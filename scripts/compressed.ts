// The files of the built page as browsers fetch them: compressed once, before it is served.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const READ = new Set(['.css', '.html', '.js', '.json', '.jsonl', '.map', '.svg', '.txt', '.wasm', '.webmanifest']);
/** Smaller files gain nothing. */
const LEAST = 512;

/** The endings of the compressed files. */
export const ENDINGS = ['.br', '.gz'] as const;

/** As it is served; `QUICK` takes a tenth of the time, and comes out an eighth larger. */
const BEST = 11;
const QUICK = 5;

const brotli = (bytes: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** Writes `file.br` and `file.gz` beside every file under `folder` that is text. */
export async function compressFolder(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READ.has(extname(entry.name)) && !entry.parentPath.endsWith('.vite'))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path);
      if (bytes.length < LEAST) return;
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, brotli(bytes, BEST)));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** How many bytes of a file go over the wire to a browser of today, or about how many. */
export function sizeOnTheWire(path: string, { about = false } = {}): number {
  const bytes = readFileSync(path);
  if (!READ.has(extname(path)) || bytes.length < LEAST) return bytes.length;
  return Math.min(bytes.length, brotliCompressSync(bytes, brotli(bytes, about ? QUICK : BEST)).length);
}
