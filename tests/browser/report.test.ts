// The after-action page of a battle of each rule set: who holds the field, what it cost, where it turned, what luck had
// to do with it; notes, prints, and the ways on.
import {
  ACCEPT_DRAW,
  type Battle,
  begin,
  type Command,
  decide,
  DRAW_OFFER,
  OFFER_DRAW,
  writeRecord,
} from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Golden, goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { picture } from './pictures.ts';
import { address, drawnAgain, faultless, inChromium, prepared, printed, type Size, withoutRoom } from './visits.ts';

inChromium();

/** A golden battle to its end, the first side played by a person. */
function recorded(id: string, name: string): string {
  const { ruleset, golden } = goldenOf(id, name);
  return written(replayGolden(ruleset, golden), golden);
}

/** A golden battle in whose first turn, after a few orders, the sides agree on a draw. */
function drawnAtOnce(id: string, name: string, orders: number): string {
  const { ruleset, golden } = goldenOf(id, name);
  const begun = begin(ruleset, golden.header.setup);
  if (!begun.ok) throw new Error(`The set-up of ${name} is refused.`);
  let battle = begun.value;
  const give = (seat: string, command: Command): void => {
    const answer = decide(battle, seat, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused in ${name}.`);
    ({ battle } = answer);
  };
  for (const [seat, command] of golden.orders.slice(0, orders)) give(seat, command as Command);
  give(ruleset.seats(battle.state)[0] as string, OFFER_DRAW);
  for (
    let [asked] = ruleset.pending(battle.state);
    asked?.decision === DRAW_OFFER;
    [asked] = ruleset.pending(battle.state)
  ) {
    give(asked.seat, ACCEPT_DRAW);
  }
  return written(battle, golden);
}

function goldenOf(id: string, name: string) {
  const ruleset = rulesetById(id);
  const golden = goldenRecords(id).find((one) => one.name === name);
  if (!ruleset || !golden) throw new Error(`There is no golden record ${name}.`);
  return { ruleset, golden };
}

function written(battle: Battle, { header }: Golden): string {
  const seats = Object.fromEntries(
    battle.ruleset.seats(battle.state).map((seat, i) => [seat, i === 0 ? 'human' : 'corporal'] as const),
  );
  return writeRecord(battle, { scenario: header.scenario, seats });
}

const WORDS = {
  'en-GB': {
    report: 'After-action report',
    toReport: 'Report',
    notes: 'Notes',
    moment: 'Show this moment',
    turning: 'The turning point',
  },
  'it-IT': {
    report: 'Rapporto della battaglia',
    toReport: 'Rapporto',
    notes: 'Note',
    moment: 'Mostra questo momento',
    turning: 'Il punto di svolta',
  },
} as const;

/** From the report: a costly order is learnt from, tried anew on the table, and looked at on the board. */
async function learnsAndLooks(page: Page): Promise<void> {
  const board = await page.locator('.costliest .ways-on a').first().getAttribute('href');
  await page.locator('.costliest .learn button').click();
  await page.locator('.own-puzzle').first().waitFor();
  await faultless(page);
  await page.locator('#own-puzzles button.primary').click();
  await page.locator('section.puzzle').waitFor();
  // The answer is not told before a try.
  const verdict = page.locator('.puzzle .own-found, .puzzle .own-missed').first();
  expect(await verdict.count()).toBe(0);
  await page.locator('#decision button:not([aria-disabled])').last().click();
  const confirm = page.locator('#decision button', { hasText: /^Conferma/ }).first();
  await confirm.or(verdict).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await verdict.waitFor();
  expect(await page.locator('.puzzle').innerText()).toMatch(/Torna: /);
  await faultless(page);
  await picture(page, 'screens/learn-phone');
  await page.goto(`${address}${board}`);
  const orders = page.locator('.board-orders button');
  await orders.first().waitFor();
  expect(await page.locator('.board-orders .played').count()).toBe(1);
  const chances = (await orders.locator('strong').allInnerTexts()).map((text) => Number.parseInt(text, 10));
  expect(chances.length).toBeGreaterThan(1);
  await orders.nth(1).click();
  expect(await orders.nth(1).getAttribute('aria-pressed')).toBe('true');
  // Behind the scrubber lies the curve of the whole battle.
  await page.waitForFunction(
    () => (document.querySelector('.curve .of-chance')?.getAttribute('d') ?? '').includes('L'),
    undefined,
    { timeout: 120_000 },
  );
  await faultless(page);
  await picture(page, 'screens/board-phone', { fullPage: true });
}

/** What stands behind one button on a phone: rolls, orders, luck. */
async function restOpened(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.locator('.sum-rest > summary').click();
}

/** Milliseconds for a visit in which workers weigh all orders and rolls of a battle, on a machine that does much besides. */
const ALL_WEIGHED = 300_000;

const heading = (page: Page) => page.locator('.report .verdict h2');

/** Set-up and the first orders of the first turn: fewer positions than a turning point needs on either side of it. */
const ORDERS = 24;

it('a battle that ends before chances rose has no turning point, on a phone, en-GB, light', async () => {
  const record = drawnAtOnce('simplicity', 'france-russia-g12', ORDERS);
  const { context, page, heard } = await prepared(record, 'phone', 'en-GB', false, { theme: 'light' });
  await page.locator('.victory').getByRole('link', { name: 'Report', exact: true }).click();
  await heading(page).waitFor();
  expect(await heading(page).innerText()).toContain('Draw');
  await page
    .getByText('No moment stands out: neither side’s chances ever rose for good.')
    .waitFor({ timeout: 120_000 });
  expect(await page.locator('.chart .ring').count()).toBe(0);
  await faultless(page);
  await picture(page, 'screens/report-france-russia-g12-phone', { fullPage: true });
  expect(await printed(page, 'report-france-russia-g12')).toBeLessThanOrEqual(4);
  expect(heard).toEqual([]);
  await context.close();
});

it.each([
  {
    id: 'large-battles',
    name: 'spanish-pride-ss',
    size: 'desk',
    locale: 'en-GB',
    theme: 'light',
    won: 'France',
    turns: 6,
  },
  {
    id: 'skirmish',
    name: 'tomahawks-rangers-ss',
    size: 'phone',
    locale: 'it-IT',
    theme: 'dark',
    won: 'Ranger',
    turns: 8,
  },
  {
    id: 'simplicity',
    name: 'puente-viejo-ss',
    size: 'desk',
    locale: 'it-IT',
    theme: 'dark',
    won: 'Francia',
    turns: 13,
  },
] as const)(
  '$name is told on a $size, $locale, $theme',
  async ({ id, name, size, locale, theme, won, turns }) => {
    const words = WORDS[locale];
    const { context, page, heard } = await prepared(recorded(id, name), size satisfies Size, locale, false, { theme });
    await page.locator('.victory').getByRole('link', { name: words.toReport, exact: true }).click();
    await heading(page).waitFor();
    expect(await heading(page).innerText()).toContain(won);

    // Skill or dice: one sum that comes out.
    const parts = page.locator('.dice-sum dd');
    const costliest = page.locator('.costliest li article');
    await restOpened(page, size);
    await costliest.first().waitFor({ timeout: 120_000 });
    const amounts = (await parts.allInnerTexts()).map((text) => Number(text.replace('−', '-')));
    expect(amounts.length).toBeGreaterThanOrEqual(4);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));

    // At most three costly orders, the costliest first, each with the table as it was and something better.
    const costs = (await costliest.locator('h5 strong').allInnerTexts()).map((text) => Number(text.replace('−', '')));
    expect(costs.length).toBeLessThanOrEqual(3);
    expect(costs.at(-1)).toBeGreaterThanOrEqual(1);
    expect([...costs].sort((a, b) => b - a)).toEqual(costs);
    expect(await costliest.locator('p.better').count()).toBe(costs.length);
    await costliest.locator('.sketch .order-marks').first().waitFor({ state: 'attached' });
    expect(await page.locator('.dice-sum h3').innerText()).toMatch(/\d+ (?:to|a) \d+\.$|^Nobody can say|^Qui non/);

    // The curve with its lanes: no target is smaller than a thumb, none lies on another, each leads to its moment.
    await page.locator('.chart .order-sign').first().waitFor();
    const targets = await page.evaluate<
      readonly {
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly size: number;
        readonly href: string;
      }[]
    >(`[...document.querySelectorAll('.chart a')].map((link) => {
      const { left, right, width, height, top } = link.querySelector('.touch').getBoundingClientRect();
      return { left, right, top, size: Math.min(width, height), href: link.getAttribute('href') };
    })`);
    expect(targets.length).toBeGreaterThan(costs.length);
    for (const [i, { size: least, left, top, href }] of targets.entries()) {
      expect(least).toBeGreaterThanOrEqual(43.9);
      expect(href).toMatch(/(?:replay|board)\?battle=/);
      const before = targets[i - 1];
      if (before?.top === top) expect(left).toBeGreaterThanOrEqual(before.right);
    }

    // A map for each turn, what was lost drawn grey, luck in one line a side.
    const maps = page.locator('.course ol li');
    await maps.first().waitFor();
    await expect.poll(() => maps.count()).toBe(turns);
    expect(await page.locator('.orders li.lost .portrait').count()).toBeGreaterThan(0);
    // The story in three sentences, each with its number on the map that names the troops.
    expect(await page.locator('.told-story .sentences li').count()).toBe(3);
    expect(await page.locator('.course .large .spot').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('.course .large .names text').count()).toBeGreaterThan(0);
    expect(await page.locator('.luck > p').count()).toBe(2);
    await page.locator('.luck summary').click();
    await expect.poll(() => page.locator('.luck tbody tr').count()).toBeGreaterThan(4);

    // The worker finds the turning point, which leads to its moment.
    const moment = page.locator('.turning').getByRole('link', { name: words.moment });
    await moment.waitFor({ timeout: 120_000 });
    await page.locator('.chart .ring').first().waitFor();
    await page.evaluate('document.fonts.ready');
    await faultless(page);
    if (size === 'phone') expect(await withoutRoom(page)).toEqual([]);
    await picture(page, `screens/report-${name}-${size}`, { fullPage: true });

    // Long names stay in their columns, and a turning point that no piece tells has the whole width.
    await page.locator('.orders > summary').click();
    const laidOut = await page.evaluate<readonly boolean[]>(`(() => {
    const name = document.querySelector('.orders li');
    name.append(' dell’Insurrezione');
    const point = document.querySelector('.point');
    const portrait = point.querySelector('.portrait');
    portrait.remove();
    const found = [name.scrollWidth <= name.clientWidth, point.lastElementChild.clientWidth > point.clientWidth / 2];
    name.lastChild.remove();
    point.prepend(portrait);
    return found;
  })()`);
    expect(laidOut).toEqual([true, true]);

    // Notes stay with the battle, and go on paper.
    await page.getByLabel(words.notes, { exact: true }).fill('The dragoons came too late.');
    await moment.click();
    await page.locator('.replay .transport').waitFor();
    expect(await page.locator('.transport .where').innerText()).not.toMatch(/^\D*0 /);
    await page.locator('.replay').getByRole('link', { name: words.report }).click();
    await heading(page).waitFor();
    expect(await page.getByLabel(words.notes, { exact: true }).inputValue()).toBe('The dragoons came too late.');
    await moment.waitFor({ timeout: 120_000 });
    // What was found once is kept with the device: nothing is weighed again.
    await restOpened(page, size);
    await costliest.first().waitFor({ timeout: 120_000 });
    // A window as narrow as paper closes nothing.
    if (size === 'desk') {
      await page.setViewportSize({ width: 700, height: 900 });
      await drawnAgain(page);
      expect(await page.locator('.sum-rest[open]').count()).toBe(1);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    const pages = await printed(page, `report-${name}`);
    expect(pages).toBeLessThanOrEqual(5);
    // The detail of the luck is on paper whether it is open or not, and takes no room from what stands behind it.
    expect(await page.locator('.luck details').getAttribute('open')).toBeNull();
    await page.locator('.luck summary').click();
    expect(await printed(page, `report-${name}`)).toBe(pages);

    if (id === 'skirmish') await learnsAndLooks(page);

    // From the list of battles one comes back to it.
    await page.goto(`${address}#/`);
    const row = page.locator('.saved-battles a', { hasText: words.report }).first();
    await row.waitFor();
    expect(await row.getAttribute('href')).toMatch(/report\?battle=/);
    expect(heard).toEqual([]);
    await context.close();
  },
  ALL_WEIGHED,
);

it('a battle that goes on has no report yet, and a battle that is not there says so', async () => {
  const { context, page } = await prepared(recorded('simplicity', 'windmill-ridge-ss'), 'desk');
  await page.locator('.victory').getByRole('button', { name: 'Rematch', exact: true }).click();
  await page.locator('.victory').waitFor({ state: 'detached' });
  await page.locator('#decision-title').waitFor();
  const battle = /battle\/([\w-]+)/.exec(page.url())?.[1];
  await page.goto(`${address}#/page/any/report?battle=${battle}`);
  await page.getByText(/once the battle is over/).waitFor();
  await page.goto(`${address}#/page/any/report?battle=nobody`);
  await page.getByText(/not saved in this browser/).waitFor();
  await page.locator('button', { hasText: 'Open a record or position…' }).waitFor();
  await context.close();
});
