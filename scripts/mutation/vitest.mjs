// Test files import this as `vitest` while mutants are tried: it notes the tests down, and runner.mjs runs them.
import { expect as jestExpect } from 'expect';

/** @type {{ file: string, name: string, run: () => unknown }[]} */
export const tests = [];

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
  tests.push({ file, name: [...suites, name].join(' > '), run });
}

/** `it.each` with its %s and %i filled in, so that every test has a name of its own. */
it.each = (rows) => (name, run) => {
  rows.forEach((row, i) => {
    const values = Array.isArray(row) ? row : [row];
    let next = 0;
    const title = name.replace(/%[a-z]/g, () => String(values[next++]));
    it(`${title} (${i + 1})`, () => run(...values));
  });
};

export const expect = Object.assign((value) => jestExpect(value), jestExpect, {
  unreachable(message = 'came where nobody should come') {
    throw new Error(message);
  },
});
