/** How people want to be told that it is their turn: channels of a session, each with a test and its last result. */
import { timingSafeEqual } from 'node:crypto';
import { nullable, read, record } from '@drumhead/content/schema';
import { translate } from '../words.ts';
import type { Letters } from '../notices/letters.ts';
import type { TokenFor } from '../notices/notices.ts';
import { addressFault } from '../notices/publicAddress.ts';
import { isZone } from '../notices/quiet.ts';
import { newChannel, send, type SenderNeeds } from '../notices/senders.ts';
import type { Quiet, StoredChannel } from '../storage/noticeRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { type Answer, ok, refused, TOO_MANY } from './answers.ts';
import { dailyHours } from './dailyHours.ts';
import { newName } from './keys.ts';
import type { Purpose } from './mailPages.ts';

/** Channels of a session. */
const MOST = 10;
const quiet = nullable(dailyHours);
const change = record({ quiet }, {});

export interface Channels {
  list(session: string | null): Promise<Answer>;
  add(session: string, body: unknown): Promise<Answer>;
  change(session: string | null, id: string, body: unknown): Promise<Answer>;
  /** Sends a test over it; what came of it. */
  test(session: string | null, id: string): Promise<Answer>;
  remove(session: string | null, id: string): Promise<Answer>;
  /** The language of a channel, for pages that its mails lead to; null if there is none. */
  languageOf(id: string): Promise<StoredChannel['language'] | null>;
  /** Does what a link in a mail is for; false where it is none of ours. */
  follow(purpose: Purpose, id: string, token: string): Promise<boolean>;
}

export interface ChannelNeeds {
  readonly storage: Storage;
  readonly senders: SenderNeeds;
  readonly letters: Letters;
  readonly tokenFor: TokenFor;
  readonly now: () => number;
  readonly world: World;
}

export function channelsOn({ storage, senders, letters, tokenFor, now, world }: ChannelNeeds): Channels {
  async function ownChannel(session: string | null, id: string): Promise<StoredChannel | null> {
    const channel = await storage.channel(id);
    return channel !== null && channel.session === session ? channel : null;
  }

  /** Gives the channel of a browser its new subscription; nothing where it has been removed meanwhile. */
  async function replace(session: string, subscription: { readonly endpoint: string }, old: string): Promise<Answer> {
    const own = (await storage.channelsOf(session)).filter(({ kind }) => kind === 'push');
    const at = (endpoint: string) => own.find((one) => endpointOf(one) === endpoint);
    // The service worker may have told it before the page did.
    const channel = at(old) ?? at(subscription.endpoint);
    if (channel === undefined) return refused(404, 'no such channel');
    const target = JSON.stringify(subscription);
    await storage.changeChannel(channel.id, { target });
    return ok(shown({ ...channel, target }));
  }

  const isToken = (given: string, wanted: string): boolean =>
    given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

  function askToConfirm({ id, language, target }: StoredChannel) {
    const { address: to } = JSON.parse(target) as { readonly address: string };
    const link = `${senders.address}/api/channels/${id}/confirm?token=${tokenFor('confirm', id)}`;
    return letters.send({
      wish: 'confirm',
      to,
      subject: translate('server.mail.confirm', language),
      text: translate('server.mail.confirm.text', language, { link }),
    });
  }

  return {
    async list(session) {
      const channels = session === null ? [] : await storage.channelsOf(session);
      return ok({ channels: channels.map(shown), mail: senders.mail !== null, pushKey: senders.pushKeys.publicKey });
    },
    async add(session, body) {
      const asked = read(body, newChannel);
      if (!asked.ok) return refused(400, `${asked.problems[0]?.path}: ${asked.problems[0]?.reason}`);
      const { value } = asked;
      if (value.quiet !== null && !isZone(value.quiet.zone)) return refused(400, 'quiet.zone: no such zone');
      const fault =
        value.kind === 'mail'
          ? null
          : addressFault(value.kind === 'push' ? value.subscription.endpoint : value.address);
      if (fault !== null) return refused(400, `address: ${fault}`);
      if (value.kind === 'push' && value.replaces !== undefined)
        return replace(session, value.subscription, value.replaces);
      if (value.kind === 'mail' && senders.mail === null) return refused(409, 'this server sends no mail');
      if ((await storage.channelsOf(session)).length >= MOST) return refused(409, 'too many channels');
      const channel: StoredChannel = {
        id: newName(world),
        session,
        kind: value.kind,
        target: JSON.stringify(value.kind === 'push' ? value.subscription : { address: value.address }),
        language: value.language,
        quiet: value.quiet,
        confirmed: value.kind !== 'mail',
        last: null,
      };
      await storage.addChannel(channel);
      if (value.kind === 'mail') {
        const outcome = await askToConfirm(channel);
        if (outcome !== 'sent') {
          await storage.removeChannel(channel.id);
          return typeof outcome === 'object' ? { ...TOO_MANY, ...outcome } : refused(502, 'the mail could not be sent');
        }
      }
      return ok(shown(channel));
    },
    async change(session, id, body) {
      const asked = read(body, change);
      const channel = await ownChannel(session, id);
      if (channel === null) return refused(404, 'no such channel');
      if (!asked.ok) return refused(400, `${asked.problems[0]?.path}: ${asked.problems[0]?.reason}`);
      const { quiet: hours } = asked.value;
      if (hours !== null && !isZone(hours.zone)) return refused(400, 'quiet.zone: no such zone');
      await storage.changeChannel(id, { quiet: hours });
      return ok(shown({ ...channel, quiet: hours }));
    },
    async test(session, id) {
      const channel = await ownChannel(session, id);
      if (channel === null) return refused(404, 'no such channel');
      if (!channel.confirmed) return refused(409, 'confirm it first');
      const { result, gone } = await send(senders, channel, { t: 'test' });
      const last = { at: now(), result };
      await storage.setResult(id, last.at, result);
      if (gone) await storage.removeChannel(id);
      return ok({ ...shown({ ...channel, last }), gone });
    },
    async remove(session, id) {
      if ((await ownChannel(session, id)) === null) return refused(404, 'no such channel');
      await storage.removeChannel(id);
      return ok({});
    },
    async languageOf(id) {
      return (await storage.channel(id))?.language ?? null;
    },
    async follow(purpose, id, token) {
      if (!isToken(token, tokenFor(purpose, id))) return false;
      if (purpose === 'confirm') await storage.changeChannel(id, { confirmed: true });
      else await storage.removeChannel(id);
      return true;
    },
  };
}

const endpointOf = ({ target }: StoredChannel): string | undefined =>
  (JSON.parse(target) as { readonly endpoint?: string }).endpoint;

/** Of what it is sent to only as much as its owner needs to know it again. */
function shown({ id, kind, target, language, quiet: hours, confirmed, last }: StoredChannel) {
  const { address, endpoint } = JSON.parse(target) as { readonly address?: string; readonly endpoint?: string };
  const to = address ?? new URL(endpoint ?? 'https://localhost').host;
  return { id, kind, to, language, quiet: hours satisfies Quiet | null, confirmed, last };
}
