// A test runner for Stryker that loads the rules and their tests once, and then only switches mutants on and off:
// loading them anew for each of thousands of mutants, as its runner for vitest does, takes eighteen times the work. Tried
// on the rally of Simplicity, without isolation: both find 222 of 229 mutants, this in 8 s of a processor, that in 138 s.
// Tests must be plain: describe, it and expect, nothing kept from one test to the next.
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner';

const STAND_IN = new URL('./vitest.mjs', import.meta.url).href;

/** So many tests that noticed the latest mutants are asked first, if they are quick (milliseconds of work). */
const LATELY = 12;
const QUICK = 100;

/** A test that takes so many times its work without a change, and so much more, runs for ever (milliseconds). */
const TIMES = 20;
const MORE = 1000;

const message = (error) => (error instanceof Error ? error.message : String(error));

/** Mutants met while tests run need no reload, even if loading met them too. */
function whileRunning({ perTest, static: loading }) {
  const met = new Set(Object.values(perTest).flatMap(Object.keys));
  return { perTest, static: Object.fromEntries(Object.entries(loading).filter(([mutant]) => !met.has(mutant))) };
}

class RulesTestRunner {
  #options;
  #tests;
  /** Milliseconds of work each test takes without a change: one mutant that slows it must not spare it all the others. */
  #took = new Map();
  /** Tests that noticed mutants, the latest last. */
  #lately = new Set();
  /** What Stryker's changed source looks at: which mutant is on, how often it was met, which test is running. */
  #switchboard = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});

  /** What the watchdog looks at: the number of the test that runs now, 0 between tests, and the work it may take. */
  #watched = new Int32Array(new SharedArrayBuffer(8));
  #number = 0;
  /** Called when the watchdog has cut a test off. */
  #cutOff = () => {};

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
    const watchdog = new Worker(new URL('./watchdog.mjs', import.meta.url), { workerData: this.#watched.buffer });
    watchdog.on('message', () => this.#cutOff());
    watchdog.unref();
  }

  /** From now on this test runs. */
  #watch(id) {
    this.#number += 1;
    Atomics.store(this.#watched, 1, TIMES * (this.#took.get(id) ?? 2000) + MORE);
    Atomics.store(this.#watched, 0, this.#number);
  }

  /** The test has ended. If the watchdog is about to cut it off, that must happen here, not wherever it would come next. */
  #rest() {
    while (Atomics.compareExchange(this.#watched, 0, this.#number, 0) !== this.#number);
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

  /**
   * The order in which tests are asked: first those that noticed one of the mutants before this one, for neighbours are
   * often noticed by the same test, then quick ones first. Most mutants never see the slow ones.
   */
  #inOrder(tests) {
    const took = ({ id }) => this.#took.get(id) ?? 0;
    const turns = new Map([...this.#lately].reverse().map((id, i) => [id, i]));
    const turn = ({ id }) => turns.get(id) ?? Number.POSITIVE_INFINITY;
    return tests.sort((a, b) => turn(a) - turn(b) || took(a) - took(b));
  }

  #noticedBy(id) {
    this.#lately.delete(id);
    if (this.#took.get(id) > QUICK) return;
    this.#lately.add(id);
    if (this.#lately.size > LATELY) this.#lately.delete(this.#lately.values().next().value);
  }

  /** Runs tests until one fails. */
  async #run(wanted, { all = false } = {}) {
    const results = [];
    const { slowest = Number.POSITIVE_INFINITY } = this.#options;
    const isAsked = ({ id }) => wanted === undefined || (wanted.has(id) && !(this.#took.get(id) > slowest));
    const tests = this.#tests.filter(isAsked);
    // Whoever called must have gone on: what is on the stack beneath a test is cut off with it.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    for (const { id, name, run } of this.#inOrder(tests)) {
      this.#switchboard.currentTestId = id;
      const begun = process.cpuUsage();
      let failure = null;
      this.#watch(id);
      try {
        await run();
      } catch (error) {
        failure = message(error) || 'failed';
      }
      this.#rest();
      const { user, system } = process.cpuUsage(begun);
      const result = { id, name, timeSpentMs: (user + system) / 1000 };
      if (all || !this.#took.has(id)) this.#took.set(id, result.timeSpentMs);
      results.push(
        failure === null
          ? { ...result, status: TestStatus.Success }
          : { ...result, status: TestStatus.Failed, failureMessage: failure },
      );
      if (failure !== null && !all) {
        this.#noticedBy(id);
        break;
      }
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
    const result = await this.#run(undefined, { all: true });
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
    const endless = new Promise((resolve) => {
      this.#cutOff = () => resolve(null);
    });
    const result = await Promise.race([this.#run(testFilter && new Set(testFilter)), endless]);
    board.activeMutant = undefined;
    if (result === null) return { status: 'timeout', reason: 'works on and on' };
    if (hitLimit !== undefined && board.hitCount > hitLimit) return { status: 'timeout', reason: 'met too often' };
    return toMutantRunResult(result);
  }
}

function factory(options) {
  return new RulesTestRunner(options);
}
factory.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'rules', factory)];
