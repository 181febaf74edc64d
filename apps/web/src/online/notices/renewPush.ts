/** The subscription of this browser changes by itself, or belongs to another key of the server: then its channel follows. */
import { toBase64url } from '../../app/base64url.ts';
import { firstLanguage } from '../../i18n/index.ts';
import { addChannel, listChannels } from './channels.ts';
import { canPush, keepOwnChannel, ownChannel, ownEndpoint, subscribe } from './push.ts';

/** The answer of a server that has no channel to replace. */
const NONE = 404;

/** On a visit; does nothing where this browser is not told, or its subscription is the one that the server knows. */
export async function renewPush(): Promise<void> {
  if (ownChannel() === null || !canPush() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return;
  const listed = await listChannels();
  if (!listed.ok) return;
  const { pushKey } = listed.value;
  const now = await registration.pushManager.getSubscription();
  const isOfServer = now !== null && keyIn(now.options.applicationServerKey) === pushKey;
  const before = ownEndpoint();
  if (isOfServer && (before === null || before === now.endpoint)) return;
  const subscription = isOfServer ? now.toJSON() : await subscribe(pushKey);
  if (typeof subscription === 'string') return;
  const given = { kind: 'push', subscription } as const;
  const language = firstLanguage();
  const replaced = before === null ? null : await addChannel({ ...given, replaces: before }, language);
  // The server forgets a channel once nothing arrives there any more.
  const isGone = replaced === null || (!replaced.ok && replaced.status === NONE);
  const added = isGone ? await addChannel(given, language) : replaced;
  if (added.ok) keepOwnChannel(added.value.id, subscription.endpoint);
}

/** A key as servers write it. */
const keyIn = (key: ArrayBuffer | null): string => toBase64url(new Uint8Array(key ?? new ArrayBuffer(0)));
