// A group in the skirmish: six men drawn round by the lasso, ordered, and dragged as one; their rings answer to taps;
// a volley of those who touch, a Regroup of the others, and the reasons of those who are left out.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countGestures } from './gestures.ts';
import { picture } from './pictures.ts';
import { type Army, arrayed, type Led } from './skirmishes.ts';
import { decision, drag, faultless, inChromium, placeOf, prepared, press, settled, title } from './visits.ts';

inChromium();

const OFFICER = 0;
const SIX = [1, 2, 3, 4, 5, 6];

const FRANCE: Army = {
  id: 'france',
  roster: 'fr',
  men: [
    ['fr-officer', 300, 400],
    ['fr-line', 250, 350],
    ['fr-line', 270, 350],
    ['fr-line', 290, 350],
    ['fr-line', 310, 350],
    ['fr-line', 330, 350],
    ['fr-line', 350, 350],
    ['fr-line', 380, 390],
  ],
};
const BRITAIN: Army = {
  id: 'britain',
  roster: 'gb',
  men: [
    ['gb-officer', 300, 60],
    ['gb-line', 280, 100],
    ['gb-line', 320, 100],
    ['gb-line', 360, 100],
  ],
};

/** Three actions for the officer, and one at least for each of the group. */
function groupMoves(led: Led): boolean {
  led.say({ type: 'nominate', model: OFFICER }, { type: 'dice', dice: 3, charge: false });
  led.say({ type: 'order', kind: 'groupMove', leader: OFFICER, members: SIX, target: -1, weapons: [], partners: [] });
  led.say({ type: 'orderDice', dice: 2 });
  const top = led.state.frames.at(-1);
  if (top?.at !== 'group' || !top.doings.every(({ left }) => left > 0)) return false;
  return led.state.frames.some((frame) => frame.at === 'acting');
}

const record = (): string => arrayed([FRANCE, BRITAIN]).wished(groupMoves);

/** Round the six and the one who stands apart, in millimetres. */
const ROUND = [
  [235, 330],
  [400, 330],
  [400, 410],
  [345, 410],
  [345, 372],
  [235, 372],
] as const;

