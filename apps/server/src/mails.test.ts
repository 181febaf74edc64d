import { describe, expect, it } from 'vitest';
import { Browser } from '../test/client.ts';
import { mailServer } from '../test/mailServer.ts';
import { serving } from '../test/serving.ts';

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
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<button>Ricevi i messaggi</button>')]);
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await state()).toMatchObject([{ confirmed: false }]);
    // A form of a page that tells nobody where it is.
    const form = { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await reader.ask('POST', `${confirm}x`, '', form)).status).toBe(403);
    expect((await reader.ask('POST', confirm, '', form)).text).toContain('D’ora in poi');
    const [channel] = (await state()) as [{ id: string; confirmed: boolean }];
    expect(channel.confirmed).toBe(true);
    await owner.ask('POST', `/api/channels/${channel.id}/test`);
    const [, stop = ''] = /messaggi: https:\/\/play\.example(\S+)/.exec(mails.texts[1] ?? '') ?? [];
    expect((await reader.ask('GET', stop)).text).toContain('Niente più messaggi');
    expect(await state()).toHaveLength(1);
    expect((await reader.ask('POST', stop, '', form)).status).toBe(200);
    expect(await state()).toEqual([]);
    await server.close();
    mails.close();
  });
});
