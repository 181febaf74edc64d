/** For tests: a browser's database in memory, with its transactions, versions and errors. */
import * as fake from 'fake-indexeddb';

export function fakeIndexedDb(): void {
  const { default: _, ...parts } = fake;
  Object.assign(globalThis, parts);
}
