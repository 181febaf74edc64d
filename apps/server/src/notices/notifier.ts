/** Tells people that it is their turn, and reminds them before their clock ends. Any number of processes do it together. */
import type { Storage } from '../storage/storage.ts';
import type { StoredChannel, StoredNotice } from '../storage/noticeRows.ts';
import { type Claim, claimOn } from './claim.ts';
import { quietUntil } from './quiet.ts';
import { type Notice, type Sent, unsent } from './senders.ts';
import type { World } from '../world.ts';

/** Milliseconds for which a process has a notice to itself; a crash leaves it to another one after that. */
const CLAIM = 60_000;
/** Milliseconds in which one channel must have answered. */
const SENDING = 40_000;
/** Channels that are told of one notice: more than one person has. */
const MOST_CHANNELS = 20;
/** Notices of one look, and milliseconds between two looks. */
const TOGETHER = 20;
const LOOKS = 5000;
/** Milliseconds for which the end of the server waits for what is being sent. */
const PATIENCE = 5000;
/** Milliseconds after which it is tried again where nothing could be sent; then it is given up. */
const AGAIN = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];

export interface NotifierNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: World;
  readonly send: (channel: StoredChannel, notice: Notice) => Promise<Sent>;
  /** Milliseconds in which one is sent, and for which a notice is claimed, where they are not the usual ones. */
  readonly sending?: number;
  readonly claim?: number;
  readonly report: (what: string, error: unknown) => void;
  /** A notice was sent, or not. */
  readonly count: (isSent: boolean) => void;
}

export interface Notifier {
  /** Sends what is due. */
  look(): Promise<void>;
  /** Waits for what is being sent, but not for long. */
  close(): Promise<void>;
}

/** What came of it, or `late` where it took longer than `most` milliseconds, or was given up by one of `waiting`. */
async function withinTime<T>(
  world: World,
  work: Promise<T>,
  most: number,
  late: T,
  waiting: Set<() => void> = new Set(),
): Promise<T> {
  let giveUp = (): void => undefined;
  const patience = new Promise<T>((done) => {
    giveUp = () => done(late);
  });
  const cancel = world.after(most, giveUp);
  waiting.add(giveUp);
  return Promise.race([work, patience]).finally(() => {
    cancel();
    waiting.delete(giveUp);
  });
}

export function notifierOn(needs: NotifierNeeds): Notifier {
  const { storage, now, world } = needs;
  const length = needs.claim ?? CLAIM;
  let looking: Promise<void> | null = null;
  let isClosed = false;
  const claims = new Set<Claim>();
  /** Each gives up one sender that has not answered. */
  const waiting = new Set<() => void>();

  async function tellOf(notice: StoredNotice): Promise<void> {
    const kept = (error: unknown): void => needs.report('a notice was not kept', error);
    const claim = claimOn(notice, { storage, now, world, length, report: kept });
    claims.add(claim);
    try {
      await tellWith(claim, notice);
    } finally {
      claim.end();
      claims.delete(claim);
    }
  }

  async function tellWith(claim: Claim, { table, chair, battle, seat, kind, tries, ...was }: StoredNotice) {
    const done = new Set(was.done);
    const channels = (await storage.channelsAt(table, chair)).filter(({ id }) => !done.has(id));
    let wakes = Number.POSITIVE_INFINITY;
    let hasFailed = false;

    async function tellOver(channel: StoredChannel): Promise<void> {
      const quiet = channel.quiet === null ? null : quietUntil(channel.quiet, now());
      if (quiet !== null) {
        wakes = Math.min(wakes, quiet);
        return;
      }
      // Another process has it by now.
      if (!claim.isHeld()) return;
      const sending = needs.send(channel, { t: kind, table, battle, seat });
      const sent = await withinTime(world, sending, needs.sending ?? SENDING, unsent('protocol.sent.silent'), waiting);
      needs.count(sent.ok);
      if (!sent.ok && !sent.gone) hasFailed = true;
      else {
        done.add(channel.id);
        // A process that ends now must not leave it to another one to send it again.
        await claim.whileHeld((notice) => storage.noteDone(notice, [...done]));
      }
      await storage.setResult(channel.id, now(), sent.result);
      if (sent.gone) await storage.removeChannel(channel.id);
    }

    // One that answers slowly must not hold up the others.
    const told = await Promise.allSettled(channels.slice(0, MOST_CHANNELS).map(tellOver));
    for (const one of told) {
      if (one.status === 'fulfilled') continue;
      hasFailed = true;
      needs.report('a notice was not sent', one.reason);
    }
    const delay = hasFailed ? AGAIN[tries] : undefined;
    const again = Math.min(wakes, delay === undefined ? Number.POSITIVE_INFINITY : now() + delay);
    await claim.whileHeld((notice) =>
      storage.settleNotice(notice, now(), {
        again: Number.isFinite(again) ? again : null,
        tries: hasFailed ? tries + 1 : tries,
        done: [...done],
      }),
    );
  }

  async function lookOnce(): Promise<void> {
    for (;;) {
      const claimed = await storage.claimNotices(now(), length, TOGETHER);
      // One that cannot be sent must not hold up the others: it is free again after a minute.
      const told = await Promise.allSettled(claimed.map(tellOf));
      for (const one of told) if (one.status === 'rejected') needs.report('a notice was not sent', one.reason);
      if (claimed.length < TOGETHER || isClosed) return;
    }
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  const stop = world.every(LOOKS, () => {
    look().catch((error: unknown) => needs.report('notices were not looked for', error));
  });
  return {
    look,
    async close() {
      stop();
      isClosed = true;
      const ended = looking?.catch(() => undefined) ?? Promise.resolve();
      await withinTime(world, ended, PATIENCE, undefined);
      // Senders that are silent still have failed: that is noted while there is a database.
      for (const giveUp of waiting) giveUp();
      await withinTime(world, ended, PATIENCE, undefined);
      // Nothing must go on writing to a database that is closed.
      for (const claim of claims) claim.end();
    },
  };
}
