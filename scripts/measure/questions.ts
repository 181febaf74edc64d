// node scripts/measure/questions.ts [--built] [--pictures FOLDER] [--only WORD]: every kind of question in the golden battles of
// all games, on a phone upright, on the least one and on its side: is the table seen, are the answers, do letters on the
// table leave each other room? One page shows them all. JSON, a line each; ends with 1 where something is at fault.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyRuleset, DICE, type Seat, writeRecord } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { Page } from 'playwright-core';
import { launchChromium } from '../../tests/browser/chromium.ts';
import { type Golden, goldenRecords, replayGolden } from '../golden.ts';
import { buildSite, serveSite } from '../site.ts';

const SIZES = { phone: [390, 844], least: [320, 640], side: [844, 390] } as const;
type Size = keyof typeof SIZES;

/** Share of the window's height that is table, where the panels stand below it. */
const LEAST_TABLE = 0.5;

const GAMES = ['large-battles', 'skirmish', 'simplicity'];
const BATTLES = 6;

interface Asked {
  readonly kind: string;
  readonly record: string;
}

/** What is asked, as the frame on top has it: its words, without who is asked. */
function kindOf(state: unknown, decision: string): string {
  const { frames = [] } = state as { readonly frames?: readonly Readonly<Record<string, unknown>>[] };
  const top = frames.at(-1) ?? {};
  const words = ['step', 'mode', 'kind', 'why', 'cause', 'what'].map((name) => top[name]);
  return [decision, ...words.filter((word) => typeof word === 'string')].join(' ');
}

/** The first moment of each kind that a person may be asked, and a later one: the first is often the plainest. */
function* questionsOf(ruleset: AnyRuleset, golden: Golden, seen: Map<string, number>): Generator<Asked> {
  const found: Asked[] = [];
  replayGolden(ruleset, golden, (battle) => {
    const waiting = ruleset.pending(battle.state)[0];
    if (waiting === undefined || waiting.seat === DICE) return;
    const kind = kindOf(battle.state, waiting.decision);
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times !== 1 && times !== 12) return;
    const seats: Record<Seat, string> = {};
    for (const seat of ruleset.seats(battle.state)) seats[seat] = seat === waiting.seat ? 'human' : 'corporal';
    found.push({ kind, record: writeRecord(battle, { scenario: golden.header.scenario ?? null, seats, seed: 7 }) });
  });
  yield* found;
}

const LOOK = `(() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(one).width > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const table = box(document.querySelector('.table-window'));
  let [top, bottom] = [Math.max(0, table.top), Math.min(innerHeight, table.bottom)];
  for (const over of document.querySelectorAll('[data-over-table]')) {
    const { top: from, bottom: to, height } = box(over);
    if (height === 0) continue;
    if ((from + to) / 2 < (table.top + table.bottom) / 2) top = Math.max(top, to);
    else bottom = Math.min(bottom, from);
  }
  // Answers in sight: in the window, and nothing lies over their middle.
  const panels = document.querySelector('.panels');
  const hidden = all('#decision .decision-main button, #decision button.decision-main').filter((one) => {
    const { left, right, top, bottom } = box(one);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom > innerHeight + 1 || top < 0 || !(one === at || one.contains(at));
  });
  // Letters on the table over each other.
  const letters = all('.table-window text').map((one) => ({ one, text: one.textContent.trim(), at: box(one) }))
    .filter(({ text, at }) => text !== '' && at.right > 0 && at.left < innerWidth && at.bottom > top && at.top < bottom);
  const over = [];
  for (const [i, a] of letters.entries()) for (const b of letters.slice(i + 1)) {
    const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
    const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
    if (wide > 2 && high > 4) over.push(a.text + ' / ' + b.text + ' (' + [a, b].map(({ one }) => one.getAttribute('class') ?? one.closest('[class]')?.getAttribute('class')).join(', ') + ')');
  }
  return {
    title: document.querySelector('#decision-title')?.textContent ?? '',
    table: Math.round(bottom - top),
    scrolls: panels.scrollHeight - panels.clientHeight,
    hidden: hidden.map((one) => one.textContent),
    over,
    out: document.documentElement.scrollWidth > innerWidth,
  };
})()`;

interface Seen {
  readonly title: string;
  readonly table: number;
  readonly scrolls: number;
  readonly hidden: readonly string[];
  readonly over: readonly string[];
  readonly out: boolean;
}

async function settled(page: Page): Promise<void> {
  await page
    .locator('html[data-busy="false"] .decision:not(.waiting) #decision-title, html[data-busy="false"] .victory')
    .first()
    .waitFor({ timeout: 60_000 });
  await page.evaluate('new Promise((drawn) => requestIdleCallback(() => setTimeout(drawn, 120), { timeout: 1000 }))');
}

function faultsAt(size: Size, { table, hidden, over, out }: Seen): readonly string[] {
  const [, height] = SIZES[size];
  return [
    ...(size !== 'side' && table < height * LEAST_TABLE ? [`table ${table} of ${height}`] : []),
    ...hidden.map((name) => `hidden: ${name}`),
    ...over.map((pair) => `over each other: ${pair}`),
    ...(out ? ['sticks out'] : []),
  ];
}

const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const [pictures, only] = [given('--pictures'), given('--only') ?? ''];
if (pictures) mkdirSync(pictures, { recursive: true });
if (!process.argv.includes('--built')) await buildSite();
const [browser, site] = [await launchChromium(), await serveSite()];
let faults = 0;
try {
  const context = await browser.newContext({ locale: 'it-IT', hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const settings = { briefing: 'skipped', pace: 'instant', hints: 'hidden', moments: 'hidden' };
  await page.addInitScript(`localStorage.setItem('drumhead.settings', '${JSON.stringify(settings)}')`);
  await page.goto(site.address);
  for (const id of GAMES) {
    const [ruleset, seen] = [rulesetById(id) as AnyRuleset, new Map<string, number>()];
    const golden = goldenRecords(id, ruleset.version);
    const some = golden.filter((_, i) => i % Math.ceil(golden.length / BATTLES) === 0);
    for (const battle of some)
      for (const { kind, record } of questionsOf(ruleset, battle, seen)) {
        if (!`${id} ${kind}`.includes(only)) continue;
        await page.setViewportSize({ width: 390, height: 844 });
        await page.evaluate(`location.hash = ''`);
        const file = { name: 'asked.battle.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(record) };
        await page.locator('input[type=file]').first().setInputFiles(file);
        await settled(page);
        for (const [size, [width, height]] of Object.entries(SIZES) as [Size, readonly [number, number]][]) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const found = await page.evaluate<Seen>(LOOK);
          const wrong = faultsAt(size, found);
          faults += wrong.length;
          console.log(
            JSON.stringify({
              id,
              battle: battle.name,
              kind,
              size,
              title: found.title,
              table: found.table,
              scrolls: found.scrolls,
              wrong,
            }),
          );
          const name = `${id}-${kind}-${seen.get(kind)}-${size}`.replaceAll(/[^\w-]/g, '_');
          if (pictures) await page.screenshot({ path: join(pictures, `${name}.jpg`), type: 'jpeg', quality: 70 });
        }
      }
  }
} finally {
  await browser.close();
  await site.close();
}
process.exitCode = faults > 0 ? 1 : 0;
