/** Web Push of this browser: permission, a subscription, and whether this browser is among the channels. */

/** Why there is no subscription: message keys end in it. */
export type NoPush = 'unsupported' | 'denied' | 'notYet' | 'failed';

const STORED = 'drumhead.push';

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

/** The channel that leads to this browser, as far as it is known; null: none. */
export function ownChannel(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export function keepOwnChannel(id: string): void {
  try {
    localStorage.setItem(STORED, id);
  } catch {
    // It is listed as any browser then.
  }
}
