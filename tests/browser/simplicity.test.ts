// Simplicity in Practice in Chromium: a scenario in two clicks; a whole small battle of two people at one screen, with a
// charge, a rout, a rally and a victory; a turn in Italian with a finger on a phone.
import type { Command } from '@drumhead/simplicity';
import { describe, expect, it } from 'vitest';
import { scenarioOf } from './chromium.ts';
import { countGestures } from './gestures.ts';
import { picture } from './pictures.ts';
import { deployAll, doIt, Led, order, standing } from './simplicities.ts';
import {
  address,
  decision,
  drag,
  faultless,
  inChromium,
  placeOf,
  prepared,
  press,
  settled,
  take,
  title,
  visit,
} from './visits.ts';

inChromium();

/** Four French battalions and a battery close to two battalions of raw Austrians, whose army breaks with the first of them. */
const SKIRMISH = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'at-close-quarters',
  name: 'At close quarters',
  table: { width: 70, depth: 66 },
  limit: 6,
  // Everybody stands near the enemy, so rallying clear of him would be no rallying at all (SIP-VAR-4).
  switches: { rallyClear: false },
  placesFirst: 'france',
  terrain: [{ id: 'wood', kind: 'woods', box: [2, 40, 12, 56] }],
  sides: [
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      depth: 28.5,
      brigades: [
        {
          commands: 2,
          units: [
            { kind: 'line', class: 'regular', count: 4, uniform: 'french-line' },
            { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
          ],
        },
      ],
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

/** All the French. */
const FRENCH = [0, 1, 2, 3, 4];
/** Of the French who stands far left, who charges, who stands right, who is shaken and rallies; their battery. */
const [LEFT, CHARGER, RIGHT, SHAKEN, GUNS] = [0, 1, 2, 3, 4];
/** The Austrians: who is beaten, who fires. */
const [BEATEN, FIRING] = [5, 6];

const begun = (): Led => Led.of(SKIRMISH);

const fire = (unit: number, target: number): Command => ({ type: 'fire', unit, target });
const END: Command = { type: 'endTurn' };

const shaken = ({ state }: Led, unit: number): number | undefined => state.units[unit]?.dp;

/** An Austrian volley shakes a battalion; it rallies, three others fire, and the fourth charges home. */
function asWished(led: Led): boolean {
  led.deployed();
  led.say({ type: 'goFirst', first: led.seat === 'austria' });
  led.say(fire(FIRING, SHAKEN), END);
  if (shaken(led, SHAKEN) !== 1 || led.state.points < 5) return false;
  led.say({ type: 'rally', unit: SHAKEN, command: -1 });
  if (shaken(led, SHAKEN) !== 0) return false;
  led.say(fire(GUNS, BEATEN), fire(LEFT, BEATEN), fire(RIGHT, BEATEN));
  if (shaken(led, BEATEN) !== 3) return false;
  led.say({ type: 'charge', unit: CHARGER, target: BEATEN, turn: 0, from: -1, command: -1 });
  if (led.at === 'afterMelee') led.say({ type: 'advance', distance: 0, facing: 0, occupy: false });
  if (led.state.units[BEATEN]?.status !== 'routing') return false;
  if (led.at === 'turn') led.say(END);
  return led.state.outcome?.winner === 'france';
}

/** The first turn, with eight action points. */
function ordering(): string {
  const led = begun().deployed();
  while (led.at === 'initiativeRoll') led.roll(6, 1);
  return led.say({ type: 'goFirst', first: true }).roll(6).record(1);
}

describe('Simplicity in Practice', () => {
  it('SIP-DEP-3, SIP-INI-1: is begun in two clicks and deployed at one, against the computer', async () => {
    const { context, page, heard } = await visit(address);
    await (await scenarioOf(page, 'Windmill Ridge', 'simplicity'))
      .getByRole('button', { name: 'Command France' })
      .click();
    await settled(page);
    expect(await title(page)).toBe('Deploy a Command base');
    await faultless(page);
    // The first press asks, and places nobody.
    await press(page, 'Deploy everything as suggested');
    await page.getByText('The suggestion places every piece, without undo.').waitFor();
    expect(await page.locator('[data-piece^="unit-"]').count()).toBe(0);
    await press(page, 'Deploy everything? Press again.');
    if ((await title(page)) === 'Play first or second?') await press(page, 'Go first');
    expect(await title(page)).toBe('Give your orders');
    await expect.poll(() => page.locator('[data-piece^="unit-"]').count()).toBe(14);
    await faultless(page);
    await picture(page, 'screens/simplicity-orders');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-RAL-1, SIP-FIR-1, SIP-CHG-6, SIP-BRK-1, SIP-VIC-1: a rally, volleys, a charge, a rout and a victory', async () => {
    const record = begun().wished(asWished);
    const { context, page, heard } = await prepared(record, 'desk');
    await deployAll(page);
    await deployAll(page);
    const first = /Austria/.test(await decision(page).locator('.who').innerText()) ? 'Go first' : 'Go second';
    await press(page, first);

    // Austria: one volley, and the rest of its points are lost at a second tap.
    await order(page, FIRING, /^Fire at 4th Line/);
    await expect
      .poll(() => page.locator('.odds .pairs').innerText())
      .toMatch(/takes a disruption point \(after hits, one more die\)\s+\d+%/);
    await picture(page, 'screens/simplicity-volley');
    await doIt(page);
    const end = decision(page).getByRole('button', { name: 'End the turn' });
    await end.click();
    if ((await end.count()) > 0 && (await end.innerText()).includes('Unspent')) await end.click();
    await page.locator('.decision.side-0').waitFor();
    await settled(page);

    // France. Every order takes a coin out of the purse.
    const coins = page.locator('.coins i');
    const points = await coins.count();
    await order(page, SHAKEN, /^Rally/);
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/Rallies on 4\+: 50%/);
    await doIt(page);
    await expect.poll(() => coins.count()).toBe(points - 1);

    // A pull far beyond what is allowed stops, says why, and is put down again.
    await take(page, `unit-${CHARGER}`);
    const place = await standing(page, `unit-${CHARGER}`);
    await drag(page, place, [place[0], place[1] + 200]);
    await page.locator('.preview .refused').waitFor();
    expect(await page.locator('.overlay .stick.stopped').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('.preview').waitFor({ state: 'detached' });

    for (const unit of [GUNS, LEFT, RIGHT]) {
      await order(page, unit, /^Fire at/);
      await doIt(page);
    }
    await take(page, `unit-${CHARGER}`);
    await page.locator('.overlay .lane').first().waitFor();
    await order(page, CHARGER, /^Charge/);
    await expect.poll(() => page.locator('.odds').innerText()).toMatch(/Charger wins\s+\d+%/);
    await picture(page, 'screens/simplicity-charge');
    await doIt(page);
    if (/Advance/.test(await title(page))) await press(page, 'Stay');
    await page.locator(`[data-piece="unit-${BEATEN}"].routing`).waitFor();
    await picture(page, 'screens/simplicity-rout');
    await take(page, `unit-${BEATEN}`);
    await page.getByRole('button', { name: 'The whole card' }).click();
    await expect.poll(() => page.locator('.card').innerText()).toMatch(/fourth disruption point/);
    await faultless(page);

    // With a point left the turn is given up at a second tap alone.
    if (await end.count()) await end.click();
    if (await end.count()) await end.click();
    await page.locator('.victory').waitFor();
    expect(await page.locator('.victory').innerText()).toMatch(/France holds the field/);
    expect(await page.locator('.bar .where p').innerText()).not.toContain('to play');
    await picture(page, 'screens/simplicity-victory');
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-AP-4: units drawn round are dragged as one, and each pays its own action point', async () => {
    const { context, page, heard } = await prepared(ordering(), 'desk');
    const places = () => Promise.all(FRENCH.map((unit) => standing(page, `unit-${unit}`)));
    const before = await places();
    const [xs, ys] = [before.map(([x]) => x), before.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - 40, Math.max(...xs) + 40];
    const [top, foot] = [Math.min(...ys) - 30, Math.max(...ys) + 30];
    const gestures = await countGestures(page);
    const corners = [placeOf(page, left, top), placeOf(page, right, top), placeOf(page, right, foot)];
    const [first, ...rest] = await Promise.all([...corners, placeOf(page, left, foot)]);
    await page.keyboard.down('Shift');
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
    await page.mouse.down();
    for (const at of rest) await page.mouse.move(at.x, at.y, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await decision(page).getByRole('heading', { name: 'One order for several units' }).waitFor();
    const [x = 0, y = 0] = before[0] ?? [];
    await drag(page, [x, y], [x, y + 50]);
    await decision(page).getByText('Action points: 5 of 8').waitFor();
    expect(await page.locator('.ghost').count()).toBe(5);
    await faultless(page);
    await press(page, 'Confirm');
    await expect.poll(() => gestures.count()).toBe(3);
    const after = await places();
    after.forEach(([, now], i) => expect(now - (ys[i] ?? 0)).toBeCloseTo(50, 0));
    await decision(page)
      .getByText(/^Action points: 3/)
      .waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-MOV-2, SIP-AP-2: a turn in Italian on a phone, moved with the finger', async () => {
    const { context, page, heard } = await prepared(ordering(), 'phone', 'it-IT');
    expect(await title(page)).toBe('Dai gli ordini');
    await decision(page).getByText('Punti azione: 8').waitFor();
    await page.locator('.score summary').first().click();
    const score = await page.locator('.score[open] .score-sum').innerText();
    expect(score).toMatch(/Scopo: Porta l’esercito nemico alla rottura/);
    expect(score).toMatch(/Punti ottenuti finora \(contano alla fine del turno \d+\)/);
    await picture(page, 'screens/simplicity-score-phone');
    await page.locator('.score[open] summary').click();
    await faultless(page);
    const piece = `unit-${SHAKEN}`;
    await take(page, piece);
    const place = await standing(page, piece);
    await drag(page, place, [place[0], place[1] + 60]);
    await page.locator('.preview').waitFor();
    expect(await page.locator('.preview').innerText()).toMatch(/Ripiega di/);
    await picture(page, 'screens/simplicity-phone');
    await faultless(page);
    await press(page, 'Conferma');
    await expect.poll(() => decision(page).innerText()).toMatch(/Punti azione: 7/);
    expect((await standing(page, piece))[1]).toBeGreaterThan(place[1] + 40);
    await decision(page).getByRole('button', { name: 'Termina il turno' }).click();
    await decision(page)
      .getByRole('button', { name: /Punti azione non spesi: 7/ })
      .click();
    await page.locator('.decision.side-1').waitFor();
    expect(heard).toEqual([]);
    await context.close();
  });
});
