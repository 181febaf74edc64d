// Same record, same battle, on every machine: battles played here are opened in Chromium, which plays every command
// again by the same rules and checks the hash of every state on the way.
import { begin, onePlayer, playOut, seededDice, seededRandomInt, writeRecord } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eager } from '../../packages/large-battles/test/boldPlayer.ts';
import { artefact, launchChromium, newVisitor } from './chromium.ts';

const address = inject('address');
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

/** A whole battle of players who fight, as its record. */
function recorded(seed: number): string {
  const begun = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const random = seededRandomInt(seed);
  const players = onePlayer<State, Command>(largeBattles.seats(begun.value.state), (_view, _seat, offers) =>
    eager(offers, random),
  );
  const battle = playOut(begun.value, { players, dice: seededDice(seed) });
  return writeRecord(battle, { scenario: 'peninsular-clash', seats: { france: 'human', britain: 'human' }, seed });
}

async function opened(text: string, name: string) {
  const context = await newVisitor(browser, { viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  return { context, page };
}

describe('a record made in Node', () => {
  it.each([1, 2, 3])('of seed %i is the same battle in Chromium, to the last hash', async (seed) => {
    const text = recorded(seed);
    const { context, page } = await opened(text, `battle-${seed}.battle.jsonl`);
    await page.locator('.victory').waitFor({ timeout: 60_000 });
    expect(await page.locator('.victory').innerText()).toMatch(/France|Britain/);
    await page.screenshot({ path: artefact(`screens/record-${seed}.png`) });
    await context.close();
  });

  it('that was damaged is refused with the line, and nothing is opened', async () => {
    const lines = recorded(1).split('\n');
    lines[40] = (lines[40] as string).replace(/"hash":"./, '"hash":"x');
    const { context, page } = await opened(lines.join('\n'), 'damaged.battle.jsonl');
    await page.getByText(/41/).first().waitFor({ timeout: 60_000 });
    expect(await page.locator('.victory').count()).toBe(0);
    await context.close();
  });

  it('whose set-up was spoilt is refused with the place, and why in words', async () => {
    const lines = recorded(1).split('\n');
    const header = JSON.parse(lines[0] as string);
    header.setup.table.width = -5;
    const { context, page } = await opened(
      [JSON.stringify(header), ...lines.slice(1)].join('\n'),
      'spoilt.battle.jsonl',
    );
    const alert = page.getByRole('alert').filter({ hasText: 'set-up in the record is not legal' });
    await alert.getByText('-5 is outside 600 to 4000.').waitFor({ timeout: 60_000 });
    expect(await alert.innerText()).toMatch(/“table.width”/);
    await page.screenshot({ path: artefact('screens/record-spoilt.png') });
    expect(await page.locator('.victory').count()).toBe(0);
    await context.close();
  });
});
