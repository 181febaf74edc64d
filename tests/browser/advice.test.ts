// Advice in Chromium: asked for in the menu it says what the captain would order, marks it on the table, and is what the
// captain of Node says; beside the orders of a computer player the log says why. What is about to be a mistake is said.
import { advise, objectionTo, playerCalled } from '@drumhead/bots';
import { type Battle, begin, DICE, momentOf, playOut, seededDice, writeRecord } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import type { Command } from '@drumhead/simplicity';
import { describe, expect, it } from 'vitest';
import { goldenRecords, replayGolden } from '../../scripts/golden.ts';
import { SMALL_BATTLES } from './battles/smallBattles.ts';
import { picture } from './pictures.ts';
import { openStory, faultless, inChromium, prepared, take } from './visits.ts';

inChromium();

const SEED = 'advice';
/** Commands before the page takes over, at least. */
const BEFORE = 60;

/** A battle in which a person plays the seat that decides now against a captain. */
function foughtBy(id: string, scenario: string): { readonly battle: Battle; readonly record: string } {
  const known = knowledgeOf(id);
  const { ruleset } = known;
  const begun = begin(ruleset, ruleset.scenario(scenario));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const seats = ruleset.seats(begun.value.state);
  const captain = { rank: 'captain', weights: {} } as const;
  const players = Object.fromEntries(seats.map((seat) => [seat, playerCalled(captain, known, SEED)]));
  const mine = seats[0] ?? '';
  const dice = seededDice(SEED);
  let battle = playOut(begun.value, { players, dice }, { most: BEFORE });
  const isAsked = ({ state }: Battle): boolean => {
    const waits = ruleset.pending(state)[0];
    return waits !== undefined && waits.seat === mine && ruleset.offers(state, mine).length > 1;
  };
  while (!isAsked(battle)) battle = playOut(battle, { players, dice }, { most: battle.count + 1 });
  const about = { scenario, seats: { ...Object.fromEntries(seats.map((seat) => [seat, 'captain'])), [mine]: 'human' } };
  return { battle, record: writeRecord(battle, about) };
}

describe('advice on the page', () => {
  it.each([
    ['large-battles', 'peninsular-clash', 'desk', 'en-GB'],
    ['skirmish', 'shakos-pick-up', 'desk', 'it-IT'],
    ['simplicity', 'windmill-ridge', 'phone', 'en-GB'],
  ] as const)(
    'in %s is asked for in the menu, and found beside orders of the computer',
    async (id, scenario, size, locale) => {
      const { battle, record } = foughtBy(id, scenario);
      const { ruleset } = battle;
      const seat = ruleset.pending(battle.state).find((waits) => waits.seat !== DICE)?.seat ?? '';
      const found = advise(knowledgeOf(id), ruleset.view(battle.state, seat), seat);
      const { page } = await prepared(record, size, locale);
      const isItalian = locale === 'it-IT';
      await page.locator('.menu > summary').click();
      await page
        .locator('.menu')
        .getByRole('button', { name: isItalian ? 'Consigliami' : 'Advise me' })
        .click();
      const advice = page.locator('aside.advice');
      await advice.locator('strong').waitFor();
      expect(await advice.innerText()).not.toMatch(/web\.|\b(?:lb|sk|sip)\./);
      // As many reasons as Node finds, and the same chances.
      expect(await advice.locator('ul li').count()).toBe(found?.reasons.length);
      expect(await advice.locator('table tr').count()).toBe(found?.odds.length);
      await faultless(page);
      await picture(page, `screens/advice-${id}`);
      await advice.getByRole('button', { name: isItalian ? 'Nascondi il consiglio' : 'Hide the advice' }).click();
      expect(await advice.count()).toBe(0);

      // The sheet of a phone shows the log at its full height alone.
      if (size === 'phone') await page.getByRole('button', { name: 'Show more' }).tap();
      await openStory(page);
      await page
        .locator('.log')
        .getByRole('button', { name: isItalian ? 'Perché?' : 'Why?' })
        .last()
        .click();
      const why = page.locator('.log .advice');
      await why.locator('strong').waitFor();
      expect(await why.innerText()).toContain(isItalian ? 'L’ordine del computer' : 'The computer’s order');
      await picture(page, `screens/why-${id}`);
    },
  );

  it('objects to a charge in hand that would be a mistake, until it is laid down', async () => {
    const { record, unit, target } = mistake();
    const { context, page, heard } = await prepared(record, 'phone', 'it-IT');
    const hint = page.locator('.guide-hint p');
    expect(await hint.count()).toBe(0);
    await take(page, `unit-${unit}`);
    await take(page, `unit-${target}`);
    await hint.waitFor();
    expect(await hint.innerText()).toMatch(
      /^Suggerimento: Meglio: .+\. Motivo: .+\. Probabilità di vittoria: \d+ punti/,
    );
    await faultless(page);
    await picture(page, 'screens/hint-phone');
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    expect(heard).toEqual([]);
    await context.close();
  });
});

