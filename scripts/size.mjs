// How much a browser must load before the first table is on the screen, compressed as our own server does it.
import { ready, stop } from './lib.mjs';

await ready(import.meta.url);

const { buildSite, dist } = await import('./site.ts');
const { sizeOfSite } = await import('./site-size.ts');

const MUST = 200_000;
const GOAL = 100_000;
/** No single page beside the battle may keep its reader waiting much longer than the first table does. */
const ASIDE_FILE = 100_000;
/** What an online battle needs beside its table. */
const ONLINE = 12_000;

await buildSite().catch((error) => stop(error.message));
const { tables, online, aside, workers, versions, rest } = sizeOfSite(dist);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const list = ({ files }) => {
  for (const { path, bytes } of files) console.log(`  ${kB(bytes).padStart(9)}  ${path}`);
};
const each = Object.entries(tables).map(([name, load]) => `${name} ${kB(load.bytes)}`);
console.log(
  `first table ${each.join(', ')} of ${kB(MUST)} (goal ${kB(GOAL)}), online play ${kB(online.bytes)} of ${kB(ONLINE)}, pages beside it ${kB(aside.bytes)}, ` +
    `workers about ${kB(workers.bytes)}, released versions ${kB(versions.bytes)}, pictures and the like ${kB(rest.bytes)}`,
);
for (const [name, load] of Object.entries(tables)) {
  if (load.bytes <= MUST) continue;
  list(load);
  stop(`The first table of ${name} is ${kB(load.bytes - MUST)} too heavy.`);
}
if (online.bytes > ONLINE || online.bytes === 0) {
  list(online);
  stop(`An online battle needs ${kB(online.bytes)} beside its table, not up to ${kB(ONLINE)}.`);
}
if (aside.files.some(({ bytes }) => bytes > ASIDE_FILE)) {
  list(aside);
  stop(`A file of the pages beside the battle is heavier than ${kB(ASIDE_FILE)}.`);
}
