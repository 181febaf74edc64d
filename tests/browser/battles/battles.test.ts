// Whole battles of every rule set against the computer, from deployment to victory: with the mouse and the keys by turns,
// and with a finger on a slow phone, in Italian. Nothing reaches the page but what the hand does. What the keys alone do
// is said by keyboard.test.ts.
import { describe, expect, it } from 'vitest';
import { picture } from '../pictures.ts';
import { faultless, inChromium, prepared, type Size } from '../visits.ts';
import { type HandName, handOf } from './hands.ts';
import { playToTheEnd } from './player.ts';
import { recordOf, SMALL_BATTLES, type SmallBattle } from './smallBattles.ts';

inChromium();

interface Way {
  readonly by: HandName;
  readonly size: Size;
  readonly locale: string;
  /** The processor is slowed down so many times, for each decision that is asked for the first time and what follows. */
  readonly throttled: number;
  /** Orders need no second tap, or do. */
  readonly orders: 'atOnce' | 'confirmed';
  /** Draws among what seems equally good: so that the battles are soon over. */
  readonly seed: number;
}

const WAYS: Readonly<Record<string, Way>> = {
  'with the mouse and the keys by turns, orders at once': {
    by: 'mouse and keyboard',
    size: 'desk',
    locale: 'en-GB',
    throttled: 1,
    orders: 'atOnce',
    seed: 6,
  },
  'with a finger on a slow phone, in Italian': {
    by: 'touch',
    size: 'phone',
    locale: 'it-IT',
    throttled: 4,
    orders: 'confirmed',
    seed: 6,
  },
};

/** Who knows no rules may take long; most battles are over within 150. */
const MOST_DEEDS = 400;

async function fight(
  name: string,
  battle: SmallBattle,
  { by, size, locale, throttled, orders, seed }: Way,
): Promise<void> {
  const settings = { pace: 'instant', orders };
  const { context, page, heard } = await prepared(recordOf(battle, 'steady', seed), size, locale, false, settings);
  const session = await context.newCDPSession(page);
  let slowed = 1;
  const slow = async (rate: number) => {
    if (rate !== slowed) await session.send('Emulation.setCPUThrottlingRate', { rate });
    slowed = rate;
  };
  const played = await playToTheEnd(page, await handOf(page, by), {
    seed,
    most: MOST_DEEDS,
    // A slow processor costs its time in full: the second time it would show nothing new.
    asked: (isNew) => slow(isNew ? throttled : 1),
    moved: async () => {
      await slow(1);
      await faultless(page);
    },
  });
  await slow(1);
  expect(await page.locator('.victory h2').innerText()).toMatch(/\S/);
  expect(played.drags.length + played.listed.length, JSON.stringify(played)).toBeGreaterThan(1);
  expect(played.listed.join('\n')).not.toMatch(/\b0 (cm|mm)\b/);
  expect(played.drags, JSON.stringify(played)).not.toEqual([]);
  expect(await page.locator('body').innerText()).not.toMatch(/\b(web|lb|sk|sip)\.[a-z]/);
  await picture(page, `screens/whole-${name}-${size}`);
  expect(heard).toEqual([]);
  if (orders === 'atOnce') expect(played.answers).not.toContain('Confirm');
  await context.close();
}

/** Each rule set is fought in both ways; the two periods of the skirmish, which share their screen, in one each. */
const waysOf = (name: string) =>
  Object.entries(WAYS).filter(([, { by }]) => name !== (by === 'touch' ? 'Shakos' : 'Tomahawks'));

// On a busy machine the slow phone takes minutes.
describe.each(Object.entries(SMALL_BATTLES))('a whole battle of %s', { timeout: 300_000 }, (name, battle) => {
  it.each(waysOf(name))('is fought %s', (_, way) => fight(name, battle, way));
});
