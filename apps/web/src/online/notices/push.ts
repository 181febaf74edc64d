/** Web Push of this browser: permission, a subscription, and whether this browser is among the channels. */

/** Why there is no subscription: message keys end in it. */
export type NoPush = 'unsupported' | 'denied' | 'notYet' | 'failed';

const STORED = 'drumhead.push';
const ENDPOINT = 'drumhead.push.endpoint';

/** Needs https, or this very machine. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Asks the person, then the push service of the browser. `key`: that of the server. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | NoPush> {
  if (!canPush()) return 'unsupported';
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return 'notYet';
    const { pushManager } = registration;
    // One for another server that was here holds to other keys.
    await (await pushManager.getSubscription())?.unsubscribe();
    return (await pushManager.subscribe(options)).toJSON();
  } catch {
    return 'failed';
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The channel that leads to this browser, as far as it is known; null: none. */
export const ownChannel = (): string | null => stored(STORED);

/** The address that its push service had for it when the server was told last; null: not known. */
export const ownEndpoint = (): string | null => stored(ENDPOINT);

export function keepOwnChannel(id: string, endpoint: string | undefined): void {
  try {
    localStorage.setItem(STORED, id);
    localStorage.setItem(ENDPOINT, endpoint ?? '');
  } catch {
    // It is listed as any browser then.
  }
}

/** The person wants no messages here any more: nothing brings the channel back. */
export function forgetOwnChannel(): void {
  try {
    localStorage.removeItem(STORED);
    localStorage.removeItem(ENDPOINT);
  } catch {
    // Without storage nothing was kept.
  }
}
