// The computer's turn in Chromium, in every rule set: told in order under the table, paused, stepped back, skipped, and
// the same whatever the pace.
import { DICE } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { rulesetById } from '@drumhead/rulesets';
import type { Event, State } from '@drumhead/skirmish';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { reloads } from './opening.ts';
import { picture } from './pictures.ts';
import { address, faultless, inChromium, settled, type Size, SIZES, visit, withoutRoom } from './visits.ts';

inChromium();

const BATTLES = [
  { ruleset: 'large-battles', golden: 'peninsular-clash-ss', turn: 8 },
  { ruleset: 'skirmish', golden: 'shakos-assault-at-the-farm-ss', turn: 4 },
  { ruleset: 'simplicity', golden: 'crossroads-ss', turn: 4 },
] as const;

function goldenOf(id: string, name: string) {
  const ruleset = rulesetById(id);
  const golden = ruleset && goldenRecords(id, ruleset.version).find((one) => one.name === name);
  if (!ruleset || !golden) throw new Error(`There is no golden battle ${name}.`);
  return { ruleset, golden };
}

/** A golden battle cut before `turn` commands of one seat; the computer has that seat, a person the other. */
function computersTurn({ ruleset: id, golden: name, turn }: (typeof BATTLES)[number]): string {
  const { ruleset, golden } = goldenOf(id, name);
  const { orders } = golden;
  for (const [i, [seat]] of orders.entries()) {
    const next = orders.slice(i).filter(([by]) => by !== DICE);
    const isTurn = seat !== DICE && next.slice(0, turn).every(([by]) => by === seat);
    if (i <= orders.length * 0.3 || !isTurn || orders[i - 1]?.[0] === seat) continue;
    const battle = replayGolden(ruleset, { ...golden, orders: orders.slice(0, i) });
    if (ruleset.pending(battle.state)[0]?.seat !== seat) continue;
    const seats = ruleset.seats(battle.state).map((one) => [one, one === seat ? 'corporal' : 'human']);
    return writeFormat1(battle, { scenario: golden.header.scenario, seats: Object.fromEntries(seats), seed: 3 });
  }
  throw new Error(`${name} has no turn of ${turn} orders.`);
}

