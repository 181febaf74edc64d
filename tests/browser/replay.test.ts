// A finished battle is looked at moment by moment: the same table, every line a way to its moment, nothing to order.
import { begin, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { writeFormat1 } from '@drumhead/testkit';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { artefact, complaints, launchChromium, newVisitor } from './chromium.ts';

const address = inject('address');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** The first commands of a battle of players who fight, as a record. */
function recorded(seed: number, most: number): string {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(begun.value.state), (_view, _seat, offers) =>
    eager(offers, random),
  );
  const battle = playOut(begun.value, { players, dice: seededDice(seed) }, { most });
  return writeFormat1(battle, { scenario: 'peninsular-clash', seats: { france: 'human', britain: 'human' }, seed });
}

describe('the replay', () => {
  it.each([
    { name: 'desk', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ])('goes to any moment on a $name, plays on, and leads back to the battle', async ({ name, width, height }) => {
    const context = await newVisitor(browser, {
      viewport: { width, height },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const heard = complaints(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('input[type=file]').setInputFiles({
      name: 'battle.battle.jsonl',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(recorded(2, 300)),
    });
    await page.locator('.bar .where', { hasText: 'Phase' }).waitFor({ timeout: 60_000 });
    await page.locator('.menu > summary').click();
    await page.getByRole('link', { name: 'Replay the battle' }).click();
    await page.getByText(/^Step 0 of \d+/).waitFor();
    expect(await page.locator('.piece').count(), 'nobody is deployed at the beginning').toBe(0);

    // What was secret once is open to a replay.
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => page.locator('.piece').count()).toBeGreaterThan(0);

    // To the end, and back to the line that opened the first phase.
    await page.getByRole('button', { name: 'Last' }).click();
    await expect.poll(() => page.locator('.piece').count()).toBeGreaterThan(20);
    const opening = page.locator('.chapters button', { hasText: /Phase 1\b/ }).first();
    await opening.click();
    expect(await opening.getAttribute('aria-current')).toBe('step');
    expect(await page.locator('.piece').count()).toBe(37);
    await page.screenshot({ path: artefact(`screens/replay-${name}.png`) });

    // On by itself, until it is stopped.
    const where = () => page.locator('.transport .where').innerText();
    const before = await where();
    await page.getByLabel('Pace').selectOption('fast');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(where, { timeout: 10_000 }).not.toBe(before);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(await where()).not.toBe(before);

    // Nothing can be ordered: a drag leaves the pieces where they are.
    expect(await page.locator('#decision').count()).toBe(0);
    const across = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(across).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Back to the battle' }).click();
    await page.locator('.bar .where', { hasText: 'Phase' }).waitFor();
    await page.locator('#decision').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('of a battle that is not there says so', async () => {
    const page = await browser.newPage();
    await page.goto(`${address}#/page/any/replay?battle=nobody`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('alert').innerText()).toMatch(/no saved battle|non ha una battaglia/);
    await page.close();
  });
});
