/** Notices of this server: its keys, how it sends, and the worker that does. */
import { createHmac } from 'node:crypto';
import type { Agent } from 'node:https';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Storage } from '../storage/storage.ts';
import { newSecret } from '../http/keys.ts';
import type { Amount } from '../limits.ts';
import type { World } from '../world.ts';
import { type Letters, lettersOn } from './letters.ts';
import { type Notifier, type NotifierNeeds, notifierOn } from './notifier.ts';
import { postmanOn } from './postman.ts';
import { publicAgent } from './publicAddress.ts';
import { type PushKeys, send, sendBundle, type SenderNeeds } from './senders.ts';

/** Milliseconds. */
const MAIL_ANSWERS = 10_000;
/** Between two looks for mails. */
const LOOKS = 5000;

/** A token for a link in a mail: nobody can make one who lacks the server's key. */
export type TokenFor = (purpose: 'confirm' | 'stop', channel: string) => string;

export interface NoticesNeeds {
  readonly storage: Storage;
  readonly address: string;
  readonly mail: { readonly server: string; readonly from: string } | null;
  readonly agent: Agent | null;
  /** Mails of a day to people who have not agreed to any. */
  readonly mostMails: Amount;
  /** Mails to one domain in a minute, of this process. */
  readonly perDomain: Amount;
  readonly now: () => number;
  readonly world: World;
  /** In the place of push services, mail servers and webhooks. */
  readonly deliver?: NotifierNeeds['send'] | undefined;
  readonly report: (what: string, error: unknown) => void;
}

export interface Notices extends Notifier {
  readonly senders: SenderNeeds;
  readonly letters: Letters;
  readonly tokenFor: TokenFor;
  /** Notices since it began. */
  readonly counts: { readonly sent: number; readonly failed: number };
}

/** A mail server with milliseconds that it may take: else it holds a notice up for minutes. */
function patient(server: string): string {
  const address = new URL(server);
  for (const step of ['connectionTimeout', 'greetingTimeout', 'dnsTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(step)) address.searchParams.set(step, String(MAIL_ANSWERS));
  }
  return address.href;
}

export async function noticesOn(needs: NoticesNeeds): Promise<Notices> {
  const { storage, address, mail, agent, now, world, report } = needs;
  // Subscriptions of browsers hold to the push keys: they are made once and stay.
  const pushKeys = await storage.keyCalled('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const linkKey = await storage.keyCalled('links', () => newSecret(world));
  const tokenFor: TokenFor = (purpose, channel) =>
    createHmac('sha256', linkKey).update(`drumhead-${purpose}-1\n${channel}`).digest('base64url');
  const senders: SenderNeeds = {
    pushKeys: JSON.parse(pushKeys) as PushKeys,
    address,
    mail: mail === null ? null : { transport: createTransport(patient(mail.server)), from: mail.from },
    agent: agent ?? publicAgent(),
    world,
    stopLink: (channel) => `${address}/api/channels/${channel}/stop?token=${tokenFor('stop', channel)}`,
  };
  const letters = lettersOn({ storage, key: linkKey, mail: senders.mail, inAll: needs.mostMails, now, world });
  const counts = { sent: 0, failed: 0 };
  const postman = postmanOn({
    storage,
    now,
    world,
    perDomain: needs.perDomain,
    send: (bundle) => sendBundle(senders, bundle),
    report,
    failed: () => {
      counts.failed += 1;
    },
  });
  /** Mails wait for each other, where there is a mail server; all else goes at once. */
  const deliver: NotifierNeeds['send'] = (channel, { t, table, battle, seat }) => {
    const isWhole = t !== 'test' && table !== undefined && battle !== undefined && seat !== undefined;
    return channel.kind === 'mail' && mail !== null && isWhole
      ? postman.post(channel, { t, table, battle, seat })
      : send(senders, channel, { t, ...(table && { table }), ...(battle && { battle }), ...(seat && { seat }) });
  };
  const notifier = notifierOn({
    storage,
    now,
    world,
    send: needs.deliver ?? deliver,
    report,
    count: (isSent) => {
      counts[isSent ? 'sent' : 'failed'] += 1;
    },
  });
  const look = async (): Promise<void> => {
    await notifier.look();
    if (mail !== null) await postman.look();
  };
  const lookForMails = (): Promise<void> =>
    postman.look().catch((error: unknown) => report('mails were not looked for', error));
  const stop = mail === null ? () => undefined : world.every(LOOKS, () => void lookForMails());
  async function close(): Promise<void> {
    stop();
    await Promise.all([notifier.close(), postman.close()]);
  }
  return { ...notifier, look, close, senders, letters, tokenFor, counts };
}