async function opened(record: string, pace: string, size: Size = 'desk', locale = 'en-GB') {
  const all = await visit(address, { size, locale, touch: size === 'phone' });
  await all.page.evaluate(`{
    localStorage.setItem('drumhead.settings', '{"pace":"${pace}"}');
    dispatchEvent(new StorageEvent('storage', { key: 'drumhead.settings' }));
  }`);
  const file = { name: 'turn.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
  await all.page.locator('input[type=file]').first().setInputFiles(file);
  await all.page.locator('.turn-strip').waitFor();
  return all;
}

const strip = (page: Page, name: string) => page.locator('.turn-strip').getByRole('button', { name });
const current = (page: Page) => page.locator('.turn-step').innerText();
/** Without *Why?*, which may be loaded later than the lines. */
const log = (page: Page) => page.locator('.log li:not(.why) > :first-child').allTextContents();
/** What stands where. */
const position = (page: Page) =>
  page.evaluate<string>(
    `[...document.querySelectorAll('[data-piece]')].map((one) => one.dataset.piece + one.getAttribute('transform')).join()`,
  );

/** Where the camera stands. */
const view = (page: Page) => page.locator('.table-world').evaluate((one) => (one as HTMLElement).style.transform);

/** Pauses from within the page as soon as two steps are shown: on a slow machine the turn may be over before a click. */
const PAUSE_AT_SECOND = `new Promise((resolve) => {
  const look = () => {
    const pause = document.querySelector('.turn-keys [aria-label="Pause"]');
    if (!pause || !(Number(document.querySelector('.turn-number')?.textContent) >= 2)) return requestAnimationFrame(look);
    pause.click();
    resolve();
  };
  look();
})`;

/** How many of those that carry the dot of who may act lie in the part of the table that nothing covers. */
const OWN_IN_SIGHT = `(() => {
  const free = document.querySelector('.table-window').getBoundingClientRect();
  const covers = [...document.querySelectorAll('[data-over-table]')].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.pieces circle[fill="#ffc53a"]')].filter((dot) => {
    const { left, top, width, height } = dot.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isIn = (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    return isIn(free) && !covers.some(isIn);
  }).length;
})()`;

describe.each(BATTLES)("the computer's turn of $golden", (battle) => {
  it('is told in order, stops at a pause, goes back, and is the same at every pace', { timeout: 240_000 }, async () => {
    const record = computersTurn(battle);
    const instant = await opened(record, 'instant');
    await settled(instant.page);
    const outcome = await log(instant.page);
    const words = await instant.page.locator('.turn-words').innerText();
    // The step that is shown is one of the lines of the story.
    expect(outcome.filter((line) => words.startsWith(line)).length, words).toBeGreaterThan(0);
    const head = await instant.page.locator('.turn-head').innerText();
    expect(Number(/Steps: (\d+)/.exec(head)?.[1])).toBeGreaterThan(1);
    await faultless(instant.page);
    await picture(instant.page, `turn/${battle.golden}`);
    expect(instant.heard).toEqual([]);
    await instant.context.close();

    const { context, page, heard } = await opened(record, 'suspense');
    await page.evaluate(PAUSE_AT_SECOND);
    const [step, there] = [await current(page), await position(page)];
    expect(await page.locator('.decision.waiting').count()).toBe(1);
    // Longer than a step stays.
    await page.waitForTimeout(1500);
    expect(await current(page)).toBe(step);
    expect(await position(page)).toBe(there);

    await strip(page, 'Previous step').click();
    expect(await current(page)).not.toBe(step);
    await picture(page, `turn/${battle.golden}-back`);
    // It may be shown only for a moment where the machine is busy.
    const again = page.evaluate(`new Promise((seen) => {
      const look = () =>
        document.querySelector('.turn-words')?.textContent === ${JSON.stringify(step.split('\n')[1])} ? seen() : requestAnimationFrame(look);
      look();
    })`);
    await strip(page, 'Continue').click();
    await again;

    // A reload in the middle loses nothing: every command was saved before it was shown.
    await reloads(page);
    await page.locator('.turn-strip').waitFor();
    await page.locator('.log li').first().waitFor({ state: 'attached' });
    const skip = strip(page, 'Skip to the end');
    // Where the end is shown just now, there is nothing to skip, and the click does nothing.
    await skip.evaluate((button) => (button as HTMLElement).click());
    await settled(page);
    expect(await log(page)).toEqual(outcome);
    expect(await page.locator('.turn-words').innerText()).toBe(words);
    expect(await page.locator('.turn-head').innerText()).toBe(head);

    // The steps can be shown again, and skipped. In a small window the table goes with them, and comes home.
    await page.setViewportSize(SIZES.phone);
    await strip(page, 'Show the steps again').click();
    await page.locator('.decision.waiting').waitFor();
    await strip(page, 'Skip to the end').click();
    await settled(page);
    // In Large Battles a reaction is asked: none of the own men has the dot.
    if (battle.ruleset !== 'large-battles')
      await expect
        .poll(() => page.evaluate(OWN_IN_SIGHT), { message: 'one of the own men is in sight' })
        .toBeGreaterThan(0);
    // The reload may have cut off what was still being fetched.
    expect(heard.filter((complaint) => !complaint.endsWith('net::ERR_ABORTED'))).toEqual([]);
    await context.close();
  });
});

/**
 * Watches the steps as they come, from within the page. The pieces of each must lie in the part of the table that nothing
 * covers, once it has been shown for a few frames. Answers with how many were seen, and what was not in sight.
 */
const WATCH = `new Promise((resolve) => {
  const [seen, faults] = [new Set(), new Map()];
  let [at, frames, ran] = ['', 0, false];
  const look = () => {
    const now = document.querySelector('.turn-number')?.textContent ?? '';
    const runs = document.documentElement.dataset.busy !== 'false';
    frames = now === at ? frames + 1 : 0;
    at = now;
    ran ||= runs;
    // Where the machine is busy, the table may go there later: the step is looked at as long as it is shown.
    if (now !== '' && frames >= 6 && (!seen.has(now) || faults.has(now))) {
      seen.add(now);
      faults.delete(now);
      const free = document.querySelector('.table-window').getBoundingClientRect();
      const covers = [...document.querySelectorAll('[data-over-table]')].map((one) => one.getBoundingClientRect());
      for (const piece of document.querySelectorAll('.acts')) {
        const { left, top, width, height } = piece.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isIn = (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        if (!isIn(free) || covers.some(isIn)) faults.set(now, now + ': ' + piece.dataset.piece + ' at ' + x + ', ' + y);
      }
    }
    if (ran && !runs && frames > 6) return resolve({ seen: seen.size, faults: [...faults.values()] });
    requestAnimationFrame(look);
  };
  look();
})`;

/** Commands of a golden skirmish after which the computer's turn is over: its last one is a shot that ends the turn, too. */
const SHOT_AT = { name: 'tomahawks-assault-at-the-farm-ss', count: 312, least: 2 } as const;

/** A place of the table in millimetres. */
type Place = readonly [x: number, y: number];

/** The record of a turn that ends with a shot at the reader's own men, and whom each shot is about, where all stood then. */
function turnOfShots(): { readonly record: string; readonly shots: ReadonlyMap<number, readonly Place[]> } {
  const { ruleset, golden } = goldenOf('skirmish', SHOT_AT.name);
  const orders = golden.orders.slice(0, SHOT_AT.count);
  const shots = new Map<number, readonly Place[]>();
  let before: State | null = null;
  let from = 0;
  const battle = replayGolden(ruleset, { ...golden, orders }, (now, events) => {
    const state = now.state as State;
    const shot = (events as readonly Event[]).find((event) => event.type === 'shot');
    if (shot) {
      const places = [before ?? state, state].flatMap(({ models }) =>
        [...shot.shooters, shot.target].flatMap((model): readonly Place[] => {
          const { x, y } = models[model] as State['models'][number];
          return [[x / 64, y / 64]];
        }),
      );
      shots.set(now.count, places);
    }
    before = state;
  });
  const reader = ruleset.pending(battle.state)[0]?.seat ?? '';
  orders.forEach(([seat], i) => (from = seat === reader ? i + 1 : from));
  const seats = ruleset.seats(battle.state).map((one) => [one, one === reader ? 'human' : 'corporal']);
  return {
    record: writeFormat1(battle, { scenario: golden.header.scenario, seats: Object.fromEntries(seats), seed: 3 }),
    shots: new Map([...shots].filter(([count]) => count > from)),
  };
}

/**
 * All views of each step while it is shown, from its third frame on, and the part of the window that nothing lies over: on a
 * slow machine a step has few frames. They end once the steps have run.
 */
const WATCH_VIEWS = `new Promise((resolve) => {
  const views = {};
  let [at, frames, ran] = ['', 0, false];
  const look = () => {
    const now = document.querySelector('.turn-step')?.dataset.count ?? '';
    const runs = document.documentElement.dataset.busy !== 'false';
    frames = now === at ? frames + 1 : 0;
    at = now;
    ran ||= runs;
    if (now !== '' && ran && frames >= 2) {
      const { a, e, f } = new DOMMatrix(document.querySelector('.table-world').style.transform);
      const frame = document.querySelector('.table-window').getBoundingClientRect();
      const head = document.querySelector('.turn-place').getBoundingClientRect();
      const view = { a, e, f, width: frame.width, height: frame.height, top: head.bottom - frame.top };
      const seen = (views[now] ??= []);
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(view)) seen.push(view);
    }
    if (ran && !runs && frames > 6) return resolve(views);
    requestAnimationFrame(look);
  };
  look();
})`;

interface View {
  readonly a: number;
  readonly e: number;
  readonly f: number;
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

it('shows each shot at an own man and where it drove him, the last one too, and then comes home', async () => {
  const { record, shots } = turnOfShots();
  const { context, page, heard } = await opened(record, 'brisk', 'phone', 'it-IT');
  await settled(page);
  // What the turn cost is told once it is over.
  await page.locator('.big-moment').waitFor();
  await picture(page, 'turn/phone-losses');
  await strip(page, 'Mostra di nuovo i passi').tap();
  const views = await page.evaluate<Readonly<Record<string, readonly View[]>>>(WATCH_VIEWS);
  expect(shots.size).toBeGreaterThanOrEqual(SHOT_AT.least);
  for (const [count, places] of shots) {
    const seen = views[count] ?? [];
    const isIn = (view: View, [x, y]: Place): boolean => {
      const [across, down] = [x * view.a + view.e, y * view.a + view.f];
      return across >= 0 && across <= view.width && down >= view.top && down <= view.height;
    };
    expect(
      seen.some((view) => places.every((place) => isIn(view, place))),
      `the shot of command ${count}: ${JSON.stringify({ places, seen })}`,
    ).toBe(true);
  }
  // The dice that fell last are in sight with what they came to, whatever is asked.
  for (const part of ['.turn-brief', '.turn-dice .die']) {
    const box = await page.locator(part).first().boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0), part).toBeLessThan(200);
  }
  await expect
    .poll(() => page.evaluate(OWN_IN_SIGHT), { message: 'one of the own men is in sight' })
    .toBeGreaterThan(0);
  expect(heard).toEqual([]);
  await context.close();
});

