// The pages of an account in a real browser: a passkey of a virtual authenticator, and the link of a mail.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serverOn } from '../../apps/server/src/app.ts';
import type { RunningServer } from '../../apps/server/src/serverOptions.ts';
import { mailServer } from '../../apps/server/test/mailServer.ts';
import { dist } from '../../scripts/site.ts';
import { picture } from './pictures.ts';
import { faultless, inChromium, visit } from './visits.ts';

inChromium();

const folder = mkdtempSync(join(tmpdir(), 'drumhead-account-'));
let server: RunningServer;
let mails: Awaited<ReturnType<typeof mailServer>>;
/** By name: no passkey belongs to an address of numbers. */
let address = '';

beforeAll(async () => {
  mails = await mailServer();
  const mail = { server: mails.address, from: 'drumhead@play.example' };
  server = await serverOn({ database: join(folder, 'battles.db'), pages: dist, mail, address: 'https://play.example' });
  address = `http://localhost:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  mails.close();
  rmSync(folder, { recursive: true, force: true });
});

async function authenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('a passkey makes an account, and opens it again', async () => {
  const { page, heard } = await visit(`${address}/account`);
  await faultless(page);
  const button = (name: string) => page.getByRole('button', { name });
  await authenticator(page);
  await button('Create an account with a passkey').click();
  await page.getByText('Signed in with a passkey').waitFor();
  await faultless(page);
  await picture(page, 'account/desk');
  await button('Remove passkey').click();
  await page.getByText('The last passkey stays').waitFor();
  await button('Sign out').click();
  await button('Sign in with a passkey').click();
  await page.getByText('Signed in with a passkey').waitFor();
  await button('Add a passkey').waitFor();
  expect(heard).toEqual([]);
  await page.context().close();
});

it('a link in a mail leads to a page whose button signs in; an account can be deleted', async () => {
  const { page, heard } = await visit(`${address}/account`, { size: 'phone', locale: 'it-IT', touch: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await faultless(page);
  await picture(page, 'account/phone');
  await page.getByLabel('Indirizzo email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Invia un link' }).click();
  await page.getByText('Un link è in arrivo').waitFor();
  const link = /(?<=https:\/\/play\.example)\/\S+/.exec(mails.texts[0] ?? '')?.[0] ?? '';
  await page.goto(`${address}${link}`);
  await faultless(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByText('Accesso effettuato: ada@example.org').waitFor();
  await picture(page, 'account/phoneIn', { fullPage: true });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Elimina l’account' }).click();
  await page.getByText('L’account è eliminato.').waitFor();
  expect(heard).toEqual([]);
  await page.context().close();
});
