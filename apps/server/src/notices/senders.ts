/** What each kind of channel asks for, and how a notice is sent over it. */
import type { Agent } from 'node:https';
import { allLanguages } from '@drumhead/content';
import { anything, choice, constant, nullable, record, tagged, text } from '@drumhead/content/schema';
import { CHANNEL_KINDS, type ChannelKind, type SentKey, type SentResult } from '@drumhead/protocol';
import type { Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { World } from '../world.ts';
import { dailyHours } from '../http/dailyHours.ts';
import type { StoredChannel } from '../storage/noticeRows.ts';
import type { Bundle } from '../storage/outboxRows.ts';
import type { NoticeKind } from '../storage/stored.ts';
import { translate } from '../words.ts';
import { MAIL_ADDRESS } from './mailAddress.ts';
import { addressFault, NotPublic, post } from './publicAddress.ts';

/** What is said: no secret, and nothing of the battle but its name. */
export interface Notice {
  readonly t: NoticeKind | 'test';
  readonly table?: string;
  readonly battle?: string;
  readonly seat?: string;
}

/** `gone`: nothing will ever arrive there again. */
export interface Sent {
  readonly ok: boolean;
  readonly gone: boolean;
  readonly result: SentResult;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface SenderNeeds {
  readonly pushKeys: PushKeys;
  /** Where this server is reached, such as `https://play.example`; empty where that was not said. */
  readonly address: string;
  readonly mail: { readonly transport: Transporter; readonly from: string } | null;
  readonly agent: Agent;
  readonly world: World;
  /** Where one click ends a channel. */
  readonly stopLink: (channel: string) => string;
}

/** Push services want to know whom to ask; some refuse this. */
const UNKNOWN = 'https://drumhead.invalid';

const OK: SentResult = { key: 'protocol.sent.ok', facts: {} };

/** Seconds that a push service keeps a message for a browser that is closed. */
const KEEPS = 24 * 3600;

type Send = (needs: SenderNeeds, channel: StoredChannel, notice: Notice) => Promise<Sent>;

export async function send(needs: SenderNeeds, channel: StoredChannel, notice: Notice): Promise<Sent> {
  try {
    return await KINDS[channel.kind].send(needs, channel, notice);
  } catch (error) {
    // The text of an error may hold an address, and is in one language.
    if (error instanceof NotPublic) return unsent('protocol.sent.private');
    const isSilent = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
    return unsent(isSilent ? 'protocol.sent.silent' : 'protocol.sent.failed');
  }
}

/** It did not arrive. `gone`: nothing will ever arrive there again. */
export function unsent(key: SentKey, gone = false): Sent {
  return { ok: false, gone, result: { key, facts: {} } };
}

async function sendPush(
  { pushKeys, address, agent, world }: SenderNeeds,
  channel: StoredChannel,
  notice: Notice,
): Promise<Sent> {
  const subscription = JSON.parse(channel.target) as webPush.PushSubscription;
  const fault = addressFault(subscription.endpoint);
  if (fault !== null) return unsent(`protocol.sent.${fault}`, true);
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject: address === '' ? UNKNOWN : address, ...pushKeys },
    TTL: KEEPS,
    contentEncoding: 'aes128gcm',
  });
  const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const status = await post(endpoint, { headers: said, body: Buffer.from(body ?? '') }, agent, world);
  return { ...afterStatus(status), gone: status === 404 || status === 410 };
}

async function sendWebhook(
  { address, agent, world }: SenderNeeds,
  { target }: StoredChannel,
  notice: Notice,
): Promise<Sent> {
  const { address: to } = JSON.parse(target) as { readonly address: string };
  const fault = addressFault(to);
  if (fault !== null) return unsent(`protocol.sent.${fault}`, true);
  const body = Buffer.from(JSON.stringify({ ...notice, ...linkOf(address, notice) }));
  return {
    ...afterStatus(await post(to, { headers: { 'Content-Type': 'application/json' }, body }, agent, world)),
    gone: false,
  };
}

async function sendMail(needs: SenderNeeds, channel: StoredChannel, notice: Notice): Promise<Sent> {
  return mailTo(needs, channel, [notice]);
}

/** One mail with all that waits for its reader. Throws what the mail server says. */
async function mailTo(
  { mail, address, stopLink }: SenderNeeds,
  channel: StoredChannel,
  notices: readonly Notice[],
): Promise<Sent> {
  const [first] = notices;
  if (mail === null || first === undefined) return unsent('protocol.sent.noMail');
  const { address: to } = JSON.parse(channel.target) as { readonly address: string };
  const { language } = channel;
  const stop = stopLink(channel.id);
  const texts = notices.map((notice) =>
    translate(`server.mail.${notice.t}.text`, language, { link: linkOf(address, notice).link }),
  );
  const subject =
    notices.length === 1
      ? translate(`server.mail.${first.t}`, language)
      : translate('server.mail.digest', language, { count: String(notices.length) });
  await mail.transport.sendMail({
    from: mail.from,
    to,
    subject,
    text: `${texts.join('\n\n')}\n\n-- \n${translate('server.mail.stop', language, { link: stop })}\n`,
    // One click in the reader's program ends it, without a visit.
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  return { ok: true, gone: false, result: OK };
}

interface SmtpError {
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/** No such address, or one that takes no mail: SMTP 5xx to the recipient. With 5.7 it is the sender who is refused. */
const isBounce = (error: unknown): boolean => {
  const { responseCode = 0, response = '', command } = error as SmtpError;
  return responseCode >= 500 && command === 'RCPT TO' && !/^5\d\d[ -]5\.7\./.test(response);
};

export async function sendBundle(needs: SenderNeeds, { channel, mails }: Bundle): Promise<Sent | 'bounced'> {
  try {
    return await mailTo(
      needs,
      channel,
      mails.map(({ kind, ...where }) => ({ t: kind, ...where })),
    );
  } catch (error) {
    // What the mail server says holds the address.
    return isBounce(error) ? 'bounced' : unsent('protocol.sent.failed');
  }
}

function afterStatus(status: number): Pick<Sent, 'ok' | 'result'> {
  const ok = status >= 200 && status < 300;
  return { ok, result: ok ? OK : { key: 'protocol.sent.status', facts: { status } } };
}

function linkOf(address: string, { table }: Notice): { readonly link: string } {
  return { link: table === undefined ? address : `${address}/t/${table}` };
}

const common = { language: choice(allLanguages), quiet: nullable(dailyHours) };

/** Every kind of channel: what a session that adds one says, and how it is reached. */
const KINDS = {
  push: {
    asked: record(
      {
        kind: constant('push'),
        subscription: record(
          { endpoint: text(1000), keys: record({ p256dh: text(200), auth: text(100) }, {}) },
          { expirationTime: anything },
        ),
        ...common,
      },
      /** The endpoint that this browser had before: its channel goes on with the new one. */
      { replaces: text(1000) },
    ),
    send: sendPush,
  },
  webhook: { asked: record({ kind: constant('webhook'), address: text(1000), ...common }, {}), send: sendWebhook },
  mail: {
    asked: record({ kind: constant('mail'), address: text(200, MAIL_ADDRESS), ...common }, {}),
    send: sendMail,
  },
} as const satisfies Readonly<Record<ChannelKind, { readonly asked: unknown; readonly send: Send }>>;

/** A channel as a session asks for it. */
export const newChannel = tagged(
  'kind',
  CHANNEL_KINDS.map((kind) => KINDS[kind].asked),
);
