import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const reserved = new BlockList();
const privateV4 = [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ...[['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
];
const privateV6 = [
  ...[['::', 127] as const, ['64:ff9b::', 95] as const],
  ...[['100::', 64] as const, ['2001::', 23] as const, ['2001:db8::', 32] as const],
  ...[['2002::', 16] as const, ['fc00::', 7] as const, ['fe80::', 10] as const],
  ['ff00::', 8] as const,
];
// What an IPv4 address is written as in IPv6 is told by these rules as well.
for (const [net, bits] of privateV4) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of privateV6) reserved.addSubnet(net, bits, 'ipv6');

/** Whether an address is anybody's on the internet: not of this machine, of a private network or reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !reserved.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up, and refuses it where any of its addresses may not be called. */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const refused = found.find(({ address }) => !isAllowed(address));
      if (refused)
        return callback(new Error(`${host} is at ${refused.address}, which is not public.`), []);
      if (options.all) return callback(null, found);
      const [first] = found;
      return first
        ? callback(null, first.address, first.family)
        : callback(new Error(`${host} has no address.`), []);
    });
  };
