// A test runner for Stryker that loads the rules and their tests once, and then only switches mutants on and off:
// loading them anew for each of thousands of mutants, as its runner for vitest does, takes fifty times as long.
// Tests must be plain: describe, it and expect, nothing kept from one test to the next.
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

const STAND_IN = new URL('./vitest.mjs', import.meta.url).href;

const message = (error) => (error instanceof Error ? error.message : String(error));

/** Mutants met while tests run need no reload, even if loading met them too. */
function whileRunning({ perTest, static: loading }) {
  const met = new Set(Object.values(perTest).flatMap(Object.keys));
  return { perTest, static: Object.fromEntries(Object.entries(loading).filter(([mutant]) => !met.has(mutant))) };
}

class RulesTestRunner {
  #options;
  #tests;
  /** Milliseconds each test took last. */
  #took = new Map();
  /** What Stryker's changed source looks at: which mutant is on, how often it was met, which test is running. */
  #switchboard = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  constructor(options) {
    this.#options = options.rules;
  }

  /** Mutants in code that runs only while loading are tried in a process of their own. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  init() {
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'vitest' ? { url: STAND_IN, shortCircuit: true } : next(specifier, context),
    });
  }

  async #load() {
    if (this.#tests) return;
    const { begin, preparations, tests } = await import(STAND_IN);
    const { include, exclude } = this.#options;
    for (const file of globSync(include, { exclude }).sort()) {
      begin(file);
      await import(pathToFileURL(join(process.cwd(), file)).href);
    }
    for (const prepare of preparations) await prepare();
    this.#tests = tests.map((test) => ({ ...test, id: `${test.file} ${test.name}` }));
    const twice = this.#tests.find(({ id }, i, all) => all.findIndex((test) => test.id === id) < i);
    if (twice) throw new Error(`two tests of the same name: ${twice.id}`);
  }

  /** Runs tests until one fails, quick ones first: most mutants fall to them, and never see the slow ones. */
  async #run(wanted, { all = false } = {}) {
    const results = [];
    const tests = wanted ? this.#tests.filter(({ id }) => wanted.has(id)) : [...this.#tests];
    const took = ({ id }) => this.#took.get(id) ?? 0;
    for (const { id, name, run } of tests.sort((a, b) => took(a) - took(b))) {
      this.#switchboard.currentTestId = id;
      const begun = performance.now();
      let failure = null;
      try {
        await run();
      } catch (error) {
        failure = message(error) || 'failed';
      }
      const result = { id, name, timeSpentMs: performance.now() - begun };
      this.#took.set(id, result.timeSpentMs);
      results.push(
        failure === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: failure },
      );
      if (failure !== null && !all) break;
    }
    this.#switchboard.currentTestId = undefined;
    return { status: DryRunStatus.Complete, tests: results };
  }

  async dryRun() {
    try {
      await this.#load();
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: error.stack ?? message(error) };
    }
    const result = await this.#run(null, { all: true });
    return { ...result, mutantCoverage: whileRunning(this.#switchboard.mutantCoverage) };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const board = this.#switchboard;
    board.hitLimit = hitLimit;
    board.hitCount = hitLimit === undefined ? undefined : 0;
    if (mutantActivation === 'static') board.activeMutant = activeMutant.id;
    try {
      await this.#load();
    } catch (error) {
      return toMutantRunResult({
        status: DryRunStatus.Complete,
        tests: [
          { id: 'loading', name: 'loading', timeSpentMs: 0, status: TestStatus.Failed, failureMessage: message(error) },
        ],
      });
    }
    board.activeMutant = activeMutant.id;
    const result = await this.#run(testFilter && new Set(testFilter));
    board.activeMutant = undefined;
    if (hitLimit !== undefined && board.hitCount > hitLimit) return { status: 'timeout', reason: 'met too often' };
    return toMutantRunResult(result);
  }
}

function factory(options) {
  return new RulesTestRunner(options);
}
factory.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', factory)];
