/** Where a request comes from. */
import { isIPv6 } from 'node:net';
import type { Knock } from '../live/socket.ts';

/**
 * The caller, for limits. `proxies`: addresses of proxies before this server. Their `X-Forwarded-For` is believed, and nobody
 * else's.
 */
export function callerOf(request: Knock, proxies: readonly string[]): string {
  return networkOf(addressOf(request, proxies));
}

function addressOf({ headers, socket }: Knock, proxies: readonly string[]): string {
  const from = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (!proxies.includes(from) || typeof forwarded !== 'string') return from;
  // Each proxy adds the address it was asked from. Anybody may have written the ones before the last.
  return forwarded.split(',').at(-1)?.trim() ?? from;
}

/**
 * The network that counts as one caller: whoever has an address of IPv6 has all 2^64 of its network. An address of IPv4 is
 * one of its own, also where it is written as one of IPv6.
 */
function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // In the spelling of addresses of the web: no leading noughts, no dotted ends.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const parts = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
  const [head, tail] = [parts(before), parts(after ?? '')];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (all.slice(0, 5).every((part) => part === '0') && all[5] === 'ffff') {
    const bytes = all.slice(6).flatMap((part) => {
      const number = Number.parseInt(part, 16);
      return [number >> 8, number & 255];
    });
    return bytes.join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
}