/** A recorded battle up to a moment at which the captain objects to a charge of one unit on another, in whatever way. */
function mistake(): { readonly record: string; readonly unit: number; readonly target: number } {
  const known = knowledgeOf('simplicity');
  const { ruleset } = known;
  const golden = goldenRecords('simplicity').find(({ name }) => name === 'windmill-ridge-ss');
  if (!golden) throw new Error('no such golden record');
  const whole = replayGolden(ruleset, golden);
  for (let at = 0; at < whole.count; at++) {
    const moment = momentOf(whole, at);
    const { state } = moment;
    const seat = ruleset.pending(state)[0]?.seat ?? DICE;
    const charges = (ruleset.offers(state, seat) as readonly Command[]).filter((offer) => offer.type === 'charge');
    for (const { unit, target } of charges) {
      const ways = charges.filter((one) => one.unit === unit && one.target === target);
      if (!ways.every((way) => objectionTo(known, ruleset.view(state, seat), seat, way) !== null)) continue;
      const seats = Object.fromEntries(ruleset.seats(state).map((one) => [one, one === seat ? 'human' : 'corporal']));
      return { record: writeRecord(moment, { scenario: golden.header.scenario, seats }), unit, target };
    }
  }
  throw new Error('no charge is a mistake');
}

it('a captain fights the battle to its end in place of a person, who has said so twice', async () => {
  const { ruleset, setup, mine } = SMALL_BATTLES['Shakos'] ?? never();
  const begun = begin(ruleset, setup);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const known = knowledgeOf(ruleset.id);
  const seats = ruleset.seats(begun.value.state);
  const captain = playerCalled({ rank: 'captain', weights: {} } as const, known, SEED);
  const players = Object.fromEntries(seats.map((seat) => [seat, captain]));
  const dice = seededDice(SEED);
  const isAsked = ({ state }: Battle): boolean =>
    (state as { gameTurn: number }).gameTurn > 0 && ruleset.pending(state)[0]?.seat === mine;
  let battle = begun.value;
  while (!isAsked(battle)) battle = playOut(battle, { players, dice }, { most: battle.count + 1 });
  const roles = { ...Object.fromEntries(seats.map((seat) => [seat, 'captain'])), [mine]: 'human' };
  const { page, heard } = await prepared(writeRecord(battle, { scenario: null, seats: roles }), 'desk');
  const finish = page.locator('.menu').getByRole('button', { name: 'Let the computer finish the battle' });
  await page.locator('.menu > summary').click();
  await finish.click();
  const isSure = async () => (await page.locator('.menu').innerText()).includes('until the battle is over');
  expect(await isSure()).toBe(true);
  // Whoever opens the menu again is asked again.
  await page.locator('.menu > summary').click();
  await page.locator('.menu > summary').click();
  expect(await isSure()).toBe(false);
  await finish.click();
  expect(await isSure()).toBe(true);
  expect(await page.locator('.victory').count()).toBe(0);
  await finish.click();
  await page.locator('.victory h2').waitFor({ timeout: 200_000 });
  expect(heard).toEqual([]);
}, 300_000);

function never(): never {
  throw new Error('no such battle');
}
