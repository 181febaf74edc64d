// Test files import this as `vitest` while mutants are tried: it notes the tests down, and runner.mjs runs them.
import { expect as jestExpect } from 'expect';
import fc from 'fast-check';

// As in every run of the tests (tests/chance.ts): else a mutant is found by chance, or a test fails without one.
fc.configureGlobal({ seed: 1815 });

/** @type {{ file: string, name: string, title: string, run: () => unknown }[]} */
export const tests = [];

/** What `beforeAll` asks for: done once, before all tests of all files. */
export const preparations = [];

export function beforeAll(run) {
  preparations.push(run);
}

const suites = [];
let file = '';

/** Tests noted from now on belong to this file. */
export function begin(name) {
  file = name;
}

export function describe(name, body) {
  suites.push(name);
  body();
  suites.pop();
}

export function it(name, run) {
  tests.push({ file, name: [...suites, name].join(' > '), title: name, run });
}

/** `each` with its %s, %i and $field filled in, so that every test has a name of its own. */
const eachOf = (make) => (rows) => (name, run) => {
  rows.forEach((row, i) => {
    const values = Array.isArray(row) ? row : [row];
    let next = 0;
    const title = name
      .replace(/%[a-z]/g, () => String(values[next++]))
      .replace(/\$(\w+)/g, (field, key) => String(row?.[key] ?? field));
    make(`${title} (${i + 1})`, () => run(...values));
  });
};
it.each = eachOf(it);
describe.each = eachOf(describe);

/** Some files call it so. */
export function test(name, run) {
  it(name, run);
}
test.each = it.each;

export const expect = Object.assign((value) => jestExpect(value), jestExpect, {
  unreachable(message = 'came where nobody should come') {
    throw new Error(message);
  },
});
