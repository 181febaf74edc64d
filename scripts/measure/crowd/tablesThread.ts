// Makes the tables that it is given, and tells of a few at a time.
import { parentPort, workerData } from 'node:worker_threads';
import { type Made, makeTable, type Wanted } from './tables.ts';

const { all, now } = workerData as { readonly all: readonly Wanted[]; readonly now: number };
const FEW = 20;
let made: Made[] = [];
for (const wanted of all) {
  made.push(makeTable(wanted, now));
  if (made.length < FEW) continue;
  parentPort?.postMessage(made);
  made = [];
}
parentPort?.postMessage(made);
