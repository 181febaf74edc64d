/** Requests to addresses that people give: to public machines alone, so that nobody reaches what stands behind the server. */
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { Agent, request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { AddressFault } from '@drumhead/protocol';
import type { World } from '../world.ts';

/** Milliseconds until an address must have answered. */
const LONGEST = 5000;

const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of the rest of IPv6 nothing is public either: what is, begins with the bits 001. */
const PUBLIC_V6 = ['2000::', 3] as const;
/** Ways into IPv4, and examples. */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const closed = new BlockList();
for (const [net, bits] of NOT_PUBLIC_V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_PUBLIC_V6) closed.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(PUBLIC_V6[0], PUBLIC_V6[1], 'ipv6');

/** Can everybody reach this IP address? */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** A name leads to a machine that not everybody can reach. */
export class NotPublic extends Error {}

/** The name is looked up once, and the connection goes to an address that was checked: no second look-up, no other answer. */
const lookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: readonly LookupAddress[]) => {
    const [first] = found ?? [];
    const isClosed = error === null && (first === undefined || !found.every(({ address }) => isPublic(address)));
    if (error !== null || isClosed || first === undefined) return done(error ?? new NotPublic(), '', 0);
    return options.all === true ? done(null, [...found]) : done(null, first.address, first.family);
  });
};

/** Milliseconds for the first of several addresses of a name: Node's own 250 are too few where this machine is busy. */
const FIRST_ADDRESS = 2000;

/** Connections to public machines. */
export const publicAgent = (): Agent => new Agent({ lookup, autoSelectFamilyAttemptTimeout: FIRST_ADDRESS });

/** Why nothing can be sent to this address, or null. */
export function addressFault(address: string): AddressFault | null {
  if (!URL.canParse(address)) return 'malformed';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:') return 'https';
  if (username !== '' || password !== '') return 'password';
  const ip = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(ip) !== 0 && !isPublic(ip) ? 'private' : null;
}

/** Posts, and follows nothing; the status of the answer. */
export function post(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
  agent: Agent,
  world: World,
): Promise<number> {
  return new Promise((done, fail) => {
    const patience = new AbortController();
    const cancel = world.after(LONGEST, () => patience.abort());
    const { signal } = patience;
    const options = { method: 'POST', agent, signal, headers: { ...headers, 'Content-Length': String(body.length) } };
    request(address, options, (answer) => {
      // Only the status counts: whatever it says may be endless.
      answer.destroy();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .once('close', cancel)
      .end(body);
  });
}
