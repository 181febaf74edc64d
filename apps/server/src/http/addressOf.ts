/** The address that a request comes from. */
import type { IncomingMessage } from 'node:http';

/** `proxies`: addresses of those before this server whose word on it is taken; nobody else's is. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: readonly string[]): string {
  const from = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (!proxies.includes(from) || typeof forwarded !== 'string') return from;
  // Each proxy adds the address it was asked from; what stands before the last one anybody may have written.
  return forwarded.split(',').at(-1)?.trim() ?? from;
}
