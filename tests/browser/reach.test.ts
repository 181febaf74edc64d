// Orders that no button holds: set to the millimetre by figures, round a corner, fired before the move; and resigning.
import { type AnyRuleset, type Battle, DICE, type Seat, writeRecord } from '@drumhead/engine';
import { largeBattles, type State as LargeState } from '@drumhead/large-battles';
import { simplicity, type State as SimplicityState } from '@drumhead/simplicity';
import { skirmish, type State as SkirmishState } from '@drumhead/skirmish';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { picture } from './pictures.ts';
import { standing } from './simplicities.ts';
import {
  address,
  decision,
  drag,
  faultless,
  inChromium,
  prepared,
  press,
  settled,
  type Size,
  take,
  visit,
} from './visits.ts';

inChromium();

/** A golden battle up to a moment, as a record of people. */
function recordAt(ruleset: AnyRuleset, name: string, wanted: (state: never) => boolean): string {
  const golden = goldenRecords(ruleset.id).find((one) => one.name === name);
  if (!golden) throw new Error(`no golden battle ${name}`);
  const found: Battle[] = [];
  replayGolden(ruleset, golden, (battle) => {
    const seat = ruleset.pending(battle.state)[0]?.seat;
    if (found.length === 0 && seat !== undefined && seat !== DICE && wanted(battle.state as never)) found.push(battle);
  });
  const [battle] = found;
  if (!battle) throw new Error('no such moment');
  const seats: Record<Seat, string> = {};
  for (const seat of ruleset.seats(battle.state)) seats[seat] = 'human';
  return writeRecord(battle, { scenario: null, seats, seed: 1 });
}

const orders = (): string =>
  recordAt(simplicity, 'windmill-ridge-ss', ({ frames, active, points }: SimplicityState) => {
    const top = frames.at(-1);
    return top?.at === 'turn' && top.step === 'orders' && points >= 4 && active === 0;
  });

const figures = (page: Page) => decision(page).locator('details.figures');

async function opened(page: Page): Promise<void> {
  await figures(page).locator('summary').press('Enter');
  await figures(page).locator('input').first().waitFor();
}

const logged = (page: Page): Promise<string> => page.locator('.log').innerText();

const SCREENS: readonly (readonly [Size, string])[] = [
  ['desk', 'en-GB'],
  ['phone', 'it-IT'],
];

