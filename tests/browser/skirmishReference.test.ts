// A volley by two soldiers equally near to their target: the person at the screen chooses the one that drives it back.
import { describe, expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { type Army, arrayed } from './skirmishes.ts';
import { decision, faultless, inChromium, prepared, press, settled, title } from './visits.ts';

inChromium();

const OFFICER = 0;
const SHOOTERS = [1, 2];
const TARGET = 5;

/** The shooters stand left and right of the line on which their target stands. */
const FRANCE: Army = {
  id: 'france',
  roster: 'fr',
  men: [
    ['fr-officer', 300, 575],
    ['fr-line', 290, 550],
    ['fr-line', 310, 550],
    ['fr-line', 400, 550],
  ],
};
const BRITAIN: Army = {
  id: 'britain',
  roster: 'gb',
  men: [
    ['gb-officer', 200, 40],
    ['gb-line', 300, 470],
    ['gb-line', 350, 40],
    ['gb-line', 370, 40],
    ['gb-line', 390, 40],
  ],
};

function driven(): string {
  const led = arrayed([FRANCE, BRITAIN]);
  led.say({ type: 'nominate', model: OFFICER }, { type: 'dice', dice: 3, charge: false }).roll(6, 6, 6);
  led.say({
    type: 'order',
    kind: 'volley',
    leader: OFFICER,
    members: SHOOTERS,
    target: TARGET,
    weapons: [0, 0],
    partners: [],
  });
  led.say({ type: 'orderDice', dice: 2 }).roll(6, 6);
  if (led.at === 'group') led.say({ type: 'fireVolley' });
  const asked = led.game;
  for (const defence of [1, 2, 3, 4, 5, 6]) {
    led.game = asked;
    led.roll(3, defence);
    if (led.at === 'reference') return led.record(1);
  }
  throw new Error('the target never recoils');
}

describe('a tie of shooters', () => {
  it('SK-GRP-23: the active player is asked which of them drives the target back', async () => {
    const { context, page, heard } = await prepared(driven(), 'desk');
    expect(await title(page)).toBe('Which shooter drives the target back?');
    expect(await decision(page).locator('.who').innerText()).toContain('France');
    // Both of them, and *Settle it for me*.
    expect(await decision(page).locator('.choices button').count()).toBe(3);
    await faultless(page);
    await picture(page, 'screens/skirmish-reference');
    const name = await decision(page).locator('.choices button').first().innerText();
    await press(page, name);
    await settled(page);
    expect(await title(page)).not.toBe('Which shooter drives the target back?');
    expect(await page.locator('.log').innerText()).toContain('recoils');
    expect(heard).toEqual([]);
    await context.close();
  });
});
