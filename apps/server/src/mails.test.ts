import { describe, expect, it } from 'vitest';
import { Browser } from '../test/client.ts';
import { mailServer } from '../test/mailServer.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';

it('a mail that cannot be sent leaves no channel, and no address in an answer', async () => {
  const mails = await mailServer(true);
  const more = { mail: { server: mails.address, from: 'drumhead@play.example' }, address: 'https://play.example' };
  const server = await serving(undefined, undefined, more);
  const owner = new Browser(server.port);
  const body = { kind: 'mail', address: 'ada@example.org', language: 'it', quiet: null };
  const { status, text } = await owner.ask('POST', '/api/channels', body);
  expect([status, text]).toEqual([502, '{"error":"the mail could not be sent"}']);
  expect(JSON.parse((await owner.ask('GET', '/api/channels')).text)).toMatchObject({ channels: [] });
  await server.close();
  mails.close();
});

it('a stranger is asked once a day to confirm, and everybody together not without end', async () => {
  const mails = await mailServer();
  const more = { mail: { server: mails.address, from: 'drumhead@play.example' }, address: 'https://play.example' };
  const server = await serving(undefined, { channels: 1000, mails: 3 }, more);
  const statuses: number[] = [];
  for (const name of ['ada', 'Ada+drums', 'bob', 'cleo', 'dora']) {
    const body = { kind: 'mail', address: `${name}@example.org`, language: 'en', quiet: null };
    const { status, text, headers } = await new Browser(server.port).ask('POST', '/api/channels', body);
    statuses.push(status);
    // It says when another may be asked for.
    if (status === 429) expect((JSON.parse(text) as { after: number }).after).toBe(Number(headers.get('retry-after')));
  }
  expect(statuses).toEqual([200, 429, 200, 200, 429]);
  expect(mails.texts).toHaveLength(3);
  await server.close();
  mails.close();
});

it('mails count for a day', async () => {
  const storage = storageOn(await openDatabase(newDatabase()));
  const take = (id: string, recipient: string, at: number) =>
    storage.takeMailing({ id, recipient, at }, { toRecipient: 1, inAll: 2 });
  const day = 24 * 3_600_000;
  expect(await take('1', 'ada', 0)).toBe(null);
  expect(await take('2', 'ada', day - 1)).toBe(day);
  expect(await take('3', 'ada', day)).toBe(null);
  await storage.dropMailing('3');
  expect(await take('4', 'ada', day)).toBe(null);
  expect(await take('5', 'bob', day + 1)).toBe(null);
  expect(await take('6', 'cleo', day + 2), 'as many as all get').toBe(2 * day);
  await storage.close();
});

describe('the links of a mail', () => {
  it('lead to pages with a button, which alone confirms an address, and ends its messages', async () => {
    const mails = await mailServer();
    const more = { mail: { server: mails.address, from: 'drumhead@play.example' }, address: 'https://play.example' };
    const server = await serving(undefined, undefined, more);
    const owner = new Browser(server.port);
    const body = { kind: 'mail', address: 'ada@example.org', language: 'it', quiet: null };
    expect((await owner.ask('POST', '/api/channels', body)).status).toBe(200);
    const [confirm = ''] = /(?<=https:\/\/play\.example)\/\S+/.exec(mails.texts[0] ?? '') ?? [];
    const state = async () =>
      (JSON.parse((await owner.ask('GET', '/api/channels')).text) as { channels: object[] }).channels;
    const reader = new Browser(server.port);
    const page = await reader.ask('GET', confirm);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<button>Ricevi gli avvisi</button>')]);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await state()).toMatchObject([{ confirmed: false }]);
    // A form of a page that tells nobody where it is.
    const form = { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await reader.ask('POST', `${confirm}x`, '', form)).status).toBe(403);
    expect((await reader.ask('POST', confirm, '', form)).text).toContain('D’ora in poi');
    const [channel] = (await state()) as [{ id: string; confirmed: boolean }];
    expect(channel.confirmed).toBe(true);
    await owner.ask('POST', `/api/channels/${channel.id}/test`);
    const [, stop = ''] = /avvisi: https:\/\/play\.example(\S+)/.exec(mails.texts[1] ?? '') ?? [];
    expect((await reader.ask('GET', stop)).text).toContain('Niente più avvisi');
    expect(await state()).toHaveLength(1);
    expect((await reader.ask('POST', stop, '', form)).status).toBe(200);
    expect(await state()).toEqual([]);
    await server.close();
    mails.close();
  });
});
