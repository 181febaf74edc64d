// What a battle leaves on the table in Chromium: smoke that goes away, fallen men that stay, marks, the view it opens on.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { doIt, Led, order, standing } from './simplicities.ts';
import { decision, inChromium, placeOf, prepared, settled } from './visits.ts';

inChromium();

const MEADOW = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'volleys',
  name: 'Volleys',
  table: { width: 70, depth: 66 },
  limit: 6,
  placesFirst: 'france',
  terrain: [{ id: 'wood', kind: 'woods', box: [2, 40, 12, 56] }],
  sides: [
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      depth: 28.5,
      brigades: [{ units: [{ kind: 'line', class: 'elite', count: 2, uniform: 'french-line' }] }],
    },
    {
      id: 'austria',
      name: 'sip.side.austria',
      edge: 'north',
      depth: 28.5,
      brigades: [{ units: [{ kind: 'line', class: 'raw', count: 2, uniform: 'austrian-line' }] }],
    },
  ],
};

const [FIRING, OTHER] = [0, 1];
const TARGET = 2;

/** The French turn begins; the battalions stand face to face. */
function begun(): Led {
  const led = Led.of(MEADOW).deployed();
  while (led.at === 'initiativeRoll') led.roll(6, 1);
  return led.say({ type: 'goFirst', first: led.seat === 'france' }).roll(6);
}

/** The first volley of the French tells. */
const telling = (led: Led): boolean => {
  led.say({ type: 'fire', unit: FIRING, target: TARGET });
  return (led.state.units[TARGET]?.dp ?? 0) > 0;
};

const fallen = (page: Page) => page.locator('.fallen-men path');
const smoke = (page: Page) => page.locator('.effects .puff');

async function volley(page: Page, unit: number): Promise<void> {
  await order(page, unit, /^Fire at/);
  await doIt(page);
}

describe('the table', () => {
  it('shows the smoke of a volley, which goes away, and keeps the fallen', async () => {
    const { context, page, heard } = await prepared(begun().wished(telling), 'desk', 'en-GB', true);
    expect(await smoke(page).count()).toBe(0);
    expect(await fallen(page).count()).toBe(0);
    await order(page, FIRING, /^Fire at/);
    await decision(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await smoke(page).first().waitFor({ state: 'attached' });
    await smoke(page).first().waitFor({ state: 'detached' });
    await settled(page);
    expect(await fallen(page).count()).toBeGreaterThan(0);
    const lying = await fallen(page).first().getAttribute('d');

    // They are worked out from the record: another day they lie where they lay.
    await page.reload();
    await settled(page);
    expect(await fallen(page).first().getAttribute('d')).toBe(lying);
    expect(await smoke(page).count(), 'old smoke has blown away').toBe(0);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('shows a still puff until the next order where motion is reduced', async () => {
    const { context, page, heard } = await prepared(begun().wished(telling), 'desk');
    await volley(page, FIRING);
    expect(await smoke(page).count()).toBeGreaterThan(1);
    const name = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('.effects .puff')).animationName`,
    );
    expect(name).toBe('none');
    const first = await smoke(page).first().getAttribute('style');
    await volley(page, OTHER);
    expect(await smoke(page).first().getAttribute('style')).not.toBe(first);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('opens on the troops, on a phone too', async () => {
    for (const size of ['desk', 'phone'] as const) {
      const { context, page } = await prepared(begun().record(1), size);
      const units = await Promise.all([0, 1, 2, 3].map((unit) => standing(page, `unit-${unit}`)));
      const inSight = async () => {
        const box = await page.locator('.table-window').boundingBox();
        if (!box) throw new Error('There is no table.');
        const seen = await Promise.all(units.map(([x, y]) => placeOf(page, x, y)));
        return seen.filter(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
      };
      // The sheet of a phone may still grow: the view follows it with the next frame.
      await expect.poll(inSight).toHaveLength(units.length);
      await context.close();
    }
  });
});
