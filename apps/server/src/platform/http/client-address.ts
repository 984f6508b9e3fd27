import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddress from 'proxy-addr';

/** The first half of an IPv6 address: that much a provider gives to one household. */
const networkGroups = 4;

/**
 * Tells who sent a request: the nearest address that is no proxy of ours. What a proxy says of whom it
 * passes on counts only where the proxy is trusted; anybody can write that header.
 *
 * @param trusted addresses and networks such as `10.0.0.0/8`, `loopback`, and `uniquelocal` for all private networks
 * @throws TypeError when one is neither
 */
export function createClientAddress(trusted: readonly string[]): (context: Context) => string {
  const isTrusted = proxyAddress.compile([...trusted]);
  return (context) => {
    // Requests that come by no socket, as in tests, are all of one client.
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    if (incoming?.socket.remoteAddress === undefined) return 'unknown';
    return networkOf(proxyAddress(incoming, isTrusted));
  };
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [start = '', end] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  const after = end ? end.split(':') : [];
  const zeros = end === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return whole.slice(0, networkGroups).join(':');
}
