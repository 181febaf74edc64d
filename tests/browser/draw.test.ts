// A draw by agreement in Chromium: two people at one screen offer, decline and accept; the computer declines while the
// battle is open, and accepts when it expects to lose.
import { expectsToLose } from '@drumhead/bots';
import { type Battle, decide, writeRecord } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { simplicity } from '@drumhead/simplicity';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { scenarioOf } from './chromium.ts';
import { picture } from './pictures.ts';
import { deployAll, Led } from './simplicities.ts';
import { address, decision, faultless, inChromium, prepared, press, settled, title, visit } from './visits.ts';

inChromium();

/** The first turn of The Crossroads: somebody gives orders. */
function ordering(): Led {
  const led = Led.of(simplicity.scenario('crossroads')).deployed();
  while (led.at === 'initiativeRoll') led.roll(6, 1);
  if (led.at === 'initiativeChoice') led.say({ type: 'goFirst', first: true });
  return led.rolled(6);
}

async function openMenu(page: Page): Promise<void> {
  if ((await page.locator('details.menu[open]').count()) === 0) await page.locator('.menu > summary').click();
}

async function offer(page: Page, name = 'Offer a draw'): Promise<void> {
  await openMenu(page);
  await page.locator('.menu').getByRole('button', { name }).click();
  await settled(page);
}

describe('a draw by agreement', () => {
  it('SIP-VIC-5: two people at one screen offer, decline, offer again in their turn, and accept', async () => {
    const { context, page, heard } = await prepared(ordering().record(1), 'desk');
    const who = (): Promise<string> => decision(page).locator('.who').innerText();
    const first = await who();
    await offer(page);
    expect(await title(page)).toBe('Accept a draw?');
    expect(await who()).not.toBe(first);
    expect(await page.locator('details.menu[open]').count()).toBe(0);
    await faultless(page);
    await picture(page, 'screens/draw-desk');

    await press(page, 'Decline the draw');
    expect(await title(page)).toBe('Give your orders');
    expect(await who()).toBe(first);
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('Draw declined. The battle goes on.');
    // The newest stands first.
    await expect.poll(() => page.locator('.log').innerText()).toMatch(/Draw declined: [^]*Draw offered: /);

    await openMenu(page);
    const again = page.locator('.menu').getByRole('button', { name: 'Offer a draw' });
    expect(await again.isDisabled()).toBe(true);
    await page.getByText('You offered a draw this game turn. Offer again in the next.').waitFor();
    await picture(page, 'screens/draw-menu');
    await page.keyboard.press('Escape');

    const end = decision(page).getByRole('button', { name: 'End the turn' });
    await end.click();
    if ((await end.count()) > 0 && (await end.innerText()).includes('Unspent')) await end.click();
    await expect.poll(who).not.toBe(first);
    await settled(page);
    await offer(page);
    await press(page, 'Accept the draw');
    const card = page.locator('.victory');
    await expect.poll(() => card.locator('h2').innerText()).toBe('Draw');
    await expect.poll(() => card.innerText()).toContain('Both sides agreed to a draw.');
    await expect.poll(() => page.locator('.log').innerText()).toContain('The battle is a draw.');
    await openMenu(page);
    expect(
      await page
        .locator('.menu')
        .getByRole('button', { name: /draw|Resign/ })
        .count(),
    ).toBe(0);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-VIC-5: on a phone, in Italian', async () => {
    const { context, page, heard } = await prepared(ordering().record(1), 'phone', 'it-IT');
    await offer(page, 'Offri il pareggio');
    expect(await title(page)).toBe('Accetti il pareggio?');
    await faultless(page);
    await picture(page, 'screens/draw-phone');
    await press(page, 'Accetta il pareggio');
    await expect.poll(() => page.locator('.victory').innerText()).toContain('Pareggio concordato dalle due parti.');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-VIC-5: the computer declines while nothing is lost, and the person goes on', async () => {
    const { context, page, heard } = await visit(address);
    await (await scenarioOf(page, 'Windmill Ridge', 'simplicity'))
      .getByRole('button', { name: 'Command France' })
      .click();
    await settled(page);
    await offer(page);
    expect(await title(page)).toBe('Deploy a Command base');
    expect(await page.getByRole('alert').innerText()).toBe('Draw declined. The battle goes on.');
    await deployAll(page);
    await expect.poll(() => page.getByText('Draw declined. The battle goes on.').count()).toBe(0);

    // Resigning needs nobody's consent.
    await openMenu(page);
    const resign = page.locator('.menu').getByRole('button', { name: 'Resign' });
    // A double click asks, and does not answer: the button that answers stands in the place of the other one.
    await resign.dblclick({ position: { x: 40, y: 8 } });
    await page.getByText('Resign? The enemy wins.').waitFor();
    await resign.click();
    await expect.poll(() => page.locator('.victory h2').innerText()).toBe('Victory: Austria');
    await expect.poll(() => page.locator('.victory').innerText()).toContain('The losing side resigned.');

    await page.getByRole('button', { name: 'Change sides' }).click();
    await page.locator('.victory').waitFor({ state: 'detached' });
    await settled(page);
    expect(await decision(page).locator('.who').innerText()).toContain('Austria');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-VIC-5: the computer accepts when it expects to lose', async () => {
    const { record } = losing();
    const { context, page, heard } = await prepared(record, 'desk');
    await offer(page);
    await page.locator('.victory').waitFor();
    expect(await page.locator('.victory h2').innerText()).toBe('Draw');
    expect(await page.locator('.victory').innerText()).toContain('Both sides agreed to a draw.');
    expect(heard).toEqual([]);
    await context.close();
  });
});

/** A golden battle at the first moment at which one side must order and the other, the computer, expects to lose. */
function losing(): { readonly record: string } {
  const { ruleset, evaluation } = knowledgeOf('simplicity');
  const [golden] = goldenRecords('simplicity').filter(({ name }) => name === 'windmill-ridge-ss');
  if (golden === undefined) throw new Error('there is no golden battle');
  let found: Battle | null = null;
  replayGolden(ruleset, golden, (battle) => {
    const [waiting] = ruleset.pending(battle.state);
    if (found !== null || waiting?.decision !== 'turn.orders') return;
    const other = ruleset.seats(battle.state).find((seat) => seat !== waiting.seat) ?? '';
    const offered = decide(battle, waiting.seat, { type: 'offerDraw' });
    if (!offered.ok) return;
    if (expectsToLose(ruleset, evaluation, ruleset.view(offered.battle.state, other), other)) found = battle;
  });
  const battle = found as Battle | null;
  if (battle === null) throw new Error('nobody expects to lose');
  const human = ruleset.pending(battle.state)[0]?.seat;
  const seats = Object.fromEntries(
    ruleset.seats(battle.state).map((seat) => [seat, seat === human ? 'human' : 'captain']),
  );
  return { record: writeRecord(battle, { scenario: golden.header.scenario, seats, seed: golden.header.seed ?? 1 }) };
}