describe.each(SCREENS)('orders to the millimetre, %s', (size, locale) => {
  it('SIP-MOV-2 a move of Simplicity is typed and confirmed by keyboard', async () => {
    const { context, page, heard } = await prepared(orders(), size, locale);
    await decision(page).locator('.subjects button:not([aria-disabled])').first().press('Enter');
    const moves = decision(page).locator('.orders details');
    await moves.locator('summary').press('Enter');
    await moves.locator('button').first().press('Enter');
    await opened(page);
    await figures(page)
      .getByLabel(/^(Distance|Distanza)/)
      .fill('3.25');
    await picture(page, `screens/figures-simplicity-${size}`);
    await faultless(page);
    await figures(page)
      .getByRole('button', { name: /^(More|Più): (Distance|Distanza)/ })
      .press('Enter');
    await expect.poll(() => decision(page).locator('.preview h3').innerText()).toMatch(/3[.,]8 cm/);
    const before = await logged(page);
    await press(page, /^(Confirm|Conferma)$/);
    expect((await logged(page)).length).toBeGreaterThan(before.length);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('LB-MOVE-05 a move of Large Battles is made one of another kind, and typed', async () => {
    const record = recordAt(largeBattles, 'peninsular-clash-ss', ({ frames, units }: LargeState) => {
      const top = frames.at(-1);
      return top?.at === 'acting' && top.doings.every(({ unit }) => units[unit]?.formation === 'attackColumn');
    });
    const { context, page, heard } = await prepared(record, size, locale);
    const moves = decision(page)
      .locator('details', { hasText: /moves|[Mm]oviment/ })
      .first();
    await moves.locator('summary').press('Enter');
    await moves.locator('button').first().press('Enter');
    const others = decision(page).locator('.preview details', { hasText: /Other kinds of move|Altri movimenti/ });
    await others.locator('summary').press('Enter');
    await picture(page, `screens/other-moves-${size}`);
    await others.getByRole('button', { name: /Move obliquely|Muovi in obliquo/ }).press('Enter');
    await opened(page);
    await figures(page)
      .getByLabel(/^(Turn|Rotazione)/)
      .fill('12.5');
    await figures(page)
      .getByLabel(/^(Distance|Distanza)/)
      .fill('20');
    await picture(page, `screens/figures-large-battles-${size}`);
    await faultless(page);
    await press(page, /^(Confirm|Conferma)$/);
    await settled(page);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SK-MOV-1 a Move of a skirmish is typed', async () => {
    const record = recordAt(
      skirmish,
      'shakos-pick-up-ss',
      ({ frames }: SkirmishState) => frames.at(-1)?.at === 'acting',
    );
    const { context, page, heard } = await prepared(record, size, locale);
    const moves = decision(page).locator('details').first();
    await moves.locator('summary').press('Enter');
    await moves.locator('button').first().press('Enter');
    await opened(page);
    await figures(page)
      .getByRole('button', { name: /^(Less|Meno): / })
      .first()
      .press('Enter');
    await picture(page, `screens/figures-skirmish-${size}`);
    await faultless(page);
    expect(heard).toEqual([]);
    await context.close();
  });
});

/** The unit that may fire and then move, or -1. */
const firesFirst = (state: SimplicityState): number => {
  const waiting = simplicity.pending(state)[0];
  const found = simplicity
    .offers(state, waiting?.seat ?? '')
    .find((offer) => offer.type === 'moveFire' && offer.fireFirst);
  return found?.type === 'moveFire' ? found.unit : -1;
};

describe.each(SCREENS)('orders of Simplicity that were on no button, %s', (size, locale) => {
  it('SIP-MOV-6 a unit fires, then moves', async () => {
    let unit = -1;
    const record = recordAt(simplicity, 'windmill-ridge-ss', (state: SimplicityState) => {
      const top = state.frames.at(-1);
      unit = top?.at === 'turn' && top.step === 'orders' ? firesFirst(state) : -1;
      return unit >= 0;
    });
    const { context, page, heard } = await prepared(record, size, locale);
    await take(page, `unit-${unit}`);
    const place = await standing(page, `unit-${unit}`);
    await drag(page, place, [place[0] + 20, place[1] + 20]);
    const first = decision(page).getByRole('button', { name: /^Fire at .* first$|^Prima fai fuoco su / });
    await picture(page, `screens/fire-first-before-${size}`);
    await first.first().click();
    await picture(page, `screens/fire-first-${size}`);
    await expect
      .poll(() => decision(page).locator('.preview h3').innerText())
      .toMatch(/^Fire at .*, then |^Fai fuoco su .*, poi /);
    await faultless(page);
    await press(page, /^(Confirm|Conferma)$/);
    expect(heard).toEqual([]);
    await context.close();
  });

  it('SIP-MOV-11 a Command base rides round a corner', async () => {
    const { context, page, heard } = await prepared(orders(), size, locale);
    await take(page, 'command-0');
    const place = await standing(page, 'command-0');
    if (size === 'desk') await drag(page, place, [place[0] + 50, place[1]]);
    else {
      // On a phone the base may lie under the panels: by the list and figures.
      await decision(page).locator('.orders details summary').press('Enter');
      await decision(page).locator('.orders details button').first().press('Enter');
      await opened(page);
      await figures(page)
        .locator('input')
        .first()
        .fill(String(place[0] / 10 + 5));
      await figures(page)
        .locator('input')
        .last()
        .fill(String(place[1] / 10));
    }
    await decision(page)
      .getByRole('button', { name: /^Turn a corner here|^Fai una svolta qui/ })
      .press('Enter');
    if (size === 'desk') await opened(page);
    await picture(page, `screens/ride-corner-${size}`);
    await expect.poll(() => figures(page).locator('input').count()).toBe(4);
    await faultless(page);
    await press(page, /^(Confirm|Conferma)$/);
    const end = await standing(page, 'command-0');
    expect(Math.hypot(end[0] - place[0], end[1] - place[1])).toBeGreaterThan(40);
    expect(heard).toEqual([]);
    await context.close();
  });
});

it('resigns from the menu', async () => {
  const { context, page, heard } = await prepared(orders(), 'desk');
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.menu').getByRole('button', { name: 'Resign' }).click();
  await page
    .getByText(/Victory: /)
    .first()
    .waitFor();
  expect(heard).toEqual([]);
  await context.close();
});

it('offers a draw from the menu', async () => {
  const { context, page, heard } = await prepared(orders(), 'desk');
  await page.locator('.menu summary').click();
  await page.locator('.menu').getByRole('button', { name: 'Offer a draw' }).click();
  await settled(page);
  await press(page, 'Accept the draw');
  await page.locator('.victory h2', { hasText: 'Draw' }).waitFor();
  expect(heard).toEqual([]);
  await context.close();
});

it('LB-OPT-01 begins a ready battle with a Grand Battery and worn units', async () => {
  const { context, page, heard } = await visit(`${address}#/page/any/battles?large-battles`, {
    size: 'phone',
    ready: '.switches',
  });
  await page.locator('.switches summary').click();
  await page.getByLabel('Grand Battery').check();
  await page.getByLabel('Worn units').check();
  await picture(page, 'screens/battles-optional-phone');
  await page.locator('.scenario-more > summary').first().click();
  await page
    .getByRole('button', { name: /Hot seat|pass and play/ })
    .first()
    .click();
  await page.locator('#decision-title').waitFor();
  expect(heard).toEqual([]);
  await context.close();
});
