/** Addresses and networks, as the operator writes them. */
import { BlockList, isIP } from 'node:net';

/** The addresses of a network, or of one address; null where it is none. */
export function networkOf(network: string): BlockList | null {
  const [address = '', bits, ...more] = network.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const given = bits === undefined ? most : Number(bits);
  if (version === 0 || more.length > 0 || !/^\d+$/.test(bits ?? '0') || given > most) return null;
  // Whoever has one address of IPv6 has all of its network.
  const size = version === 6 ? Math.min(given, 64) : given;
  const list = new BlockList();
  list.addSubnet(address, size, version === 4 ? 'ipv4' : 'ipv6');
  return list;
}

/** Is this address one of the network? */
export function isIn(network: string, address: string): boolean {
  const list = networkOf(network);
  return list?.check(address, address.includes(':') ? 'ipv6' : 'ipv4') === true;
}
