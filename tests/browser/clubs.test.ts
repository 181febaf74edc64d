// Two new users, at a desk in English and with a phone in Italian, found a club and play a league that nobody looks after.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverOn } from '../../apps/server/src/app.ts';
import type { RunningServer } from '../../apps/server/src/serverOptions.ts';
import { REAL } from '../../apps/server/src/world.ts';
import { dist } from '../../scripts/site.ts';
import { picture } from './pictures.ts';
import { faultless, inChromium, visit } from './visits.ts';

inChromium();

const folder = mkdtempSync(join(tmpdir(), 'drumhead-clubs-'));
const DAY = 24 * 3_600_000;
let server: RunningServer;
let address = '';
/** Milliseconds that the server is ahead. */
let ahead = 0;
/** Its timers come so many times as often, but for slow ones: by the next ping a browser must have answered the last. */
const HASTE = 50;
const SLOW = 20_000;

beforeAll(async () => {
  const world = {
    ...REAL,
    now: () => REAL.now() + ahead,
    steady: () => REAL.steady() + ahead,
    every: (ms: number, then: () => void) => REAL.every(ms < SLOW ? ms / HASTE : ms, then),
  };
  server = await serverOn({ database: join(folder, 'battles.db'), pages: dist, world });
  address = `http://localhost:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('brings two people to a club by its link, and to their battles in a league with two computers, without help', async () => {
  const host = await visit(`${address}/#/page/any/clubs`, { ready: 'h2' });
  await host.page.getByLabel('Name of the club').fill('The Tuesday Table');
  await host.page.getByLabel('Your name in the club').fill('Sabretache');
  await host.page.getByRole('button', { name: 'Found a club' }).click();
  const link = host.page.getByLabel('Whoever opens this link can join.');
  await link.waitFor();
  await faultless(host.page);

  const guest = await visit(await link.inputValue(), { size: 'phone', locale: 'it-IT', touch: true, ready: 'h2' });
  await guest.page.getByLabel('Il tuo nome nel circolo').fill('Mollwitz');
  await faultless(guest.page);
  await guest.page.getByRole('button', { name: 'Entra nel circolo' }).click();
  await guest.page.getByRole('button', { name: 'Calendario' }).click();
  await guest.page.getByRole('button', { name: 'Proponi una serata' }).click();
  await guest.page.getByText('Adesioni: Mollwitz').waitFor();
  await picture(guest.page, 'clubs/club-390');

  await host.page.getByRole('link', { name: 'Start a league' }).click();
  await host.page.getByRole('button', { name: /^Simplicity/ }).click();
  await host.page.getByRole('heading', { name: 'Windmill Ridge' }).waitFor();
  await host.page.getByLabel('Name of the league').fill('Winter League');
  await host.page.getByLabel('Computer 1').selectOption('recruit');
  await host.page.getByLabel('Computer 2').selectOption('recruit');
  await picture(host.page, 'clubs/new-league', { fullPage: true });
  await host.page.getByRole('button', { name: 'Start a league' }).click();
  await host.page.getByRole('heading', { name: 'Winter League' }).waitFor();

  await guest.page.reload();
  await guest.page.getByRole('button', { name: 'Campionati' }).click();
  await guest.page.getByRole('link', { name: 'Apri il campionato' }).click();
  await guest.page.getByRole('button', { name: 'Iscriviti al campionato' }).click();
  await guest.page.getByRole('button', { name: 'Ritirati dal campionato' }).waitFor();

  // Nobody does anything; days later everybody has his battles.
  ahead = 4 * DAY;
  const turn = host.page.getByRole('link', { name: /^Your move/ });
  await expect
    .poll(
      async () => {
        await host.page.reload();
        await host.page.getByRole('heading', { name: 'Standings' }).waitFor();
        return turn.count();
      },
      // Each look opens the page anew.
      { interval: 1_000 },
    )
    .toBe(2);
  await host.page.getByText('Round 1 was drawn').waitFor();
  expect(await host.page.locator('.league-square').count()).toBe(4);
  await faultless(host.page);
  await picture(host.page, 'clubs/league', { fullPage: true });
  await guest.page.reload();
  await guest.page.getByRole('button', { name: 'Classifica' }).click();
  await guest.page.setViewportSize({ width: 320, height: 640 });
  await guest.page.emulateMedia({ colorScheme: 'dark' });
  await faultless(guest.page);
  await picture(guest.page, 'clubs/league-320', { fullPage: true });

  await host.page.keyboard.press('Tab');
  await turn.first().focus();
  await host.page.keyboard.press('Enter');
  await host.page.waitForURL(/#\/battle\/online-/);
  await host.page.goBack();
  await host.page.getByRole('link', { name: 'The Tuesday Table' }).click();
  await host.page.getByRole('heading', { name: 'The Tuesday Table' }).waitFor();
  // One's own battles are one's own seat, all others can be watched.
  await host.page
    .getByRole('link', { name: /^Take your seat/ })
    .first()
    .waitFor();
  await faultless(host.page);
  await picture(host.page, 'clubs/club', { fullPage: true });
  expect([...host.heard, ...guest.heard]).toEqual([]);
});
