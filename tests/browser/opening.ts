// A page is opened, and waited for until it has come to rest.
import type { Page, Request } from 'playwright-core';

/**
 * Three times over the page has nothing to do. On a busy machine that comes later: it is no measure of time. A page that
 * never draws again may not be told that it is idle, so each is waited for a second at most.
 */
const IDLE = `(async () => {
  for (let times = 0; times < 3; times++) {
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
    await new Promise((later) => setTimeout(later, 30));
  }
})()`;

/** Rounds of requests that lead to others. */
const MOST_ROUNDS = 100;
/** Milliseconds for which our own server owes an answer; it fails then, and is not waited for longer. */
const ANSWERS = 60_000;

const addresses = (requests: readonly Request[]): string => requests.map((request) => request.url()).join(', ');

/**
 * Does what loads a page, and waits until it has fetched what it wants and has nothing to do. Playwright's own
 * `networkidle` waits for half a second without a request, which is a third of what a visit takes.
 */
async function comesToRest(page: Page, load: () => Promise<unknown>): Promise<void> {
  const begun: Request[] = [];
  const underWay = new Set<Request>();
  let settled: () => void = () => undefined;
  const begins = (request: Request) => {
    begun.push(request);
    underWay.add(request);
  };
  const ends = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) settled();
  };
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  const answered = (): Promise<void> =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`no answer came: ${addresses([...underWay])}`)), ANSWERS);
      settled = () => {
        clearTimeout(late);
        done();
      };
    });
  await load();
  for (let rounds = 0, before = -1; begun.length !== before || underWay.size > 0; rounds++) {
    // Of what it fetches in turn no page has as many steps, however slow the machine is.
    if (rounds === MOST_ROUNDS) throw new Error(`the page fetches without end: ${addresses(begun.slice(-5))}`);
    if (underWay.size > 0) await answered();
    before = begun.length;
    await page.evaluate(IDLE);
  }
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}

/** The page at an address; where it is open already and only the part after # differs, it goes there. */
export const opens = (page: Page, at: string): Promise<void> => comesToRest(page, () => page.goto(at));

export const reloads = (page: Page): Promise<void> => comesToRest(page, () => page.reload());
