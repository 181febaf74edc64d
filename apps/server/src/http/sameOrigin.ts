/** Which requests come from the page itself. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';

interface Asked {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

/**
 * Does the request name this server? A name from elsewhere that leads here is how a page of somebody else would read ours
 * (DNS rebinding); with an address there is no name to lead astray. `names`: further names that lead here.
 */
export function namesThisServer({ host = '' }: Asked, names: readonly string[] = []): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const own = hostname().toLowerCase();
  const further = names.map((one) => one.toLowerCase());
  return ['localhost', own, `${own}.local`, ...further].includes(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/** Was it sent by a page of this very server? Browsers say so, and a page cannot make them say something else. */
export function isFromOwnPage({ host, origin }: Asked): boolean {
  if (origin === undefined || host === undefined) return false;
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}
