/** The address that a request comes from. */
import type { IncomingMessage } from 'node:http';

/** `proxies`: addresses of proxies before this server. Their `X-Forwarded-For` is believed, and nobody else's. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: readonly string[]): string {
  const from = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (!proxies.includes(from) || typeof forwarded !== 'string') return from;
  // Each proxy adds the address it was asked from. Anybody may have written the ones before the last.
  return forwarded.split(',').at(-1)?.trim() ?? from;
}
