// Advice in Chromium: asked for in the menu it says what the captain would order, marks it on the table, and is what the
// captain of Node says; beside the orders of a computer player the log says why.
import { advise, playerCalled } from '@drumhead/bots';
import { type Battle, begin, DICE, playOut, seededDice, writeRecord } from '@drumhead/engine';
import { knowledgeOf } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { picture } from './pictures.ts';
import { faultless, inChromium, prepared } from './visits.ts';

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
});
