// node scripts/measure/gestures.ts: presses and drags of the first turn of a battle in each game, in which every own piece is
// given an order for as long as the turn lasts, on the page itself: by its lists alone; with drags on the table, confirmed;
// with drags, orders that go at once and two dice as settled. At a desk and on a phone, of the page as built (`--built`: as it
// was built last). JSON, a line each. Run by hand. What whole battles take at best is modelled in bench/clicks.ts.
import { type AnyRuleset, DICE, type Seat, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../tests/browser/chromium.ts';
import { goldenRecords, replayGolden } from '../golden.ts';
import { buildSite, serveSite } from '../site.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

const BATTLES = [
  ['large-battles', 'peninsular-clash-ss'],
  ['skirmish', 'shakos-assault-at-the-farm-ss'],
  ['skirmish', 'tomahawks-assault-at-the-farm-ss'],
  ['simplicity', 'windmill-ridge-ss'],
] as const;

const WAYS = ['lists', 'drags', 'drags at once'] as const;

/** More than any turn takes. */
const MOST = 300;
/** Millimetres of a drag. */
const DRAG = 40;

/** The battle as its first turn begins; whoever has it is a person. */
function firstTurn(id: string, name: string): string {
  const ruleset = rulesetById(id) as AnyRuleset;
  const golden = goldenRecords(id, ruleset.version).find((one) => one.name === name);
  if (!golden) throw new Error(`There is no golden battle ${name}.`);
  let record = '';
  replayGolden(ruleset, golden, (battle) => {
    const { frames = [] } = battle.state as { readonly frames?: readonly { at: string; step?: string }[] };
    const [top, waiting] = [frames.at(-1), ruleset.pending(battle.state)[0]];
    const isTurn = top?.at === 'slot' || (top?.at === 'turn' && (top.step ?? 'orders') === 'orders');
    if (record !== '' || !isTurn || waiting === undefined || waiting.seat === DICE) return;
    const seats: Record<Seat, string> = {};
    for (const seat of ruleset.seats(battle.state)) seats[seat] = seat === waiting.seat ? 'human' : 'corporal';
    record = writeRecord(battle, { scenario: golden.header.scenario ?? null, seats, seed: 7 });
  });
  return record;
}

interface Moment {
  /** The turn, as the story heads it. */
  readonly turn: string;
  readonly confirms: boolean;
  readonly dice: number;
  /** Pieces that may be chosen, by their names on the table. */
  readonly pieces: readonly string[];
  readonly moves: boolean;
  readonly over: boolean;
}

const OPEN = ':not([aria-disabled="true"], :disabled)';
const CONFIRM = `#decision .preview button.primary${OPEN}`;
const ROLLS = `#decision .roll${OPEN}`;
const MOVES = '#decision .decision-body details:not(.closed-answers details):has([data-answer])';

const MOMENT = `(() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return {
    turn: document.querySelector('.log .chapter-head ol')?.textContent ?? '',
    confirms: seen('${CONFIRM}').length > 0,
    dice: seen('${ROLLS}').length,
    pieces: [...document.querySelectorAll('#decision .piece-answer button')].map((one) => {
      const { what, index, model } = JSON.parse(one.dataset.answer ?? '{}');
      return model === undefined ? what + '-' + index : 'model-' + model;
    }),
    moves: seen('${MOVES}').length > 0,
    over: document.querySelector('.victory') !== null,
  };
})()`;

/** Somebody at the screen must decide, and nothing is on its way. */
const settled = (page: Page) =>
  page
    .locator('html[data-busy="false"] .decision:not(.waiting) #decision-title, html[data-busy="false"] .victory')
    .first()
    .waitFor({ timeout: 120_000 });

/** Where a piece stands in the window, and a point a drag further on towards the middle of the table. */
const WAY = (piece: string): string => `(() => {
  const one = document.querySelector('[data-piece="${piece}"]');
  const [x, y] = one.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
  const world = document.querySelector('.table-world');
  const { a, e, f } = new DOMMatrix(getComputedStyle(world).transform);
  const frame = document.querySelector('.table-window').getBoundingClientRect();
  const ahead = parseFloat(world.style.height) / 2 > y ? ${DRAG} : -${DRAG};
  const at = (up) => ({ x: frame.left + e + x * a, y: frame.top + f + up * a });
  return [at(y), at(y + ahead)];
})()`;

interface Counted {
  readonly presses: number;
  readonly drags: number;
  readonly orders: number;
}

/** One turn; `isDragged`: what can be dragged is. */
async function turnOf(page: Page, isDragged: boolean): Promise<Counted> {
  const [ordered, tried] = [new Set<string>(), new Set<string>()];
  let [presses, drags, chosen] = [0, 0, ''];
  const press = async (selector: string, nth = 0): Promise<void> => {
    presses++;
    await page.locator(selector).nth(nth).click({ timeout: 20_000 });
  };
  await settled(page);
  // The story is fetched after the table.
  await page.locator('.log .chapter-head ol').first().waitFor({ state: 'attached' });
  const { turn } = await page.evaluate<Moment>(MOMENT);
  while (presses + drags < MOST) {
    await settled(page);
    await page.waitForTimeout(60);
    const now = await page.evaluate<Moment>(MOMENT);
    if (now.over || now.turn !== turn) break;
    const next = now.pieces.find((piece) => !tried.has(piece));
    if (now.confirms) {
      await press(CONFIRM);
      ordered.add(chosen);
    } else if (now.dice > 0) {
      await press(`${ROLLS} >> visible=true`, now.dice >> 1);
      ordered.add(chosen);
    } else if (now.moves && chosen !== '' && !tried.has(`${chosen} moves`)) {
      tried.add(`${chosen} moves`);
      await press(`${MOVES} >> visible=true >> summary`);
      await press(`${MOVES}[open] [data-answer]${OPEN}`);
    } else if (next !== undefined) {
      tried.add(next);
      chosen = next;
      if (isDragged) {
        const before = await page.locator(`[data-piece="${next}"]`).getAttribute('transform');
        const [from, to] = await page.evaluate<readonly { x: number; y: number }[]>(WAY(next));
        drags++;
        await page.mouse.move(from?.x ?? 0, from?.y ?? 0);
        await page.mouse.down();
        await page.mouse.move(to?.x ?? 0, to?.y ?? 0, { steps: 4 });
        await page.mouse.up();
        await settled(page);
        await page.waitForTimeout(100);
        const after = await page.evaluate<Moment>(MOMENT);
        const went = (await page.locator(`[data-piece="${next}"]`).getAttribute('transform')) !== before;
        tried.add(`${chosen} moves`);
        if (went) ordered.add(next);
        // Gone from the choice: it was ordered, and acts.
        if (went || after.confirms || after.dice > 0 || !after.pieces.includes(next)) continue;
      }
      await press(`#decision .piece-answer button[data-answer]`, now.pieces.indexOf(next));
      tried.delete(`${chosen} moves`);
    } else {
      chosen = '';
      // What ends the turn of a piece, or of all; some questions have plain answers alone.
      const answers = [
        `#decision :is(.decision-main button, button.decision-main, .choices button.quiet)${OPEN} >> visible=true`,
        `#decision .choices button${OPEN} >> visible=true`,
        `#decision button:not(.term, .link)${OPEN} >> visible=true`,
      ];
      for (const answer of answers) {
        if ((await page.locator(answer).count()) === 0) continue;
        await press(answer);
        break;
      }
    }
  }
  return { presses, drags, orders: ordered.size };
}

if (!process.argv.includes('--built')) await buildSite();
const browser = await launchChromium();
const site = await serveSite();
try {
  for (const [size, options] of Object.entries(SIZES))
    for (const [id, name] of BATTLES)
      for (const way of WAYS) {
        const context = await browser.newContext({
          ...options,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          bypassCSP: true,
        });
        const page = await context.newPage();
        const fast = way === 'drags at once' ? { orders: 'atOnce', dice: 'two' } : {};
        const settings = { briefing: 'skipped', pace: 'instant', hints: 'hidden', moments: 'hidden', ...fast };
        await page.addInitScript(`localStorage.setItem('drumhead.settings', '${JSON.stringify(settings)}')`);
        await page.goto(site.address);
        const buffer = Buffer.from(firstTurn(id, name));
        const file = { name: 'turn.battle.jsonl', mimeType: 'application/x-ndjson', buffer };
        await page.locator('input[type=file]').first().setInputFiles(file);
        const { presses, drags, orders } = await turnOf(page, way !== 'lists');
        const each = Number(((presses + drags) / orders).toFixed(2));
        console.log(JSON.stringify({ size, battle: name, way, presses, drags, orders, each }));
        await context.close();
      }
} finally {
  await browser.close();
  await site.close();
}
