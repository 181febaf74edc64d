// Three ways to work the page, each with its own events alone: a mouse, a finger, the keys.
import type { CDPSession, Locator, Page } from 'playwright-core';
import { placeOf } from '../visits.ts';

export type HandName = 'mouse' | 'touch' | 'keyboard' | 'mouse and keyboard';

/** In the window. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hand {
  /** Clicks, taps, or tabs to it and presses Enter. */
  press(target: Locator): Promise<void>;
  /** Takes a piece of the table into the hand; false where it cannot be reached as it is now. */
  pick(piece: string): Promise<boolean>;
  /** Drags a piece towards the nearest enemy, or the middle line of the table; null: this hand cannot drag. */
  readonly drag: ((piece: string) => Promise<boolean>) | null;
}

const standing = (page: Page, piece: string): Promise<Spot | null> =>
  page
    .locator(`[data-piece="${piece}"]`)
    .getAttribute('transform')
    .then((transform) => {
      const [x, y] = [...(transform ?? '').matchAll(/-?[\d.]+/g)].map(Number);
      return x === undefined || y === undefined ? null : { x, y };
    });

/** Where a piece is in the window, if nothing else lies over it there. */
async function spotOf(page: Page, piece: string): Promise<Spot | null> {
  const at = await standing(page, piece);
  if (at === null) return null;
  const spot = await placeOf(page, at.x, at.y);
  const free = await page.evaluate<boolean>(
    `document.elementFromPoint(${spot.x}, ${spot.y})?.closest('.table-window') != null`,
  );
  return free ? spot : null;
}

/** Millimetres of a drag, and from where on a piece is where it was to go. */
const [STEP, NEAR] = [50, 30];

/**
 * Where a piece is to go: to the nearest enemy, or where none is known to the middle line of the table. Pieces wear the
 * colours of their sides in every rule set.
 */
const GOAL = (piece: string): string => `(() => {
  const all = [...document.querySelectorAll('[data-piece]')].map((one) => {
    const [x, y] = one.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    return { piece: one.dataset.piece, side: /--(?:rim|side)-(\\d)/.exec(one.innerHTML)?.[1], x, y };
  });
  const mine = all.find((one) => one.piece === '${piece}');
  const away = ({ x, y }) => Math.hypot(x - mine.x, y - mine.y);
  const [enemy] = all.filter((one) => one.side !== mine.side).sort((a, b) => away(a) - away(b));
  return enemy ?? { x: mine.x, y: parseFloat(document.querySelector('.table-world').style.height) / 2 };
})()`;

/** A piece's place, and one a step on towards where it is to go; null: it cannot be dragged there. */
async function wayOf(page: Page, piece: string): Promise<readonly [Spot, Spot] | null> {
  const from = await spotOf(page, piece);
  const at = await standing(page, piece);
  if (from === null || at === null) return null;
  const goal = await page.evaluate<Spot>(GOAL(piece));
  const away = Math.hypot(goal.x - at.x, goal.y - at.y);
  if (away < NEAR) return null;
  const part = Math.min(STEP, away) / away;
  return [from, await placeOf(page, at.x + (goal.x - at.x) * part, at.y + (goal.y - at.y) * part)];
}

function mouse(page: Page): Hand {
  return {
    press: (target) => target.click(),
    async pick(piece) {
      const at = await spotOf(page, piece);
      if (at) await page.mouse.click(at.x, at.y);
      return at !== null;
    },
    async drag(piece) {
      let way = await wayOf(page, piece);
      if (!way) {
        // A drag from a piece that cannot move now moves the table, in the end out of sight.
        await page.getByRole('button', { name: 'Whole table', exact: true }).click();
        way = await wayOf(page, piece);
      }
      if (!way) return false;
      const [from, to] = way;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 2 });
      await page.mouse.move(to.x, to.y, { steps: 2 });
      await page.mouse.up();
      return true;
    },
  };
}

function touch(page: Page, session: CDPSession): Hand {
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [spot] : [] });
  return {
    press: (target) => target.tap(),
    async pick(piece) {
      const at = await spotOf(page, piece);
      if (at) await page.touchscreen.tap(at.x, at.y);
      return at !== null;
    },
    async drag(piece) {
      const way = await wayOf(page, piece);
      if (!way) return false;
      const [from, to] = way;
      await finger('touchStart', from);
      for (const part of [0.3, 0.6, 1])
        await finger('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await finger('touchEnd');
      return true;
    },
  };
}

/** Stops of the Tab key from what has the focus to the wanted element, backwards below 0; 1 where nothing has it. */
const STOPS = `(() => {
  const wanted = document.querySelector('[data-wanted]');
  if (document.activeElement === wanted) return 0;
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
    (one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
  const here = stops.indexOf(document.activeElement);
  return here < 0 ? 1 : stops.indexOf(wanted) - here;
})()`;

/** The Tab key does not stop just where a program expects it: it is counted again this often. */
const MOST_COUNTS = 20;

/** Tab, forwards or backwards, goes on until the focus is on the target. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.setAttribute('data-wanted', ''));
  for (let counts = 0; ; counts++) {
    const stops = await page.evaluate<number>(STOPS);
    if (stops === 0) break;
    if (counts === MOST_COUNTS) throw new Error(`The Tab key never reaches ${await target.textContent()}`);
    for (let n = 0; n < Math.abs(stops); n++) await page.keyboard.press(stops < 0 ? 'Shift+Tab' : 'Tab');
  }
  await target.evaluate((element) => element.removeAttribute('data-wanted'));
}

function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async pick(piece) {
      await tabTo(page, page.locator(`[data-piece="${piece}"]`));
      await page.keyboard.press('Enter');
      return true;
    },
    drag: null,
  };
}

/** One after the other, each with what comes next; the mouse drags. */
function byTurns(page: Page): Hand {
  const hands = [mouse(page), keyboard(page)] as const;
  let deeds = 0;
  const next = (): Hand => hands[deeds++ % 2 === 0 ? 0 : 1];
  return {
    press: (target) => next().press(target),
    pick: (piece) => next().pick(piece),
    drag: hands[0].drag,
  };
}

export async function handOf(page: Page, name: HandName): Promise<Hand> {
  if (name === 'mouse and keyboard') return byTurns(page);
  if (name === 'keyboard') return keyboard(page);
  return name === 'mouse' ? mouse(page) : touch(page, await page.context().newCDPSession(page));
}
