import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

type Network = readonly [address: string, bits: number];

/** Of nobody on the public net, or of this machine and its neighbours. */
const blockedV4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Documentation, tunnels to addresses of the fourth version, and reserved ones. */
const blockedV6: readonly Network[] = [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [address, bits] of blockedV4) blocked.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of blockedV6) blocked.addSubnet(address, bits, 'ipv6');

/** Of the sixth version all that is routed on the public net begins with 2 or 3. */
const routed = new BlockList();
routed.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is of the public net. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4');
    case 6:
      return routed.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The host of an address: that of the sixth version without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names of a machine itself and of a network that is not routed (RFC 6761, 6762, 8375; `internal` by ICANN). */
const ownNames = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i;

/**
 * Whether an address leads to the public net as it is written. Where a name leads is looked at when it is
 * connected to.
 */
export function hasPublicHost(url: URL): boolean {
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host);
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !ownNames.test(name);
}

/** A name, or an address that was given in its place, leads to where nobody may be sent. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} is at no public address.`);
  }
}

/**
 * How the host of an address is resolved for a connection: to addresses that are allowed alone, and the connection is
 * made to the one that was looked at, so that a name which changes meanwhile leads nowhere else. A host that is
 * an address is connected to without being resolved, and so is looked at here.
 *
 * @throws PrivateAddress for such a host that is not allowed
 */
export function publicLookup(url: URL, isAllowed: (address: string) => boolean): LookupFunction {
  const literal = hostOf(url);
  if (isIP(literal) !== 0 && !isAllowed(literal)) throw new PrivateAddress(literal);
  return (host, { all, ...options }, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const isAllPublic = found.every(({ address }) => isAllowed(address));
      const [first] = found;
      if (!first || !isAllPublic) return done(new PrivateAddress(host), '', 0);
      // Asked for all, it is answered with all: both forms of the answer are in the contract of `net`.
      if (all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
}