async function lasso(page: Page, round: readonly (readonly [number, number])[]): Promise<void> {
  const [first, ...rest] = await Promise.all(round.map(([x, y]) => placeOf(page, x, y)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

async function tapAt(page: Page, x: number, y: number): Promise<void> {
  const at = await placeOf(page, x, y);
  await page.mouse.click(at.x, at.y);
}

const positions = (page: Page) =>
  page.evaluate<readonly number[]>(
    `[1,2,3,4,5,6].map((i) => Number(/translate\\([\\d.]+[ ,]+([\\d.]+)/.exec(document.querySelector('[data-piece="model-' + i + '"]').outerHTML)?.[1]))`,
  );

/** What a finger on the middle of a button meets where it stands: nothing beyond the window, not what lies over it. */
async function metAt(page: Page, name: string): Promise<string> {
  const box = await decision(page).getByRole('button', { name, exact: true }).boundingBox();
  if (!box) return '';
  const middle = `${box.x + box.width / 2}, ${box.y + box.height / 2}`;
  return page.evaluate<string>(`document.elementFromPoint(${middle})?.closest('button')?.innerText ?? ''`);
}

describe('a group in the skirmish', () => {
  it('SK-GRP-2, -5, -9: six men take at most eight gestures, and each moves as the one that is dragged', async () => {
    const { context, page, heard } = await prepared(record(), 'desk');
    const gestures = await countGestures(page);
    const before = await positions(page);
    await tapAt(page, 300, 400);
    await press(page, /^3 dice/);
    await page.keyboard.down('Shift');
    await lasso(page, ROUND);
    await page.keyboard.up('Shift');
    const out = decision(page).locator('.left-out');
    await out.waitFor();
    expect(await out.innerText()).toContain('one group in base contact');
    expect(await decision(page).getByRole('button', { name: 'Volley' }).count()).toBe(1);
    expect(await decision(page).getByRole('button', { name: 'Regroup' }).count()).toBe(1);
    await picture(page, 'screens/skirmish-lasso');
    await press(page, 'Give the order');
    await press(page, /^2 dice/);
    await drag(page, [310, 350], [310, 290]);
    await decision(page).getByText('Models that move: 6').waitFor();
    expect(await page.locator('.ghost').count()).toBe(6);
    await picture(page, 'screens/skirmish-group-drag');
    await faultless(page);
    await press(page, 'Confirm');
    const after = await positions(page);
    expect(after.map((y, i) => Math.round((before[i] ?? 0) - y))).toEqual([60, 60, 60, 60, 60, 60]);
    expect(await gestures.count()).toBeLessThanOrEqual(8);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SK-GRP-9: a ringed member that is tapped acts', async () => {
    const { context, page, heard } = await prepared(record(), 'desk');
    await tapAt(page, 300, 400);
    await press(page, /^3 dice/);
    await page.keyboard.down('Shift');
    await lasso(page, ROUND);
    await page.keyboard.up('Shift');
    await press(page, 'Give the order');
    await press(page, /^2 dice/);
    await tapAt(page, 290, 350);
    await settled(page);
    expect(await title(page)).toMatch(/^Spend the member’s actions: \d$/);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SK-GRP-1: by touch the lasso is a tool; men gathered before the Leader acts wait for the order', async () => {
    const { context, page, heard } = await prepared(record(), 'phone', 'it-IT');
    // All eight are in one row, which a finger moves to the last.
    await decision(page).getByRole('button', { name: 'Fante di Linea 7' }).scrollIntoViewIfNeeded();
    await expect.poll(() => metAt(page, 'Fante di Linea 7')).toBe('Fante di Linea 7');
    await page.getByRole('button', { name: 'Raduna un gruppo' }).click();
    await lasso(
      page,
      ROUND.slice(0, 2).concat([
        [400, 372],
        [235, 372],
      ] as never),
    );
    await press(page, /^3 dadi/);
    await decision(page).getByRole('button', { name: 'Dai l’ordine' }).waitFor();
    expect(await decision(page).locator('ul[aria-label] [aria-pressed=true]').count()).toBe(SIX.length);
    await decision(page).getByRole('button', { name: 'Spara una salva' }).click();
    expect(await title(page)).toBe('Spara una salva');
    expect(await metAt(page, 'Dai l’ordine')).toBe('Dai l’ordine');
    expect(await metAt(page, 'Indietro')).toBe('Indietro');
    await picture(page, 'screens/skirmish-lasso-phone');
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});

describe('a model dragged before its activation', () => {
  const MAN = 7;
  const acts = (led: Led): boolean => {
    led.say({ type: 'nominate', model: MAN }, { type: 'dice', dice: 2, charge: false });
    return led.at === 'acting';
  };
  const chosen = (): string => arrayed([FRANCE, BRITAIN]).wished(acts);
  const placeOfMan = (page: Page) => page.locator(`[data-piece="model-${MAN}"]`).getAttribute('transform');

  it('SK-ACT-1, SK-MOV-1: shows the chance of getting there with each number of dice, which are the second tap', async () => {
    const { context, page, heard } = await prepared(chosen(), 'desk');
    const before = await placeOfMan(page);
    const gestures = await countGestures(page);
    await drag(page, [380, 390], [380, 350]);
    await expect.poll(() => page.locator('.ghost').count()).toBe(1);
    await decision(page)
      .getByRole('button', { name: /^2 dice\s*Arrives \d+%/ })
      .waitFor();
    await picture(page, 'screens/skirmish-drawn');
    await faultless(page);
    await press(page, /^2 dice/);
    await expect.poll(() => gestures.count()).toBe(2);
    expect(await placeOfMan(page)).not.toBe(before);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SK-ACT-1: is activated and moved by one drag where dice are settled and orders need no second tap', async () => {
    const settings = { orders: 'atOnce', dice: 'two' };
    const { context, page, heard } = await prepared(chosen(), 'desk', 'en-GB', false, settings);
    const before = await placeOfMan(page);
    await drag(page, [380, 390], [380, 350]);
    await expect.poll(() => placeOfMan(page)).not.toBe(before);
    expect(heard).toEqual([]);
    await context.close();
  });
});
