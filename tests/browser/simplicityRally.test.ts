// After a rout in Chromium, two people at one screen: a general rides to the unit that runs, and halts it; another rally
// fails, and is rolled again for him; a battalion marches up by the road.
import { describe, expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { doIt, Led, order, type Place, standing } from './simplicities.ts';
import { decision, drag, faultless, inChromium, prepared, press, take, title } from './visits.ts';

inChromium();

const line = (count: number, unitClass: string, uniform: string) => ({
  kind: 'line',
  class: unitClass,
  count,
  uniform,
});

const FIELD = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'after-the-rout',
  name: 'After the rout',
  table: { width: 120, depth: 90 },
  limit: 6,
  // The enemy is near, so rallying clear of him would be no rallying at all (SIP-VAR-4).
  switches: { rallyClear: false },
  placesFirst: 'france',
  terrain: [{ id: 'road', kind: 'road', points: [100, 0, 100, 90] }],
  sides: [
    {
      id: 'france',
      name: 'sip.side.france',
      edge: 'south',
      depth: 44,
      brigades: [
        {
          commands: 1,
          units: [
            line(4, 'regular', 'french-line'),
            { kind: 'footArtillery', class: 'regular', count: 1, uniform: 'french-artillery' },
          ],
        },
      ],
    },
    {
      id: 'austria',
      name: 'sip.side.austria',
      edge: 'north',
      depth: 38,
      brigades: [{ commands: 1, units: [line(4, 'raw', 'austrian-line')] }],
    },
  ],
};

/** The Austrians: who runs, who is shaken, who marches; their general. */
const [RUNNING, SHAKEN, MARCHING, GENERAL] = [5, 6, 7, 1];
const UNITS: readonly Place[] = [
  [43.5, 42.5],
  [50, 42.5],
  [56.5, 42.5],
  [63, 42.5],
  [36, 41],
  [50, 53.5],
  [59, 55],
  [100, 70],
  [20, 80],
];

/** Four volleys break a raw battalion, a fifth shakes its neighbour; then it is Austria's turn. */
function routed(): Led {
  const led = Led.of(FIELD).placed(UNITS, [
    [50, 30],
    [64, 70],
  ]);
  while (led.at === 'initiativeRoll') led.roll(6, 1);
  led.say({ type: 'goFirst', first: true }).rolled(6);
  const targets = [RUNNING, RUNNING, RUNNING, SHAKEN, RUNNING];
  for (const [unit, target] of targets.entries()) led.say({ type: 'fire', unit, target }).rolled(6);
  return led.say({ type: 'endTurn' }).rolled(6);
}

const shaken = ({ state }: Led): number | undefined => state.units[SHAKEN]?.dp;

/** The running unit is halted at the first trial, the shaken one rallies at the second. */
function asWished(led: Led): boolean {
  led.say({ type: 'moveCommand', command: GENERAL, path: [53 * 640, led.state.field.depth - 66 * 640] });
  led.say({ type: 'rally', unit: RUNNING, command: GENERAL });
  if (led.state.units[RUNNING]?.status !== 'ready') return false;
  if (led.at === 'face') led.say({ type: 'face', facing: 2880 });
  led.say({ type: 'rally', unit: SHAKEN, command: -1 });
  if (shaken(led) !== 1) return false;
  led.say({ type: 'reroll', unit: SHAKEN, command: GENERAL });
  return shaken(led) === 0;
}

describe('Simplicity in Practice, after a rout', () => {
  it('SIP-MOV-11, SIP-RAL-7, SIP-RAL-5, SIP-TER-11: a general halts those who run, a second trial, a march by road', async () => {
    const { context, page, heard } = await prepared(routed().wished(asWished), 'desk');
    await expect
      .poll(() => decision(page).innerText())
      .toMatch(/Routing: .*A routing unit routs on at the end of this turn/);
    await picture(page, 'screens/simplicity-runaways');

    await take(page, `command-${GENERAL}`);
    const general = await standing(page, `command-${GENERAL}`);
    await drag(page, general, [530, 900 - 660]);
    await page.locator('.preview').waitFor();
    await doIt(page);
    expect(await standing(page, `command-${GENERAL}`)).not.toEqual(general);

    await order(page, RUNNING, /^Rally with the Command base/);
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/Rallies on 6\+: 17%/);
    await faultless(page);
    await doIt(page);
    await expect.poll(() => page.locator(`[data-piece="unit-${RUNNING}"].routing`).count()).toBe(0);
    expect(await title(page)).toMatch(/facing/i);
    await picture(page, 'screens/simplicity-halted');
    await press(page, 'Face south');

    await order(page, SHAKEN, /^Rally/);
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/Rallies on 5\+: 33%/);
    await doIt(page);
    await take(page, `unit-${SHAKEN}`);
    await expect.poll(() => page.locator('.card').innerText()).toMatch(/disruption points: 1/);
    await order(page, SHAKEN, /^Re-roll the rally/);
    await doIt(page);
    await take(page, `unit-${SHAKEN}`);
    await expect.poll(() => page.locator('.card').innerText()).not.toMatch(/disruption points: 1/);

    const [x, y] = await standing(page, `unit-${MARCHING}`);
    await order(page, MARCHING, /^March by road: 15 cm/);
    await expect.poll(() => page.locator('.preview').innerText()).toMatch(/15 of its 15 cm/);
    await picture(page, 'screens/simplicity-road');
    await doIt(page);
    const [there, on] = await standing(page, `unit-${MARCHING}`);
    expect(there).toBeCloseTo(x, 0);
    expect(Math.abs(on - y)).toBeCloseTo(150, 0);
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});