it('is a ticker on a phone, in Italian', { timeout: 120_000 }, async () => {
  const { context, page, heard } = await opened(computersTurn(BATTLES[0]), 'suspense', 'phone', 'it-IT');
  const step = page.locator('.turn-step button');
  await step.waitFor();
  await strip(page, 'Pausa').tap();
  expect((await step.boundingBox())?.height, 'a finger finds the step').toBeGreaterThanOrEqual(44);
  // A tap opens the whole text; a step back moves no key from under the finger.
  const words = page.locator('.turn-words');
  await step.tap();
  await expect.poll(() => words.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true);
  await step.tap();
  const on = async () => (await page.locator('.turn-keys button').nth(1).boundingBox())?.x;
  const before = await on();
  await strip(page, 'Passo precedente').tap();
  expect(await on()).toBe(before);
  expect(await withoutRoom(page), "the enemy's turn").toEqual([]);
  await faultless(page);
  await picture(page, 'turn/phone');
  await strip(page, 'Salta alla fine').tap();
  await settled(page);
  await picture(page, 'turn/phone-end');

  // The turn once more, without a pause: the table goes with it, step by step.
  await page.evaluate(`{
    localStorage.setItem('drumhead.settings', '{"pace":"brisk"}');
    dispatchEvent(new StorageEvent('storage', { key: 'drumhead.settings' }));
  }`);
  // At rest it lies on whole pixels.
  await expect.poll(() => view(page)).toMatch(/^translate\(-?\d+px, -?\d+px\)/);
  const home = await view(page);
  await strip(page, 'Mostra di nuovo i passi').tap();
  const watched = await page.evaluate<{ seen: number; faults: readonly string[] }>(WATCH);
  expect(watched.faults, 'what happens is in sight').toEqual([]);
  expect(watched.seen).toBeGreaterThan(8);
  // Then the question has the view that it had before.
  await expect.poll(() => view(page)).toBe(home);
  expect(heard).toEqual([]);
  await context.close();
});
