/**
 * Sends the mails that wait: all that waits for one address in one mail, no second one within half an hour unless a clock runs
 * out, so many to one domain in a minute, none in quiet hours; what no longer holds goes unsent. An address whose mails bounce
 * three times one after another gets no more.
 */
import { allowance, type Amount, amountOf } from '../limits.ts';
import { type Bundle, SPACING } from '../storage/outboxRows.ts';
import type { StoredChannel } from '../storage/noticeRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { quietUntil } from './quiet.ts';
import { type Notice, type Sent, unsent } from './senders.ts';

const MINUTE = 60_000;
/** A process has a bundle to itself for so long. */
const CLAIM = 2 * MINUTE;
/** Bundles that are sent at once. */
const TOGETHER = 20;
/** Milliseconds after which it is tried again where the mail server did not take it; then it is given up. */
const AGAIN = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE];
const MOST_BOUNCES = 3;
/** A bounce is tried again: mailboxes are full for a day. */
const AFTER_BOUNCE = 24 * 60 * MINUTE;

export interface Postman {
  /** Takes a notice for a channel of mail. */
  post(
    channel: StoredChannel,
    notice: Required<Omit<Notice, 't'>> & { readonly t: Bundle['mails'][number]['kind'] },
  ): Promise<Sent>;
  /** Sends what is due. */
  look(): Promise<void>;
  /** Waits for what is being sent; nothing more is. */
  close(): Promise<void>;
}

export interface PostmanNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: Pick<World, 'steady'>;
  /** Mails to one domain in a minute. */
  readonly perDomain: Amount;
  /** `bounced`: nobody has this address, or takes no mail. */
  readonly send: (bundle: Bundle) => Promise<Sent | 'bounced'>;
  readonly report: (what: string, error: unknown) => void;
  /** A mail did not arrive. */
  readonly failed: () => void;
}

const OK: Sent = { ok: true, gone: false, result: { key: 'protocol.sent.ok', facts: {} } };

const domainOf = ({ target }: StoredChannel): string =>
  ((JSON.parse(target) as { readonly address?: string }).address ?? '').split('@').at(-1)?.toLowerCase() ?? '';

export function postmanOn({ storage, now, world, perDomain, send, report, failed }: PostmanNeeds): Postman {
  const domains = allowance(perDomain, MINUTE);
  /** By domain: until when mails that wait have a place of their own in its row, so that each is looked at once or twice. */
  const rows = new Map<string, number>();
  let looking: Promise<void> | null = null;
  let isClosed = false;

  async function deliver(bundle: Bundle): Promise<void> {
    const { channel, tries, bounces } = bundle;
    const at = now();
    const quiet = channel.quiet === null ? null : quietUntil(channel.quiet, at);
    if (quiet !== null) return storage.putOffMails(bundle, at, { again: quiet, tries, bounces });
    const domain = domainOf(channel);
    if (!domains.take(domain, world.steady()))
      return storage.putOffMails(bundle, at, { again: at + placeIn(domain), tries, bounces });
    const sent = await send(bundle);
    if (sent === 'bounced') return bounced(bundle, at);
    await storage.setResult(channel.id, at, sent.result);
    if (sent.ok) return storage.mailed(bundle, at);
    failed();
    const again = AGAIN[tries];
    return again === undefined
      ? storage.dropMails(bundle)
      : storage.putOffMails(bundle, at, { again: at + again, tries: tries + 1, bounces });
  }

  /** Milliseconds until its place in the row of a domain that has had its mails of this minute. */
  function placeIn(domain: string): number {
    const now = world.steady();
    for (const [name, end] of rows) if (end <= now) rows.delete(name);
    const place = Math.max(rows.get(domain) ?? 0, now + domains.wait(domain, now));
    rows.set(domain, place + MINUTE / Math.max(1, amountOf(perDomain)));
    return Math.ceil(place - now);
  }

  async function bounced(bundle: Bundle, at: number): Promise<void> {
    failed();
    const { channel, tries, bounces } = bundle;
    await storage.setResult(channel.id, at, unsent('protocol.sent.failed').result);
    if (bounces + 1 < MOST_BOUNCES)
      return storage.putOffMails(bundle, at, { again: at + AFTER_BOUNCE, tries, bounces: bounces + 1 });
    await storage.dropMails(bundle);
    await storage.removeChannel(channel.id);
  }

  async function lookOnce(): Promise<void> {
    for (;;) {
      const bundles = await storage.claimMails(now(), SPACING, CLAIM, TOGETHER);
      const done = await Promise.allSettled(bundles.map(deliver));
      // It is free again when the claim is over.
      for (const one of done) if (one.status === 'rejected') report('a mail was not sent', one.reason);
      if (bundles.length < TOGETHER || isClosed) return;
    }
  }

  return {
    async post(channel, { t, table, battle, seat }) {
      // Whoever runs out of time is not to wait for others' mails.
      await storage.post(channel.id, { kind: t, table, battle, seat }, now(), t === 'reminder');
      return OK;
    },
    look: () =>
      (looking ??= lookOnce().finally(() => {
        looking = null;
      })),
    async close() {
      isClosed = true;
      // The mail server answers within ten seconds, or fails.
      await looking?.catch(() => undefined);
    },
  };
}
