// A pick-up game is set up: from nothing to the first phase at one tap, and by hand with what the rules forbid.
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { complaints } from './chromium.ts';
import { opens } from './opening.ts';
import { picture } from './pictures.ts';
import { choose, play } from './settingUp.ts';
import { inChromium, newVisitor } from './visitors.ts';
import { placeOf, withoutRoom } from './visits.ts';

const address = inject('address');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
inChromium();

async function setUpPage(
  size: { width: number; height: number },
  touch = false,
): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
  const context = await newVisitor({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const heard = complaints(page);
  await opens(page, `${address}#/page/large-battles/pickup`);
  await page.locator('.set-up').waitFor();
  return { context, page, heard };
}

async function tapTable(page: Page, x: number, y: number): Promise<void> {
  await page.locator('.table-world').waitFor();
  const at = await placeOf(page, x, y);
  await page.mouse.click(at.x, at.y);
}

/** Two people at one screen set up everything by hand. */
async function byHand(page: Page, deployment: RegExp): Promise<void> {
  await choose(page, 'Against', 'a friend, here');
  await choose(page, 'Size', deployment);
  await choose(page, 'Terrain', 'placed by hand');
  await play(page);
}

/** Answers what comes before the terrain with the first choice there is. */
async function untilTerrain(page: Page): Promise<void> {
  const terrain = page.getByRole('heading', { name: 'Place terrain in one of your zones' });
  const earlier = page.getByRole('heading', { name: /Which special rule|Attack or defend/ });
  for (;;) {
    await terrain.or(earlier).first().waitFor();
    if (await terrain.isVisible()) return;
    const before = await page.locator('.log').textContent();
    await page.locator('.decision .choices button').first().click();
    await expect.poll(() => page.locator('.log').textContent()).not.toBe(before);
  }
}

const phase = (page: Page) => page.locator('.bar .where', { hasText: 'Phase 1' });

describe('a pick-up game', () => {
  it('LB-SEQ-10 goes from nothing to the first phase at one tap, against the computer', async () => {
    for (const [size, name, touch] of [
      [DESK, 'desk', false],
      [PHONE, 'phone', true],
    ] as const) {
      const { context, page, heard } = await setUpPage(size, touch);
      await picture(page, `pickup-page-${name}`, { fullPage: true });
      await play(page);
      await phase(page).waitFor();
      await page.locator('html[data-busy="false"] .decision').first().waitFor();
      expect(await page.locator('[data-piece^="unit"]').count()).toBeGreaterThan(20);
      await picture(page, `pickup-one-tap-${name}`);
      expect(heard).toEqual([]);
      await context.close();
    }
  }, 180_000);

  it('LB-SET-06 lays a piece by hand: refused with its rule, accepted at the nearest place; then the generator', async () => {
    for (const [size, name, touch] of [
      [DESK, 'desk', false],
      [PHONE, 'phone', true],
    ] as const) {
      const { context, page, heard } = await setUpPage(size, touch);
      await byHand(page, /hidden/);
      await untilTerrain(page);
      await page.getByRole('button', { name: 'wood' }).click();
      // Across the line between two zones of the upper half, and of the lower half.
      const upper = (await page.locator('.decision.side-0').count()) > 0;
      await tapTable(page, 700, upper ? 200 : 1000);
      const refused = page.locator('.decision .refused');
      await refused.waitFor();
      expect(await refused.textContent()).toContain('wholly in one zone');
      expect(await refused.textContent()).toContain('LB-SET-06');
      await picture(page, `pickup-refused-${name}`);
      await page.getByRole('button', { name: 'Place it at the nearest legal place' }).click();
      await page.getByRole('button', { name: 'Remove: wood' }).waitFor();
      await page.getByRole('button', { name: 'stream' }).click();
      await tapTable(page, 200, upper ? 150 : 1050);
      await picture(page, `pickup-stream-${name}`);
      await page.getByRole('button', { name: 'Place it', exact: true }).click();
      await page.getByRole('button', { name: 'Remove: stream' }).waitFor();
      await page.getByRole('button', { name: 'Fill this zone for me' }).click();
      await page.locator('.six-zones li.done').first().waitFor();
      await picture(page, `pickup-zone-${name}`);
      await page.getByRole('button', { name: 'Place the rest for both sides' }).click();
      await page.getByRole('heading', { name: 'Deploy your troops' }).waitFor();
      if (touch) expect(await withoutRoom(page), 'deployment').toEqual([]);
      await picture(page, `pickup-terrain-${name}`);
      expect(heard).toEqual([]);
      await context.close();
    }
  }, 180_000);

  it('LB-SET-08 hidden deployment on one machine shows nothing of the other side, then the battle begins', async () => {
    const { context, page, heard } = await setUpPage(DESK);
    await byHand(page, /hidden/);
    await untilTerrain(page);
    await page.getByRole('button', { name: 'Place the rest for both sides' }).click();
    await page.getByRole('heading', { name: 'Deploy your troops' }).waitFor();
    const first = (await page.locator('.decision.side-0').count()) > 0 ? 0 : 1;
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
    const done = page.getByRole('button', { name: 'Finish deployment', disabled: false });
    await done.waitFor();
    const mine = await page.locator(`.pieces [data-piece^="unit"]`).count();
    expect(mine).toBeGreaterThan(8);
    await done.click();
    // The hand-over screen: no table, no log, nothing.
    await page.locator('main.cover').waitFor();
    expect(await page.locator('[data-piece], .log, .table-world').count()).toBe(0);
    await picture(page, 'pickup-handover');
    await page.locator('main.cover button').click();
    await page.getByRole('heading', { name: 'Deploy your troops' }).waitFor();
    expect(await page.locator(`.decision.side-${1 - first}`).count()).toBe(1);
    expect(await page.locator('.pieces [data-piece^="unit"]').count()).toBe(0);
    const own = (await page.locator('.decision .who').textContent())?.split(' ')[0] ?? '';
    const lines = await page.locator('.log li').allTextContents();
    expect(lines.length).toBeGreaterThan(4);
    const placed = lines.filter((line) => /deploys? at|: deployed/.test(line) && !line.includes(own));
    expect(placed).toEqual([]);
    const shown = await page.content();
    expect(shown).not.toContain('data-piece="unit');
    await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    await phase(page).waitFor();
    expect(await page.locator('.pieces [data-piece^="unit"]').count()).toBeGreaterThan(mine);
    await picture(page, 'pickup-begun');
    expect(heard).toEqual([]);
    await context.close();
  }, 180_000);

  it('LB-SET-08 a Brigade at a time in turn: it is clear whose turn it is', async () => {
    const { context, page, heard } = await setUpPage(DESK);
    await byHand(page, /one brigade at a time/);
    await untilTerrain(page);
    await page.getByRole('button', { name: 'Place the rest for both sides' }).click();
    const title = page.getByRole('heading', { name: 'Deploy your next brigade' });
    await title.waitFor();
    const sides: string[] = [];
    for (let turn = 0; turn < 2; turn++) {
      sides.push((await page.locator('.decision.side-0').count()) > 0 ? 'north' : 'south');
      await page.getByRole('button', { name: 'Deploy everything as suggested' }).click();
      await picture(page, `pickup-brigade-${turn}`);
      await page.getByRole('button', { name: 'Brigade deployed' }).click();
      await page.getByRole('button', { name: 'Deploy everything as suggested' }).waitFor();
    }
    expect(new Set(sides).size).toBe(2);
    expect(heard).toEqual([]);
    await context.close();
  }, 180_000);
});
