/** Reads records by the version of the rules they were begun under, without stopping the page. */
import { readHeader, readingRecord, type ReadRecord } from '@drumhead/engine';
import { releasedVersion } from '@drumhead/rulesets/versions';
import type { AnyScreen } from '../screen.ts';

/** Milliseconds of work before the page may draw and answer again. */
const SLICE = 30;

/** Resolves in a task of its own. Browsers let nested timers wait for 4 ms; a message comes at once. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Works in slices: a long record must not stop the page. */
async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (let until = performance.now() + SLICE; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await nextTask();
    until = performance.now() + SLICE;
  }
}

/** Reads a record by the version of the rules it was begun under: the screen's own, or a released one that is kept. */
export async function readByItsRules(
  text: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<{ readonly screen: AnyScreen | null; readonly read: ReadRecord }> {
  const header = readHeader(text);
  const screen = header.ok ? await screenOf(header.value.ruleset) : null;
  if (!header.ok || !screen) return { screen, read: await inSlices(readingRecord(text, [])) };
  const { ruleset, rulesVersion } = header.value;
  const kept = rulesVersion === screen.ruleset.version ? null : await releasedVersion(ruleset, rulesVersion);
  const read = await inSlices(readingRecord(text, [kept?.ruleset ?? screen.ruleset]));
  // A record from elsewhere may need more than the rule set of the table, such as army lists.
  if (read.ok || kept) return { screen, read };
  return { screen, read: await inSlices(readingRecord(text, [await screen.fullRuleset()])) };
}
