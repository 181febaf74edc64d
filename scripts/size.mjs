// How much a browser must load before the first table is on the screen, compressed as our own server does it.
import { ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { buildSite, dist } = await import('./site.ts');
const { sizeOfSite } = await import('./site-size.ts');

const MUST = 200_000;
const GOAL = 100_000;

await buildSite().catch((error) => stop(error.message));
const { page, workers, rest } = await sizeOfSite(dist);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `page ${kB(page.bytes)} of ${kB(MUST)} (goal ${kB(GOAL)}), ` +
    `workers ${kB(workers.bytes)}, pictures and the like ${kB(rest.bytes)}`,
);
if (page.bytes > MUST) {
  for (const { path, bytes } of page.files) console.log(`  ${kB(bytes).padStart(9)}  ${path}`);
  stop(`The page is ${kB(page.bytes - MUST)} too heavy.`);
}
