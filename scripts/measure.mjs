// npm run measure: what a player feels at the table, measured in Chromium on the built page; JSON on standard output.
import { note, ready } from './lib.mjs';

await ready(import.meta.url);

const { measure } = await import('./measure/measure.ts');
const rounded = (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
console.log(JSON.stringify(await measure(note), rounded, 2));
