// Orders with a button of their own beside the answers: pieces taken off the table again, and withdrawing.
import { describe, expect, it } from 'vitest';
import { scenarioOf } from './chromium.ts';
import { picture } from './pictures.ts';
import { address, decision, inChromium, placeOf, press, settled, take, visit } from './visits.ts';

inChromium();

describe('orders with a button of their own', () => {
  it('LB-SET-08: a unit and a General are taken off the table and deployed again', async () => {
    const { context, page, heard } = await visit(address);
    await (await scenarioOf(page, 'Peninsular Clash')).getByRole('button', { name: 'Command France' }).click();
    await settled(page);
    await press(page, 'Deploy everything as suggested');
    for (const piece of ['unit-0', 'general-0']) {
      await take(page, piece);
      await page.getByRole('button', { name: 'Take off the table' }).click();
      await page.locator(`[data-piece="${piece}"]`).waitFor({ state: 'detached' });
      await settled(page);
      await picture(page, `screens/taken-off-${piece}`);
      // Those who stand would be moved: the first press asks.
      await press(page, 'Deploy everything as suggested');
      await decision(page)
        .getByText(/^Placed already, moved by the suggestion: \d+$/)
        .waitFor();
      expect(await page.locator(`[data-piece="${piece}"]`).count()).toBe(0);
      await press(page, 'Deploy everything? Press again.');
      await page.locator(`[data-piece="${piece}"]`).waitFor();
    }
    // From the tray it is dragged to where it stood.
    const unit = page.locator('[data-piece="unit-0"]');
    const where = async () =>
      [...((await unit.getAttribute('transform')) ?? '').matchAll(/[\d.]+/g)].slice(0, 2).map(([one]) => Number(one));
    const [x = 0, y = 0] = await where();
    await take(page, 'unit-0');
    await page.getByRole('button', { name: 'Take off the table' }).click();
    await unit.waitFor({ state: 'detached' });
    const shown = await page.locator('.tray-pieces .tray-piece:not(.placed)').first().boundingBox();
    await page.mouse.move((shown?.x ?? 0) + 20, (shown?.y ?? 0) + 20);
    await page.mouse.down();
    const place = await placeOf(page, x, y);
    await page.mouse.move(place.x, place.y + 40);
    await page.mouse.move(place.x, place.y);
    await page.mouse.up();
    await unit.waitFor();
    const [toX = 0, toY = 0] = await where();
    expect(Math.hypot(toX - x, toY - y), 'within two pixels').toBeLessThan(3);
    await press(page, 'Begin the battle');
    await page.locator('.bar .where', { hasText: 'Phase 1' }).waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SK-END-4: a player withdraws at the second tap, and loses', async () => {
    const { context, page, heard } = await visit(`${address}#/page/any/battles?skirmish&skirmish`);
    await page.getByRole('button', { name: 'Play Assault at the Farm' }).click();
    await settled(page);
    const withdraw = decision(page).getByRole('button', { name: 'Withdraw (you lose)' });
    for (let waits = 0; waits < 60 && (await withdraw.count()) === 0; waits++) {
      // The others may have the first turn.
      await decision(page).getByRole('button').first().click();
      await settled(page);
    }
    await picture(page, 'screens/withdraw');
    await withdraw.click();
    // The first tap has been understood once the button asks; what it came to would be seen by now.
    await decision(page).getByRole('button', { name: 'Withdraw? You lose.', exact: true }).waitFor();
    await settled(page);
    expect(await page.locator('.victory').count()).toBe(0);
    await press(page, 'Withdraw? You lose.');
    await expect.poll(() => page.locator('.victory').innerText()).toMatch(/withdr[ae]w/i);
    expect(heard).toEqual([]);
    await context.close();
  });
});
